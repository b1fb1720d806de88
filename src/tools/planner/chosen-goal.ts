/** The goal weight that the visitor chose, on whichever page of the visit. Pure. */
import type { Kilograms } from '@evenscale/formulas/units';
import { changedEntries, initialEntries, readEntries, type EntryProblem } from '#person/entries/field.ts';
import { knownEntries } from '#person/entries/known-entries.ts';
import { planner, type PlannerEntries } from './entries.ts';
import { beforePlanText, leanMassText } from './note-words.ts';
import { dayAfter } from './plan/plan-dates.ts';
import { planInputOf } from './plan/plan-input.ts';
import type { Offer } from './plan/offer.ts';
import { buildPlanReport, isGentle, isGoalFine, offerOf, type Planned, type PlanReport } from './report.ts';

type Entries = Readonly<Record<string, string>>;

/** The planner's form with the entries of another page. */
export const plannerWith = (entries: Entries, today: string): PlannerEntries =>
  changedEntries(planner, initialEntries(planner), { ...knownEntries(planner, entries, 'session'), today });

/** What an offer changes on a day. An offered date was calculated for the same intake every day. */
export const offeredEntries = (offer: Offer, today: string): Partial<PlannerEntries> => ({
  ...(offer.kind === 'weight' ? { goalWeight: offer.weight } : {}),
  by: 'date',
  goalDate: dayAfter(today, offer.days),
  shape: 'steady',
});

/** What the planner makes of its form when changes are entered there, with what follows from them. */
export function reportOf(entries: PlannerEntries, changes: Partial<PlannerEntries> = {}): PlanReport | null {
  const reading = readEntries(planner, changedEntries(planner, entries, changes));
  return reading.ok ? buildPlanReport(planInputOf(reading.input)) : null;
}

/** True for a goal that the policy doesn't plan the way to, whatever its date. */
export function isGoalUnplanned(entries: PlannerEntries): boolean {
  const reading = readEntries(planner, entries);
  if (!reading.ok) return false;
  const { goalWeight, ...person } = reading.input;
  return !isGoalFine(goalWeight.kilograms, person);
}

/** The goal in the entries of another page; empty if a page suggested it. */
export const chosenGoalIn = ({ goalWeight = '', isGoalSuggested }: Entries): string =>
  isGoalSuggested === 'yes' ? '' : goalWeight;

/** The planner with a goal: on its date or, if that needs a caution, on the first that needs none. */
function toward(
  entries: PlannerEntries,
  asked: Partial<PlannerEntries> = {},
): readonly [Partial<PlannerEntries>, PlanReport | null] {
  const report = reportOf(entries, asked);
  const offer = report && offerOf(report);
  if (offer?.kind !== 'date') return [{}, report];
  const later = offeredEntries(offer, entries.today);
  return [later, reportOf(entries, { ...asked, ...later })];
}

/** True for a plan that the planner says nothing against. */
const isPlain = (report: PlanReport | null): report is Planned =>
  report?.kind === 'planned' &&
  isGentle(report) &&
  beforePlanText(report) === null &&
  leanMassText(report) === null;

/** What a plan for the goal in the entries changes, later if need be; `null` if nothing plain leads there. */
export function chosenGoalChanges(
  asked: Partial<PlannerEntries>,
  entries: PlannerEntries,
): Partial<PlannerEntries> | null {
  const { goalWeight } = entries;
  if (chosenGoalIn({ ...entries }) === '') return null;
  const [later, report] = toward(entries, asked);
  return isPlain(report) ? { goalWeight, isGoalSuggested: 'no', ...asked, ...later } : null;
}

/** The visit's goal in the entries of another page, if a plain plan leads there; otherwise `null`. */
export function plannedGoalIn(entries: Entries, today: string): Kilograms | null {
  const goal = chosenGoalIn(entries);
  const typed = goal === '' ? null : typedGoal(goal, entries, today);
  return typed?.kind === 'plan' ? typed.plan.input.goal.kilograms : null;
}

/** A goal that was typed: its plan, what is wrong with the text, or the planner's report without a plain plan. */
export type TypedGoal =
  | { readonly kind: 'plan'; readonly plan: Planned }
  | { readonly kind: 'problem'; readonly problem: EntryProblem }
  | { readonly kind: 'noPlan'; readonly report: PlanReport };

/** What the planner makes of a goal that was typed on another page; `null` if it can't read that page's entries. */
export function typedGoal(goalWeight: string, entries: Entries, today: string): TypedGoal | null {
  const reading = planner.fields.goalWeight.read(goalWeight);
  if (!reading.ok) return { kind: 'problem', problem: reading.problem };
  const [, report] = toward(plannerWith({ ...entries, goalWeight, isGoalSuggested: 'no' }, today));
  if (!report) return null;
  return isPlain(report) ? { kind: 'plan', plan: report } : { kind: 'noPlan', report };
}
