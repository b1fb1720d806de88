import type { Gender } from '@evenscale/formulas/energy';
import type { ChildAge } from '@evenscale/formulas/growth';
import { months } from '@evenscale/formulas/units';
import { childBodyMassIndex, type ChildMeasurement } from '#person/child/child-measurement.ts';
import { readHeight, readWeight, type PersonDraft } from '#person/draft.ts';
import { likelyHeight } from '#person/entry/likely-entry.ts';
import { emptyPersonForm, firstWrongField, checked, parsePerson, reducePersonForm } from '#person/form.ts';
import type { PersonEvent, PersonField, PersonFormState, PersonQuestions } from '#person/form.ts';
import type { Attention } from '#person/entries/machine.ts';
import { ageEnteredBy, editedAge, EMPTY_AGE, checkedAge, readAge } from './age/child-age-entry.ts';
import type { AgeBy, AgeEntry, AgeField, IsoDay } from './age/child-age-entry.ts';
import { CHILD_RULES } from './child-rules.ts';
import { likelyChildWeight, UNQUESTIONED_BMI } from './likely-child-weight.ts';

/** Entries of the form, as if they had been typed. */
type ChildEntries = Partial<Pick<PersonDraft, 'units' | 'inStone' | 'weight' | 'height' | 'gender'>> & {
  readonly years?: string;
  readonly months?: string;
  readonly ageBy?: AgeBy;
  readonly knownAge?: number;
};

export type ChildField = AgeField | 'gender' | Exclude<PersonField, 'age'>;

export type ChildResult =
  | { readonly status: 'empty' }
  | {
      readonly status: 'shown';
      readonly child: ChildMeasurement;
      /**
       * The day of the measurement, if it was entered. Only in memory, since together with the age it reveals the date
       * of birth.
       */
      readonly measured: IsoDay | null;
      /** True while the form has an entry that can't be calculated, so the result is for earlier entries. */
      readonly isStale: boolean;
    }
  /** The charts don't cover the age. */
  | { readonly status: 'refused'; readonly refusal: Exclude<ChildAge, { kind: 'covered' }> };

export interface ChildState {
  /** Weight and height with their units. */
  readonly form: PersonFormState;
  /** `null` until one is chosen: a default could give a wrong percentile without anyone noticing. */
  readonly gender: Gender | null;
  readonly isGenderMissing: boolean;
  readonly age: AgeEntry;
  /** Empty before hydration. */
  readonly today: IsoDay;
  readonly result: ChildResult;
  readonly attention: Attention<ChildField> | null;
}

type ChildChange =
  | PersonEvent
  | { readonly type: 'ageEdited'; readonly field: AgeField; readonly text: string }
  | { readonly type: 'ageByChosen'; readonly by: AgeBy }
  /** Entries from another calculator or an earlier result. */
  | { readonly type: 'filled'; readonly entries: ChildEntries };

export type ChildEvent =
  | ChildChange
  | { readonly type: 'opened'; readonly today: IsoDay }
  | { readonly type: 'submitted'; readonly today: IsoDay }
  /** The page is restored with the entries of an earlier result. */
  | { readonly type: 'recalled' }
  | { readonly type: 'reset' };

/** The initial state. */
export const initialChildState: ChildState = {
  form: emptyPersonForm(CHILD_RULES),
  gender: null,
  isGenderMissing: false,
  age: EMPTY_AGE,
  today: '',
  result: { status: 'empty' },
  attention: null,
};

/** The result for the entries, a refusal, or `null` while something is missing or invalid. */
function resultOf({
  form,
  gender,
  age,
  today,
}: ChildState): Exclude<ChildResult, { status: 'empty' }> | null {
  const reading = readAge(age, today);
  if (!reading.ok) return null;
  const { range, completed } = reading;
  if (range.kind !== 'covered') return { status: 'refused', refusal: range };
  const parsed = parsePerson(form.draft, CHILD_RULES, form.confirmed);
  if (!parsed.ok || gender === null) return null;
  const { weight, height, units } = parsed.person;
  const { inStone } = form.draft;
  return {
    status: 'shown',
    child: { gender, age: range.age, completed, weight, height, units, inStone },
    measured: age.by === 'dates' ? age.measured : null,
    isStale: false,
  };
}

/** Questions about what was meant if the entries can hardly be a child's. */
function questionsFor(draft: PersonDraft): PersonQuestions {
  const weight = readWeight(draft.weight);
  const height = readHeight(draft.height);
  if (!weight.ok || !height.ok) return {};
  const bmi = childBodyMassIndex({ weight: weight.value, height: height.value });
  if (bmi >= UNQUESTIONED_BMI.min && bmi <= UNQUESTIONED_BMI.max) return {};
  return {
    weight: likelyChildWeight(draft.weight, height.value.centimetres),
    height: likelyHeight(draft.height),
  };
}

const AGE_FIELDS: readonly AgeField[] = ['birth', 'measured', 'years', 'months'];

function firstWrong({ form, age, isGenderMissing }: ChildState): ChildField {
  if (isGenderMissing) return 'gender';
  const ofAge = AGE_FIELDS.find((field) => age.problems[field] !== undefined);
  return ofAge ?? (firstWrongField(form.problems) === 'height' ? 'height' : 'weight');
}

function submitted(before: ChildState, today: IsoDay): ChildState {
  const count = (before.attention?.count ?? 0) + 1;
  const { draft, confirmed } = before.form;
  const parsed = parsePerson(draft, CHILD_RULES, confirmed);
  const form = checked(before.form, parsed.ok ? {} : parsed.problems);
  const state: ChildState = {
    ...before,
    today,
    form: { ...form, questions: questionsFor(draft) },
    isGenderMissing: before.gender === null,
    age: checkedAge(before.age, today),
  };
  const result = resultOf(state);
  if (result?.status === 'refused')
    // Nothing else has to be entered if the charts don't cover the age.
    return {
      ...before,
      today,
      form: checked(before.form, {}),
      isGenderMissing: false,
      age: state.age,
      result,
      attention: { target: 'results', count },
    };
  if (result) return { ...state, result, attention: { target: 'results', count } };
  return { ...state, attention: { target: firstWrong(state), count } };
}

/** The state with an updated result, if the entries can be calculated. */
function followed(state: ChildState): ChildState {
  const { result, form } = state;
  if (result.status === 'empty') return state;
  const next = resultOf(state);
  if (next) return { ...state, result: next };
  if (result.status === 'refused') return { ...state, result: { status: 'empty' } };
  const { units, inStone } = form.draft;
  return { ...state, result: { ...result, child: { ...result.child, units, inStone }, isStale: true } };
}

function filled(state: ChildState, entries: ChildEntries): ChildState {
  const { gender = state.gender, years, months: extra, knownAge, ageBy = state.age.by, ...draft } = entries;
  const hasAge = years !== undefined || extra !== undefined;
  const form = reducePersonForm(state.form, { type: 'restored', draft }, CHILD_RULES);
  const age: AgeEntry = {
    ...state.age,
    by: 'years',
    years: years ?? '',
    months: extra ?? '',
    knownAge: knownAge === undefined ? null : months(knownAge),
    problems: {},
  };
  return { ...state, form, gender, isGenderMissing: false, age: hasAge ? age : { ...state.age, by: ageBy } };
}

const opened = (state: ChildState, today: IsoDay): ChildState => ({
  ...state,
  today,
  age: { ...state.age, measured: state.age.measured || today },
});

function changed(state: ChildState, event: ChildChange): ChildState {
  switch (event.type) {
    case 'ageEdited':
      return { ...state, age: editedAge(state.age, event.field, event.text, state.today) };
    case 'ageByChosen':
      return { ...state, age: ageEnteredBy(state.age, event.by, state.today) };
    case 'filled':
      return filled(state, event.entries);
    case 'genderChosen':
      return { ...state, gender: event.gender, isGenderMissing: false };
    case 'left':
      return { ...state, form: { ...state.form, questions: questionsFor(state.form.draft) } };
    default:
      return { ...state, form: reducePersonForm(state.form, event, CHILD_RULES) };
  }
}

/** Next state of the children's calculator. Pure. */
export function reduceChild(state: ChildState, event: ChildEvent): ChildState {
  switch (event.type) {
    case 'opened':
      return opened(state, event.today);
    case 'submitted':
      return submitted(state, event.today);
    case 'confirmed':
      return submitted(changed(state, event), state.today);
    case 'recalled':
      return { ...state, result: resultOf(state) ?? state.result };
    case 'reset':
      return {
        ...opened(initialChildState, state.today),
        attention: { target: 'gender', count: (state.attention?.count ?? 0) + 1 },
      };
    case 'left':
      return changed(state, event);
    default:
      return followed(changed(state, event));
  }
}
