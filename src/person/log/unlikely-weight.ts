/** A weight that is asked about before it's logged: a typo, or another person on the scale. Pure. */
import { bodyMassIndex } from '@evenscale/formulas/bmi';
import { cm, kg, type WeightUnit } from '@evenscale/formulas/units';
import { likelyUnit, likelyWeight, type LikelyEntry } from '#person/entries/likely.ts';
import { boxesOf, measureEntry, WEIGHT } from '#person/entries/measure.ts';
import { weightOf, type Weight } from '#person/entry/measure-text.ts';
import { parseNumberText } from '#person/entry/number-text.ts';
import { formatGivenWeight } from '#person/format-weight.ts';
import { PLAUSIBLE_BMI } from '#person/limits.ts';

/** A weight that differs more than this from the log's trend, as a part of it, is asked about. */
const UNLIKELY = 0.1;

/** What a weight is compared with; `null` for what isn't known. */
export interface WeightContext {
  /** The trend near the day, in kg, or the weight that is known of the person. */
  readonly usual: number | null;
  readonly centimetres: number | null;
}

/** What a slip leaves is this close to the usual weight. */
const CLOSE = 0.05;
/** Without a height or a weight to compare with, these are asked about: few scales weigh more, and few adults less. */
const USUAL_WEIGHTS = { least: 30, most: 250 } as const;

/** True for a weight far from the trend. */
export const isFarFrom = (weight: number, usual: number): boolean => Math.abs(weight / usual - 1) > UNLIKELY;

/** True for a weight with which hardly anyone of this height lives. */
function isUnlikelyBmi(weight: number, centimetres: number): boolean {
  const bmi = bodyMassIndex(kg(weight), cm(centimetres));
  return bmi < PLAUSIBLE_BMI.min || bmi > PLAUSIBLE_BMI.max;
}

/** True for a weight that the visitor is asked about. */
export function isUnlikelyWeight(weight: number, { usual, centimetres }: WeightContext): boolean {
  if (usual !== null && isFarFrom(weight, usual)) return true;
  if (centimetres !== null) return isUnlikelyBmi(weight, centimetres);
  return usual === null && (weight < USUAL_WEIGHTS.least || weight > USUAL_WEIGHTS.most);
}

const OTHER_UNIT: Readonly<Record<WeightUnit, WeightUnit | null>> = { kg: 'lb', lb: 'kg', st: null };

/** How far a slip that left a digit out or in is from what was meant. */
const SLIPS: readonly ((amount: number) => number)[] = [
  // 926 for 92.6, 9.26, and 192.6.
  (amount) => amount / 10,
  (amount) => amount * 10,
  (amount) => amount - 100,
];

/** What was meant by a number far from the usual weight: what comes closest to it; `null` if no slip explains it. */
function slipOf(typed: number, unit: WeightUnit, usual: number): LikelyEntry | null {
  const off = ({ kilograms }: Weight): number => Math.abs(kilograms / usual - 1);
  const other = OTHER_UNIT[unit];
  const slips = SLIPS.map((slip) => slip(typed)).filter((amount) => amount > 0);
  const candidates = [
    ...slips.map((amount) => ({ weight: weightOf(amount, unit), written: unit })),
    ...(other ? [{ weight: weightOf(typed, other), written: other }] : []),
  ].toSorted((one, next) => off(one.weight) - off(next.weight));
  const [best] = candidates;
  if (!best || off(best.weight) > CLOSE) return null;
  if (best.written !== unit)
    return likelyUnit(WEIGHT, unit, { amount: typed, unit: best.written }, best.weight);
  return {
    label: formatGivenWeight(kg(best.weight.kilograms), unit),
    text: measureEntry(WEIGHT, best.weight, unit),
  };
}

/** What was probably meant by a weight far from the usual one: another unit, or a digit less or more. */
export function likelyOwnWeight(text: string, usual: number | null): LikelyEntry | null {
  const { unit, large, small } = boxesOf(WEIGHT, text);
  const typed = parseNumberText(large);
  const isNumber = typed.ok && !small;
  if (usual === null || !isNumber || !isFarFrom(weightOf(typed.value, unit).kilograms, usual))
    return likelyWeight(text);
  return slipOf(typed.value, unit, usual) ?? likelyWeight(text);
}
