import { LOWEST_SHOWN_TARGET, MINIMUM_INTAKE } from '#formulas/energy/calorie-judgement.ts';
import type { Gender } from '#formulas/energy/energy.ts';
import { ADULT_AGE, LOWEST_BMI_FOR_DEFICIT } from './safety.ts';
import type { CalorieConcern, GentlestTarget, WithheldReason } from './safety.ts';
import { formatKcal } from '#ui/format.ts';

const PEOPLE: Readonly<Record<Gender, string>> = { male: 'men', female: 'women' };

/** The text in the place of a figure that is not shown. */
export const withheldText: Readonly<Record<WithheldReason, string>> = {
  unsafe: 'Not a safe target',
  underweight: 'Not offered',
  underAge: `Not offered under ${ADULT_AGE}`,
};

/** Why a figure is not shown, and what to do instead. */
export const withheldExplanation: Readonly<Record<WithheldReason, string>> = {
  unsafe: `Below ${formatKcal(LOWEST_SHOWN_TARGET)} kcal a day food cannot cover what a body needs. Such diets belong under medical supervision, so no figure is shown.`,
  underweight: `Your BMI is below ${LOWEST_BMI_FOR_DEFICIT}, so eating less is not a plan we offer.`,
  underAge: `Under ${ADULT_AGE}, a body is still growing, so no calorie target is offered.`,
};

/** What must be said of a person before the figures (rulings 10 and 11). */
export const personNotices = {
  underAge: `Adult categories don’t apply under ${ADULT_AGE}: a child’s or teen’s BMI is compared with others of the same age and sex.`,
  toChildren: 'See the BMI percentile for this age',
  underweight:
    'Your BMI is in the underweight range. That can have many reasons, and a number cannot tell which. If you did not expect it, or if eating is hard at the moment, a doctor or a dietitian can help.',
} as const;

/** Names the gentlest target that meets the guidance, in a sentence. */
function gentlestText(gentlest: GentlestTarget | null): string {
  if (!gentlest) return 'A target this low is best planned with a doctor or a dietitian.';
  const amount = `${formatKcal(gentlest.value)} kcal`;
  return gentlest.key === 'mildLoss'
    ? `The gentlest loss that meets it is ${amount}.`
    : `The gentlest target that meets it is ${amount}, which keeps your weight; moving more opens the gap without eating less.`;
}

/** The remark beside a figure that is shown with a concern; `null` where there is none. */
export function concernText(
  concern: CalorieConcern,
  gender: Gender,
  gentlest: GentlestTarget | null,
): string | null {
  switch (concern) {
    case 'none':
      return null;
    case 'belowBmr':
      return 'Below your resting energy (BMR). Not dangerous in itself, but a gentler target is easier to keep.';
    case 'belowMinimum':
      return `Below ${formatKcal(MINIMUM_INTAKE[gender])} kcal, the usual guidance for ${PEOPLE[gender]} without professional support. ${gentlestText(gentlest)}`;
  }
}
