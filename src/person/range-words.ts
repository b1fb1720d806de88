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

/** "11 kg", "20 lb", "1 st 6 lb": a whole difference of at least 1, as one says it. */
function differenceText(amount: number, unit: WeightUnit): string {
  const whole = Math.max(1, Math.round(amount));
  return unit === 'st' && whole >= POUNDS_PER_STONE
    ? stoneText(whole)
    : `${whole} ${unit === 'st' ? 'lb' : unit}`;
}

type SideText = (difference: string, height: string) => string;

interface SideTexts {
  readonly byWhole: SideText;
  readonly byLessThanOne: SideText;
}

const BELOW: SideTexts = {
  byWhole: (difference, height) => `${difference} below the healthy range for ${height}.`,
  byLessThanOne: (one, height) => `Less than ${one} below the healthy range for ${height}.`,
};
const ABOVE: SideTexts = {
  byWhole: (difference, height) => `${difference} above the range where health risk is lowest for ${height}.`,
  byLessThanOne: (one, height) =>
    `Less than ${one} above the range where health risk is lowest for ${height}.`,
};

const textFor = (amount: number, { byWhole, byLessThanOne }: SideTexts): SideText =>
  Math.round(amount) < 1 ? byLessThanOne : byWhole;

function distanceText(person: Person): string {
  const { min, max, unit } = idealWeightRangeOf(person);
  const weight = amountIn(person.weight.kilograms, unit);
  const height = formatHeight(person.height.centimetres, person.units);
  switch (classify(HOME_BMI_BANDS, bodyMassIndexOf(person)).key) {
    case 'underweight':
      return textFor(min - weight, BELOW)(differenceText(min - weight, unit), height);
    case 'normal':
      return `In the range where health risk is lowest for ${height}.`;
    case 'overweight':
    case 'obese':
      return textFor(weight - max, ABOVE)(differenceText(weight - max, unit), height);
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
