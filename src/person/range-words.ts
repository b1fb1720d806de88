import { classify, HOME_BMI_BANDS } from '@evenscale/formulas/bmi';
import { POUNDS_PER_STONE, type WeightUnit } from '@evenscale/formulas/units';
import { bodyMassIndexOf, idealWeightRangeOf } from './assessment.ts';
import { formatHeight } from './format-height.ts';
import { amountIn, stoneText } from './format-weight.ts';
import type { Person } from './form.ts';
import { isUnderAge } from './safety.ts';

const OBESITY = HOME_BMI_BANDS.find(({ key }) => key === 'obese')?.from ?? Infinity;

/** From this age on a slightly higher BMI goes with the lowest risk. */
const OLDER_AGE = 65;

/** "11 kg", "20 lb", "1 st 6 lb": a whole difference, as one says it. */
function differenceText(amount: number, unit: WeightUnit): string {
  const whole = Math.round(amount);
  const small = unit === 'st' ? 'lb' : unit;
  if (whole < 1) return `Less than 1 ${small}`;
  return unit === 'st' && whole >= POUNDS_PER_STONE ? stoneText(whole) : `${whole} ${small}`;
}

function distanceText(person: Person): string {
  const { min, max, unit } = idealWeightRangeOf(person);
  const weight = amountIn(person.weight.kilograms, unit);
  const height = formatHeight(person.height.centimetres, person.units);
  switch (classify(HOME_BMI_BANDS, bodyMassIndexOf(person)).key) {
    case 'underweight':
      return `${differenceText(min - weight, unit)} below the healthy range for ${height}.`;
    case 'normal':
      return `In the range where health risk is lowest for ${height}.`;
    case 'overweight':
    case 'obese':
      return `${differenceText(weight - max, unit)} above the range where health risk is lowest for ${height}.`;
  }
}

/** Where the weight is beside the healthy range, in a sentence; `null` under 18, where the range does not apply. */
export function rangeText(person: Person): string | null {
  if (isUnderAge(person.age)) return null;
  const distance = distanceText(person);
  return person.age >= OLDER_AGE && bodyMassIndexOf(person) < OBESITY
    ? `${distance} At ${Math.floor(person.age)}, a slightly higher weight is fine.`
    : distance;
}
