/** What a split is for: the target of a day, or a plan's calories. Pure. */
import type { Goal } from '@evenscale/formulas/energy';
import type { MacroSettings } from '@evenscale/formulas/macros';
import type { Kcal } from '@evenscale/formulas/units';
import { DEFAULT_MACROS } from '#person/macros/macro-choice.ts';
import { chosenSettings, setMacrosOf } from '#person/macros/own-split.ts';
import type { PageResult } from '#person/page-result.ts';
import type { Person } from '#person/person.ts';
import { plannedGoal } from '#person/targets.ts';

export interface SplitSource {
  readonly person: Person;
  readonly goal: Goal;
  readonly energy: Kcal;
  /** What the visitor set; `null` for the suggestion. */
  readonly set: MacroSettings | null;
}

/** A page's result → what can be split; `null` without calories to plan with. */
export function splitSourceOf(result: PageResult): SplitSource | null {
  const { input } = result;
  const { macros = DEFAULT_MACROS } = input;
  if (result.tool === 'planner') {
    const { direction, intake } = result.report;
    // A plan has one split, and beside targets each has a tab of its own.
    return { person: input, goal: direction, energy: intake.value, set: chosenSettings(macros) };
  }
  const { chosen } = result.report;
  if (!chosen) return null;
  const goal = plannedGoal(result.report);
  return { person: input, goal, energy: chosen.figure.value, set: setMacrosOf(macros) };
}
