import {
  MACRO_PLAN_KEYS,
  type MacroSettings,
  type MacroUnit,
  sharesOfPlan,
} from '@evenscale/formulas/macros';
import { nutrientNames, ownSplitName, planNames } from '#config/energy-names.ts';
import { type MacroText, ownSettingsOf, tabOf } from './macro-choice.ts';
import { NUTRIENTS } from './own-split.ts';

const MACRO_UNITS: Readonly<Record<MacroUnit, string>> = {
  percent: '%',
  grams: ' g',
  gramsPerKilogram: ' g/kg',
  gramsPerPound: ' g/lb',
};

/** "176 g protein, 30% fat, the rest carbs" */
function settingsText(settings: MacroSettings): string {
  const set = NUTRIENTS.flatMap((nutrient) => {
    const setting = settings[nutrient];
    return setting
      ? [`${setting.amount}${MACRO_UNITS[setting.unit]} ${nutrientNames[nutrient].toLowerCase()}`]
      : [];
  });
  const rest = NUTRIENTS.find((nutrient) => settings[nutrient] === null);
  return [...set, `the rest ${rest ?? ''}`].join(', ');
}

/** What a choice of macros is called, and what it has; nothing for macros of one's own that aren't known yet. */
function macroParts(macros: MacroText): readonly [name: string, parts: string] {
  const plan = MACRO_PLAN_KEYS.find((key) => key === tabOf(macros));
  if (!plan) {
    const own = ownSettingsOf(macros);
    return [ownSplitName, own ? settingsText(own) : ''];
  }
  const { protein, carbs, fat } = sharesOfPlan(plan);
  return [planNames[plan], `${protein}% protein, ${carbs}% carbs, ${fat}% fat`];
}

/** A macro plan with its shares: "Low carb: 35% protein, 25% carbs, 40% fat" */
export const macrosText = (macros: MacroText): string =>
  macroParts(macros)
    .filter((part) => part !== '')
    .join(': ');

/** The same within a sentence: "low carb (35% protein, 25% carbs, 40% fat)", "176 g protein, 30% fat, the rest carbs". */
export function macrosInSentence(macros: MacroText): string {
  const [name, parts] = macroParts(macros);
  if (parts === '') return name.toLowerCase();
  return name === ownSplitName ? parts : `${name.toLowerCase()} (${parts})`;
}
