import { classify, HOME_BMI_BANDS } from '@evenscale/formulas/bmi';
import { backgroundLimitsOf, bodyMassIndexOf, idealWeightRangeOf, olderRangeOf } from './assessment.ts';
import { roundedWeight } from './entries/rounded-weight.ts';
import { amountIn } from './format-weight.ts';
import type { Person } from './person.ts';

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

/** From 65 on, the lowest goal that is suggested above the range for that age, its upper end, as a field's text; `null` for anyone younger. */
export function lowestSuggestedGoal(person: Person): string | null {
  const older = olderRangeOf(person);
  return older && roundedWeight(older.max, older.unit, 'down');
}
