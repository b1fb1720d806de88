import type { PlanShape } from '#formulas/weight-model-plan.ts';
import { bodyFatAfter, NO_BODY_FAT, parseBodyFat } from '#calculators/shared/body-fat-entry.ts';
import type { BodyFatEntry } from '#calculators/shared/body-fat-entry.ts';
import { readWeight, weightUnitOf } from '#calculators/shared/person-draft.ts';
import type { WeightText } from '#calculators/shared/person-draft.ts';
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
  daysAtPace,
  EMPTY_GOAL,
  goalChanged,
  goalEdited,
  goalLeft,
  goalMeant,
  judgedGoal,
  proposedDate,
} from './goal-entry.ts';
import type { GoalBox, GoalDraft, GoalEntry } from './goal-entry.ts';
import { daysBetween } from './plan-dates.ts';
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
  | { readonly type: 'goalEdited'; readonly box: GoalBox; readonly text: string }
  | { readonly type: 'goalLeft' }
  | { readonly type: 'goalMeantOther' }
  | { readonly type: 'goalChanged'; readonly change: Partial<GoalDraft> }
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
  goal: EMPTY_GOAL,
  today: '',
  shape: 'steady',
  result: { status: 'empty' },
  attention: null,
};

const unitOf = (state: PlannerState): WeightText['unit'] => weightUnitOf(state.form.draft);

function opened(state: PlannerState, today: IsoDay): PlannerState {
  const date = state.goal.draft.date || proposedDate(today);
  return { ...state, today, goal: { ...state.goal, draft: { ...state.goal.draft, date } } };
}

function inputOf(state: PlannerState, person: Person): PlanInput | null {
  const { goal, today, shape } = state;
  const bodyFat = parseBodyFat(state.bodyFat);
  const weight = readWeight(goal.draft.weight);
  if (!bodyFat.ok || !weight.ok || Object.keys(goal.problems).length > 0) return null;
  const { by, date, pace } = goal.draft;
  const days = by === 'pace' ? daysAtPace(person.weight, weight.value, pace) : daysBetween(today, date);
  if (days === null) return null;
  const unit = unitOf(state);
  return { person, bodyFat: bodyFat.value, goal: weight.value, start: today, days, unit, shape };
}

function firstWrong({ form, bodyFat, goal }: PlannerState): PlannerField {
  const ofPerson = firstWrongField(form.problems);
  if (ofPerson) return ofPerson;
  if (goal.problems.goalWeight) return 'goalWeight';
  if (goal.problems.goalDate) return 'goalDate';
  return bodyFat.problem ? 'bodyFat' : 'weight';
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
  const change: Partial<GoalDraft> = {
    ...(offer.date === null ? {} : { by: 'date', date: offer.date }),
    ...(offer.kind === 'weight' ? { weight: offer.weight } : {}),
  };
  // An offered date was worked out for the same intake every day.
  const shape = offer.date === null ? state.shape : 'steady';
  return submitted({ ...state, shape, goal: goalChanged(state.goal, change, today) }, today);
}

/** A result never stands beside the wrong unit, and follows what is chosen beside it. */
function following({ result, ...state }: PlannerState): PlannerResult {
  if (result.status === 'empty') return result;
  const { units, inStone } = state.form.draft;
  const { shape } = state;
  const { input } = result;
  const unit = weightUnitOf({ units, inStone });
  const isSame = input.person.units === units && input.unit === unit && input.shape === shape;
  if (isSame) return result;
  const person = { ...input.person, units };
  return { status: 'shown', input: { ...input, person, unit, shape } };
}

function personChanged(state: PlannerState, event: PersonEvent): PlannerState {
  const form = reducePersonForm(state.form, event, PLANNER_RULES);
  // A question is put in the unit in which the weight was typed.
  const isSameUnit = weightUnitOf(form.draft) === unitOf(state);
  return { ...state, form, goal: isSameUnit ? state.goal : { ...state.goal, question: null } };
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
    case 'goalEdited':
      return { ...state, goal: goalEdited(goal, { ...event, unit: unitOf(state) }, today) };
    case 'goalLeft':
      return { ...state, goal: goalLeft(goal) };
    case 'goalMeantOther':
      return { ...state, goal: goalMeant(goal) };
    case 'goalChanged':
      return { ...state, goal: goalChanged(goal, event.change, today) };
    case 'shapeChosen':
      return { ...state, shape: event.shape };
    default:
      return personChanged(state, event);
  }
}

/** Next state of the planner. Pure. */
export function reducePlanner(state: PlannerState, event: PlannerEvent): PlannerState {
  if (event.type === 'submitted') return submitted(state, event.today);
  if (event.type === 'reset') {
    const count = (state.attention?.count ?? 0) + 1;
    const fresh = opened(initialPlannerState, state.today);
    return { ...fresh, attention: { target: 'weight', count } };
  }
  if (event.type === 'offerTaken') return offerTaken(state, event.offer, event.today);
  const next = changed(state, event);
  return { ...next, result: following(next) };
}
