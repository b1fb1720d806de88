/** The words about a waist and its ratio to the height. */
import {
  WAIST_TO_HEIGHT_BANDS,
  type WaistToHeightBand,
  type WaistToHeightKey,
} from '@evenscale/formulas/body-composition';
import type { WaistInput, WaistProblem } from '#person/entries/waist.ts';
import type { Height } from '#person/entry/measure-text.ts';
import { formatEntry, formatOneDecimal } from '#ui/text/format.ts';
import { formatRatio } from './format-ratio.ts';
import { WAIST_BMI_LIMIT, type UnclassifiedReason } from './waist-finding.ts';

export const waistWords = {
  label: 'Your waist',
  hint: 'Halfway between your lowest rib and your hip bone, on bare skin, after breathing out.',
  kind: 'If measuring yourself isn’t good for you, leave this empty.',
  empty: 'Enter your waist to compare it with your height.',
  implausible: 'That waist doesn’t fit this height. Check the number and the unit.',
  people: `For adults with a BMI below ${WAIST_BMI_LIMIT} who aren’t pregnant. Guideline: NICE (UK), 2025.`,
  ratioUnit: 'of your height',
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

/** The category by name, in one sentence. */
export const waistAnswer = ({ key, label }: WaistToHeightBand): string =>
  key === 'noStatement'
    ? waistSentences[key]
    : `Your waist is in the guideline’s “${label.toLowerCase()}” range.`;

/** Why a ratio is shown without its category. */
export const unclassifiedTexts: Readonly<Record<UnclassifiedReason, string>> = {
  highBmi: `The guideline’s ranges are for adults with a BMI below ${WAIST_BMI_LIMIT}, so none is shown here. At a higher BMI, health risks are already raised, whatever the tape says.`,
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

/** The waist that was entered. */
export const waistText = ({ centimetres, inches }: Height, unit: WaistInput): string =>
  `Calculated with a waist of ${formatEntry(unit === 'cm' ? centimetres : inches)} ${unit}.`;

/** The guideline's main message, with half of this person's height. */
export function halfHeightText(height: Height, unit: WaistInput): string {
  const half = (unit === 'cm' ? height.centimetres : height.inches) / 2;
  return `The guideline’s advice: keep your waist under half your height. Half your height is ${formatOneDecimal(half)} ${unit}.`;
}

/** Follows the guideline's advice, which has no age limit, if the answer says that no loss is needed. */
export const waistFrom65 =
  'From age 65 on, a large waist alone isn’t a reason to eat less. Eat enough, do strength training, and write this number down for your doctor.';
