import {
  type Centimetres,
  CM_PER_METRE,
  type HeightUnit,
  INCHES_PER_FOOT,
  POUNDS_PER_STONE,
  type WeightUnit,
} from '@evenscale/formulas/units';
import { formatEntry } from '#ui/text/format.ts';
import { TALLEST } from '#person/limits.ts';
import { heightOf, isMetres, weightOf, type Height } from './measure-text.ts';
import { normalizeText, parseNumberText } from './number-text.ts';
import { heightAs, heightLine, weightAs, weightLine } from '#person/draft.ts';
import type { HeightText, WeightText } from '#person/draft.ts';

/**
 * What a visitor probably meant by an implausible but possible entry: the text of the question, and the
 * text that one click enters in the field.
 */
export interface LikelyEntry<Text> {
  readonly label: string;
  readonly text: Text;
  /** Set if it isn't just "Did you mean" and the label. */
  readonly question?: string;
}

/** A range of bare numbers that usually means another unit when typed into this field. Upper ends are exclusive. */
interface Habit<Unit> {
  readonly from: number;
  readonly below: number;
  readonly unit: Unit;
}

/** Numbers that people type into the centimeter field, by what they usually mean. */
const CENTIMETRE_HABITS: readonly Habit<HeightUnit>[] = [
  { from: 1, below: 3, unit: 'm' },
  { from: 3, below: 9, unit: 'ft' },
  { from: 48, below: 85, unit: 'in' },
];

const FEET_HABITS: readonly Habit<HeightUnit>[] = [
  ...CENTIMETRE_HABITS,
  { from: 100, below: TALLEST, unit: 'cm' },
];

const KILOGRAM_HABITS: readonly Habit<WeightUnit>[] = [
  { from: 5, below: 25, unit: 'st' },
  { from: 300, below: 660, unit: 'lb' },
];

const POUND_HABITS: readonly Habit<WeightUnit>[] = [
  { from: 5, below: 30, unit: 'st' },
  { from: 30, below: 60, unit: 'kg' },
];

const STONE_HABITS: readonly Habit<WeightUnit>[] = [
  { from: 40, below: 100, unit: 'kg' },
  { from: 100, below: 660, unit: 'lb' },
];

function habitOf<Unit>(
  box: string,
  habits: readonly Habit<Unit>[],
): (Habit<Unit> & { amount: number }) | null {
  const number = parseNumberText(box);
  if (!number.ok) return null;
  const habit = habits.find(({ from, below }) => number.value >= from && number.value < below);
  return habit ? { ...habit, amount: number.value } : null;
}

// People write 5 ft 9 as "5.9": the digits after the point are inches, not tenths of a foot.
function feetAndInches(box: string): number {
  const [feet, inches] = normalizeText(box).replace(',', '.').split('.');
  const whole = Number(inches ?? 0);
  return whole < INCHES_PER_FOOT ? Number(feet) * INCHES_PER_FOOT + whole : Number(feet) * INCHES_PER_FOOT;
}

function meantHeight(box: string, habit: Habit<HeightUnit> & { amount: number }): Height {
  return habit.unit === 'ft' ? heightOf(feetAndInches(box), 'in') : heightOf(habit.amount, habit.unit);
}

/** The likely meaning of a typed height, or `null` if it is plausible. */
export function likelyHeight(text: HeightText): LikelyEntry<HeightText> | null {
  const overflow = likelyOverflow(heightLine(text), FEET_AND_INCHES);
  if (overflow) return likelyFeetOverflow(overflow, text.unit);
  return text.unit === 'cm' ? likelyCentimetres(text.centimetres) : likelyFeet(text.feet, text.inches);
}

const FEET_AND_INCHES = /^(\d{1,2}) ?(?:ft|foot|feet|') ?(\d{1,2})(?: ?(?:in|inch(?:es)?|"))?$/u;
const STONE_AND_POUNDS = /^(\d{1,2}) ?(?:st|stones?) ?(\d{1,3})(?: ?(?:lbs?|pounds?))?$/u;

/** The two numbers of `5 ft 30` or `11 st 15`. */
function likelyOverflow(line: string, pattern: RegExp): readonly [number, number] | null {
  const match = pattern.exec(normalizeText(line));
  const large = Number(match?.[1]);
  const small = Number(match?.[2]);
  const perLarge = pattern === FEET_AND_INCHES ? INCHES_PER_FOOT : POUNDS_PER_STONE;
  return match && large > 0 && small >= perLarge ? [large, small] : null;
}

/** 1'75 is probably 1.75 m; 5 ft 30 is 7 ft 6. */
function likelyFeetOverflow(
  [feet, inches]: readonly [number, number],
  unit: HeightText['unit'],
): LikelyEntry<HeightText> {
  const isMetric = feet === 1 || (feet === 2 && inches <= 50);
  const { centimetres } = isMetric
    ? heightOf(feet + inches / CM_PER_METRE, 'm')
    : heightOf(feet * INCHES_PER_FOOT + inches, 'in');
  const entry: HeightText = { unit: 'cm', centimetres: formatEntry(centimetres) };
  const text = unit === 'cm' ? entry : feetBoxes(centimetres);
  return { label: isMetric ? `${entry.centimetres} cm` : feetLabel(feetBoxes(centimetres)), text };
}

function likelyCentimetres(box: string): LikelyEntry<HeightText> | null {
  const habit = habitOf(box, CENTIMETRE_HABITS);
  // The field says how 1.75 was read.
  if (!habit || isMetres(habit.amount)) return null;
  const { centimetres } = meantHeight(box, habit);
  const text: HeightText = { unit: 'cm', centimetres: formatEntry(centimetres) };
  const label = `${text.centimetres} cm`;
  return { label: habit.unit === 'm' ? label : `${feetLabel(feetBoxes(centimetres))} (${label})`, text };
}

function likelyFeet(box: string, inches: string): LikelyEntry<HeightText> | null {
  const habit = inches === '' ? habitOf(box, FEET_HABITS) : null;
  // Whole feet without inches are plausible: 6 is 6 ft 0.
  if (!habit || (habit.unit === 'ft' && !/[.,]/u.test(box))) return null;
  const text = feetBoxes(meantHeight(box, habit).centimetres);
  return { label: feetLabel(text), text };
}

function feetBoxes(centimetres: Centimetres): HeightText {
  return heightAs({ unit: 'cm', centimetres: String(centimetres) }, 'ft');
}

function feetLabel(text: HeightText): string {
  return text.unit === 'ft' ? `${text.feet} ft ${text.inches} in` : '';
}

/** The likely meaning of a typed weight, or `null` if it is plausible. */
export function likelyWeight(text: WeightText): LikelyEntry<WeightText> | null {
  const overflow = likelyOverflow(weightLine(text), STONE_AND_POUNDS);
  if (overflow) {
    const { pounds } = weightOf(overflow[0] * POUNDS_PER_STONE + overflow[1], 'lb');
    const meant = weightAs({ unit: 'lb', pounds: String(pounds) }, text.unit);
    return { label: weightLabel(weightAs({ unit: 'lb', pounds: String(pounds) }, 'st')), text: meant };
  }
  if (text.unit === 'st' && text.pounds !== '') return null;
  const habit = habitOf(...boxAndHabits(text));
  if (!habit) return null;
  const weight = weightOf(habit.amount, habit.unit);
  // Converted from the other unit, so that the text is always rounded.
  const exact: WeightText =
    text.unit === 'kg'
      ? { unit: 'lb', pounds: String(weight.pounds) }
      : { unit: 'kg', kilograms: String(weight.kilograms) };
  const meant = weightAs(exact, text.unit);
  const typed = `${formatEntry(habit.amount)} ${habit.unit}`;
  return { label: `${typed} (${weightLabel(meant)})`, text: meant };
}

function boxAndHabits(text: WeightText): [string, readonly Habit<WeightUnit>[]] {
  if (text.unit === 'kg') return [text.kilograms, KILOGRAM_HABITS];
  if (text.unit === 'lb') return [text.pounds, POUND_HABITS];
  return [text.stone, STONE_HABITS];
}

function weightLabel(text: WeightText): string {
  if (text.unit === 'kg') return `${text.kilograms} kg`;
  return text.unit === 'lb' ? `${text.pounds} lb` : `${text.stone} st ${text.pounds} lb`;
}
