import type { Kilograms, Years } from '@evenscale/formulas/units';
import type { EntriesOf, InputOf, Tool } from '#person/entries/field.ts';
import {
  carried,
  choice,
  dayField,
  flag,
  todayField,
  weightField,
  whenNeeded,
} from '#person/entries/kinds.ts';
import { measureQuestions } from '#person/entries/likely-measures.ts';
import { readWeight } from '#person/entries/measure.ts';
import { ownWeightKept } from '#person/entries/own-weight.ts';
import {
  ageField,
  bodyFatChanges,
  bodyFatFields,
  chosenFields,
  macrosField,
  matterFields,
  measureFields,
  ownMaintenanceField,
  trainingDaysField,
  unitFields,
} from '#person/entries/person-fields.ts';
import { plausibleBmi } from '#person/entries/plausible-bmi.ts';
import { AGE_LIMITS } from '#person/limits.ts';
import { addDays, isCalendarDay } from '#person/log/local-day.ts';
import { daysAtPace, PACES, PLAN_DAYS, PLAN_SHAPES } from '#person/plan-entries.ts';
import { isOlderAge } from '#person/policy/limits.ts';
import { likelyGoal } from './likely-goal.ts';

/** The date that the form proposes, in days from today: half a year, unless the goal is too far for it. */
export const PROPOSED_DAYS = 182;

const STEPS = { weight: { metric: 0.1, imperial: 1 }, height: { metric: 1, imperial: 0.5 } };

const fields = {
  ...measureFields(STEPS, 'person'),
  age: ageField({ preset: '25', ...AGE_LIMITS.planner }),
  ...chosenFields,
  ...matterFields,
  goalWeight: weightField({ scope: 'tool', steps: STEPS.weight }),
  /** Until another one is typed or filled in; for other entries, another one is suggested. */
  isGoalSuggested: flag({ scope: 'history' }),
  by: choice(['date', 'pace'], { scope: 'tool', initial: 'date' }),
  goalDate: whenNeeded(dayField('tool')),
  /** Until then it is a proposal, which moves with the day. */
  isDateChosen: flag({ scope: 'history' }),
  pace: choice(PACES, { scope: 'tool', initial: 'steady' }),
  ...bodyFatFields,
  shape: choice(PLAN_SHAPES, { scope: 'tool', initial: 'steady', appliesToStale: true }),
  /** Chosen among the macros of the TDEE calculator, or below the plan's own. */
  macros: { ...macrosField, mayBeMissing: true },
  trainingDays: trainingDaysField,
  ownMaintenance: ownMaintenanceField,
  ...unitFields('person'),
  today: todayField('history'),
  waist: carried(),
};

/** What is typed and chosen on the planner's page. */
export interface PlannerEntries extends EntriesOf<typeof fields> {}

/** The same, as values. `goalDate` is `null` if a pace is chosen, and `bodyFat` if none is given. */
export interface PlannerInput extends InputOf<typeof fields> {}

/** The dates that can be chosen on a given day. */
export const dateLimits = (today: string): { readonly min: string; readonly max: string } => ({
  min: addDays(today, PLAN_DAYS.least),
  max: addDays(today, PLAN_DAYS.most),
});

function isPlannable(date: string, today: string): boolean {
  const { min, max } = dateLimits(today);
  return isCalendarDay(date) && date >= min && date <= max;
}

/** The days that the usual pace takes from one weight to another if that is a loss too large for half a year; otherwise half a year. */
export function daysProposed(now: Kilograms, goal: Kilograms, age: Years | null): number {
  const days = daysAtPace(age !== null && isOlderAge(age) ? 'gentle' : 'steady', now - goal, now);
  return days > PLAN_DAYS.most ? PROPOSED_DAYS : Math.max(PROPOSED_DAYS, days);
}

function proposedDays({ weight, goalWeight, age }: PlannerEntries): number {
  const [now, goal, years] = [readWeight(weight), readWeight(goalWeight), fields.age.read(age)];
  if (!now.ok || !goal.ok) return PROPOSED_DAYS;
  return daysProposed(now.value.kilograms, goal.value.kilograms, years.ok ? years.value : null);
}

/** A date that is filled in or typed is chosen. Until then, one is proposed. */
function dateChanges(changes: Partial<PlannerEntries>, entries: PlannerEntries): Partial<PlannerEntries> {
  if ('goalDate' in changes && !('isDateChosen' in changes)) return { isDateChosen: 'yes' };
  const { isDateChosen, today } = entries;
  return today !== '' && isDateChosen === 'no' ? { goalDate: addDays(today, proposedDays(entries)) } : {};
}

/** A goal that is filled in or typed isn't the suggested one any more. */
const goalChanges = (changes: Partial<PlannerEntries>): Partial<PlannerEntries> =>
  'goalWeight' in changes && !('isGoalSuggested' in changes) ? { isGoalSuggested: 'no' } : {};

/** The planner's form. */
export const planner: Tool<PlannerEntries, PlannerInput, typeof fields> = {
  name: 'planner',
  fields,
  givesCalories: true,
  checks: [
    plausibleBmi(),
    {
      fields: ['goalDate', 'today'],
      problemOf: ({ goalDate, today }) =>
        goalDate === null || (today === '' ? isCalendarDay(goalDate) : isPlannable(goalDate, today))
          ? null
          : { field: 'goalDate', problem: 'outOfRange' },
    },
  ],
  idle: ({ by, bodyFatAsk }) => [
    ...(by === 'pace' ? (['goalDate'] as const) : []),
    ...(bodyFatAsk === 'no' ? (['bodyFat'] as const) : []),
  ],
  alsoChanged: (changes, entries) => ({
    ...bodyFatChanges(changes),
    ...goalChanges(changes),
    ...dateChanges(changes, entries),
  }),
  questions: ({ goalWeight, ...person }, asked) => ({
    ...measureQuestions(person, asked),
    goalWeight: likelyGoal(goalWeight, person),
  }),
  passedOn: ownWeightKept,
};
