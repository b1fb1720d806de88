import type { Gender } from '@evenscale/formulas/energy';
import type { EnergyUnit } from '@evenscale/formulas/units';
import { heightAs, heightLine, weightUnitOf, type PersonDraft } from '#person/draft.ts';
import { energyAs, energyEntry, type EnergyText } from '#person/entry/energy-text.ts';
import type { NumberProblem } from '#person/entry/number-text.ts';
import { emptyPersonForm, reducePersonForm } from '#person/form.ts';
import type { PersonEvent, PersonFormState, PersonProblems } from '#person/form.ts';
import { ageOn, type LogPerson, type LogView, type StoredLogDay } from '#person/log/parse-log.ts';
import { formatEntry } from '#ui/text/format.ts';
import type { KnownPerson } from './known-person.ts';
import { entryToFill, weightEntry, type TodayReading } from './log-entry.ts';
import { LOG_RULES } from './log-rules.ts';

export interface LogFormState {
  /** Units, weight, height and age as typed. */
  readonly form: PersonFormState;
  readonly gender: Gender | null;
  readonly isGenderMissing: boolean;
  /** The three details, or some of them, come from earlier entries. */
  readonly isPersonKnown: boolean;
  readonly intake: EnergyText;
  readonly intakeProblem: NumberProblem | null;
  /** Neither a weight nor an intake was entered. */
  readonly isEmpty: boolean;
  /** The day that is logged; empty before hydration. */
  readonly day: string;
  /** The day that the entries were copied from; `null` if the visitor typed them. */
  readonly filledFrom: string | null;
  readonly isEdited: boolean;
}

export type LogFormEvent =
  | PersonEvent
  | { readonly type: 'sexChosen'; readonly gender: Gender }
  | { readonly type: 'intakeEdited'; readonly text: string; readonly unit: EnergyUnit }
  /** The log was read, or has changed; unedited fields follow it. */
  | {
      readonly type: 'arrived';
      readonly days: readonly StoredLogDay[];
      readonly person: LogPerson | null;
      readonly view: LogView;
      readonly today: string;
      readonly energyUnit: EnergyUnit;
    }
  /** Details of the person that were entered in another tool. */
  | { readonly type: 'known'; readonly known: KnownPerson }
  | { readonly type: 'dayTurned'; readonly today: string }
  | { readonly type: 'refused'; readonly reading: Extract<TodayReading, { ok: false }> }
  | {
      readonly type: 'personRefused';
      readonly problems: PersonProblems;
      readonly isGenderMissing: boolean;
    }
  | { readonly type: 'logged' };

const emptyForm = emptyPersonForm(LOG_RULES);

/** The initial state. Sex and age have no default, since the figure must be for the visitor, not for someone else. */
export const initialLogForm: LogFormState = {
  form: { ...emptyForm, draft: { ...emptyForm.draft, age: '' } },
  gender: null,
  isGenderMissing: false,
  isPersonKnown: false,
  intake: { text: '', unit: 'kcal' },
  intakeProblem: null,
  isEmpty: false,
  day: '',
  filledFrom: null,
  isEdited: false,
};

type Arrived = Extract<LogFormEvent, { type: 'arrived' }>;

function withPerson(draft: PersonDraft, person: LogPerson | null, today: string): PersonDraft {
  if (!person) return draft;
  const typed = { unit: 'cm', centimetres: formatEntry(person.centimetres) } as const;
  return {
    ...draft,
    height: heightAs(typed, draft.units === 'metric' ? 'cm' : 'ft'),
    age: String(ageOn(person, today)),
  };
}

/** The initial values of the fields: today's own entry, or else the last one. */
function filled(state: LogFormState, draft: PersonDraft, event: Arrived): LogFormState {
  const { days, view, today, energyUnit } = event;
  const entry = entryToFill(days, today);
  const { weightKg, intakeKcal } = entry ?? {};
  const shown = view.isWeightHidden ? undefined : weightKg;
  const weight = weightEntry(shown, weightUnitOf(draft));
  return {
    ...state,
    form: { ...state.form, draft: { ...draft, weight } },
    intake: intakeKcal === undefined ? { text: '', unit: energyUnit } : energyEntry(intakeKcal, energyUnit),
    filledFrom: entry?.day ?? null,
  };
}

function arrived(state: LogFormState, event: Arrived): LogFormState {
  const { person, view, today } = event;
  const { units, inStone } = view;
  const old = { ...state.form.draft, units, inStone };
  const draft = state.gender === null ? withPerson(old, person, today) : old;
  const next = { ...state, gender: state.gender ?? person?.gender ?? null, day: today };
  return state.isEdited ? { ...next, form: { ...state.form, draft } } : filled(next, draft, event);
}

/** Fills in what is known, unless something was entered here. */
function known(state: LogFormState, { gender, age, height }: KnownPerson): LogFormState {
  const { draft } = state.form;
  const isHeightOpen = height !== undefined && heightLine(draft.height) === '';
  return {
    ...state,
    gender: state.gender ?? gender ?? null,
    isPersonKnown: true,
    form: {
      ...state.form,
      draft: {
        ...draft,
        age: draft.age || (age ?? ''),
        height: isHeightOpen ? heightAs(height, draft.units === 'metric' ? 'cm' : 'ft') : draft.height,
      },
    },
  };
}

const isTyping = (event: PersonEvent): boolean => event.type === 'edited' || event.type === 'meantOther';

function person(state: LogFormState, event: PersonEvent): LogFormState {
  const form = reducePersonForm(state.form, event, LOG_RULES);
  const isWeight = JSON.stringify(form.draft.weight) !== JSON.stringify(state.form.draft.weight);
  return {
    ...state,
    form,
    isEdited: state.isEdited || (isTyping(event) && isWeight),
    isEmpty: state.isEmpty && !isWeight,
  };
}

/** Next state of the form. Pure. */
export function reduceLogForm(state: LogFormState, event: LogFormEvent): LogFormState {
  switch (event.type) {
    case 'sexChosen':
      return { ...state, gender: event.gender, isGenderMissing: false };
    case 'intakeEdited':
      return {
        ...state,
        intake: { text: event.text, unit: event.unit },
        intakeProblem: null,
        isEdited: true,
        isEmpty: false,
      };
    case 'arrived':
      return arrived(state, event);
    case 'known':
      return known(state, event.known);
    case 'dayTurned':
      return { ...state, day: event.today };
    case 'refused':
      return {
        ...state,
        form: { ...state.form, problems: { ...state.form.problems, ...event.reading.problems } },
        intakeProblem: event.reading.intakeProblem,
        isEmpty: event.reading.isEmpty,
      };
    case 'personRefused':
      return {
        ...state,
        form: { ...state.form, problems: { ...state.form.problems, ...event.problems } },
        isGenderMissing: event.isGenderMissing,
      };
    case 'logged':
      return { ...state, isEdited: false, isEmpty: false, intakeProblem: null };
    default:
      return person(state, event);
  }
}

/** The intake field's text in the current unit. */
export const intakeAs = ({ intake }: LogFormState, unit: EnergyUnit): EnergyText => energyAs(intake, unit);
