import { classify, HOME_BMI_BANDS } from '@evenscale/formulas/bmi';
import { POUNDS_PER_STONE, type WeightUnit } from '@evenscale/formulas/units';
import {
  backgroundLimitsOf,
  bodyMassIndexOf,
  idealWeightRangeOf,
  isLossUnneeded,
  olderRangeOf,
  type WeightRange,
} from './assessment.ts';
import { formatHeight } from './format-height.ts';
import { amountIn, stoneText } from './format-weight.ts';
import type { Person } from './person.ts';
import { lostWithoutTrying, noLossText } from './policy-words.ts';
import { isUnderAge, isUnderweight, LOWEST_SUGGESTED_BMI, OLDER, type PolicyPerson } from './policy.ts';
import { formatOneDecimal, formatPercent } from '#ui/text/format.ts';

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

/** The unit of a small amount. */
const smallUnit = (unit: WeightUnit): 'kg' | 'lb' => (unit === 'st' ? 'lb' : unit);

/** A whole number of kg or lb: "11 kg", "6 lb" or "1 st 6 lb". */
const wholeText = (whole: number, unit: WeightUnit): string =>
  unit === 'st' && whole >= POUNDS_PER_STONE ? stoneText(whole) : `${whole} ${smallUnit(unit)}`;

/** "11 kg", "1.6 kg", "20 lb" or "1 st 6 lb" from a range. */
function placeText(place: Place, amount: number, unit: WeightUnit, height: string): string {
  const whole = Math.round(amount);
  if (whole < 1) return WITHIN_ONE[place](smallUnit(unit), height);
  const isShort = Math.round(10 * amount) < 10 * WHOLE_FROM[unit];
  const distance = isShort ? `${formatOneDecimal(amount)} ${smallUnit(unit)}` : wholeText(whole, unit);
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

/** What of a report decides on the words from 65 on; `olderRange` is `null` below that age. */
export interface OlderFacts extends Pick<PolicyPerson, 'bmi' | 'pregnancy'> {
  readonly olderRange: WeightRange | null;
}

/** What a doctor's supervised loss begins with from 65 on (the article “Weight after 65”). */
const FIRST_LOSS = 0.05;

/**
 * What studies found at the weight of somebody from 65 on, and how little may be enough; `null` for anyone else, and up to
 * the BMI above which they found a higher risk.
 */
export function olderRiskText({ bmi, pregnancy, olderRange }: OlderFacts): string | null {
  if (pregnancy || !olderRange || bmi <= OLDER.noReasonTo) return null;
  const { max, unit } = olderRange;
  const weightAt = (other: number): number => (max * other) / OLDER.highestBmi;
  const [limit, step] = [weightAt(OLDER.noReasonTo), FIRST_LOSS * weightAt(bmi)].map((amount) =>
    wholeText(Math.round(amount), unit),
  );
  return `In studies of older adults, the risk to health was higher above a BMI of ${OLDER.noReasonTo}, which is ${limit} at your height. A first step of about ${formatPercent(FIRST_LOSS)}% (${step}) may be enough.`;
}

/** The first thing that an older person can do; `null` for anyone else, and below a healthy weight. */
export function olderStep(report: OlderFacts): string | null {
  const { bmi, pregnancy, olderRange } = report;
  if (pregnancy || !olderRange || isUnderweight(bmi)) return null;
  const risk = olderRiskText(report);
  if (risk !== null) return `Next step: ask a doctor before you try to lose weight. ${risk}`;
  return bmi <= OLDER.highestBmi
    ? `${lostWithoutTrying} Next step: eat enough and do strength training. If a doctor advised you to lose weight, go by that, and ask why.`
    : `At your age, a BMI of up to ${OLDER.noReasonTo} alone isn’t a reason to lose weight. Next step: ask a doctor whether it would help you.`;
}
