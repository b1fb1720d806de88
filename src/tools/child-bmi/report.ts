import type { Gender } from '@evenscale/formulas/energy';
import {
  bmiAtPercentile,
  type ChildAge,
  childBmi,
  type ChildBmi,
  type ChildBmiKey,
} from '@evenscale/formulas/growth';
import {
  type BodyMassIndex,
  type Months,
  MONTHS_PER_YEAR,
  percent,
  type Percent,
  years,
  zScore,
} from '@evenscale/formulas/units';
import { isCalledToday } from '#person/policy.ts';

/** The form's result. It has no date: the date of birth never leaves the form. */
export interface ChildBmiInput {
  readonly gender: Gender;
  readonly age: Months;
  readonly bmi: BodyMassIndex;
}

/** The next step, only one. */
export type NextStepKey =
  'seeDoctorSoon' | 'callThisWeek' | 'callDoctor' | 'yearlyCheckUp' | 'mentionAtCheckUp' | 'makeAppointment';

/** Everything the page shows for one measurement, or why it shows no figure; nothing is rounded. */
export type ChildBmiReport =
  | {
      readonly status: 'shown';
      readonly gender: Gender;
      readonly figures: ChildBmi;
      readonly nextStep: NextStepKey;
    }
  | { readonly status: 'refused'; readonly refusal: Exclude<ChildAge, { kind: 'covered' }> };

/** A measurement with figures. */
export type ShownReport = Extract<ChildBmiReport, { status: 'shown' }>;

const NEXT_STEPS: Readonly<Record<ChildBmiKey, NextStepKey>> = {
  underweight: 'callDoctor',
  healthyWeight: 'yearlyCheckUp',
  overweight: 'mentionAtCheckUp',
  obesity: 'makeAppointment',
  obesityClass2: 'makeAppointment',
  obesityClass3: 'makeAppointment',
};

/** WHO calls a deficit severe below this z-score (BMI for age, 5 to 19 years). */
const SEVERE_THINNESS = zScore(-3);

/** Below this one, about the 2nd percentile, a doctor is called within the week: our own limit. */
const WELL_BELOW = zScore(-2);

function nextStepOf({ z, band }: ChildBmi, { age, bmi, gender }: ChildBmiInput): NextStepKey {
  const inYears = years(age / MONTHS_PER_YEAR);
  if (z < SEVERE_THINNESS || isCalledToday({ age: inYears, bmi, gender })) return 'seeDoctorSoon';
  return z < WELL_BELOW ? 'callThisWeek' : NEXT_STEPS[band.key];
}

/** True where whom to see comes before what the category means, and whom to call stands with it. */
export const isDoctorFirst = (step: NextStepKey): boolean =>
  step === 'seeDoctorSoon' || step === 'callThisWeek';

/** The BMI in percent of the median for sex and age, by which doctors judge how thin a child is; `null` from the 5th percentile up. */
export const percentOfMedian = ({ gender, figures: { age, bmi, band } }: ShownReport): Percent | null =>
  band.key === 'underweight' ? percent((100 * bmi) / bmiAtPercentile(gender, age, percent(50))) : null;

/** True if the category is another one at some age of a range. */
export function dependsOnAge(
  { gender, bmi, age }: ChildBmiInput,
  [youngest, oldest]: readonly [Months, Months],
): boolean {
  const keys = [youngest, age, oldest].map((at) => {
    const figures = childBmi(gender, at, bmi);
    return figures.kind === 'covered' ? figures.band.key : null;
  });
  return new Set(keys.filter((key) => key !== null)).size > 1;
}

/** Input → report. Pure. */
export function buildChildBmiReport(input: ChildBmiInput): ChildBmiReport {
  const { gender, age, bmi } = input;
  const figures = childBmi(gender, age, bmi);
  if (figures.kind !== 'covered') return { status: 'refused', refusal: figures };
  return { status: 'shown', gender, figures, nextStep: nextStepOf(figures, input) };
}
