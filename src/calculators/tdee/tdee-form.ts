import { type CalorieTargetKey, type Goal, TARGET_STEPS } from '@evenscale/formulas/energy';
import type { Percent } from '@evenscale/formulas/units';
import { bodyFatAfter, NO_BODY_FAT, parseBodyFat, restoredBodyFat } from '#person/entry/body-fat-entry.ts';
import type { BodyFatEntry } from '#person/entry/body-fat-entry.ts';
import { emptyPersonForm, firstWrongField, checked, parsePerson, reducePersonForm } from '#person/form.ts';
import type { Person, PersonEvent, PersonField, PersonFormState, PersonRules } from '#person/form.ts';
import type { PersonDraft } from '#person/draft.ts';
import { DEFAULT_MACROS, type MacroText } from '#person/macros/macro-choice.ts';
import { ownEntries } from '#person/own-maintenance.ts';
import { AGE_LIMITS } from '#person/limits.ts';
import type { Attention } from '#person/entries/machine.ts';

/** The TDEE form's values (specification 3 and 5). */
export const TDEE_RULES: PersonRules = {
  defaultAge: 25,
  ...AGE_LIMITS.tdee,
  ownEntries,
  steps: { weight: { metric: 0.1, imperial: 1 }, height: { metric: 1, imperial: 0.5 }, age: 1 },
};

const GOALS = ['lose', 'maintain', 'gain'] as const satisfies readonly Goal[];

/** The goal that a target belongs to. */
const goalOf = (target: CalorieTargetKey): Goal => GOALS[Math.sign(TARGET_STEPS[target]) + 1] ?? 'maintain';

/** The input of the TDEE figures. `bodyFat` is `null` if none was entered. */
export interface TdeeInput {
  readonly person: Person;
  readonly goal: Goal;
  readonly bodyFat: Percent | null;
}

export type TdeeResult =
  | { readonly status: 'empty' }
  | {
      readonly status: 'shown';
      readonly input: TdeeInput;
      readonly target: CalorieTargetKey | null;
      readonly macros: MacroText;
      readonly draft: PersonDraft;
      readonly bodyFatText: string;
      /** True while the form has an entry that can't be calculated, so the result is for earlier entries. */
      readonly isStale: boolean;
    };
export type TdeeField = PersonField | 'bodyFat';

export interface TdeeState {
  readonly form: PersonFormState;
  readonly goal: Goal;
  readonly bodyFat: BodyFatEntry;
  /** A target other than the goal's, chosen among the results. */
  readonly target: CalorieTargetKey | null;
  /** The plan chosen among the results. */
  readonly macros: MacroText;
  readonly result: TdeeResult;
  readonly attention: Attention<TdeeField> | null;
  /** The number of calculations; each has its own notice. */
  readonly calculations: number;
}

type TdeeChange =
  | PersonEvent
  | { readonly type: 'goalChosen'; readonly goal: Goal }
  | { readonly type: 'bodyFatToggled'; readonly isGiven: boolean }
  | { readonly type: 'bodyFatEdited'; readonly text: string }
  | { readonly type: 'macrosChosen'; readonly macros: MacroText };

export type TdeeEvent =
  | TdeeChange
  | { readonly type: 'targetChosen'; readonly target: CalorieTargetKey }
  | { readonly type: 'submitted' }
  /** The page is restored with the entries of an earlier result. */
  | { readonly type: 'recalled' }
  | { readonly type: 'reset' };

/** The initial state. */
export const initialTdeeState: TdeeState = {
  form: emptyPersonForm(TDEE_RULES),
  goal: 'maintain',
  bodyFat: NO_BODY_FAT,
  target: null,
  macros: DEFAULT_MACROS,
  result: { status: 'empty' },
  attention: null,
  calculations: 0,
};

function resultOf(
  state: Pick<TdeeState, 'form' | 'goal' | 'target' | 'macros' | 'bodyFat'>,
): TdeeResult | null {
  const { form, goal, target, macros, bodyFat } = state;
  const { draft, confirmed } = form;
  const parsed = parsePerson(draft, TDEE_RULES, confirmed);
  const fat = parseBodyFat(bodyFat);
  if (!parsed.ok || !fat.ok) return null;
  const input: TdeeInput = { person: parsed.person, goal, bodyFat: fat.value };
  return { status: 'shown', input, target, macros, draft, bodyFatText: bodyFat.text, isStale: false };
}

function submitted(before: TdeeState): TdeeState {
  const count = (before.attention?.count ?? 0) + 1;
  const parsed = parsePerson(before.form.draft, TDEE_RULES, before.form.confirmed);
  const fat = parseBodyFat(before.bodyFat);
  const form = checked(before.form, parsed.ok ? {} : parsed.problems);
  const state = { ...before, form, bodyFat: { ...before.bodyFat, problem: fat.ok ? null : fat.problem } };
  const result = resultOf(state);
  if (!result) return { ...state, attention: { target: firstWrongField(form.problems) ?? 'bodyFat', count } };
  return { ...state, result, attention: { target: 'results', count }, calculations: state.calculations + 1 };
}

/** The state with an updated result, if the entries can be calculated. */
function followed(state: TdeeState): TdeeState {
  const { result, form, goal, target, macros } = state;
  if (result.status === 'empty') return state;
  const { units, inStone } = form.draft;
  const now = { units, inStone, ...ownEntries(form.draft) };
  const stale: TdeeResult = {
    ...result,
    input: { ...result.input, goal, person: { ...result.input.person, ...now } },
    draft: { ...result.draft, ...now },
    target,
    macros,
    isStale: true,
  };
  return { ...state, result: resultOf(state) ?? stale };
}

function changed(state: TdeeState, event: TdeeChange): TdeeState {
  switch (event.type) {
    case 'goalChosen':
      return { ...state, goal: event.goal, target: null };
    case 'bodyFatToggled':
      return { ...state, bodyFat: { ...NO_BODY_FAT, isGiven: event.isGiven } };
    case 'bodyFatEdited':
      return { ...state, bodyFat: bodyFatAfter(state.bodyFat, event.text) };
    case 'macrosChosen':
      return { ...state, macros: event.macros };
    default:
      return {
        ...state,
        form: reducePersonForm(state.form, event, TDEE_RULES),
        bodyFat: restoredBodyFat(state.bodyFat, event),
      };
  }
}

/** Next state of the TDEE calculator. Pure. */
export function reduceTdee(state: TdeeState, event: TdeeEvent): TdeeState {
  switch (event.type) {
    case 'submitted':
      return submitted(state);
    case 'confirmed':
      return submitted(changed(state, event));
    case 'recalled':
      return { ...state, result: resultOf(state) ?? state.result };
    case 'reset':
      return {
        ...initialTdeeState,
        calculations: state.calculations,
        attention: { target: 'weight', count: (state.attention?.count ?? 0) + 1 },
      };
    case 'targetChosen':
      return followed({ ...state, goal: goalOf(event.target), target: event.target });
    case 'left':
      return changed(state, event);
    default:
      return followed(changed(state, event));
  }
}
