import type { Goal } from '@evenscale/formulas/energy';
import {
  gramsOfShares,
  KCAL_PER_GRAM,
  type MacroGrams,
  type Macronutrient,
  ownMacroGrams,
  sharesOfPlan,
} from '@evenscale/formulas/macros';
import { DEFAULT_MACROS, type MacroText, tabOf } from '#person/macros/macro-choice.ts';
import { chosenSplit, setMacrosOf } from '#person/macros/own-split.ts';
import { proteinNeed, type ProteinNeed, suggestedShares } from '#person/macros/protein-need.ts';
import { factsAt, planFigureFor } from '#person/plan/plan-figures.ts';
import type { PolicyPerson } from '#person/policy.ts';
import { projectionPersonOf } from '#person/projection-person.ts';
import type { UsualDay } from '#person/training/training-week.ts';
import type { Planned } from '#tools/planner/report.ts';

interface MacroRequest extends Pick<Planned, 'intake'> {
  readonly direction: Goal;
  readonly input: Pick<Planned['input'], 'person' | 'bodyFat'>;
}

/** The macros for a plan's first intake; nothing is rounded. */
export interface PlanMacros {
  /** True for the suggested split; otherwise it was chosen among the macros of the TDEE calculator. */
  readonly isSuggested: boolean;
  /** The protein recommendation of the suggestion. */
  readonly need: ProteinNeed;
  /** In percent of energy. */
  readonly shares: Readonly<Record<Macronutrient, number>>;
  /** Per day. */
  readonly grams: MacroGrams;
  /** What training days get more of. */
  readonly flexible: UsualDay['flexible'];
}

/** The macros that were chosen; `null` without a choice: the suggestion is the usual plan, adjusted to the person. */
function chosenGrams({ input, intake }: MacroRequest, macros: MacroText): MacroGrams | null {
  const split = chosenSplit(macros);
  const settings = split === 'own' ? setMacrosOf(macros) : null;
  const day = { energy: intake.value, weight: input.person.weight.kilograms };
  if (settings) return ownMacroGrams(settings, day);
  return split && split !== 'own' ? gramsOfShares(intake.value, sharesOfPlan(split)) : null;
}

const WHOLE = 100;

/** A plan → its macros: the chosen ones, or else a suggestion. Pure. */
export function planMacros(plan: MacroRequest, macros: MacroText = DEFAULT_MACROS): PlanMacros {
  const { input, direction, intake } = plan;
  const need = proteinNeed(input.person, direction, input.bodyFat);
  const chosen = chosenGrams(plan, macros);
  const flexible = tabOf(macros) === 'ketogenic' ? 'fat' : 'carbs';
  if (!chosen) {
    const shares = suggestedShares(need, intake.value);
    return { isSuggested: true, need, shares, grams: gramsOfShares(intake.value, shares), flexible };
  }
  const shareOf = (nutrient: Macronutrient): number =>
    (chosen[nutrient] * KCAL_PER_GRAM[nutrient] * WHOLE) / intake.value;
  const shares = { protein: shareOf('protein'), carbs: shareOf('carbs'), fat: shareOf('fat') };
  return { isSuggested: false, need, shares, grams: chosen, flexible };
}

/** Who makes a plan, and who they are at its goal: its training days are the same all along the way. */
export function planEnds({
  input,
  afterwards,
}: Pick<Planned, 'input' | 'afterwards'>): readonly PolicyPerson[] {
  const { person, bodyFat, goal } = input;
  const { facts } = projectionPersonOf(person, bodyFat);
  return [facts, factsAt(input, { weight: goal.kilograms, age: person.age, tdee: afterwards })];
}

/** A plan's first intake with its macros, as the usual day of training and rest days. */
export const usualDayOf = (
  plan: Pick<Planned, 'input' | 'intake' | 'afterwards'>,
  { grams, flexible }: Pick<PlanMacros, 'grams' | 'flexible'>,
): UsualDay => ({
  intake: plan.intake.value,
  macros: grams,
  flexible,
  figureOf: planFigureFor(planEnds(plan)),
});
