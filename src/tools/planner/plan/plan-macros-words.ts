import type { MacroGrams } from '@evenscale/formulas/macros';
import type { EnergyUnit, Kcal } from '@evenscale/formulas/units';
import { ownSplitName, planNames } from '#config/energy-names.ts';
import { formatEnergy } from '#person/energy/format-energy.ts';
import { DEFAULT_MACROS, type MacroText } from '#person/macros/macro-choice.ts';
import { macroCautions } from '#person/macros/macro-caution-words.ts';
import { macrosInSentence } from '#person/macros/macros-words.ts';
import { chosenSplit } from '#person/macros/own-split.ts';
import type { ProteinNeed } from '#person/macros/protein-need.ts';
import { OLDER_PROTEIN_REASON } from '#person/macros/older-protein-words.ts';
import { proteinNote } from '#person/macros/protein-note.ts';
import { formatDecimals, formatEntry, formatGrams } from '#ui/text/format.ts';
import type { TextPart } from '#ui/text/text-part.ts';
import type { PlanMacros } from './plan-macros.ts';

/** The words of a plan's macros. */
export const planMacrosWords = {
  waiting: 'Loading your macros…',
  nutrient: 'Nutrient',
  grams: 'Grams a day',
  share: 'Share',
  split: 'This split over your meals, and other splits',
} as const;

const isWhole = (share: number): boolean => Number.isInteger(Number(formatEntry(share)));

/** A share in percent, with as many decimals as the others in its column. */
export const shareText = (share: number, shares: Readonly<Record<string, number>>): string =>
  `${Object.values(shares).every(isWhole) ? formatEntry(share) : formatDecimals(share, 1)}%`;

/** "Macros for 1,850 kcal a day" */
export const macrosTitle = (intake: Kcal, unit: EnergyUnit): string =>
  `Macros for ${formatEnergy(intake, unit)} a day`;

/** The protein that the suggested split is based on. */
function proteinText({ from, to, isForOlder }: ProteinNeed): string {
  const range = `${formatGrams(from)} to ${formatGrams(to)} g of protein a day is recommended; the rest is divided between carbs and fat.`;
  return isForOlder
    ? `A suggestion to start from. For your weight and age, ${range} ${OLDER_PROTEIN_REASON}`
    : `A suggestion to start from. For your weight, activity level, and plan, ${range}`;
}

/** The macros that were chosen. */
const chosenText = (macros: MacroText): string => `As you chose: ${macrosInSentence(macros)}.`;

/** What a plan's protein is based on, or how what was chosen compares with the suggestion. */
export const basisText = (plan: PlanMacros, macros: MacroText): string =>
  plan.isSuggested
    ? proteinText(plan.need)
    : `${chosenText(macros)} ${proteinNote(plan.grams.protein, plan)}`;

/** The name of a split that was chosen; `null` for the suggestion. */
function splitName(macros: MacroText): string | null {
  const split = chosenSplit(macros);
  if (split === null) return null;
  return split === 'own' ? ownSplitName : planNames[split];
}

/** The same before its grams: "Ketogenic: ". */
function splitText(macros: MacroText): string {
  const name = splitName(macros);
  return name === null ? '' : `${name}: `;
}

/** Who asks a doctor before eating by these macros; `null` for a split without a caution of its own. */
export function splitCaution(macros: MacroText): string | null {
  const split = chosenSplit(macros);
  return split === 'ketogenic' || split === 'highProtein' ? macroCautions[split] : null;
}

/** What a plan takes along once it is followed; `null` for macros without a caution. */
export function carriedText(macros: MacroText): string | null {
  const caution = splitCaution(macros);
  return caution === null ? null : `${chosenText(macros)} ${caution}`;
}

/** "Macros for 1,850 kcal a day (low carb): 130 g protein, 194 g carbs, 62 g fat." */
export function gramsText(
  intake: Kcal,
  { protein, carbs, fat }: MacroGrams,
  unit: EnergyUnit,
  macros: MacroText,
): string {
  const name = splitName(macros);
  const title = `${macrosTitle(intake, unit)}${name === null ? '' : ` (${name.toLowerCase()})`}`;
  return `${title}: ${formatGrams(protein)} g protein, ${formatGrams(carbs)} g carbs, ${formatGrams(fat)} g fat. ${splitCaution(macros) ?? ''}`.trim();
}

/** The grams alone, where the split is named already. */
export const amountsText = ({ protein, carbs, fat }: MacroGrams): string =>
  `${formatGrams(protein)}\u00a0g\u00a0protein · ${formatGrams(carbs)}\u00a0g\u00a0carbs · ${formatGrams(fat)}\u00a0g\u00a0fat`;

/** "111 g protein · 229 g carbs · 64 g fat"; `null` for a split with a caution. */
export const macroSummary = (grams: MacroGrams, macros: MacroText = DEFAULT_MACROS): string | null =>
  splitCaution(macros) === null ? `${splitText(macros)}${amountsText(grams)}` : null;

/** The same for a reader who isn't the person, with the name of one of the four splits. */
export const macrosForReader = (grams: MacroGrams, macros: MacroText = DEFAULT_MACROS): string =>
  chosenSplit(macros) === 'own' ? amountsText(grams) : `${splitText(macros)}${amountsText(grams)}`;

/** "Ketogenic: 145 g protein · 23 g carbs · 180 g fat", with the caution of such a split; the suggestion has no name. */
export function macroLine(grams: MacroGrams, macros: MacroText = DEFAULT_MACROS): readonly TextPart[] {
  const caution = splitCaution(macros);
  const amounts = (['protein', 'carbs', 'fat'] as const).flatMap((nutrient, index) => [
    ...(index > 0 ? [' · '] : []),
    {
      name: `plan.macros.${nutrient}`,
      value: grams[nutrient],
      text: formatGrams(grams[nutrient]),
    },
    `\u00a0g\u00a0${nutrient}`,
  ]);
  return [splitText(macros), ...amounts, caution === null ? '' : `. ${caution}`].filter(
    (part) => part !== '',
  );
}
