import type { PlanShape } from '@evenscale/formulas/weight-model';
import { bodyFatAfter, NO_BODY_FAT, parseBodyFat, restoredBodyFat } from '#person/entry/body-fat-entry.ts';
import type { BodyFatEntry } from '#person/entry/body-fat-entry.ts';
import { readWeight, weightUnitOf, type PersonDraft } from '#person/draft.ts';
import { emptyPersonForm, firstWrongField, checked, parsePerson, reducePersonForm } from '#person/form.ts';
import type { PersonEvent, PersonField, PersonFormState } from '#person/form.ts';
import { healthyGoalOf } from '#person/healthy-goal.ts';
import type { Attention } from '#person/entries/machine.ts';
import {
  daysToGoal,
  emptyGoal,
  goalChosen,
  goalOffered,
  goalTyped,
  inUnits,
  checkedGoal,
  withProposedDate,
} from './goal/goal-entry.ts';
import type { GoalChoice, GoalEntry } from './goal/goal-entry.ts';
import { planEntriesOf } from './planner-entries.ts';
import { PLANNER_RULES } from './planner-rules.ts';
import { ownEntries } from '#person/own-maintenance.ts';
import type { PlanEntries } from '#person/plan-entries.ts';
import type { IsoDay } from '#tools/planner/plan/plan-dates.ts';
import type { PlanInput } from '#tools/planner/plan/plan-input.ts';
import type { Offer } from '#tools/planner/plan/plan-offers.ts';
import { buildPlanReport, offerOf } from '#tools/planner/report.ts';

export type PlannerField = PersonField | 'bodyFat' | 'goalWeight' | 'goalDate';
export type PlannerResult =
  | { readonly status: 'empty' }
  | {
      readonly status: 'shown';
      readonly input: PlanInput;
      readonly draft: PersonDraft;
      readonly bodyFatText: string;
      readonly entries: PlanEntries;
      /** True while the form has an entry that can't be planned, so the plan is for earlier entries. */
      readonly isStale: boolean;
    };

export interface PlannerState {
  readonly form: PersonFormState;
  readonly bodyFat: BodyFatEntry;
  readonly goal: GoalEntry;
  /** The visitor's local day; empty before hydration. */
  readonly today: IsoDay;
  readonly shape: PlanShape;
  readonly result: PlannerResult;
  readonly attention: Attention<PlannerField> | null;
}

type PlannerChange =
  | PersonEvent
  | { readonly type: 'opened'; readonly today: IsoDay }
  | { readonly type: 'bodyFatToggled'; readonly isGiven: boolean }
  | { readonly type: 'bodyFatEdited'; readonly text: string }
  /** An event in the goal's weight field, like one in the person's own. */
  | { readonly type: 'goalTyped'; readonly event: PersonEvent }
  | { readonly type: 'goalChosen'; readonly choice: GoalChoice }
  | { readonly type: 'shapeChosen'; readonly shape: PlanShape }
  /** A link asked for a plan to the nearest healthy weight. */
  | { readonly type: 'healthyGoalRequested' };

export type PlannerEvent =
  | PlannerChange
  | { readonly type: 'offerTaken'; readonly offer: Offer; readonly today: IsoDay }
  | { readonly type: 'submitted'; readonly today: IsoDay }
  /** The page is restored with the entries of an earlier plan. */
  | { readonly type: 'recalled' }
  | { readonly type: 'reset' };

/** The initial state. */
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

/** The plan's input with the texts that it was read from; `null` while an entry is missing or invalid. */
function resultOf(state: PlannerState): Extract<PlannerResult, { status: 'shown' }> | null {
  const { form, bodyFat } = state;
  const input = inputOf(state);
  return (
    input && {
      status: 'shown',
      input,
      draft: form.draft,
      bodyFatText: bodyFat.isGiven ? bodyFat.text : '',
      entries: planEntriesOf(state),
      isStale: false,
    }
  );
}

/** The plan's input, or `null` while an entry is missing or invalid. */
function inputOf(state: PlannerState): PlanInput | null {
  const { form, bodyFat, today, shape } = state;
  const goal = checkedGoal(state.goal, today);
  const parsed = parsePerson(form.draft, PLANNER_RULES, form.confirmed);
  const fat = parseBodyFat(bodyFat);
  const weight = readWeight(goal.form.draft.weight);
  if (!parsed.ok || !fat.ok || !weight.ok || goal.isDateWrong) return null;
  const { person } = parsed;
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
  const { draft, confirmed } = before.form;
  const parsed = parsePerson(draft, PLANNER_RULES, confirmed);
  const bodyFat = parseBodyFat(before.bodyFat);
  const state: PlannerState = {
    ...before,
    today,
    form: checked(before.form, parsed.ok ? {} : parsed.problems),
    bodyFat: { ...before.bodyFat, problem: bodyFat.ok ? null : bodyFat.problem },
    goal: checkedGoal(before.goal, today),
  };
  const result = resultOf(state);
  if (!result) return { ...state, attention: { target: firstWrong(state), count } };
  return { ...state, result, attention: { target: 'results', count } };
}

const withOffer = (state: PlannerState, offer: Offer): PlannerState => ({
  ...state,
  shape: 'steady',
  goal: goalOffered(state.goal, offer, PLANNER_RULES),
});

/** The state with an updated plan, if the entries can be planned. */
function followed(state: PlannerState): PlannerState {
  const { result, form, shape } = state;
  if (result.status === 'empty') return state;
  const next = resultOf(state);
  if (next) return { ...state, result: next };
  const { units, inStone } = form.draft;
  const now = { units, inStone, ...ownEntries(form.draft) };
  const input = {
    ...result.input,
    person: { ...result.input.person, ...now },
    unit: weightUnitOf(now),
    shape,
  };
  const ofNow = { draft: { ...result.draft, ...now }, entries: { ...result.entries, shape } };
  return { ...state, result: { ...result, input, ...ofNow, isStale: true } };
}

/** The nearest healthy weight as the goal, with the date or the first step of a plan that needs no caution. */
function withHealthyGoal(state: PlannerState): PlannerState {
  const parsed = parsePerson(state.form.draft, PLANNER_RULES, state.form.confirmed);
  const weight = parsed.ok ? healthyGoalOf(parsed.person) : null;
  if (!weight) return state;
  const goal = goalTyped(state.goal, { type: 'restored', draft: { weight } }, PLANNER_RULES);
  const asked: PlannerState = { ...state, goal };
  const input = inputOf(asked);
  const offer = input && offerOf(buildPlanReport(input));
  return offer ? withOffer(asked, offer) : asked;
}

function changed(state: PlannerState, event: PlannerChange): PlannerState {
  const { goal, today } = state;
  switch (event.type) {
    case 'opened':
      return opened(state, event.today);
    case 'bodyFatToggled':
      return { ...state, bodyFat: { ...NO_BODY_FAT, isGiven: event.isGiven } };
    case 'bodyFatEdited':
      return { ...state, bodyFat: bodyFatAfter(state.bodyFat, event.text) };
    case 'goalTyped':
      return { ...state, goal: goalTyped(goal, event.event, PLANNER_RULES) };
    case 'goalChosen':
      return { ...state, goal: goalChosen(goal, event.choice, today) };
    case 'healthyGoalRequested':
      return withHealthyGoal(state);
    case 'shapeChosen':
      return { ...state, shape: event.shape };
    default: {
      const form = reducePersonForm(state.form, event, PLANNER_RULES);
      const bodyFat = restoredBodyFat(state.bodyFat, event);
      return { ...state, form, bodyFat, goal: inUnits(goal, form.draft) };
    }
  }
}

/** Next state of the planner. Pure. */
export function reducePlanner(state: PlannerState, event: PlannerEvent): PlannerState {
  switch (event.type) {
    case 'submitted':
      return submitted(state, event.today);
    case 'offerTaken':
      return submitted(withOffer(state, event.offer), event.today);
    case 'reset':
      return {
        ...opened(initialPlannerState, state.today),
        attention: { target: 'weight', count: (state.attention?.count ?? 0) + 1 },
      };
    case 'confirmed':
      return submitted(changed(state, event), state.today);
    case 'recalled':
      return { ...state, result: resultOf(state) ?? state.result };
    case 'left':
      return changed(state, event);
    default:
      return followed(changed(state, event));
  }
}
