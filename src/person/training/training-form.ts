/** The difference between the days in another unit, for its field. Pure. */
import { WEEK_DAYS } from '@evenscale/formulas/energy';
import { type EnergyUnit, type Kcal, KJ_PER_KCAL } from '@evenscale/formulas/units';
import { type Difference, type DifferenceUnit, MOST, type TrainingChoice } from './training-choice.ts';
import { askedOf } from './training-week.ts';

const WHOLE = 100;

/** In the visitor's energy unit: a page that was switched has the other one. */
export const unitIn = (unit: DifferenceUnit, energy: EnergyUnit): DifferenceUnit =>
  unit === 'percent' ? unit : energy;

/** A difference as an amount in a unit. */
function amountIn(difference: Kcal, rest: number, unit: DifferenceUnit): number {
  if (unit === 'percent') return (difference / rest) * WHOLE;
  return unit === 'kJ' ? difference * KJ_PER_KCAL : difference;
}

/** What was set, in a unit: exactly as set in its own, and in another as a whole number. */
export function differenceIn(
  { difference, days }: TrainingChoice,
  intake: Kcal,
  unit: DifferenceUnit,
): Difference {
  if (difference.unit === unit) return difference;
  const asked = askedOf(difference, intake, days.length);
  const rest = Math.max(1, intake - (days.length * asked) / WEEK_DAYS);
  const amount = Math.round(amountIn(asked, rest, unit));
  return { amount: Math.min(MOST[unit], Math.max(1, amount)), unit };
}
