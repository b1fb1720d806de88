/** What a split is for: the target of a day, or a plan's calories. Pure. */
import type { Goal } from '@evenscale/formulas/energy';
import type { MacroSettings } from '@evenscale/formulas/macros';
import type { Kcal } from '@evenscale/formulas/units';
import { DEFAULT_MACROS, ownSettingsOf } from '#person/macros/macro-choice.ts';
import { chosenSettings, isSuggested, setMacrosOf } from '#person/macros/own-split.ts';
import type { PageResult } from '#person/page-result.ts';
import type { Person } from '#person/person.ts';
import { isOfPlan, type OwnTarget } from '#person/plan/own-target.ts';
import { plannedGoal } from '#person/targets.ts';

export interface SplitSource {
  readonly person: Person;
  readonly goal: Goal;
  readonly energy: Kcal;
  /** What the visitor set; `null` for the suggestion. */
  readonly set: MacroSettings | null;
  /** What the plan with these calories suggested at its start; `null` without one. */
  readonly planned: MacroSettings | null;
}

/** The split that was suggested with the plan that is followed, if its calories are the target. */
function plannedSplit({ input }: PageResult, own: OwnTarget | null): MacroSettings | null {
  if (!own || !isOfPlan(input.target, own)) return null;
  return isSuggested(own.macros) ? ownSettingsOf(own.macros) : null;
}

/** A page's result → what can be split; `null` without calories to plan with. */
export function splitSourceOf(result: PageResult, own: OwnTarget | null): SplitSource | null {
  const { input } = result;
  const { macros = DEFAULT_MACROS } = input;
  if (result.tool === 'planner') {
    const { direction, intake } = result.report;
    // A plan has one split, and beside targets each has a tab of its own.
    return {
      person: input,
      goal: direction,
      energy: intake.value,
      set: chosenSettings(macros),
      planned: null,
    };
  }
  const { chosen } = result.report;
  if (!chosen) return null;
  const goal = plannedGoal(result.report);
  const planned = plannedSplit(result, own);
  return { person: input, goal, energy: chosen.figure.value, set: setMacrosOf(macros), planned };
}
