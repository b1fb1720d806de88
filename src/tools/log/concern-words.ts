import { type Gender, MINIMUM_INTAKE } from '@evenscale/formulas/energy';
import type { EnergyUnit } from '@evenscale/formulas/units';
import { formatEnergy } from '#person/energy/format-energy.ts';
import type { LogDetails } from '#person/log/parse-log.ts';
import type { LogConcern } from '#person/policy/concerns.ts';
import { LOWEST_BMI_FOR_DEFICIT, REFEEDING_RISK_BMI } from '#person/policy/limits.ts';

/** What the log says. `gender` is that of the limit that was crossed. */
function factOf(concern: LogConcern, gender: Gender, unit: EnergyUnit): string {
  switch (concern) {
    case 'farUnderweightLoss':
      return 'You’re still losing weight, and your BMI is far below the healthy range.';
    case 'underweightLoss':
      return 'You’re losing more than 1% of your weight a week, and your BMI is below the healthy range.';
    case 'underweightSlowLoss':
      return 'You’re losing weight, and your BMI is below the healthy range.';
    case 'olderLoss':
      return 'You’ve lost more than 5% of your weight within six months.';
    case 'fastLoss':
      return 'Your weight is going down by more than 1% a week, which is faster than advised.';
    case 'tooLittle':
    case 'farTooLittle':
      return `In the last two weeks, you logged less than ${formatEnergy(MINIMUM_INTAKE[gender], unit)} a day on average.`;
  }
}

const WHAT_TO_DO: Readonly<Record<LogConcern, string>> = {
  // The notice of a BMI below 16, which says more, follows.
  farUnderweightLoss: 'Please see a doctor in the next few days. Don’t wait until you feel unwell.',
  underweightLoss: 'Please eat more, and see a doctor in the next few days, even if you feel fine.',
  underweightSlowLoss: 'Please eat more, and see a doctor this week, even if you meant to lose weight.',
  olderLoss:
    'From age 65 on, that’s a reason to see a doctor soon, even if you meant to. Until then, please eat as much as your body uses.',
  fastLoss: 'Please eat more. If you didn’t mean to lose this much, see a doctor this week.',
  tooLittle:
    'If meals are missing, add them. If that’s all you eat, please eat more, and talk to a doctor or dietitian.',
  farTooLittle:
    'If meals are missing, add them. If that’s all you eat, tell the doctor: at your weight, eating much more has to be started with care.',
};

/** What to do about a fast loss depends on the BMI, which may be anything. */
const UNKNOWN_BMI = `If your BMI may be below ${LOWEST_BMI_FOR_DEFICIT}, see a doctor in the next few days, even if you meant to lose weight, and before you eat much more. Your height and age, below, tell. Otherwise, please eat more.`;

/** What is said about a concern: kind, with one thing to do. */
export function concernText(
  concern: LogConcern,
  { gender, centimetres }: Pick<LogDetails, 'gender' | 'centimetres'>,
  unit: EnergyUnit,
): string {
  const isUnknown = centimetres === null && concern === 'fastLoss';
  return `${factOf(concern, gender ?? 'female', unit)} ${isUnknown ? UNKNOWN_BMI : WHAT_TO_DO[concern]}`;
}

const SEE_A_DOCTOR: Readonly<Partial<Record<LogConcern, string>>> = {
  farUnderweightLoss: 'Please see a doctor in the next few days.',
  underweightLoss: 'Please see a doctor in the next few days.',
  underweightSlowLoss: 'Please see a doctor this week.',
  olderLoss: 'Please see a doctor soon.',
};

/** The same in one line, where the rest is a press away. */
export function concernLine(concern: LogConcern, gender: Gender, unit: EnergyUnit): string {
  const fact = factOf(concern, gender, unit);
  const doctor = SEE_A_DOCTOR[concern];
  return doctor === undefined ? fact : `${fact} ${doctor}`;
}

/** Whether a change in weight is told as a warning: below the healthy range, a loss isn’t reported as progress. */
const LOSSES: readonly LogConcern[] = ['farUnderweightLoss', 'underweightLoss', 'underweightSlowLoss'];

/** A loss below the healthy range among some concerns; `undefined` for none. */
export const lossBelowRange = (concerns: readonly LogConcern[]): LogConcern | undefined =>
  concerns.find((concern) => LOSSES.includes(concern));

/** A loss that comes before what the trend did: its distance from a plan isn't news beside it. `undefined` for none. */
export const lossToWarnOf = (concerns: readonly LogConcern[]): LogConcern | undefined =>
  concerns.find((concern) => LOSSES.includes(concern) || concern === 'olderLoss' || concern === 'fastLoss');

/** A concern on a page for a doctor. */
export function concernForDoctor(concern: LogConcern, gender: Gender, unit: EnergyUnit): string {
  switch (concern) {
    case 'farUnderweightLoss':
      return `Losing weight at a BMI below ${REFEEDING_RISK_BMI}.`;
    case 'underweightLoss':
      return `Losing more than 1% of the weight a week at a BMI below ${LOWEST_BMI_FOR_DEFICIT}.`;
    case 'underweightSlowLoss':
      return `Losing weight at a BMI below ${LOWEST_BMI_FOR_DEFICIT}.`;
    case 'olderLoss':
      return 'More than 5% of the weight lost within six months, at 65 or over.';
    case 'fastLoss':
      return 'Losing more than 1% of the weight a week.';
    case 'tooLittle':
    case 'farTooLittle':
      return `Less than ${formatEnergy(MINIMUM_INTAKE[gender], unit)} a day logged in the last two weeks.`;
  }
}
