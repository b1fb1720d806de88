import { type Gender, LOWEST_SHOWN_TARGET, MINIMUM_INTAKE } from '@evenscale/formulas/energy';
import {
  ADULT_AGE,
  hasGrowthChart,
  isCalledToday,
  isFarUnderweight,
  isOlderAge,
  isUnderAge,
  isUnderweight,
  type ThinPerson,
  LOWEST_BMI_FOR_DEFICIT,
  LOWEST_SUGGESTED_BMI,
  needsAppointment,
  OLDER,
  REFEEDING_RISK_BMI,
  STEP_LIMITS,
} from './policy.ts';
import type { Caution, PolicyFigure, WithheldReason } from './policy.ts';
import type { BodyMassIndex, EnergyUnit } from '@evenscale/formulas/units';
import { formatEnergy } from './energy/format-energy.ts';
import type { GentlestTarget } from './targets.ts';

const BELOW_GUIDANCE: Readonly<Record<Gender, (minimum: string) => string>> = {
  male: (minimum) => `That’s below ${minimum}, the usual minimum for men without professional support.`,
  female: (minimum) => `That’s below ${minimum}, the usual minimum for women without professional support.`,
};

/** For an intake below the guidance. */
export const belowGuidanceText = (gender: Gender, unit: EnergyUnit): string =>
  BELOW_GUIDANCE[gender](formatEnergy(MINIMUM_INTAKE[gender], unit));

/** Beside a way down on other pages than the planner, which names the medicines: eating less may make a usual dose too much. */
export const askBeforeEatingLess =
  'If you take medicine for diabetes or blood pressure, ask the doctor who prescribes it before you eat less: a dose can become too strong.';

/** The text that replaces a figure that isn't shown. */
export const withheldText: Readonly<Record<WithheldReason, string>> = {
  unsafe: 'Not a safe target',
  underweight: 'Not offered',
  farUnderweight: 'Not offered',
  fastGain: 'Not offered',
  tooMuch: 'Not a safe target',
  lowGoal: 'Not offered',
  underAge: `Not offered under ${ADULT_AGE}`,
  // Without the word, since it is printed as well.
  pregnancy: 'Not offered now',
};

/** Why a figure isn't shown, and what to do instead. */
export function withheldExplanation(reason: WithheldReason, unit: EnergyUnit): string {
  switch (reason) {
    case 'unsafe':
      return `Less than ${formatEnergy(LOWEST_SHOWN_TARGET, unit)} a day can’t cover what your body needs. Diets like that need medical supervision.`;
    case 'underweight':
      return `Your BMI is below ${LOWEST_BMI_FOR_DEFICIT}, so we don’t plan weight loss.`;
    case 'farUnderweight':
      return `Below a BMI of ${REFEEDING_RISK_BMI}, a gain is for a doctor to plan: eating much more has to be started with care.`;
    case 'fastGain':
      return `Below a BMI of ${LOWEST_BMI_FOR_DEFICIT}, we don’t go above ${formatEnergy(STEP_LIMITS.surplusWhenUnderweight, unit)} a day more than you use. Eating more is best increased slowly.`;
    case 'tooMuch':
      return `Eating over ${formatEnergy(STEP_LIMITS.largestSurplus, unit)} a day more than you use is too much to plan for.`;
    case 'lowGoal':
      return `A BMI below ${LOWEST_BMI_FOR_DEFICIT} is below the healthy range, so we don’t plan the way to it.`;
    case 'underAge':
      return `Under ${ADULT_AGE}, your body is still growing, so there’s no calorie target.`;
    case 'pregnancy':
      return 'While you’re pregnant or breastfeeding, we don’t plan a change of weight. Your midwife or doctor can tell you how much to eat, and what gain is healthy for you.';
  }
}

/** In place of advice on nutrients during pregnancy and breastfeeding. */
export const pregnancyNeedsText =
  'In pregnancy and while breastfeeding, needs are different. A midwife, doctor or dietitian can tell you yours.';

/** Why body fat isn't shown. */
export const bodyFatWithheldText = `Not shown under ${ADULT_AGE}: the estimate was made on adults, and a growing body changes fast.`;

/** Whom somebody can ask whose weight worries them, at any weight. */
export const weightWorries = 'If your weight worries you, a doctor or nurse can help.';

/** Notices about a person that come before the figures. */
export const personNotices = {
  underAge: `Adult categories don’t apply under ${ADULT_AGE}, and these equations were made on adults, so the numbers alone say nothing. From age 2 through 19, BMI is compared with others of the same age and sex.`,
  /** Below the age that the growth charts start at. */
  infant: `Adult categories don’t apply under ${ADULT_AGE}, and these equations were made on adults. Below age 2, BMI isn’t used at all: please ask a doctor how your child is growing.`,
  toChildren: 'See the BMI percentile for this age',
  underweight:
    'Your BMI is in the underweight range. There can be many reasons, and a number can’t tell which. If you didn’t expect this, or if eating is hard right now, a doctor or dietitian can help.',
  /** The same from 65 on. */
  olderUnderweight:
    'Your BMI is in the underweight range. At 65 or over, please see a doctor soon, even if you feel fine, and say if you’ve lost weight without trying: there can be a cause that needs treatment.',
  farUnderweight:
    'Your BMI is far below the healthy range. Please see a doctor in the next few days, and before you start eating much more: at this weight, a sudden change can be dangerous. If you faint, have chest pain or can’t keep fluids down, get emergency help now.',
  /** The same at 18 and 19, as on the children’s page. */
  farUnderweightYoung:
    'Your BMI is far below the healthy range. Please call a doctor today and ask for a visit in the next day or two. Ask before you start eating much more: at this weight, a sudden change can be dangerous. If you faint, have chest pain or can’t keep fluids down, get emergency help now.',
  /** At 16 and 17. */
  farUnderweightTeen:
    'Your BMI is far below what’s usual at your age. Please tell a parent or another adult you trust, and call a doctor today: ask for a visit in the next day or two. Keep eating regular meals, but not suddenly much more: at this weight, that can be dangerous. If you faint, have chest pain or can’t keep fluids down, get emergency help now.',
} as const;

/** The notice for a BMI below the healthy range, by age and sex if they are known; `null` for any other. */
export function underweightNotice(
  bmi: BodyMassIndex,
  whose: Omit<ThinPerson, 'bmi'> | null = null,
): string | null {
  if (!isUnderweight(bmi)) return null;
  if (whose && isCalledToday({ age: whose.age, gender: whose.gender, bmi }))
    return personNotices.farUnderweightYoung;
  if (isFarUnderweight(bmi)) return personNotices.farUnderweight;
  return whose && isOlderAge(whose.age) ? personNotices.olderUnderweight : personNotices.underweight;
}

/** Before what is said to everybody under 18, whom to see within days; empty where that isn't needed. */
export const teenNotice = (person: ThinPerson): string =>
  isCalledToday(person) ? `${personNotices.farUnderweightTeen} ` : '';

/** The notice before the figures: under 18, or below the healthy range; `null` for anyone else. */
export function personNotice(person: ThinPerson): string | null {
  const { age, bmi } = person;
  if (!isUnderAge(age)) return underweightNotice(bmi, person);
  return hasGrowthChart(age) ? `${teenNotice(person)}${personNotices.underAge}` : personNotices.infant;
}

/** What an adult is asked from a BMI of 35 on; `null` below it. */
export const appointmentText = (bmi: BodyMassIndex): string | null =>
  needsAppointment(bmi) ? 'Please make an appointment with a doctor, even if you feel fine.' : null;

/** For someone in the healthy range who wants to lose weight. At its lower end, where a loss soon leads out of it, it's called that. */
export const healthyRangeText = (bmi: BodyMassIndex): string =>
  `Your weight is ${bmi < LOWEST_SUGGESTED_BMI ? 'at the lower end of' : 'in'} the healthy range, so there’s no need to lose weight.`;

/** First for somebody from 65 on who isn't above the range for that age. */
export const lostWithoutTrying = 'If you’ve lost weight without trying, tell a doctor.';

/** Shown first if `isLossUnneeded`. */
export const noLossText = (age: number): string => `At ${age}, there’s usually no need to lose weight.`;

/** Shown before the calories of a loss from 65 on, above the range for that age. */
export const olderLossText = (age: number, bmi: BodyMassIndex): string =>
  bmi > OLDER.noReasonTo
    ? `At ${age}, ask a doctor before you try to lose weight.`
    : `Ask a doctor first: at ${age}, a BMI of up to ${OLDER.noReasonTo} alone isn’t a reason to lose weight.`;

/** Names the gentlest target that meets the guidance, in a sentence. */
function gentlestText(gentlest: GentlestTarget | null, unit: EnergyUnit): string {
  if (!gentlest) return 'A target this low is best planned with a doctor or dietitian.';
  const amount = formatEnergy(gentlest.value, unit);
  return gentlest.key === 'mildLoss'
    ? `The gentlest loss above that is ${amount}.`
    : `The gentlest target above that is ${amount}, which keeps your weight steady.${gentlest.isLossSensible ? ' Moving more creates a deficit without eating less.' : ''}`;
}

/** Of a figure that is shown, but that nothing builds on. */
export const NOT_FOR_PLANNING = 'Shown, but not for planning.';

/** The caution beside a figure that is shown, but not for planning. */
export function cautionText(
  caution: Caution,
  gender: Gender,
  gentlest: GentlestTarget | null,
  unit: EnergyUnit,
): string {
  switch (caution) {
    case 'belowMinimum':
      return `${belowGuidanceText(gender, unit)} ${gentlestText(gentlest, unit)}`;
    case 'leavesHealthyRange':
      return `Within four weeks, your BMI would be below ${LOWEST_BMI_FOR_DEFICIT}. ${NOT_FOR_PLANNING}`;
    case 'leavesOlderRange':
      return `Within four weeks, you’d be below the range for ${OLDER.age} and over. ${NOT_FOR_PLANNING}`;
    case 'belowOlderRange':
      return `We advise against eating this little at your age and weight. ${lostWithoutTrying}`;
    case 'largeStep':
      return `A larger step than a healthy weight calls for. ${NOT_FOR_PLANNING}`;
    case 'largeSurplus':
      return `More than ${formatEnergy(STEP_LIMITS.large, unit)} a day above what you use. Weight gained that fast is mostly fat.`;
  }
}

/** For an intake that is fine, but less than the body uses at rest. */
export const belowRestText = 'Below your resting calories (BMR). A gentler target is easier to stick to.';

/** The note next to a figure; `null` if it needs none. */
export function remarkText(
  figure: PolicyFigure,
  gender: Gender,
  gentlest: GentlestTarget | null,
  unit: EnergyUnit,
): string | null {
  switch (figure.status) {
    case 'fine':
      return figure.isBelowRest ? belowRestText : null;
    case 'shown':
      return cautionText(figure.caution, gender, gentlest, unit);
    case 'withheld':
      return null;
  }
}
