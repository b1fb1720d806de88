import { classify, HEALTHY_BMI, HOME_BMI_BANDS } from '@evenscale/formulas/bmi';
import { POUNDS_PER_STONE, type WeightUnit } from '@evenscale/formulas/units';
import { bodyMassIndexOf, idealWeightRangeOf, isOlder, OLDER, type WeightRange } from './assessment.ts';
import { formatHeight } from './format-height.ts';
import { amountIn, stoneText } from './format-weight.ts';
import type { Person } from './form.ts';
import { isUnderAge } from './safety.ts';

/** "11 kg", "20 lb", "1 st 6 lb": a whole difference, as one says it. */
function differenceText(amount: number, unit: WeightUnit): string {
  const whole = Math.round(amount);
  const small = unit === 'st' ? 'lb' : unit;
  if (whole < 1) return `Less than 1 ${small}`;
  return unit === 'st' && whole >= POUNDS_PER_STONE ? stoneText(whole) : `${whole} ${small}`;
}

/** Above the range, up to the weight that is fine for an older person. */
function olderText({ age, height, units }: Person, { max, unit }: WeightRange): string {
  const most = differenceText((max * OLDER.highestBmi) / HEALTHY_BMI.max, unit);
  return `At ${age} there’s usually no need to lose weight: from ${OLDER.age} on, a BMI up to about ${OLDER.highestBmi} (${most} at ${formatHeight(height.centimetres, units)}) can be protective.`;
}

function distanceText(person: Person): string {
  const range = idealWeightRangeOf(person);
  const { min, max, unit } = range;
  const weight = amountIn(person.weight.kilograms, unit);
  const height = formatHeight(person.height.centimetres, person.units);
  switch (classify(HOME_BMI_BANDS, bodyMassIndexOf(person)).key) {
    case 'underweight':
      return `${differenceText(min - weight, unit)} below the healthy range for ${height}.`;
    case 'normal':
      return `In the healthy range for ${height}.`;
    case 'overweight':
    case 'obese':
      if (isOlder(person) && bodyMassIndexOf(person) <= OLDER.highestBmi) return olderText(person, range);
      return `${differenceText(weight - max, unit)} above the healthy range for ${height}.`;
  }
}

/** Where the weight is beside the healthy range, in a sentence; `null` under 18, where the range does not apply. */
export function rangeText(person: Person): string | null {
  if (isUnderAge(person.age)) return null;
  return distanceText(person);
}
