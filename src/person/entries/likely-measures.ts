/** What a visitor probably meant by a weight and a height that can't be one adult's. */
import { bodyMassIndex } from '@evenscale/formulas/bmi';
import { cm } from '@evenscale/formulas/units';
import { type Height, type Weight, weightOf } from '#person/entry/measure-text.ts';
import { likelyWords } from '#person/entry/likely-words.ts';
import { parseNumberText } from '#person/entry/number-text.ts';
import { PLAUSIBLE_BMI } from '#person/limits.ts';
import { labelOf, likelyHeight, likelyUnit, likelyWeight, type LikelyEntry } from './likely.ts';
import { type Units, weightUnitOf } from '#person/units.ts';
import { boxesOf, HEIGHT, measureEntry, measureText, readHeight, readWeight, WEIGHT } from './measure.ts';

interface MeasureEntries {
  readonly weight: string;
  readonly height: string;
  /** The form's units, chosen before or after something was typed. */
  readonly units?: Units;
}

/** Another number in the box for the weight is hardly an adult's height: with 120 kg, a height of 70 is in inches. */
const EXCHANGED_HEIGHT = { min: cm(140), max: cm(220) } as const;

/** True if hardly anyone has the BMI. */
export function isImplausible(weight: Weight, height: Height): boolean {
  const bmi = bodyMassIndex(weight.kilograms, height.centimetres);
  return bmi < PLAUSIBLE_BMI.min || bmi > PLAUSIBLE_BMI.max;
}

interface Measures {
  readonly weight: Weight;
  readonly height: Height;
}

/** Weight and height as they are read; `null` unless both can be. */
function measuresOf(entries: MeasureEntries): Measures | null {
  const [weight, height] = [readWeight(entries.weight), readHeight(entries.height)];
  return weight.ok && height.ok ? { weight: weight.value, height: height.value } : null;
}

/** Each text in the box of the other; `null` unless kilograms and centimeters are typed, which have one box each. */
function exchanged(entries: MeasureEntries): MeasureEntries | null {
  const [weight, height] = [boxesOf(WEIGHT, entries.weight), boxesOf(HEIGHT, entries.height)];
  if (weight.unit !== 'kg' || height.unit !== 'cm') return null;
  return { weight: measureText({ ...height, unit: 'kg' }), height: measureText({ ...weight, unit: 'cm' }) };
}

/** Weight and height exchanged, if only that way they can be an adult's. */
export function likelyExchange(entries: MeasureEntries): LikelyEntry | null {
  const texts = exchanged(entries);
  if (!texts) return null;
  const [typed, meant] = [measuresOf(entries), measuresOf(texts)];
  if (!typed || !meant || !isImplausible(typed.weight, typed.height)) return null;
  const { weight, height } = meant;
  const isUsual = height.centimetres >= EXCHANGED_HEIGHT.min && height.centimetres <= EXCHANGED_HEIGHT.max;
  if (!isUsual || isImplausible(weight, height)) return null;
  const label = likelyWords.both(
    labelOf(WEIGHT, measureEntry(WEIGHT, weight, 'kg')),
    labelOf(HEIGHT, measureEntry(HEIGHT, height, 'cm')),
  );
  return {
    label,
    text: texts.height,
    also: { weight: texts.weight },
    question: likelyWords.exchanged,
    accept: likelyWords.exchange(label),
  };
}

/**
 * A question about one number as kilograms and as centimeters, which is nearly always the height in both boxes: as a
 * BMI, it's at most 120 from 84 up, and 40 only at 250.
 */
function sameNumber({ weight, height }: Measures, text: string): LikelyEntry | null {
  const { kilograms }: { readonly kilograms: number } = weight;
  if (kilograms !== height.centimetres) return null;
  const label = labelOf(WEIGHT, measureEntry(WEIGHT, weight, 'kg'));
  return { label, text, question: likelyWords.same(label), accept: null };
}

/** Hardly anyone has a BMI from here on, while the same number of pounds is usual. */
const UNUSUAL_BMI = 50;
const USUAL_BMI = { min: 18.5, max: 40 } as const;

/**
 * The number of pounds that was typed as kilograms: 182 at 168 cm.
 *
 * @param isInPounds - if Imperial was chosen after it was typed: then any number that is usual in pounds only
 */
function poundsAsKilograms(
  { weight, height }: Measures,
  text: string,
  isInPounds: boolean,
): LikelyEntry | null {
  const { unit, large } = boxesOf(WEIGHT, text);
  const number = parseNumberText(large);
  if (unit !== 'kg' || !number.ok) return null;
  const bmiOf = ({ kilograms }: Weight) => bodyMassIndex(kilograms, height.centimetres);
  const meant = weightOf(number.value, 'lb');
  const isUsual = bmiOf(meant) >= USUAL_BMI.min && bmiOf(meant) < USUAL_BMI.max;
  return isUsual && bmiOf(weight) >= (isInPounds ? USUAL_BMI.max : UNUSUAL_BMI)
    ? likelyUnit(WEIGHT, unit, { amount: number.value, unit: 'lb' }, meant, 'lb')
    : null;
}

/** What the two measures together make of the weight. */
function unlikelyTogether(entries: MeasureEntries, isInPounds: boolean): LikelyEntry | null {
  const typed = measuresOf(entries);
  if (!typed || isImplausible(typed.weight, typed.height)) return null;
  return sameNumber(typed, entries.weight) ?? poundsAsKilograms(typed, entries.weight, isInPounds);
}

/**
 * The questions about an adult's weight and height.
 *
 * @param asked - the entries that the visitor asked for a result with
 */
export function measureQuestions(
  { weight, height, units = 'metric' }: MeasureEntries,
  asked: Pick<MeasureEntries, 'weight'> | null = null,
) {
  const isInPounds = weightUnitOf({ units }) === 'lb' && weight !== asked?.weight;
  const exchange = likelyExchange({ weight, height });
  const ofHeight = exchange ?? likelyHeight(height);
  return {
    weight: exchange
      ? null
      : (likelyWeight(weight, true) ?? (ofHeight ? null : unlikelyTogether({ weight, height }, isInPounds))),
    height: ofHeight,
  };
}
