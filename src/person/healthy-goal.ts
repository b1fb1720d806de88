import { classify, HOME_BMI_BANDS } from '@evenscale/formulas/bmi';
import { backgroundLimitsOf, bodyMassIndexOf, idealWeightRangeOf } from './assessment.ts';
import { roundedWeight } from './entries/rounded-weight.ts';
import type { Person } from './person.ts';

/**
 * The nearest weight in the healthy range for a weight outside it, as a field's text; `null` if it's inside. The upper end is rounded as
 * in the displayed range, and is in the healthy category; the lower one must not be underweight.
 */
export function healthyGoalOf(person: Person): string | null {
  const background = backgroundLimitsOf(person);
  const { min, max, unit } = background?.range ?? idealWeightRangeOf(person);
  const { key } = background?.band ?? classify(HOME_BMI_BANDS, bodyMassIndexOf(person));
  if (key === 'normal' || key === 'normalWeight') return null;
  return key === 'underweight' ? roundedWeight(min, unit, 'up') : roundedWeight(max, unit, 'nearest');
}
