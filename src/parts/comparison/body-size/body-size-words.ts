import { WAIST_TO_HEIGHT_BANDS, type WaistToHeightKey } from '@evenscale/formulas/body-composition';
import { HEALTHY_BMI } from '@evenscale/formulas/bmi';
import { ADULT_AGE } from '#person/policy.ts';
import { formatOneDecimal } from '#ui/text/format.ts';
import { WAIST_BMI_LIMIT, type UnclassifiedReason } from '#person/waist/waist-finding.ts';
import type { ClassicWeight, ShownBodySize } from './body-size-report.ts';
import { formatRatio } from '#person/waist/format-ratio.ts';
import type { WaistProblem, WaistInput } from '#person/entries/waist.ts';

/** The words of the measures other than BMI. */
export const bodySizeWords = {
  waiting: 'Loading…',
  underAge: `These measures were made for adults, so none is shown under ${ADULT_AGE}. For children and teens, we have a calculator that compares BMI with others of the same age and sex.`,
  intro:
    'BMI only looks at weight and height. Each of these looks at something else. They’re all optional, and none of them changes your result.',
  promise:
    'Your waist stays in this tab until you press Reset or close it. It’s printed with your result, and it isn’t sent anywhere.',

  waistTitle: 'Your waist and your height',
  waistLabel: 'Your waist',
  waistHint: 'Halfway between your lowest rib and your hip bone, on bare skin, after breathing out.',
  waistKind: 'If measuring yourself isn’t good for you, leave this empty.',
  waistEmpty: 'Enter your waist to compare it with your height.',
  waistImplausible: 'That waist doesn’t fit this height. Check the number and the unit.',
  waistPeople: `For adults with a BMI below ${WAIST_BMI_LIMIT} who aren’t pregnant. Guideline: NICE (UK), 2025.`,
  ratioUnit: 'of your height',

  classicsTitle: 'Four classic “ideal weights”',
  classicsIntro:
    'None of these says what you should weigh. They’re old rules of thumb based on insurance tables, and most were made for dosing drugs. They only use your height and sex.',
  classicsUndefined:
    'The four equations start at 5 ft (152.4 cm). They aren’t defined below that height, so none is shown.',
  classicsPlot: 'Next to the healthy weight range',
  classicsTable: 'The same numbers in a table',
  classicsCaption: 'Bar and shading: the healthy weight range for your height. Dots: the equations.',
  healthyRange: `Healthy BMI, ${HEALTHY_BMI.min} to ${HEALTHY_BMI.max}`,
  equationColumn: 'Equation',
  weightColumn: 'Weight',

  leanTitle: 'Lean mass: everything except fat',
  leanEstimated: 'Estimated from weight and height (Boer 1984)',
  leanMeasured: 'From the body fat you entered',
  leanIndex: 'Fat-free mass index: lean mass divided by height squared',
  leanNote:
    'Lean mass is muscle, organs, bones and water. Boer’s equation was made for comparing body fluid volumes between people. It has no published margin of error for this use, and it can’t see trained muscle.',
  leanOutside: 'These entries are far outside the range the equation was made for, so no number is shown.',

  sources: 'Equations and sources',
} as const;

const WAIST_EXAMPLES: Readonly<Record<WaistInput, readonly [example: string, most: string]>> = {
  cm: ['84', '300 cm'],
  in: ['33', '118 in'],
};

/** The waist's message: what is wrong and what would be right. */
export function waistProblemText(problem: WaistProblem, unit: WaistInput): string {
  const [example, most] = WAIST_EXAMPLES[unit];
  switch (problem) {
    case 'notANumber':
      return `Enter your waist as a number, for example ${example}, or leave it empty.`;
    case 'notPositive':
      return `Your waist must be more than 0, for example ${example}.`;
    case 'negative':
      return `Your waist can’t be negative. Enter it without a minus sign, for example ${example}.`;
    case 'smallUnit':
    case 'tooLarge':
      return `Check your waist: this form takes up to ${most}.`;
  }
}

/** A sentence for each waist-to-height category, in a calm tone. */
export const waistSentences: Readonly<Record<WaistToHeightKey, string>> = {
  noStatement: 'The guideline doesn’t cover values below 0.4.',
  healthy: 'Fat around your middle is in the range with the lowest risk.',
  increased:
    'More fat around the middle is linked to a higher risk of diabetes, high blood pressure and heart disease. It’s a good reason to have your blood pressure and blood sugar checked.',
  high: 'This much fat around the middle is linked to a clearly higher risk of diabetes, high blood pressure and heart disease. A doctor or nurse can look at the whole picture with you.',
};

/** Why a ratio is shown without its category. */
export const unclassifiedTexts: Readonly<Record<UnclassifiedReason, string>> = {
  highBmi: `The guideline’s ranges are for adults with a BMI below ${WAIST_BMI_LIMIT}, so none is shown here.`,
  underweight: 'The ratio shows where fat is, not whether you weigh enough, so no range is shown here.',
};

/** "0.50 to below 0.60": the lower end is included, the upper end isn't. */
export function waistBandRange(index: number): string {
  const from = WAIST_TO_HEIGHT_BANDS[index]?.from ?? 0;
  const next = WAIST_TO_HEIGHT_BANDS[index + 1];
  if (!next) return `${formatRatio(from)} or more`;
  return index === 0
    ? `below ${formatRatio(next.from)}`
    : `${formatRatio(from)} to below ${formatRatio(next.from)}`;
}

/** The scale in a sentence, for people who can't see it. */
export function waistRuleSentence(shown: string, key: WaistToHeightKey): string {
  const label = WAIST_TO_HEIGHT_BANDS.find((band) => band.key === key)?.label ?? '';
  return `Scale of waist to height with the guideline’s ranges. Your ratio of ${shown} is in this range: ${label}.`;
}

/** The guideline's main message, with half of this person's height. */
export function halfHeightText({ height }: ShownBodySize, unit: WaistInput): string {
  const half = (unit === 'cm' ? height.centimetres : height.inches) / 2;
  return `The guideline’s advice: keep your waist under half your height. Half your height is ${formatOneDecimal(half)} ${unit}.`;
}

/** Follows the guideline's advice, which has no age limit, if the answer says that no loss is needed. */
export const waistFrom65 =
  'From age 65 on, a large waist alone isn’t a reason to eat less. Eat enough, do strength training, and write this number down for your doctor.';

export const classicNames: Readonly<Record<ClassicWeight, string>> = {
  hamwi: 'Hamwi 1964',
  devine: 'Devine 1974',
  robinson: 'Robinson 1983',
  miller: 'Miller 1983',
};

/** What each equation was made for. */
export const classicOrigins: Readonly<Record<ClassicWeight, string>> = {
  hamwi: 'for diabetes diets, as a quick rule',
  devine: 'for dosing the antibiotic gentamicin',
  robinson: 'for dosing drugs',
  miller: 'for dosing drugs, in a letter to the same journal',
};

/** The plot in a sentence, for people who can't see it. */
export function classicsSentence(rows: readonly { label: string; figure: string }[]): string {
  const list = rows.map(({ label, figure }) => `${label}: ${figure}`).join('; ');
  return `One scale with weights: ${list}. The table has the same numbers.`;
}
