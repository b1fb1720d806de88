import { classify, HOME_BMI_BANDS } from '@evenscale/formulas/bmi';
import { POUNDS_PER_STONE, type WeightUnit } from '@evenscale/formulas/units';
import {
  backgroundLimitsOf,
  bodyMassIndexOf,
  idealWeightRangeOf,
  isLossUnneeded,
  olderRangeOf,
} from './assessment.ts';
import { formatHeight } from './format-height.ts';
import { amountIn, stoneText } from './format-weight.ts';
import type { Person } from './person.ts';
import { noLossText } from './policy-words.ts';
import {
  isOlderAge,
  isUnderAge,
  isUnderweight,
  LOWEST_SUGGESTED_BMI,
  OLDER,
  type PolicyPerson,
} from './policy.ts';
import { formatOneDecimal } from '#ui/text/format.ts';

/** Where a weight is relative to a range. */
type Place = 'below' | 'belowOlder' | 'above' | 'aboveOlder' | 'aboveBackground';

const AT_DISTANCE: Readonly<Record<Place, (distance: string, height: string) => string>> = {
  below: (distance, height) => `${distance} below the healthy range for ${height}.`,
  belowOlder: (distance) => `${distance} below the range for your age and height.`,
  above: (distance, height) => `${distance} above the healthy range for ${height}.`,
  aboveOlder: (distance) => `${distance} above the range for your age and height.`,
  aboveBackground: (distance, height) =>
    `${distance} above the healthy range for your family background and ${height}.`,
};
const WITHIN_ONE: Readonly<Record<Place, (unit: string, height: string) => string>> = {
  below: (unit, height) => `Less than 1 ${unit} below the healthy range for ${height}.`,
  belowOlder: (unit) => `Less than 1 ${unit} below the range for your age and height.`,
  above: (unit, height) => `Less than 1 ${unit} above the healthy range for ${height}.`,
  aboveOlder: (unit) => `Less than 1 ${unit} above the range for your age and height.`,
  aboveBackground: (unit, height) =>
    `Less than 1 ${unit} above the healthy range for your family background and ${height}.`,
};

/** A difference is whole, as in speech; below this with one decimal, since half a kg of two matters. */
const WHOLE_FROM: Readonly<Record<WeightUnit, number>> = { kg: 10, lb: 0, st: 0 };

/** "11 kg", "1.6 kg", "20 lb" or "1 st 6 lb" from a range. */
function placeText(place: Place, amount: number, unit: WeightUnit, height: string): string {
  const whole = Math.round(amount);
  const small = unit === 'st' ? 'lb' : unit;
  if (whole < 1) return WITHIN_ONE[place](small, height);
  const shown = Math.round(10 * amount) < 10 * WHOLE_FROM[unit] ? formatOneDecimal(amount) : whole;
  const distance = unit === 'st' && whole >= POUNDS_PER_STONE ? stoneText(whole) : `${shown} ${small}`;
  return AT_DISTANCE[place](distance, height);
}

function distanceText(person: Person): string {
  const { min, max, unit } = idealWeightRangeOf(person);
  const weight = amountIn(person.weight.kilograms, unit);
  const height = formatHeight(person.height.centimetres, person.units);
  // From 65 on, the range for that age counts.
  const older = olderRangeOf(person);
  const background = older ? null : backgroundLimitsOf(person);
  const bmi = bodyMassIndexOf(person);
  switch (classify(HOME_BMI_BANDS, bmi).key) {
    case 'underweight':
      return placeText(older ? 'belowOlder' : 'below', (older?.min ?? min) - weight, unit, height);
    case 'normal':
      if (background && weight > background.range.max)
        return placeText('aboveBackground', weight - background.range.max, unit, height);
      // The category ends just above the printed end of the range. A weight at its lower end has no room for a loss.
      if (weight > max) return `At the upper end of the healthy range for ${height}.`;
      return `${bmi < LOWEST_SUGGESTED_BMI ? 'At the lower end of' : 'In'} the healthy range for ${height}.`;
    case 'overweight':
    case 'obese': {
      if (background) return placeText('aboveBackground', weight - background.range.max, unit, height);
      return placeText(older ? 'aboveOlder' : 'above', weight - (older?.max ?? max), unit, height);
    }
  }
}

/** Where the weight is relative to the range that applies, in a sentence; `null` under 18 and in pregnancy, where none does. */
export function rangeText(person: Person): string | null {
  if (isUnderAge(person.age) || person.pregnancy) return null;
  if (!isLossUnneeded(person)) return distanceText(person);
  return bodyMassIndexOf(person) < OLDER.lowestBmi
    ? `At ${person.age}, it’s better not to lose weight: you’re below the range for your age.`
    : noLossText(person.age);
}

/** The first thing that an older person can do; `null` for anyone else, and below a healthy weight. */
export function olderStep({
  age,
  bmi,
  pregnancy,
}: Pick<PolicyPerson, 'age' | 'bmi' | 'pregnancy'>): string | null {
  if (pregnancy || !isOlderAge(age) || isUnderweight(bmi)) return null;
  if (bmi > OLDER.noReasonTo) return 'Next step: ask a doctor before you try to lose weight.';
  return bmi <= OLDER.highestBmi
    ? 'Next step: eat enough and do strength training. If a doctor advised you to lose weight, go by that, and ask why. Tell them if you lose weight without trying.'
    : `At your age, a BMI of up to ${OLDER.noReasonTo} alone isn’t a reason to lose weight. Next step: ask a doctor whether it would help you.`;
}
