import { type Gender, LOWEST_SHOWN_TARGET, MINIMUM_INTAKE } from '@evenscale/formulas/energy';
import { ADULT_AGE, isUnderweight, LOWEST_BMI_FOR_DEFICIT, REFEEDING_RISK_BMI } from './safety.ts';
import type { CalorieConcern, GentlestTarget, WithheldReason } from './safety.ts';
import type { BodyMassIndex, EnergyUnit } from '@evenscale/formulas/units';
import { formatEnergy } from './energy/format-energy.ts';

const BELOW_GUIDANCE: Readonly<Record<Gender, (minimum: string) => string>> = {
  male: (minimum) => `Below ${minimum}, the usual minimum for men without professional support.`,
  female: (minimum) => `Below ${minimum}, the usual minimum for women without professional support.`,
};

/** For an intake below the guidance. */
export const belowGuidanceText = (gender: Gender, unit: EnergyUnit): string =>
  BELOW_GUIDANCE[gender](formatEnergy(MINIMUM_INTAKE[gender], unit));

/** The text that replaces a figure that isn't shown. */
export const withheldText: Readonly<Record<WithheldReason, string>> = {
  unsafe: 'Not a safe target',
  underweight: 'Not offered',
  underAge: `Not offered under ${ADULT_AGE}`,
};

/** Why a figure isn't shown, and what to do instead. */
export function withheldExplanation(reason: WithheldReason, unit: EnergyUnit): string {
  switch (reason) {
    case 'unsafe':
      return `Less than ${formatEnergy(LOWEST_SHOWN_TARGET, unit)} a day can’t cover what your body needs. Diets like that need medical supervision.`;
    case 'underweight':
      return `Your BMI is below ${LOWEST_BMI_FOR_DEFICIT}, so we don’t plan weight loss.`;
    case 'underAge':
      return `Under ${ADULT_AGE}, your body is still growing, so there’s no calorie target.`;
  }
}

/** Notices about a person that come before the figures (rulings 10 and 11). */
export const personNotices = {
  underAge: `Adult categories don’t apply under ${ADULT_AGE}. From age 2 through 19, BMI is compared with others of the same age and sex.`,
  toChildren: 'See the BMI percentile for this age',
  underweight:
    'Your BMI is in the underweight range. There can be many reasons, and a number can’t tell which. If you didn’t expect this, or if eating is hard right now, a doctor or dietitian can help.',
  farUnderweight:
    'Your BMI is far below the healthy range. Please see a doctor in the next few days, and before you start eating much more: at this weight, a sudden change can be dangerous. If you faint, have chest pain or can’t keep fluids down, get emergency help now.',
} as const;

/** The notice for a BMI below the healthy range; `null` for any other. */
export function underweightNotice(bmi: BodyMassIndex): string | null {
  if (!isUnderweight(bmi)) return null;
  return bmi < REFEEDING_RISK_BMI ? personNotices.farUnderweight : personNotices.underweight;
}

/** Shown first if `isLossUnneeded`. */
export const noLossText = (age: number): string => `At ${age}, there’s usually no need to lose weight.`;

/** Names the gentlest target that meets the guidance, in a sentence. */
function gentlestText(gentlest: GentlestTarget | null, unit: EnergyUnit): string {
  if (!gentlest) return 'A target this low is best planned with a doctor or dietitian.';
  const amount = formatEnergy(gentlest.value, unit);
  return gentlest.key === 'mildLoss'
    ? `The gentlest loss above that is ${amount}.`
    : `The gentlest target above that is ${amount}, which keeps your weight steady. Moving more creates a deficit without eating less.`;
}

/** The note next to a figure that is shown with a concern; `null` if there is none. */
export function concernText(
  concern: CalorieConcern,
  gender: Gender,
  gentlest: GentlestTarget | null,
  unit: EnergyUnit,
): string | null {
  switch (concern) {
    case 'none':
      return null;
    case 'belowBmr':
      return 'Below your resting calories (BMR). That isn’t dangerous by itself, but a gentler target is easier to stick to.';
    case 'belowMinimum':
      return `${belowGuidanceText(gender, unit)} ${gentlestText(gentlest, unit)}`;
  }
}
