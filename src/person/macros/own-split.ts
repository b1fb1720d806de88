/** The visitor's own macros in the text of a choice; only parts that load late need it. */
import {
  MACRO_PLAN_KEYS,
  type Macronutrient,
  type MacroPlan,
  type MacroSetting,
  type MacroSettings,
  type MacroShares,
  type MacroUnit,
  sharesOfPlan,
} from '@evenscale/formulas/macros';
import { DEFAULT_MACROS, ownSettingsOf, tabOf, type MacroTab, type MacroText } from './macro-choice.ts';

const LETTERS: Readonly<Record<MacroUnit, string>> = {
  percent: '',
  grams: 'g',
  gramsPerKilogram: 'k',
  gramsPerPound: 'l',
};

const textOf = (setting: MacroSetting | null): string =>
  setting ? `${setting.amount}${LETTERS[setting.unit]}` : '';

/** One's own macros, chosen. */
export const ownMacros = ({ protein, carbs, fat }: MacroSettings): MacroText =>
  ['own', textOf(protein), textOf(carbs), textOf(fat)].join('~');

/** Shares of the energy as settings: carbs get the rest. */
export const settingsOfShares = ({ protein, fat }: MacroShares): MacroSettings => ({
  protein: { amount: protein, unit: 'percent' },
  carbs: null,
  fat: { amount: fat, unit: 'percent' },
});

/** The suggested split as one's own macros, chosen. */
export const suggestedMacros = (settings: MacroSettings): MacroText => `${ownMacros(settings)}~s`;

/** True if the visitor hasn't changed the split. */
export const isSuggested = (macros: MacroText): boolean =>
  ownSettingsOf(macros) === null || macros.endsWith('~s');

/** One's own macros as the visitor set them; `null` if they are the suggested ones. */
export const setMacrosOf = (macros: MacroText): MacroSettings | null =>
  isSuggested(macros) ? null : ownSettingsOf(macros);

/** True if one's own macros are chosen. */
export const isOwnChosen = (macros: MacroText): boolean => tabOf(macros) === 'own';

/** The plan that a split matches, or `own`. */
export function planOf(settings: MacroSettings): MacroTab {
  const isSame = (plan: MacroPlan): boolean => {
    const shares = sharesOfPlan(plan);
    return Object.entries(settings).every(
      ([nutrient, setting]: readonly [string, MacroSetting | null]) =>
        setting === null ||
        (setting.unit === 'percent' && setting.amount === shares[nutrient as Macronutrient]),
    );
  };
  return MACRO_PLAN_KEYS.find(isSame) ?? 'own';
}

/** What the visitor chose; `null` for the suggestion, which is the usual plan adjusted to the person. */
export function chosenSettings(macros: MacroText): MacroSettings | null {
  if (isOwnChosen(macros)) return setMacrosOf(macros);
  const plan = MACRO_PLAN_KEYS.find((key) => key === tabOf(macros) && key !== DEFAULT_MACROS);
  return plan ? settingsOfShares(sharesOfPlan(plan)) : null;
}

/** Its name: a plan, also one that was set as one's own; `null` for the suggestion. */
export function chosenSplit(macros: MacroText): MacroTab | null {
  const settings = chosenSettings(macros);
  return settings && planOf(settings);
}

/** The unit that the visitor used: the first that isn't a percentage, if there is one. */
export function usedUnitOf(settings: MacroSettings): MacroUnit {
  const set = Object.values(settings).flatMap((setting: MacroSetting | null) => setting?.unit ?? []);
  return set.find((unit) => unit !== 'percent') ?? 'percent';
}

/** In the order in which they are shown. */
export const NUTRIENTS: readonly Macronutrient[] = ['protein', 'carbs', 'fat'];
