import type { Goal } from '#formulas/calorie-targets.ts';
import { percent } from '#formulas/units.ts';
import type { Percent } from '#formulas/units.ts';
import { normaliseText, parseNumberText } from '#calculators/shared/number-text.ts';
import {
  emptyPersonForm,
  firstWrongField,
  judged,
  parsePerson,
  reducePersonForm,
} from '#calculators/shared/person-form.ts';
import type {
  EntryProblem,
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

/** Body fat that is accepted, in percent (specification 5). */
export const BODY_FAT_LIMITS = { least: 1, most: 70, step: 0.1 } as const;

export const GOALS: readonly Goal[] = ['lose', 'maintain', 'gain'];

/** Everything that the TDEE figures are worked out from. `bodyFat` is `null` where none was given. */
export interface TdeeInput {
  readonly person: Person;
  readonly goal: Goal;
  readonly bodyFat: Percent | null;
}

/** The optional body fat: hidden until asked for, discarded when unasked. */
export interface BodyFatEntry {
  readonly isGiven: boolean;
  readonly text: string;
  readonly problem: EntryProblem | null;
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

const NO_BODY_FAT: BodyFatEntry = { isGiven: false, text: '', problem: null };

/** The page as it arrives. */
export const initialTdeeState: TdeeState = {
  form: emptyPersonForm(TDEE_RULES),
  goal: 'maintain',
  bodyFat: NO_BODY_FAT,
  result: { status: 'empty' },
  attention: null,
  calculations: 0,
};

type BodyFatReading =
  | { readonly ok: true; readonly value: Percent | null }
  | { readonly ok: false; readonly problem: EntryProblem };

/** Reads the body fat in percent; blank or 0 means not given (formula sheet R6). */
export function parseBodyFat({ isGiven, text }: Pick<BodyFatEntry, 'isGiven' | 'text'>): BodyFatReading {
  const plain = normaliseText(text).replace(/ ?(?:%|percent)$/u, '');
  if (!isGiven || plain === '') return { ok: true, value: null };
  const reading = parseNumberText(plain);
  if (!reading.ok) return reading;
  if (reading.value === 0) return { ok: true, value: null };
  const { least, most } = BODY_FAT_LIMITS;
  if (reading.value < least || reading.value > most) return { ok: false, problem: 'outOfRange' };
  return { ok: true, value: percent(reading.value) };
}

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

function bodyFatEdited(state: TdeeState, text: string): TdeeState {
  const reading = parseBodyFat({ isGiven: true, text });
  const isFlagged = state.bodyFat.problem !== null;
  const problem = isFlagged && !reading.ok ? reading.problem : null;
  return { ...state, bodyFat: { isGiven: true, text, problem } };
}

// A result never stands beside the wrong unit, and its macro plans follow the goal that is chosen.
function following(result: TdeeResult, event: TdeeEvent): TdeeResult {
  if (result.status === 'empty') return result;
  const { input } = result;
  if (event.type === 'unitsChosen') {
    const { units } = event;
    const person = { ...input.person, units };
    return { ...result, input: { ...input, person }, draft: { ...result.draft, units } };
  }
  return event.type === 'goalChosen' ? { ...result, input: { ...input, goal: event.goal } } : result;
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
      return bodyFatEdited(state, event.text);
    default:
      return {
        ...state,
        form: reducePersonForm(state.form, event, TDEE_RULES),
        result: following(state.result, event),
      };
  }
}
