import type { Weight } from '#person/entry/measure-text.ts';
import { readWeight, type PersonDraft } from '#person/draft.ts';
import { emptyPersonForm, checked, reducePersonForm } from '#person/form.ts';
import type { PersonEvent, PersonFormState, PersonRules } from '#person/form.ts';
import { dayAfter, daysBetween, type IsoDay } from '#tools/planner/plan/plan-dates.ts';
import { daysAtPace } from '#tools/planner/plan/plan-input.ts';
import { PROPOSED_DAYS } from '#tools/planner/entries.ts';
import type { Offer } from '#tools/planner/plan/plan-offers.ts';
import { PLAN_DAYS, type Pace } from '#person/plan-entries.ts';

/** Whether the visitor chooses a date or a pace. */
export type GoalBy = 'date' | 'pace';

/** The goal as typed and chosen, before validation. */
export interface GoalEntry {
  /** The same person at the goal: only the weight is typed, and is read like the current one. */
  readonly form: PersonFormState;
  readonly by: GoalBy;
  /** As the date field returns it; empty if it's incomplete. */
  readonly date: string;
  readonly isDateWrong: boolean;
  readonly pace: Pace;
}

/** The date of the goal: the entries other than its weight. */
export type GoalChoice = Partial<Pick<GoalEntry, 'by' | 'date' | 'pace'>>;

/** The initial state of the goal's fields. */
export function emptyGoal(rules: PersonRules): GoalEntry {
  return { form: emptyPersonForm(rules), by: 'date', date: '', isDateWrong: false, pace: 'steady' };
}

/** The dates that can be chosen on a given day. */
function dateLimits(today: IsoDay): { readonly min: IsoDay; readonly max: IsoDay } {
  return { min: dayAfter(today, PLAN_DAYS.least), max: dayAfter(today, PLAN_DAYS.most) };
}

/** The goal with a proposed date, if none has been chosen yet. */
export function withProposedDate(goal: GoalEntry, today: IsoDay): GoalEntry {
  return { ...goal, date: goal.date || dayAfter(today, PROPOSED_DAYS) };
}

function isPlannable({ by, date }: GoalEntry, today: IsoDay): boolean {
  const days = daysBetween(today, date);
  return by === 'pace' || (days !== null && days >= PLAN_DAYS.least && days <= PLAN_DAYS.most);
}

/** The goal in the units of the person's current weight. */
export function inUnits(goal: GoalEntry, { units, inStone }: PersonDraft): GoalEntry {
  const { draft } = goal.form;
  if (draft.units === units && draft.inStone === inStone) return goal;
  // A question uses the unit in which the weight was typed.
  return { ...goal, form: { ...goal.form, draft: { ...draft, units, inStone }, questions: {} } };
}

/** The goal after typing in its weight field, or answering its question. */
export function goalTyped(goal: GoalEntry, event: PersonEvent, rules: PersonRules): GoalEntry {
  return { ...goal, form: reducePersonForm(goal.form, event, rules) };
}

/** The goal with another date or pace; its message disappears once the date is valid. */
export function goalChosen(goal: GoalEntry, choice: GoalChoice, today: IsoDay): GoalEntry {
  const next = { ...goal, ...choice };
  return { ...next, isDateWrong: goal.isDateWrong && !isPlannable(next, today) };
}

/** The goal of an offer, which has its own date. */
export function goalOffered(goal: GoalEntry, offer: Offer, rules: PersonRules): GoalEntry {
  const draft = offer.kind === 'weight' ? { weight: offer.weight } : {};
  const typed = goalTyped(goal, { type: 'restored', draft }, rules);
  return { ...typed, by: 'date', date: offer.date };
}

/** The goal after a press of Calculate: messages and questions are updated. */
export function checkedGoal(goal: GoalEntry, today: IsoDay): GoalEntry {
  const weight = readWeight(goal.form.draft.weight);
  return {
    ...goal,
    form: checked(goal.form, weight.ok ? {} : { weight: weight.problem }),
    isDateWrong: !isPlannable(goal, today),
  };
}

/** Days from today to the goal. A pace never gives fewer than the shortest plan, but may give more than the longest. */
export function daysToGoal({ by, date, pace }: GoalEntry, today: IsoDay, from: Weight, to: Weight): number {
  if (by === 'date') return daysBetween(today, date) ?? 0;
  const change = Math.abs(to.kilograms - from.kilograms);
  return Math.max(PLAN_DAYS.least, daysAtPace(pace, change, from.kilograms));
}
