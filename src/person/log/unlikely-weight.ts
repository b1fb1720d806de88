/** A weight that is asked about before it's logged: a typo, or another person on the scale. Pure. */
import { bodyMassIndex } from '@evenscale/formulas/bmi';
import { bmiValue, cm, kg, type WeightUnit } from '@evenscale/formulas/units';
import { likelyUnit, likelyWeight, type LikelyEntry } from '#person/entries/likely.ts';
import { boxesOf, measureEntry, readWeight, WEIGHT } from '#person/entries/measure.ts';
import { weightOf, type Weight } from '#person/entry/measure-text.ts';
import { parseNumberText } from '#person/entry/number-text.ts';
import { formatGivenWeight } from '#person/format-weight.ts';
import type { EntryProblem } from '#person/entries/field.ts';
import { PLAUSIBLE_BMI } from '#person/limits.ts';

/** A weight that differs more than this from the log's trend, as a part of it, is asked about after any time. */
const UNLIKELY = 0.1;
/**
 * How far a weight may be from the trend without a question: a share of it, but at least some kilograms, and more for
 * each day since the nearest weigh-in. Water, a holiday, a diet's first days and weeks without a scale stay within it.
 */
const USUAL_CHANGE = { share: 0.045, least: 4, shareADay: 0.0015 } as const;

/** What a weight is compared with; `null` for what isn't known. */
export interface WeightContext {
  /** The trend near the day, in kg, or the weight that is known of the person. */
  readonly usual: number | null;
  /** Days to the weigh-in that the trend is from; `null` for a weight of any time. */
  readonly away: number | null;
  readonly centimetres: number | null;
}

/** What a slip leaves is this close to the usual weight; with a wrong digit, since almost any number has one that fits better. */
const CLOSE = { factor: 0.05, digit: 0.015 } as const;
/** Without a height or a weight to compare with, these are asked about: few scales weigh more, and few adults less. */
const USUAL_WEIGHTS = { least: 30, most: 250 } as const;

/**
 * No weight with another BMI is logged: it's a slip, since hardly an adult lives with less or more. A missing point or
 * one too many is outside it for anybody between 15 and 80.
 */
const POSSIBLE_BMI = { min: bmiValue(8), max: bmiValue(150) } as const;

/** True for a weight far from the trend. */
export const isFarFrom = (weight: number, usual: number): boolean => Math.abs(weight / usual - 1) > UNLIKELY;

/** True for a weight that differs more from the usual one than a body does in that time. */
export function isUnusual(weight: number, usual: number, away: number | null): boolean {
  if (away === null) return isFarFrom(weight, usual);
  const { share, least, shareADay } = USUAL_CHANGE;
  return Math.abs(weight / usual - 1) > Math.min(UNLIKELY, Math.max(share, least / usual) + shareADay * away);
}

function isBmiOutside(limits: typeof PLAUSIBLE_BMI, weight: number, centimetres: number): boolean {
  const bmi = bodyMassIndex(kg(weight), cm(centimetres));
  return bmi < limits.min || bmi > limits.max;
}

/** True for a weight that the visitor is asked about. */
export function isUnlikelyWeight(weight: number, { usual, away, centimetres }: WeightContext): boolean {
  if (usual !== null && isUnusual(weight, usual, away)) return true;
  if (centimetres !== null) return isBmiOutside(PLAUSIBLE_BMI, weight, centimetres);
  return usual === null && (weight < USUAL_WEIGHTS.least || weight > USUAL_WEIGHTS.most);
}

/** True for a weight that no adult of this height has: it isn't logged, even if somebody insists. */
export const isImpossibleWeight = (
  weight: number,
  { centimetres }: Pick<WeightContext, 'centimetres'>,
): boolean => centimetres !== null && isBmiOutside(POSSIBLE_BMI, weight, centimetres);

/** What is wrong with a weight: it can't be, or it's asked about; `null` if nothing is. */
export function problemOfWeight(
  weight: number,
  context: WeightContext,
): Extract<EntryProblem, 'outOfRange' | 'implausible'> | null {
  if (isImpossibleWeight(weight, context)) return 'outOfRange';
  return isUnlikelyWeight(weight, context) ? 'implausible' : null;
}

const OTHER_UNIT: Readonly<Record<WeightUnit, WeightUnit | null>> = { kg: 'lb', lb: 'kg', st: null };

/** How far a slip that left a digit out or in is from what was meant. */
const SLIPS: readonly ((amount: number) => number)[] = [
  // 926 for 92.6, 9.26, and 192.6.
  (amount) => amount / 10,
  (amount) => amount * 10,
  (amount) => amount - 100,
];

/** The numbers that differ from a typed one in one digit: 94.3 for 84.3. */
const nearTypos = (typed: string): readonly number[] =>
  [...typed.matchAll(/\d/gu)].flatMap(({ index }) =>
    Array.from({ length: 10 }, (_, digit) =>
      Number(`${typed.slice(0, index)}${digit}${typed.slice(index + 1)}`),
    ),
  );

interface Slip {
  readonly weight: Weight;
  readonly written: WeightUnit;
}

/** The one that comes closest to the usual weight; `null` if none is close. */
function closestTo(usual: number, slips: readonly Slip[], close: number): Slip | null {
  const off = ({ weight }: Slip): number => Math.abs(weight.kilograms / usual - 1);
  const [best] = slips.toSorted((one, other) => off(one) - off(other));
  return best && off(best) <= close ? best : null;
}

/** What was meant by a number far from the usual weight: what comes closest to it; `null` if no slip explains it. */
function slipOf(typed: number, unit: WeightUnit, usual: number): LikelyEntry | null {
  const other = OTHER_UNIT[unit];
  const inUnit = (amounts: readonly number[]): readonly Slip[] =>
    amounts
      .filter((amount) => amount > 0)
      .map((amount) => ({ weight: weightOf(amount, unit), written: unit }));
  const factors = [
    ...inUnit(SLIPS.map((slip) => slip(typed))),
    ...(other ? [{ weight: weightOf(typed, other), written: other }] : []),
  ];
  const best =
    closestTo(usual, factors, CLOSE.factor) ??
    closestTo(usual, inUnit(nearTypos(String(typed))), CLOSE.digit);
  if (!best) return null;
  if (best.written !== unit)
    return likelyUnit(WEIGHT, unit, { amount: typed, unit: best.written }, best.weight);
  return {
    label: formatGivenWeight(kg(best.weight.kilograms), unit),
    text: measureEntry(WEIGHT, best.weight, unit),
  };
}

/** Another meaning only if it comes close to the usual weight: 12 is 12 st for somebody of 76 kg, not of 140 kg. */
function closeTo(usual: number, meant: LikelyEntry | null): LikelyEntry | null {
  const reading = meant ? readWeight(meant.text) : null;
  const isClose = reading?.ok === true && Math.abs(reading.value.kilograms / usual - 1) <= CLOSE.factor;
  return isClose ? meant : null;
}

/** What was probably meant by a weight far from the usual one: another unit, or a digit less, more or wrong. */
export function likelyOwnWeight(
  text: string,
  { usual, away }: Pick<WeightContext, 'usual' | 'away'>,
): LikelyEntry | null {
  const { unit, large, small } = boxesOf(WEIGHT, text);
  const typed = parseNumberText(large);
  const isNumber = typed.ok && !small;
  if (usual === null || !isNumber || !isUnusual(weightOf(typed.value, unit).kilograms, usual, away))
    return likelyWeight(text);
  return slipOf(typed.value, unit, usual) ?? closeTo(usual, likelyWeight(text));
}
