/** A target's energy as grams of protein, carbs and fat. Pure. */
import {
  gramsOfShares,
  KCAL_PER_GRAM,
  type MacroGrams,
  type Macronutrient,
  type MacroPlan,
  type MacroSettings,
  ownMacroGrams,
  sharesOfPlan,
} from '@evenscale/formulas/macros';
import { type Grams, kcal, type Kcal, type Kilograms } from '@evenscale/formulas/units';
import type { MacroTab } from '#person/macros/macro-choice.ts';
import type { TargetReport } from '#person/target-report.ts';

export interface MacroAmount {
  readonly nutrient: Macronutrient;
  /** Fraction of the daily energy. */
  readonly share: number;
  readonly grams: Grams;
  readonly energy: Kcal;
  readonly gramsPerKilogram: number;
}

/** The four plans and the visitor's own macros; those are empty while they aren't known. */
export type TdeeMacros = Readonly<Record<MacroTab, readonly MacroAmount[]>>;

function amountsOf(target: Kcal, amounts: MacroGrams, weight: Kilograms): readonly MacroAmount[] {
  return (['protein', 'carbs', 'fat'] as const).map((nutrient) => {
    const energy = kcal(amounts[nutrient] * KCAL_PER_GRAM[nutrient]);
    return {
      nutrient,
      share: energy / target,
      grams: amounts[nutrient],
      energy,
      gramsPerKilogram: amounts[nutrient] / weight,
    };
  });
}

/** The plans and one's own macros for the chosen target; `null` without one. */
export function macrosOf(
  chosen: TargetReport['chosen'],
  weight: Kilograms,
  own: MacroSettings | null,
): TdeeMacros | null {
  if (!chosen) return null;
  const energy = chosen.figure.value;
  const of = (plan: MacroPlan): readonly MacroAmount[] =>
    amountsOf(energy, gramsOfShares(energy, sharesOfPlan(plan)), weight);
  return {
    balanced: of('balanced'),
    lowCarb: of('lowCarb'),
    highProtein: of('highProtein'),
    ketogenic: of('ketogenic'),
    own: own ? amountsOf(energy, ownMacroGrams(own, { energy, weight }), weight) : [],
  };
}
