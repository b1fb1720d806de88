import {
  MACRO_DECIMALS,
  MACRO_PLAN_KEYS,
  type Macronutrient,
  type MacroPlan,
  type MacroSettings,
  type MacroShares,
  type MacroUnit,
  MEALS,
  sharesOfPlan,
} from '@evenscale/formulas/macros';
import { nutrientNames, planNames } from '#config/energy-names.ts';
import { formatEntry, formatGrams } from '#ui/text/format.ts';
import { formatPlural } from '#ui/text/format-plural.ts';
import { DOSE_UNIT } from '#person/macros/format-dose.ts';
import type { SplitAmount } from './macro-split-report.ts';
import { doseUnit } from './split-form.ts';
import type { UnitSystem } from '#person/units.ts';

/** The words of protein, own split and meals. */
export const splitWords = {
  loading: 'Loading…',
  splitTitle: 'Set your own macros',
  plan: 'Start from',
  own: 'Your own',
  unit: 'Set it in',
  rule: 'What you change stays as you set it. Carbs adjust first, then fat, then protein.',
  proteinTitle: { metric: 'Protein, per kilogram', imperial: 'Protein, per pound' },
  adjustedProteinTitle: {
    metric: 'Protein, per kilogram of adjusted weight',
    imperial: 'Protein, per pound of adjusted weight',
  },
  suggested: 'suggested for you',
  kidney: 'If you have kidney disease, ask your doctor before you eat more protein.',
  more: 'How much protein you need, with sources',
  mealsTitle: 'Over the day',
  meals: 'Meals a day',
  mealColumn: 'Meal',
  day: 'Whole day',
  mealsNote:
    'Divided evenly, in whole grams. Your meals don’t have to be even; the day’s total is what counts.',
  grams: (grams: string) => `${grams} g`,
  amountsLabel: 'Grams for each meal',
} as const;

const inOrder = ({ protein, carbs, fat }: MacroShares): string => `${protein}/${carbs}/${fat}`;

/** The split that is suggested, with its protein. */
export const suggestionLabel = ({ protein }: MacroSettings): string =>
  `Suggested for you: ${protein?.amount ?? 0} g protein`;

/** The official US range of fat for adults, in percent of the energy: Institute of Medicine, 2005. */
const FAT_RANGE = { least: 20, most: 35 } as const;

/** What is said about very little fat; `null` for the least of the range or more, as it's printed. */
export function fatText(amounts: readonly Pick<SplitAmount, 'nutrient' | 'share'>[]): string | null {
  const share = Math.round(amounts.find(({ nutrient }) => nutrient === 'fat')?.share ?? FAT_RANGE.least);
  return share < FAT_RANGE.least
    ? `Fat is ${share}% of these calories. The official US range for adults is ${FAT_RANGE.least}–${FAT_RANGE.most}%: your body needs some fat.`
    : null;
}

/** The four plans with their shares of protein, carbohydrate and fat. */
export const planOptions: readonly { readonly value: MacroPlan; readonly label: string }[] =
  MACRO_PLAN_KEYS.map((plan) => ({
    value: plan,
    label: `${planNames[plan]} ${inOrder(sharesOfPlan(plan))}`,
  }));

/** How many meals a day can have. */
export const mealOptions: readonly { readonly value: string; readonly label: string }[] = Array.from(
  { length: MEALS.most - MEALS.least + 1 },
  (_, index) => ({ value: String(MEALS.least + index), label: String(MEALS.least + index) }),
);

/** A share's field and slider start with the same words, so that they're listed together in a list of controls. */
export const shareLabel = (nutrient: Macronutrient): string =>
  `Your split: ${nutrientNames[nutrient].toLowerCase()}`;
export const sliderLabel = (nutrient: Macronutrient): string => `${shareLabel(nutrient)}, slider`;

/** A slider's value as text. */
export function sliderText({ grams, share }: Pick<SplitAmount, 'grams' | 'share'>): string {
  const percentage = formatEntry(share);
  return formatPlural(Math.round(grams), [`${percentage}%, # gram`, `${percentage}%, # grams`]);
}

/** The split in a sentence, for people who can't see the bar. */
export const splitSentence = (
  amounts: readonly Pick<SplitAmount, 'nutrient' | 'grams' | 'share'>[],
): string => amounts.map((amount) => `${nutrientNames[amount.nutrient]}: ${sliderText(amount)}.`).join(' ');

/** The units of the fields: the sign beside the number, the words for screen readers, and an example. */
const UNIT_WORDS: Readonly<Record<MacroUnit, { readonly sign: string; readonly name: string }>> = {
  percent: { sign: '%', name: 'percent' },
  grams: { sign: 'g', name: 'grams' },
  gramsPerKilogram: { sign: DOSE_UNIT.metric, name: 'grams per kilogram of body weight' },
  gramsPerPound: { sign: DOSE_UNIT.imperial, name: 'grams per pound of body weight' },
};

export const unitWords = (unit: MacroUnit) => UNIT_WORDS[unit];

/** The units to choose from. */
export const unitOptions = (
  units: UnitSystem,
): readonly { readonly value: MacroUnit; readonly label: string }[] => [
  { value: 'grams', label: 'Grams' },
  { value: doseUnit(units), label: DOSE_UNIT[units] },
  { value: 'percent', label: 'Percent' },
];

/** A limit that is possible itself: rounded down, with the decimals of its unit. */
function limitText(most: number, unit: MacroUnit): string {
  const scale = 10 ** MACRO_DECIMALS[unit];
  return String(Math.floor(most * scale + 1e-6) / scale);
}

/** What can be typed, beside a field with something else. */
export function amountProblem(most: number, unit: MacroUnit): string {
  return unit === 'percent'
    ? 'Enter a percentage from 0 to 100, for example 30.'
    : `Enter ${UNIT_WORDS[unit].name} from 0 to ${limitText(most, unit)}; more doesn’t fit into the day’s calories.`;
}

/** Beside an amount that had room in the calories of an earlier target. */
export const noRoomText = (grams: number): string =>
  `It’s kept as you set it, but only ${formatGrams(grams)} g fit into the day’s calories.`;

/** "Meal 2" */
export function mealName(index: number): string {
  return `Meal ${index + 1}`;
}
