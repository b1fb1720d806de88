import type { PlanShape } from '#formulas/weight-model-plan.ts';
import { bodyFatAfter, NO_BODY_FAT, parseBodyFat } from '#calculators/shared/body-fat-entry.ts';
import type { BodyFatEntry } from '#calculators/shared/body-fat-entry.ts';
import { readWeight, weightUnitOf } from '#calculators/shared/person-draft.ts';
import {
  emptyPersonForm,
  firstWrongField,
  judged,
  parsePerson,
  reducePersonForm,
} from '#calculators/shared/person-form.ts';
import type {
  Person,
  PersonEvent,
  PersonField,
  PersonFormState,
  PersonRules,
} from '#calculators/shared/person-form.ts';
import type { Attention } from '#calculators/shared/use-calculator.ts';
import {
  daysToGoal,
  emptyGoal,
  goalChosen,
  goalTyped,
  inUnits,
  judgedGoal,
  withProposedDate,
} from './goal-entry.ts';
import type { GoalChoice, GoalEntry } from './goal-entry.ts';
import type { IsoDay } from './plan-dates.ts';
import type { PlanInput } from './plan-input.ts';
import type { Offer } from './plan-offers.ts';

/** The person's fields, as on the TDEE page: who comes from there finds the form as it was. */
export const PLANNER_RULES: PersonRules = {
  defaultAge: 25,
  youngest: 1,
  oldest: 120,
  steps: { weight: { metric: 0.1, imperial: 1 }, height: { metric: 1, imperial: 0.5 }, age: 1 },
};

export type PlannerField = PersonField | 'bodyFat' | 'goalWeight' | 'goalDate';
export type PlannerResult =
  { readonly status: 'empty' } | { readonly status: 'shown'; readonly input: PlanInput };

export interface PlannerState {
  readonly form: PersonFormState;
  readonly bodyFat: BodyFatEntry;
  readonly goal: GoalEntry;
  /** The visitor's day; empty until the script has arrived. */
  readonly today: IsoDay;
  readonly shape: PlanShape;
  readonly result: PlannerResult;
  readonly attention: Attention<PlannerField> | null;
}

type PlannerChange =
  | PersonEvent
  | { readonly type: 'opened'; readonly today: IsoDay }
  | { readonly type: 'bodyFatAsked'; readonly isGiven: boolean }
  | { readonly type: 'bodyFatEdited'; readonly text: string }
  /** Something happened to the goal's weight, as it may to the person's own. */
  | { readonly type: 'goalTyped'; readonly event: PersonEvent }
  | { readonly type: 'goalChosen'; readonly choice: GoalChoice }
  | { readonly type: 'shapeChosen'; readonly shape: PlanShape };

export type PlannerEvent =
  | PlannerChange
  | { readonly type: 'offerTaken'; readonly offer: Offer; readonly today: IsoDay }
  | { readonly type: 'submitted'; readonly today: IsoDay }
  | { readonly type: 'reset' };

/** The page as it arrives. */
export const initialPlannerState: PlannerState = {
  form: emptyPersonForm(PLANNER_RULES),
  bodyFat: NO_BODY_FAT,
  goal: emptyGoal(PLANNER_RULES),
  today: '',
  shape: 'steady',
  result: { status: 'empty' },
  attention: null,
};

const opened = (state: PlannerState, today: IsoDay): PlannerState => ({
  ...state,
  today,
  goal: withProposedDate(state.goal, today),
});

function inputOf({ form, bodyFat, goal, today, shape }: PlannerState, person: Person): PlanInput | null {
  const fat = parseBodyFat(bodyFat);
  const weight = readWeight(goal.form.draft.weight);
  if (!fat.ok || !weight.ok || goal.isDateWrong) return null;
  const days = daysToGoal(goal, today, person.weight, weight.value);
  const unit = weightUnitOf(form.draft);
  return { person, bodyFat: fat.value, goal: weight.value, start: today, days, unit, shape };
}

function firstWrong({ form, goal }: PlannerState): PlannerField {
  const ofPerson = firstWrongField(form.problems);
  if (ofPerson) return ofPerson;
  if (goal.form.problems.weight) return 'goalWeight';
  return goal.isDateWrong ? 'goalDate' : 'bodyFat';
}

function submitted(before: PlannerState, today: IsoDay): PlannerState {
  const count = (before.attention?.count ?? 0) + 1;
  const parsed = parsePerson(before.form.draft, PLANNER_RULES);
  const bodyFat = parseBodyFat(before.bodyFat);
  const state: PlannerState = {
    ...before,
    today,
    form: judged(before.form, parsed.ok ? {} : parsed.problems),
    bodyFat: { ...before.bodyFat, problem: bodyFat.ok ? null : bodyFat.problem },
    goal: judgedGoal(before.goal, today),
  };
  const input = parsed.ok ? inputOf(state, parsed.person) : null;
  if (!input) return { ...state, attention: { target: firstWrong(state), count } };
  return { ...state, result: { status: 'shown', input }, attention: { target: 'results', count } };
}

function offerTaken(state: PlannerState, offer: Offer, today: IsoDay): PlannerState {
  const { date } = offer;
  const draft = offer.kind === 'weight' ? { weight: offer.weight } : {};
  const typed = goalTyped(state.goal, { type: 'restored', draft }, PLANNER_RULES);
  if (date === null) return submitted({ ...state, goal: typed }, today);
  // An offered date was worked out for the same intake every day.
  const goal: GoalEntry = { ...typed, by: 'date', date };
  return submitted({ ...state, shape: 'steady', goal }, today);
}

/** A result never stands beside the wrong unit, and follows the phases that are chosen beside it. */
function following({ result, form, shape }: PlannerState): PlannerResult {
  if (result.status === 'empty') return result;
  const { input } = result;
  const { units } = form.draft;
  const unit = weightUnitOf(form.draft);
  const isSame = input.person.units === units && input.unit === unit && input.shape === shape;
  if (isSame) return result;
  return { status: 'shown', input: { ...input, person: { ...input.person, units }, unit, shape } };
}

function changed(state: PlannerState, event: PlannerChange): PlannerState {
  const { goal, today } = state;
  switch (event.type) {
    case 'opened':
      return opened(state, event.today);
    case 'bodyFatAsked':
      return { ...state, bodyFat: { ...NO_BODY_FAT, isGiven: event.isGiven } };
    case 'bodyFatEdited':
      return { ...state, bodyFat: bodyFatAfter(state.bodyFat, event.text) };
    case 'goalTyped':
      return { ...state, goal: goalTyped(goal, event.event, PLANNER_RULES) };
    case 'goalChosen':
      return { ...state, goal: goalChosen(goal, event.choice, today) };
    case 'shapeChosen':
      return { ...state, shape: event.shape };
    default: {
      const form = reducePersonForm(state.form, event, PLANNER_RULES);
      return { ...state, form, goal: inUnits(goal, form.draft) };
    }
  }
}

/** Next state of the planner. Pure. */
export function reducePlanner(state: PlannerState, event: PlannerEvent): PlannerState {
  switch (event.type) {
    case 'submitted':
      return submitted(state, event.today);
    case 'offerTaken':
      return offerTaken(state, event.offer, event.today);
    case 'reset':
      return {
        ...opened(initialPlannerState, state.today),
        attention: { target: 'weight', count: (state.attention?.count ?? 0) + 1 },
      };
    default: {
      const next = changed(state, event);
      return { ...next, result: following(next) };
    }
  }
}
