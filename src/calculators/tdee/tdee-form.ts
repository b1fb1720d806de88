import type { Goal } from '#formulas/calorie-targets.ts';
import type { Percent } from '#formulas/units.ts';
import { bodyFatAfter, NO_BODY_FAT, parseBodyFat } from '#calculators/shared/body-fat-entry.ts';
import type { BodyFatEntry } from '#calculators/shared/body-fat-entry.ts';
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
import type { PersonDraft } from '#calculators/shared/person-draft.ts';
import type { Attention } from '#calculators/shared/use-calculator.ts';

/** The TDEE form's figures (specification 3 and 5). */
export const TDEE_RULES: PersonRules = {
  defaultAge: 25,
  youngest: 1,
  oldest: 120,
  steps: { weight: { metric: 0.1, imperial: 1 }, height: { metric: 1, imperial: 0.5 }, age: 1 },
};

export const GOALS: readonly Goal[] = ['lose', 'maintain', 'gain'];

/** Everything that the TDEE figures are worked out from. `bodyFat` is `null` where none was given. */
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
      readonly draft: PersonDraft;
      readonly bodyFatText: string;
    };
export type TdeeField = PersonField | 'bodyFat';

export interface TdeeState {
  readonly form: PersonFormState;
  readonly goal: Goal;
  readonly bodyFat: BodyFatEntry;
  readonly result: TdeeResult;
  readonly attention: Attention<TdeeField> | null;
  /** How many calculations there were; each has its own notice. */
  readonly calculations: number;
}

export type TdeeEvent =
  | PersonEvent
  | { readonly type: 'goalChosen'; readonly goal: Goal }
  | { readonly type: 'bodyFatAsked'; readonly isGiven: boolean }
  | { readonly type: 'bodyFatEdited'; readonly text: string }
  | { readonly type: 'submitted' }
  | { readonly type: 'reset' };

/** The page as it arrives. */
export const initialTdeeState: TdeeState = {
  form: emptyPersonForm(TDEE_RULES),
  goal: 'maintain',
  bodyFat: NO_BODY_FAT,
  result: { status: 'empty' },
  attention: null,
  calculations: 0,
};

function submitted(state: TdeeState): TdeeState {
  const count = (state.attention?.count ?? 0) + 1;
  const parsed = parsePerson(state.form.draft, TDEE_RULES);
  const bodyFat = parseBodyFat(state.bodyFat);
  const problem = bodyFat.ok ? null : bodyFat.problem;
  const form = judged(state.form, parsed.ok ? {} : parsed.problems);
  const judgedState = { ...state, form, bodyFat: { ...state.bodyFat, problem } };
  if (!parsed.ok || !bodyFat.ok) {
    const target = firstWrongField(form.problems) ?? 'bodyFat';
    return { ...judgedState, attention: { target, count } };
  }
  return {
    ...judgedState,
    result: {
      status: 'shown',
      input: { person: parsed.person, goal: state.goal, bodyFat: bodyFat.value },
      draft: state.form.draft,
      bodyFatText: state.bodyFat.text,
    },
    attention: { target: 'results', count },
    calculations: state.calculations + 1,
  };
}

// A result never stands beside the wrong unit, and its macro plans follow the goal that is chosen.
function following(result: TdeeResult, event: TdeeEvent): TdeeResult {
  if (result.status === 'empty') return result;
  const { input, draft } = result;
  switch (event.type) {
    case 'unitsChosen': {
      const { units } = event;
      return {
        ...result,
        input: { ...input, person: { ...input.person, units } },
        draft: { ...draft, units },
      };
    }
    case 'stoneChosen':
      return { ...result, draft: { ...draft, inStone: event.inStone } };
    case 'goalChosen':
      return { ...result, input: { ...input, goal: event.goal } };
    default:
      return result;
  }
}

/** Next state of the TDEE calculator. Pure. */
export function reduceTdee(state: TdeeState, event: TdeeEvent): TdeeState {
  switch (event.type) {
    case 'submitted':
      return submitted(state);
    case 'reset':
      return {
        ...initialTdeeState,
        calculations: state.calculations,
        attention: { target: 'weight', count: (state.attention?.count ?? 0) + 1 },
      };
    case 'goalChosen':
      return { ...state, goal: event.goal, result: following(state.result, event) };
    case 'bodyFatAsked':
      return { ...state, bodyFat: { ...NO_BODY_FAT, isGiven: event.isGiven } };
    case 'bodyFatEdited':
      return { ...state, bodyFat: bodyFatAfter(state.bodyFat, event.text) };
    default:
      return {
        ...state,
        form: reducePersonForm(state.form, event, TDEE_RULES),
        result: following(state.result, event),
      };
  }
}
