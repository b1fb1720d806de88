import type { WeightUnit } from '@evenscale/formulas/units';
import { measureAs, measureText, WEIGHT } from './measure.ts';

const TENTHS = 10;

/** Added before rounding; slightly less than a half, because of floating-point error. */
const ADDED = { up: 0.499_999_999, down: -0.499_999_999, nearest: 0 } as const;

/** A weight of `amount` kg, or pounds for `lb` and `st`, as a field's text in tenths of the unit. */
export function roundedWeight(amount: number, unit: WeightUnit, round: keyof typeof ADDED): string {
  const large = String(Math.round(amount * TENTHS + ADDED[round]) / TENTHS);
  const text = measureText({ unit: unit === 'kg' ? 'kg' : 'lb', large, small: null });
  return measureAs(WEIGHT, text, unit);
}
