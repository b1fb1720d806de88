import { paths } from '#config/paths.ts';
import { FAMILY_BACKGROUND_HEALTHY_BMI } from '@evenscale/formulas/bmi';
import { rangeDash } from '#ui/text/format.ts';
import type { TextPart } from '#ui/text/text-part.ts';
import type { BackgroundLimits } from './assessment.ts';
import { withheldExplanation } from './policy-words.ts';
import { rangeEnds } from './format-weight.ts';

const { min: LEAST, max: MOST } = FAMILY_BACKGROUND_HEALTHY_BMI;

export const backgroundLabel = 'With the lower limits for your family background';
export const backgroundRangeLabel = `Healthy range, BMI ${LEAST} to ${MOST}`;

/** Shown before the figures during pregnancy and breastfeeding. */
export const pregnancyNotice = `${withheldExplanation('pregnancy', 'kcal')} BMI and its ranges are for your weight before pregnancy, and the calories here leave out what pregnancy or milk takes.`;

/** What comes first for who is pregnant or breastfeeding. */
export const notForPregnancy = 'These numbers aren’t for pregnancy or breastfeeding.';

/** In print, without the word: nobody was asked whether it may be on paper. */
export const pregnancyInPrint =
  'These numbers don’t fit every situation. A doctor or dietitian can tell you how much to eat now.';

/** For who isn't pregnant any more, or uses a page after somebody who is. */
export const noLongerPregnant = {
  text: 'You said so on this site. If it doesn’t apply to you, or no longer does:',
  takeBack: 'Take this back',
} as const;

/** Where the ranges for a pregnancy are. */
export const pregnancyPage: readonly TextPart[] = [
  'If you’re pregnant, see ',
  { as: 'a', href: paths.pregnancyWeightGain, text: 'weight gain in pregnancy' },
  '.',
];

/** What comes first on a page, and why. */
export const pregnancyText = `${notForPregnancy} ${pregnancyNotice}`;

/** The way on from there. */
export const toPregnancyPage = 'If you’re pregnant: see weight gain in pregnancy';

/** From a BMI of 23; Hsu et al. 2015, Diabetes Care 38:150–158, which the BMI guide cites. */
const DIABETES_TEST = ' If your family is of Asian descent, ask a doctor for a diabetes test.';

const testText = ({ band }: BackgroundLimits): string =>
  band.key === 'underweight' || band.key === 'normalWeight' ? '' : DIABETES_TEST;

/** Below the range by the lower limits, where it is a row of its own. */
export const backgroundBasis = (limits: BackgroundLimits): string =>
  `${backgroundLabel}: BMI ${LEAST} to ${MOST}.${testText(limits)}`;

/** The second category and range, beside the specified ones: "With the lower limits for …: Overweight." */
export function backgroundParts(limits: BackgroundLimits): TextPart[] {
  const { band, range } = limits;
  const [least, most] = rangeEnds(range);
  const { min, max } = range;
  return [
    `${backgroundLabel}: `,
    { name: 'backgroundCategory', text: band.label },
    `. ${backgroundRangeLabel}: `,
    { name: 'backgroundRange.min', value: min, text: least.text },
    rangeDash(least.text),
    { name: 'backgroundRange.max', value: max, text: most.text, ...(most.unit && { unit: most.unit }) },
    `.${testText(limits)}`,
  ];
}
