/** What a large loss can begin with. Apart from other words, so that only the pages with a healthy range load it. */
import { OBESITY_FROM } from '@evenscale/formulas/bmi';
import { POUNDS_PER_STONE, type WeightUnit } from '@evenscale/formulas/units';
import {
  backgroundLimitsOf,
  bodyMassIndexOf,
  idealWeightRangeOf,
  isOlder,
  needsNoLoss,
} from '../assessment.ts';
import { amountIn, stoneText } from '../format-weight.ts';
import type { Person } from '../person.ts';
import { isUnderAge } from '../policy.ts';

/** The shares of the weight that a first step takes off, as in the planner. */
const FIRST_STEP = { least: 0.05, most: 0.1 } as const;

/** "5 to 10 kg", "10 lb to 1 st 5 lb" */
function spanText(least: number, most: number, unit: WeightUnit): string {
  if (unit !== 'st' || most < POUNDS_PER_STONE) return `${least} to ${most} ${unit === 'kg' ? 'kg' : 'lb'}`;
  const [from, to] = [least, most].map((pounds) =>
    pounds < POUNDS_PER_STONE ? `${pounds} lb` : stoneText(pounds),
  );
  return `${from} to ${to}`;
}

/**
 * What a loss can begin with, for somebody whose healthy range is further away than that; `null` for anyone else. Below a
 * BMI of 30, losing takes another reason than the BMI.
 */
export function firstStepText(person: Person): string | null {
  if (isUnderAge(person.age) || person.pregnancy || isOlder(person) || needsNoLoss(person)) return null;
  const { max, unit } = backgroundLimitsOf(person)?.range ?? idealWeightRangeOf(person);
  const weight = amountIn(person.weight.kilograms, unit);
  if (weight * (1 - FIRST_STEP.most) < max) return null;
  const step = spanText(Math.round(FIRST_STEP.least * weight), Math.round(FIRST_STEP.most * weight), unit);
  return bodyMassIndexOf(person) < OBESITY_FROM
    ? `If you want to lose weight, ${step} is a good first step.`
    : `A good first step is to lose ${step}.`;
}
