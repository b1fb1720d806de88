/** A custom split of the day's energy; its three shares always add up to 100%. */
import type { Macronutrient, MacroShares } from './macros.ts';
import { percent } from '../units.ts';
import type { Percent } from '../units.ts';

const WHOLE = 100;

/** The order in which shares make room for a change: carbohydrate first, then fat, protein last. */
export const GIVING_WAY: Readonly<
  Record<Macronutrient, readonly [first: Macronutrient, last: Macronutrient]>
> = {
  protein: ['carbs', 'fat'],
  carbs: ['fat', 'protein'],
  fat: ['carbs', 'protein'],
};

/**
 * The split after one share was changed. That share stays as set, the first of the others in `GIVING_WAY` absorbs
 * the difference, and the last changes only if the first is used up.
 *
 * @param shares - whole percent, together 100
 * @param nutrient - the share that was changed
 * @param to - its new value in percent; rounded to whole percent and clamped to 0–100
 * @returns whole percent from 0 to 100, together 100
 * @throws never
 * @source our own rule, chosen because it can be explained in a sentence
 * @example changedShares({ protein: 30, carbs: 40, fat: 30 }, 'protein', percent(75)) // { protein: 75, carbs: 0, fat: 25 }
 */
export function changedShares(shares: MacroShares, nutrient: Macronutrient, to: Percent): MacroShares {
  const value = Math.min(WHOLE, Math.max(0, Math.round(to)));
  const room = WHOLE - value;
  const [first, last] = GIVING_WAY[nutrient];
  const kept = Math.min(shares[last], room);
  return { ...shares, [nutrient]: percent(value), [first]: percent(room - kept), [last]: percent(kept) };
}
