import type { ActivityLevel, Gender } from '@evenscale/formulas/energy';
import { years, type Years } from '@evenscale/formulas/units';
import { implausibleField, type Measured } from './plausibility.ts';
import { likelyHeight, likelyWeight, type LikelyEntry } from './entry/likely-entry.ts';
import { normalizeText, parseNumberText, type NumberProblem } from './entry/number-text.ts';
import { heightAs, heightUnitOf, readHeight, readWeight, weightAs, weightUnitOf } from './draft.ts';
import type { HeightText, PersonDraft, Units, WeightText } from './draft.ts';
import type { Person } from './person.ts';

/** How the entries of a person are read. */
export interface ReadingRules {
  /** Whose measures are typed; the visitor’s own if omitted. */
  readonly about?: Measured;
  readonly youngest: number;
  readonly oldest: number;
  /** Set only if the visitor's own maintenance calories can replace the equation's. */
  readonly ownEntries?: (draft: PersonDraft) => Pick<Person, 'ownMaintenance'>;
}

/** What differs between the calculators' person fields; the values come from the specification. */
export interface PersonRules extends ReadingRules {
  readonly defaultAge: number;
  /** Arrow-key steps by field unit. */
  readonly steps: {
    readonly weight: Readonly<Record<Units, number>>;
    readonly height: Readonly<Record<Units, number>>;
    readonly age: number;
  };
}

export type { Person } from './person.ts';

export type PersonField = 'weight' | 'height' | 'age';
export type EntryProblem = NumberProblem | 'outOfRange' | 'implausible';
export type PersonProblems = Readonly<Partial<Record<PersonField, EntryProblem>>>;

/** The question next to a field: "Did you mean 175 cm?" */
export interface PersonQuestions {
  readonly weight?: LikelyEntry<WeightText> | null;
  readonly height?: LikelyEntry<HeightText> | null;
}

export interface PersonFormState {
  readonly draft: PersonDraft;
  readonly problems: PersonProblems;
  readonly questions: PersonQuestions;
  /** Implausible entries that the visitor confirmed with "Use it anyway". */
  readonly confirmed?: Pick<PersonDraft, 'weight' | 'height'> | undefined;
}

/** Every text input; a field may have two. */
export type PersonBox = 'kilograms' | 'pounds' | 'stone' | 'centimetres' | 'feet' | 'inches' | 'age';

export type PersonEvent =
  | { readonly type: 'edited'; readonly box: PersonBox; readonly text: string }
  | { readonly type: 'left'; readonly field: 'weight' | 'height' }
  | { readonly type: 'meantOther'; readonly field: 'weight' | 'height' }
  /** "Use it anyway" next to an implausible entry. */
  | { readonly type: 'confirmed' }
  | { readonly type: 'unitsChosen'; readonly units: Units }
  | { readonly type: 'stoneChosen'; readonly inStone: boolean }
  | { readonly type: 'genderChosen'; readonly gender: Gender }
  | { readonly type: 'activityLevelChosen'; readonly activityLevel: ActivityLevel }
  | { readonly type: 'restored'; readonly draft: Partial<PersonDraft> };

export type ParsedPerson =
  { readonly ok: true; readonly person: Person } | { readonly ok: false; readonly problems: PersonProblems };

/** The initial form as specified: metric, male, moderately active, weight and height empty. */
export function emptyPersonForm(rules: PersonRules): PersonFormState {
  return {
    draft: {
      units: 'metric',
      inStone: false,
      weight: { unit: 'kg', kilograms: '' },
      height: { unit: 'cm', centimetres: '' },
      age: String(rules.defaultAge),
      gender: 'male',
      activityLevel: 'moderatelyActive',
    },
    problems: {},
    questions: {},
  };
}

type AgeReading =
  { readonly ok: true; readonly value: Years } | { readonly ok: false; readonly problem: EntryProblem };

/** Reads an age in years; "30 years" is accepted. */
export function parseAge(text: string, rules: Pick<PersonRules, 'youngest' | 'oldest'>): AgeReading {
  const reading = parseNumberText(normalizeText(text).replace(/ ?(?:years?(?: old)?|yrs?|y)$/u, ''));
  if (!reading.ok) return reading;
  if (reading.value === 0 && rules.youngest > 0) return { ok: false, problem: 'notPositive' };
  if (reading.value < rules.youngest || reading.value > rules.oldest)
    return { ok: false, problem: 'outOfRange' };
  return { ok: true, value: years(reading.value) };
}

const isConfirmed = ({ weight, height }: PersonDraft, confirmed: PersonFormState['confirmed']): boolean =>
  confirmed !== undefined &&
  JSON.stringify([weight, height]) === JSON.stringify([confirmed.weight, confirmed.height]);

function chosenIn(draft: PersonDraft, { ownEntries }: ReadingRules) {
  const { units, inStone, gender, activityLevel } = draft;
  return { units, inStone, gender, activityLevel, ...ownEntries?.(draft) };
}

/** Draft → person, or the problem with each field. */
export function parsePerson(
  draft: PersonDraft,
  rules: ReadingRules,
  confirmed?: PersonFormState['confirmed'],
): ParsedPerson {
  const weight = readWeight(draft.weight);
  const height = readHeight(draft.height);
  const age = parseAge(draft.age, rules);
  if (weight.ok && height.ok && age.ok) {
    const implausible = isConfirmed(draft, confirmed)
      ? null
      : implausibleField(draft, weight.value, height.value, rules.about?.typical);
    if (implausible) return { ok: false, problems: { [implausible]: 'implausible' } };
    const chosen = chosenIn(draft, rules);
    return { ok: true, person: { ...chosen, weight: weight.value, height: height.value, age: age.value } };
  }
  return {
    ok: false,
    problems: {
      ...(weight.ok ? {} : { weight: weight.problem }),
      ...(height.ok ? {} : { height: height.problem }),
      ...(age.ok ? {} : { age: age.problem }),
    },
  };
}

const FIELD_ORDER: readonly PersonField[] = ['weight', 'height', 'age'];

/** The first field in reading order that has a problem; it gets the focus. */
export function firstWrongField(problems: PersonProblems): PersonField | null {
  return FIELD_ORDER.find((field) => problems[field] !== undefined) ?? null;
}

const FIELD_OF_BOX: Readonly<Record<PersonBox, PersonField>> = {
  kilograms: 'weight',
  pounds: 'weight',
  stone: 'weight',
  centimetres: 'height',
  feet: 'height',
  inches: 'height',
  age: 'age',
};

function withText(draft: PersonDraft, box: PersonBox, text: string): PersonDraft {
  if (FIELD_OF_BOX[box] === 'weight')
    return { ...draft, weight: { ...weightAs(draft.weight, weightUnitOf(draft)), [box]: text } };
  if (FIELD_OF_BOX[box] === 'height')
    return { ...draft, height: { ...heightAs(draft.height, heightUnitOf(draft)), [box]: text } };
  return { ...draft, age: text };
}

function questionsFor(draft: PersonDraft): PersonQuestions {
  return { weight: likelyWeight(draft.weight), height: likelyHeight(draft.height) };
}

/** The state after a press of Calculate, with or without problems: messages and questions are updated. */
export function checked(state: PersonFormState, problems: PersonProblems): PersonFormState {
  return { ...state, problems, questions: questionsFor(state.draft) };
}

// A message disappears once its field is valid; none appears during typing.
function edited(state: PersonFormState, box: PersonBox, text: string, rules: PersonRules): PersonFormState {
  const draft = withText(state.draft, box, text);
  const field = FIELD_OF_BOX[box];
  const { [field]: _, ...questions } = { age: null, ...state.questions };
  return { ...state, draft, questions, problems: stillWrong(state, field, draft, rules) };
}

/**
 * The messages after a change in one field: its own is checked again, and so is an implausible BMI, which depends on
 * two fields; the others stay.
 */
function stillWrong(
  { problems, confirmed }: PersonFormState,
  changed: PersonField,
  draft: PersonDraft,
  rules: PersonRules,
): PersonProblems {
  const parsed = parsePerson(draft, rules, confirmed);
  const now = parsed.ok ? {} : parsed.problems;
  const entries = FIELD_ORDER.flatMap((field) => {
    const isRechecked = field === changed || problems[field] === 'implausible';
    const problem = problems[field] && (isRechecked ? now[field] : problems[field]);
    return problem ? [[field, problem] as const] : [];
  });
  return Object.fromEntries(entries);
}

function meantOther(state: PersonFormState, field: 'weight' | 'height', rules: PersonRules): PersonFormState {
  const meant = state.questions[field];
  if (!meant) return state;
  const draft = { ...state.draft, [field]: meant.text };
  const questions = { ...state.questions, [field]: null };
  return { ...state, draft, problems: stillWrong(state, field, draft, rules), questions };
}

/** Next state of the person fields. Pure; each calculator's own reducer passes its person events to it. */
export function reducePersonForm(
  state: PersonFormState,
  event: PersonEvent,
  rules: PersonRules,
): PersonFormState {
  switch (event.type) {
    case 'edited':
      return edited(state, event.box, event.text, rules);
    case 'left':
      return {
        ...state,
        questions: { ...state.questions, [event.field]: questionsFor(state.draft)[event.field] },
      };
    case 'meantOther':
      return meantOther(state, event.field, rules);
    case 'confirmed':
      return { ...state, problems: {}, questions: {}, confirmed: state.draft };
    case 'unitsChosen':
      return { ...state, draft: { ...state.draft, units: event.units }, questions: {} };
    case 'stoneChosen':
      return { ...state, draft: { ...state.draft, inStone: event.inStone }, questions: {} };
    case 'genderChosen':
      return { ...state, draft: { ...state.draft, gender: event.gender } };
    case 'activityLevelChosen':
      return { ...state, draft: { ...state.draft, activityLevel: event.activityLevel } };
    case 'restored':
      return { ...state, draft: { ...state.draft, ...event.draft }, problems: {}, questions: {} };
  }
}
