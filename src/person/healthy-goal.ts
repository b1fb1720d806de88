import { classify, HOME_BMI_BANDS } from '@evenscale/formulas/bmi';
import type { WeightUnit } from '@evenscale/formulas/units';
import { bodyMassIndexOf, idealWeightRangeOf } from './assessment.ts';
import { weightAs, type WeightText } from './draft.ts';
import type { Person } from './form.ts';

const TENTHS = 10;
/** Added before rounding; slightly less than a half, because of floating-point error. */
const ADDED = { up: 0.499_999_999, down: -0.499_999_999, nearest: 0 } as const;

/** A weight as entered in a field, in tenths of the visitor's unit. */
export function boxesOf(amount: number, unit: WeightUnit, round: keyof typeof ADDED): WeightText {
  const text = String(Math.round(amount * TENTHS + ADDED[round]) / TENTHS);
  if (unit === 'kg') return { unit, kilograms: text };
  return weightAs({ unit: 'lb', pounds: text }, unit);
}

/**
 * The nearest weight in the healthy range for a weight outside it; `null` if it's inside. The upper end is rounded as
 * in the displayed range, and is in the healthy category; the lower one must not be underweight.
 */
export function healthyGoalOf(person: Person): WeightText | null {
  const { min, max, unit } = idealWeightRangeOf(person);
  const { key } = classify(HOME_BMI_BANDS, bodyMassIndexOf(person));
  if (key === 'normal') return null;
  return key === 'underweight' ? boxesOf(min, unit, 'up') : boxesOf(max, unit, 'nearest');
}
