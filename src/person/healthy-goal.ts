import type { WeightUnit } from '@evenscale/formulas/units';
import { idealWeightRangeOf } from './assessment.ts';
import { weightAs, type WeightText } from './draft.ts';
import type { Person } from './form.ts';
import { amountIn } from './format-weight.ts';

const TENTHS = 10;
/** Ignores floating-point error when rounding up. */
const BITS = 1e-9;

/** A weight as a field takes it, in tenths of the visitor's unit, rounded up or down. */
export function boxesOf(amount: number, unit: WeightUnit, round: 'up' | 'down'): WeightText {
  const tenths = round === 'up' ? Math.ceil(amount * TENTHS - BITS) : Math.floor(amount * TENTHS + BITS);
  const text = String(tenths / TENTHS);
  if (unit === 'kg') return { unit, kilograms: text };
  return weightAs({ unit: 'lb', pounds: text }, unit);
}

/** The nearest weight of the healthy range, for a weight outside of it; `null` inside. */
export function healthyGoalOf(person: Person): WeightText | null {
  const { min, max, unit } = idealWeightRangeOf(person);
  const weight = amountIn(person.weight.kilograms, unit);
  if (weight < min) return boxesOf(min, unit, 'up');
  return weight > max ? boxesOf(max, unit, 'down') : null;
}
