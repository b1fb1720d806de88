/** Which plan home's way shows: to the visitor's own goal weight, or to the one that is suggested. Pure. */
import type { EntryProblem } from '#person/entries/field.ts';
import { measureEntry, WEIGHT } from '#person/entries/measure.ts';
import { typedGoal, type TypedGoal } from '#tools/planner/chosen-goal.ts';
import type { Planned, PlanReport } from '#tools/planner/report.ts';
import { planFor } from '#tools/planner/requested-plan.ts';

type Entries = Readonly<Record<string, string>>;

/** What the way shows. */
export type ShownWay =
  | { readonly kind: 'plan'; readonly plan: Planned; readonly isOwn: boolean }
  /** Nothing typed, and nothing that could be suggested. */
  | { readonly kind: 'none' }
  | { readonly kind: 'problem'; readonly problem: EntryProblem }
  /** The goal that was typed has no plan, or only one that something is said against. */
  | { readonly kind: 'noPlan'; readonly report: PlanReport };

/** The entries of the person, without the visit's goal, as one text. */
export const personKey = ({ goalWeight: _, isGoalSuggested: __, ...person }: Entries): string =>
  JSON.stringify(person);

/** The visitor's own goal, in the time that they chose in this visit; in the time proposed if that has passed. */
const ownGoal = (goal: string, person: Entries, today: string, chosen: object | null): TypedGoal | null =>
  (chosen && typedGoal(goal, { ...person, ...chosen }, today)) ?? typedGoal(goal, person, today);

/**
 * The way for a person's entries. A goal of the visit that has no plan makes way for the suggested one, unless it was typed
 * for this person.
 *
 * @param goal - the visitor's own, as a field's text; empty without one
 * @param isTyped - true from the first key in the field until the person's entries change
 * @param chosen - the planner's entries of the date or pace that the visitor chose for it
 */
export function wayToward(
  goal: string,
  isTyped: boolean,
  person: Entries,
  today: string,
  chosen: object | null = null,
): ShownWay {
  const typed = goal !== '' || isTyped ? ownGoal(goal, person, today, chosen) : null;
  if (typed?.kind === 'plan') return { ...typed, isOwn: true };
  if (typed && isTyped) return typed;
  const plan = planFor(person, today);
  return plan ? { kind: 'plan', plan, isOwn: false } : { kind: 'none' };
}

/** The suggested goal as the field's text; empty without one. */
export const suggestedText = (way: ShownWay): string =>
  way.kind === 'plan' ? measureEntry(WEIGHT, way.plan.input.goal, way.plan.input.unit) : '';
