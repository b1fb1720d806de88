import type { Goal } from '@evenscale/formulas/energy';
import {
  KCAL_PER_GRAM,
  type MacroGrams,
  type Macronutrient,
  ownMacroGrams,
} from '@evenscale/formulas/macros';
import { DEFAULT_MACROS, type MacroText } from '#person/macros/macro-choice.ts';
import { chosenSettings, chosenSplit } from '#person/macros/own-split.ts';
import { suggestedSettings } from '#person/macros/protein-need.ts';
import { type ProteinBounds, proteinBoundsOf } from '#person/macros/protein-note.ts';
import { factsAt, planFigureFor } from '#person/plan/plan-figures.ts';
import type { PolicyPerson } from '#person/policy.ts';
import { projectionPersonOf } from '#person/projection-person.ts';
import type { UsualDay } from '#person/training/training-week.ts';
import type { Planned } from '#tools/planner/report.ts';

interface MacroRequest extends Pick<Planned, 'intake'> {
  readonly direction: Goal;
  readonly input: Pick<Planned['input'], 'person'>;
}

/** The macros for a plan's first intake; nothing is rounded. */
export interface PlanMacros extends ProteinBounds {
  /** True for the suggested split; otherwise it was chosen among the macros of the TDEE calculator. */
  readonly isSuggested: boolean;
  /** In percent of energy. */
  readonly shares: Readonly<Record<Macronutrient, number>>;
  /** Per day. */
  readonly grams: MacroGrams;
  /** What training days get more of. */
  readonly flexible: UsualDay['flexible'];
}

const WHOLE = 100;

/** A plan → its macros: the chosen ones, or else a suggestion. Pure. */
export function planMacros(plan: MacroRequest, macros: MacroText = DEFAULT_MACROS): PlanMacros {
  const { input, direction, intake } = plan;
  const { person } = input;
  const bounds = proteinBoundsOf(person, direction);
  const chosen = chosenSettings(macros);
  const grams = ownMacroGrams(chosen ?? suggestedSettings(bounds.need, intake.value), {
    energy: intake.value,
    weight: person.weight.kilograms,
  });
  const shareOf = (nutrient: Macronutrient): number =>
    (grams[nutrient] * KCAL_PER_GRAM[nutrient] * WHOLE) / intake.value;
  return {
    isSuggested: chosen === null,
    ...bounds,
    shares: { protein: shareOf('protein'), carbs: shareOf('carbs'), fat: shareOf('fat') },
    grams,
    flexible: chosenSplit(macros) === 'ketogenic' ? 'fat' : 'carbs',
  };
}

/** Who makes a plan, and who they are at its goal: its training days are the same all along the way. */
export function planEnds({
  input,
  afterwards,
}: Pick<Planned, 'input' | 'afterwards'>): readonly PolicyPerson[] {
  const { person, goal } = input;
  const { facts } = projectionPersonOf(person);
  return [facts, factsAt(person, { weight: goal.kilograms, age: person.age, tdee: afterwards })];
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
