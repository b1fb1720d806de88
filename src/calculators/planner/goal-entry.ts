import { likelyWeight } from '#calculators/shared/likely-entry.ts';
import type { LikelyEntry } from '#calculators/shared/likely-entry.ts';
import type { Weight, WeightUnit } from '#calculators/shared/measure-text.ts';
import { readWeight, weightAs } from '#calculators/shared/person-draft.ts';
import type { WeightText } from '#calculators/shared/person-draft.ts';
import type { NumberProblem } from '#calculators/shared/number-text.ts';
import { dayAfter, daysBetween } from './plan-dates.ts';
import type { IsoDay } from './plan-dates.ts';
import { PACE_SHARES, PLAN_DAYS, PROPOSED_DAYS } from './plan-input.ts';
import type { Pace } from './plan-input.ts';

/** Whether the visitor names a date, or how fast it may go. */
export type GoalBy = 'date' | 'pace';

/** What is wrong with a date. */
export type DateProblem = 'missing' | 'tooSoon' | 'tooLate';

/** The goal as typed and chosen, before anything is judged. */
export interface GoalDraft {
  readonly weight: WeightText;
  readonly by: GoalBy;
  /** As the date field gives it; empty where it is incomplete. */
  readonly date: string;
  readonly pace: Pace;
}

export interface GoalProblems {
  readonly goalWeight?: NumberProblem;
  readonly goalDate?: DateProblem;
}

export interface GoalEntry {
  readonly draft: GoalDraft;
  readonly problems: GoalProblems;
  /** "Did you mean 11 st?" beside the goal weight. */
  readonly question: LikelyEntry<WeightText> | null;
}

/** The goal's fields as they arrive. */
export const EMPTY_GOAL: GoalEntry = {
  draft: { weight: { unit: 'kg', kilograms: '' }, by: 'date', date: '', pace: 'steady' },
  problems: {},
  question: null,
};

/** The boxes of the goal weight: one, or stone and pounds. */
export type GoalBox = 'kilograms' | 'pounds' | 'stone';

/** The dates that can be chosen on a day. */
export function dateLimits(today: IsoDay): { readonly min: IsoDay; readonly max: IsoDay } {
  return { min: dayAfter(today, PLAN_DAYS.least), max: dayAfter(today, PLAN_DAYS.most) };
}

/** The date that is proposed on a day. */
export function proposedDate(today: IsoDay): IsoDay {
  return dayAfter(today, PROPOSED_DAYS);
}

/** What is wrong with a date, if anything. */
export function dateProblem(date: string, today: IsoDay): DateProblem | undefined {
  const days = daysBetween(today, date);
  if (days === null) return 'missing';
  if (days < PLAN_DAYS.least) return 'tooSoon';
  return days > PLAN_DAYS.most ? 'tooLate' : undefined;
}

/** How many days a change takes at a pace; never fewer than the shortest plan, but perhaps more than the longest. */
export function daysAtPace(from: Weight, to: Weight, pace: Pace): number {
  const change = Math.abs(to.kilograms - from.kilograms);
  return Math.max(PLAN_DAYS.least, Math.ceil((7 * change) / (PACE_SHARES[pace] * from.kilograms)));
}

/** What is wrong with the goal's fields; empty if nothing is. */
export function problemsOf({ weight, by, date }: GoalDraft, today: IsoDay): GoalProblems {
  const reading = readWeight(weight);
  const goalDate = by === 'date' ? dateProblem(date, today) : undefined;
  return {
    ...(reading.ok ? {} : { goalWeight: reading.problem }),
    ...(goalDate === undefined ? {} : { goalDate }),
  };
}

/** The goal after a press of Calculate: messages and question are settled. */
export function judgedGoal(entry: GoalEntry, today: IsoDay): GoalEntry {
  return { ...entry, problems: problemsOf(entry.draft, today), question: likelyWeight(entry.draft.weight) };
}

/** A message goes away once its field is right; none appears while somebody is still typing. */
function withDraft(entry: GoalEntry, draft: GoalDraft, today: IsoDay): GoalEntry {
  const now = problemsOf(draft, today);
  const { goalWeight, goalDate } = entry.problems;
  return {
    ...entry,
    draft,
    problems: {
      ...(goalWeight && now.goalWeight ? { goalWeight: now.goalWeight } : {}),
      ...(goalDate && now.goalDate ? { goalDate: now.goalDate } : {}),
    },
  };
}

/** The goal after typing into one of its weight's boxes. */
export function goalEdited(
  entry: GoalEntry,
  edit: { readonly box: GoalBox; readonly text: string; readonly unit: WeightUnit },
  today: IsoDay,
): GoalEntry {
  const weight = { ...weightAs(entry.draft.weight, edit.unit), [edit.box]: edit.text };
  return { ...withDraft(entry, { ...entry.draft, weight }, today), question: null };
}

/** The goal with some of its choices changed. */
export function goalChanged(entry: GoalEntry, change: Partial<GoalDraft>, today: IsoDay): GoalEntry {
  return withDraft(entry, { ...entry.draft, ...change }, today);
}

/** The goal after the visitor has left its weight's boxes: a question may stand beside them. */
export function goalLeft(entry: GoalEntry): GoalEntry {
  return { ...entry, question: likelyWeight(entry.draft.weight) };
}

/** The goal after the question beside it was answered with yes. */
export function goalMeant(entry: GoalEntry): GoalEntry {
  if (!entry.question) return entry;
  const { goalWeight: _, ...problems } = entry.problems;
  return { draft: { ...entry.draft, weight: entry.question.text }, problems, question: null };
}
