import type { WaistToHeightKey } from '#formulas/body-composition/body-size.ts';
import { FAMILY_BACKGROUND_BMI_BANDS, WAIST_TO_HEIGHT_BANDS } from '#formulas/body-composition/body-size.ts';
import { HEALTHY_BMI } from '#formulas/bmi/bmi.ts';
import { ADULT_AGE } from '#person/safety.ts';
import { formatOneDecimal } from '#ui/format.ts';
import { WAIST_BMI_LIMIT } from './body-size-report.ts';
import type { ClassicWeight, ShownBodySize, UnclassedReason } from './body-size-report.ts';
import { formatRatio } from '#parts/comparison/format-comparison.ts';
import type { WaistProblem, WaistUnit } from './waist-text.ts';

const lowerLimit = (key: string): number =>
  FAMILY_BACKGROUND_BMI_BANDS.find((band) => band.key === key)?.from ?? 0;

/** The words of the measures beside BMI. */
export const bodySizeWords = {
  waiting: 'Loading…',
  underAge: `These scales were made for adults, so none is shown under ${ADULT_AGE}. Children and teenagers are read against charts for age and sex; a doctor or nurse can do that with you.`,
  intro:
    'BMI sees only weight and height. Each of these looks at something else; all are optional, and none changes your result.',
  promise: 'Neither your waist nor a choice you make here is kept or sent anywhere.',

  waistTitle: 'Your waist against your height',
  waistLabel: 'Your waist',
  waistHint: 'Halfway between the lowest rib and the hip bone, on the skin, after breathing out.',
  waistKind: 'If measuring yourself does you no good, leave it empty.',
  waistEmpty: 'Enter your waist to see it against your height.',
  waistUnbelievable: 'No grown body has such a waist at this height. Check the number and its unit.',
  waistPeople: `For adults with a BMI below ${WAIST_BMI_LIMIT}; not in pregnancy. Guideline: NICE, 2025.`,
  ratioUnit: 'of your height',

  backgroundTitle: 'Lower limits for some family backgrounds',
  backgroundAsk:
    'My family background is South Asian, Chinese, other Asian, Middle Eastern, Black African or African-Caribbean',
  backgroundWhy:
    'In these groups the illnesses that go with weight begin at a lower BMI on average, so the guideline of NICE (2025) begins its classes lower for them.',

  backgroundStays: 'The category with your result keeps the general limits.',

  classicsTitle: 'Four classic “ideal weights”',
  classicsIntro:
    'None of them says what you should weigh. They are rules of thumb from the tables of insurance companies, made to dose drugs and to use at a bedside: they know your height and gender, and nothing else of you.',
  classicsUndefined:
    'The four equations begin at 5 ft (152.4 cm). Below that height none of them is defined, so none is shown.',
  classicsPlot: 'Beside the weights of a healthy BMI',
  classicsTable: 'The same numbers in a table',
  classicsCaption: 'Bar and shade: the weights at which your height has a healthy BMI. Dots: the equations.',
  healthyRange: `Healthy BMI, ${HEALTHY_BMI.min} to ${HEALTHY_BMI.max}`,
  equationColumn: 'Equation',
  weightColumn: 'Weight',

  leanTitle: 'Lean mass: all of you but the fat',
  leanEstimated: 'Estimated from weight and height (Boer 1984)',
  leanMeasured: 'From the body fat that you entered',
  leanIndex: 'Fat-free mass index: lean mass over height squared',
  leanNote:
    'Muscle, organs, bones and water. Boer’s equation was made to scale body fluids; it has no published error here and cannot see muscle that you have trained.',
  leanOutside:
    'These entries are far outside the people that the equation was made for, so no figure is shown.',

  sources: 'Equations and sources',
} as const;

const WAIST_EXAMPLES: Readonly<Record<WaistUnit, readonly [example: string, most: string]>> = {
  cm: ['84', '300 cm'],
  in: ['33', '118 in'],
};

/** The message beside the waist: what is wrong and what would be right. */
export function waistProblemText(problem: WaistProblem, unit: WaistUnit): string {
  const [example, most] = WAIST_EXAMPLES[unit];
  switch (problem) {
    case 'notANumber':
      return `Enter your waist as a number, for example ${example}, or leave it empty.`;
    case 'notPositive':
      return `Your waist must be more than 0, for example ${example}.`;
    case 'negative':
      return `Your waist cannot be negative. Enter it without a minus sign, for example ${example}.`;
    case 'smallUnit':
    case 'tooLarge':
      return `Check your waist: the most this form takes is ${most}.`;
  }
}

/** A calm sentence for each class of waist to height. */
export const waistSentences: Readonly<Record<WaistToHeightKey, string>> = {
  noStatement: 'Below 0.4 the guideline makes no statement.',
  healthy: 'Fat around the middle is in the range that goes with the lowest risk.',
  increased:
    'More fat around the middle goes with a higher risk of diabetes, high blood pressure and heart disease. It is a sign to look closer, not a verdict.',
  high: 'Fat around the middle raises the risk of diabetes, high blood pressure and heart disease further. A doctor or nurse can see the whole picture with you.',
};

/** Why a ratio is shown without its class. */
export const unclassedTexts: Readonly<Record<UnclassedReason, string>> = {
  highBmi: `The guideline has classes for adults with a BMI below ${WAIST_BMI_LIMIT}, so none is shown here.`,
  underweight:
    'The ratio tells where fat sits, and nothing of whether you weigh enough, so no class is shown here.',
};

/** "0.50 to below 0.60": lower ends belong to a class, upper ones do not. */
export function waistBandRange(index: number): string {
  const from = WAIST_TO_HEIGHT_BANDS[index]?.from ?? 0;
  const next = WAIST_TO_HEIGHT_BANDS[index + 1];
  if (!next) return `${formatRatio(from)} and over`;
  return index === 0
    ? `below ${formatRatio(next.from)}`
    : `${formatRatio(from)} to below ${formatRatio(next.from)}`;
}

/** The rule in a sentence, for whoever cannot see it. */
export function waistRuleSentence(shown: string, key: WaistToHeightKey): string {
  const label = WAIST_TO_HEIGHT_BANDS.find((band) => band.key === key)?.label ?? '';
  return `Rule of waist against height with the guideline’s classes. Your ratio of ${shown} stands at: ${label}.`;
}

/** The guideline's one message, with this person's half height. */
export function halfHeightText({ height }: ShownBodySize, unit: WaistUnit): string {
  const half = (unit === 'cm' ? height.centimetres : height.inches) / 2;
  return `The guideline has one message for all: keep your waist under half your height. Half of yours is ${formatOneDecimal(half)} ${unit}.`;
}

/** The class by the lower limits, as a line of its own beside the specified one. */
export function backgroundText(shownBmi: string): string {
  return `By these limits overweight begins at ${lowerLimit('overweight')} and obesity at ${lowerLimit('obesityClass1')}; a BMI of ${shownBmi} reads`;
}

export const classicNames: Readonly<Record<ClassicWeight, string>> = {
  hamwi: 'Hamwi 1964',
  devine: 'Devine 1974',
  robinson: 'Robinson 1983',
  miller: 'Miller 1983',
};

/** What each equation was made for. */
export const classicOrigins: Readonly<Record<ClassicWeight, string>> = {
  hamwi: 'for diets in diabetes care, as a rule for the bedside',
  devine: 'for dosing the antibiotic gentamicin',
  robinson: 'for dosing drugs',
  miller: 'for dosing drugs, in a letter to the same journal',
};

/** The plot in a sentence, for whoever cannot see it. */
export function classicsSentence(rows: readonly { label: string; figure: string }[]): string {
  const list = rows.map(({ label, figure }) => `${label}: ${figure}`).join('; ');
  return `One measuring rule with weights: ${list}. The table has the same numbers.`;
}
