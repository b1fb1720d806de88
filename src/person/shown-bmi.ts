import { classify, FAMILY_BACKGROUND_BMI_BANDS, TDEE_BMI_BANDS } from '@evenscale/formulas/bmi';
import { type BodyMassIndex, bmiValue, type Kilograms, type Years } from '@evenscale/formulas/units';
import { formatOneDecimal } from '#ui/text/format.ts';
import { type BackgroundLimits, backgroundLimitsOf, bodyMassIndexOf } from './assessment.ts';
import { weightOf } from './entry/measure-text.ts';
import { formatBmi } from './format-bmi.ts';
import type { Person } from './person.ts';
import { isFarUnderweight, isOlderAge, isUnderAge, OLDER } from './policy.ts';

interface JudgedBmi {
  readonly bmi: BodyMassIndex;
  readonly age: Years;
  /** The limits for some family backgrounds, if they are shown. */
  readonly background: BackgroundLimits | null;
}

/** All that is said about a BMI. The six categories have the limits of the four, too. */
const classOf = (bmi: BodyMassIndex, { age, background }: JudgedBmi): string =>
  [
    classify(TDEE_BMI_BANDS, bmi).key,
    isFarUnderweight(bmi),
    background && classify(FAMILY_BACKGROUND_BMI_BANDS, bmi).key,
    isOlderAge(age) && [bmi < OLDER.lowestBmi, bmi > OLDER.highestBmi],
  ].join();

/** BMI as every tool prints it: enough decimals to agree with what is said about it. Under 18, one decimal. */
export const shownBmiOf = (judged: JudgedBmi): string =>
  isUnderAge(judged.age)
    ? formatOneDecimal(judged.bmi)
    : formatBmi(judged.bmi, (value) => classOf(bmiValue(value), judged));

export const shownBmiOfPerson = (person: Person): string =>
  shownBmiOf({ bmi: bodyMassIndexOf(person), age: person.age, background: backgroundLimitsOf(person) });

/** The same at another weight, such as a goal. */
export const shownBmiAt = (weight: Kilograms, person: Person): string =>
  shownBmiOfPerson({ ...person, weight: weightOf(weight, 'kg') });
