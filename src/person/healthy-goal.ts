import { classify, HEALTHY_BMI, HOME_BMI_BANDS } from '@evenscale/formulas/bmi';
import { backgroundLimitsOf, bodyMassIndexOf, idealWeightRangeOf, olderRangeOf } from './assessment.ts';
import { roundedWeight } from './entries/rounded-weight.ts';
import { amountIn } from './format-weight.ts';
import type { Person } from './person.ts';
import { LOWEST_SUGGESTED_BMI } from './policy.ts';

/** The first step of a gain that leads far, as a share of the weight. */
const FIRST_STEP = 1.1;

/**
 * The nearest weight in the healthy range for a weight outside it, as a field's text; `null` if it's inside. The upper end is rounded as
 * in the displayed range, and is in the healthy category; the lower one must not be underweight.
 * From 65 on, a gain leads to the lower end of the range for that age, or in a first step to 10% more than today.
 */
export function healthyGoalOf(person: Person): string | null {
  const background = backgroundLimitsOf(person);
  const { min, max, unit } = background?.range ?? idealWeightRangeOf(person);
  const { key } = background?.band ?? classify(HOME_BMI_BANDS, bodyMassIndexOf(person));
  if (key === 'normal' || key === 'normalWeight') return null;
  if (key !== 'underweight') return roundedWeight(max, unit, 'nearest');
  const older = olderRangeOf(person);
  if (!older) return roundedWeight(min, unit, 'up');
  const step = FIRST_STEP * amountIn(person.weight.kilograms, unit);
  return roundedWeight(Math.min(older.min, step), unit, 'up');
}

/** The lowest goal that is suggested, as a field's text: from 65 on the upper end of the range for that age. */
export function lowestSuggestedGoal(person: Person): string {
  const older = olderRangeOf(person);
  if (older) return roundedWeight(older.max, older.unit, 'down');
  const { min, unit } = idealWeightRangeOf(person);
  return roundedWeight((min * LOWEST_SUGGESTED_BMI) / HEALTHY_BMI.min, unit, 'up');
}
