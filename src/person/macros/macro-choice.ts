import type { MacroPlan, MacroSetting, MacroSettings, MacroUnit } from '@evenscale/formulas/macros';

/** One of the four plans, or the visitor's own macros. */
export type MacroTab = MacroPlan | 'own';

/**
 * The chosen plan as text, followed by the visitor's own protein, carbs and fat, which are kept while a plan is chosen:
 * `lowCarb`, `own~176g~~30`, `balanced~2k~~0.8k`. A number is in percent of the energy, or with a letter in grams (`g`),
 * grams per kilogram (`k`) or per pound (`l`); the one left out gets the rest. `own~112g~~30~s` is the suggested split,
 * which changes with the person; `own` is one that isn't known yet.
 */
export type MacroText = string;

export const DEFAULT_MACROS: MacroText = 'balanced';

/** The chosen tab. */
export const tabOf = (macros: MacroText): string => macros.replace(/~.*/u, '');

const UNITS: Readonly<Record<string, MacroUnit>> = {
  g: 'grams',
  k: 'gramsPerKilogram',
  l: 'gramsPerPound',
};

const settingOf = (text: string): MacroSetting | null =>
  text === '' ? null : { amount: parseFloat(text), unit: UNITS[text.at(-1) ?? ''] ?? 'percent' };

/** The visitor's own macros; `null` if there are none. */
export function ownSettingsOf(macros: MacroText): MacroSettings | null {
  const [, ...texts] = macros.split('~');
  const [protein = '', carbs = '', fat = ''] = texts;
  if ([protein, carbs, fat].filter((text) => text === '').length !== 1) return null;
  return { protein: settingOf(protein), carbs: settingOf(carbs), fat: settingOf(fat) };
}
