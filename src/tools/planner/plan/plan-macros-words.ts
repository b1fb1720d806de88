import type { MacroGrams } from '@evenscale/formulas/macros';
import type { EnergyUnit, Kcal } from '@evenscale/formulas/units';
import { formatEnergy } from '#person/energy/format-energy.ts';
import type { MacroText } from '#person/macros/macro-choice.ts';
import { macrosText } from '#person/macros/macros-words.ts';
import type { ProteinNeed } from '#person/macros/protein-need.ts';
import { formatGrams } from '#ui/text/format.ts';
import type { TextPart } from '#ui/text/text-part.ts';

/** The words of a plan's macros. */
export const planMacrosWords = {
  waiting: 'Loading your macros…',
  nutrient: 'Nutrient',
  grams: 'Grams a day',
  share: 'Share',
  kidney: 'If you have kidney disease, ask your doctor before you eat more protein.',
  meals: 'This split over your meals, and other splits, for the nearest calorie target',
  more: 'Other splits, for the nearest calorie target',
} as const;

/** "Macros for 1,850 kcal a day" */
export const macrosTitle = (intake: Kcal, unit: EnergyUnit): string =>
  `Macros for ${formatEnergy(intake, unit)} a day`;

/** The protein that the suggested split is based on. */
export const proteinText = ({ from, to }: ProteinNeed): string =>
  `A suggestion to start from. For your weight, activity level, and plan, ${formatGrams(from)} to ${formatGrams(to)} g of protein a day is recommended; the rest is divided between carbs and fat.`;

/** The macros that were chosen. */
export const chosenText = (macros: MacroText): string =>
  `As you chose in the TDEE calculator: ${macrosText(macros)}.`;

/** "Macros for 1,850 kcal a day: 130 g protein, 194 g carbs, 62 g fat." */
export const gramsText = (intake: Kcal, { protein, carbs, fat }: MacroGrams, unit: EnergyUnit): string =>
  `${macrosTitle(intake, unit)}: ${formatGrams(protein)} g protein, ${formatGrams(carbs)} g carbs, ${formatGrams(fat)} g fat.`;

/** "145 g protein · 60 g fat · 200 g carbs" */
export const macroLine = (grams: MacroGrams): readonly TextPart[] =>
  (['protein', 'fat', 'carbs'] as const).flatMap((nutrient, index) => [
    ...(index > 0 ? [' · '] : []),
    {
      name: `plan.macros.${nutrient}`,
      value: grams[nutrient],
      text: formatGrams(grams[nutrient]),
      unit: 'g',
    },
    ` ${nutrient}`,
  ]);
