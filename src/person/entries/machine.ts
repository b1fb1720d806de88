/** The state of a form and of its result: one machine for every tool. Pure. */
import {
  changedEntries,
  initialEntries,
  fieldsOf,
  isUntouched,
  presetsOf,
  readEntries,
  type NameOf,
  type Problems,
  type Questions,
  type Texts,
  type Tool,
} from './field.ts';
import { calculated, stale, type Attention, type Calculated } from './form-result.ts';
import { withoutAnother } from './known-entries.ts';
import { kept, stillWrong, unanswered } from './still-wrong.ts';

export interface FormState<Entries, Input> {
  readonly entries: Entries;
  /** The names of the entries that are still the guess that they started with. */
  readonly presets: readonly string[];
  readonly problems: Problems<Entries>;
  readonly questions: Questions<Entries>;
  /** The entries that the visitor confirmed with "Use it anyway". */
  readonly confirmed: Entries | null;
  /** `null` until something has been calculated. */
  readonly result: Calculated<Entries, Input> | null;
  readonly attention: Attention<NameOf<Entries>> | null;
  /** The entries with which the visitor asked for the result; `null` without one. */
  readonly asked: Entries | null;
  /** True if the result is what the visitor asked for with Calculate, and hasn't changed since. */
  readonly isAnnounced: boolean;
  /** True while nobody has asked for the result: the page opened with all it takes. */
  readonly isQuiet: boolean;
}

export type FormEvent<Entries> =
  /** The visitor typed or chose something. */
  | { readonly type: 'edited'; readonly field: NameOf<Entries>; readonly text: string }
  /** Entries from the session, a link, an offer or another part of the page. */
  | {
      readonly type: 'filled';
      readonly entries: Partial<Entries>;
      /** Only if the visitor hasn't changed anything. */
      readonly isStart?: boolean | undefined;
      /** With the answer, if they are all it takes. */
      readonly isAnswered?: boolean | undefined;
      /** Those of the entries that nobody chose on the page that they come from. */
      readonly presets?: readonly string[];
      /** They are of another form, such as another day's: nothing of what was wrong before is wrong with them. */
      readonly isFresh?: boolean;
    }
  /** It is another day than before, or may be. */
  | { readonly type: 'turned'; readonly entries: Partial<Entries> }
  /** "Use 175 cm" */
  | { readonly type: 'meantOther'; readonly field: NameOf<Entries> }
  /**
   * `confirmed` is "Use it anyway" next to an implausible entry; `recalled` restores the answer of an earlier visit to
   * the page, without announcing it or moving the focus.
   */
  | { readonly type: 'left' | 'submitted' | 'confirmed' | 'recalled' }
  /** Empties the form; `isQuiet` doesn't move the focus. */
  | { readonly type: 'reset'; readonly isQuiet?: boolean };

/** An empty form without a result. */
export const initialState = <Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
): FormState<Entries, Input> => ({
  entries: initialEntries(tool),
  presets: presetsOf(tool),
  problems: {},
  questions: {},
  confirmed: null,
  result: null,
  attention: null,
  asked: null,
  isAnnounced: false,
  isQuiet: false,
});

/** The state with a result that follows the entries, once there is one. */
function followed<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  state: FormState<Entries, Input>,
): FormState<Entries, Input> {
  const { result } = state;
  return result ? { ...state, result: calculated(tool, state) ?? stale(tool, result, state.entries) } : state;
}

/** The state once the changes are the visitor's own, apart from those that are presets where they come from. */
function chosen<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  state: FormState<Entries, Input>,
  changes: Partial<Entries>,
  from: readonly string[],
): FormState<Entries, Input> {
  const presets = presetsOf(tool).filter((name) => (name in changes ? from : state.presets).includes(name));
  return presets.join() === state.presets.join() ? state : { ...state, presets };
}

function changed<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  before: FormState<Entries, Input>,
  changes: Partial<Entries>,
  presets: readonly string[] = [],
): FormState<Entries, Input> {
  const state = chosen(tool, before, changes, presets);
  const entries = changedEntries(tool, state.entries, changes);
  if (fieldsOf(tool).every(([name]) => entries[name] === state.entries[name]))
    return state === before ? before : followed(tool, state);
  const isNew = (name: NameOf<Entries>): boolean => name in changes || entries[name] !== state.entries[name];
  // A question that depends on several fields follows them.
  const current: Questions<Entries> = { ...state.questions, ...tool.questions?.(entries, state.asked) };
  const asked = fieldsOf(tool).filter(([name]) => name in state.questions && !isNew(name));
  return followed(tool, {
    ...state,
    entries,
    problems: stillWrong(tool, state, entries, isNew),
    questions: Object.fromEntries(asked.map(([name]) => [name, current[name]])) as Questions<Entries>,
  });
}

function recalled<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  state: FormState<Entries, Input>,
): FormState<Entries, Input> {
  const result = calculated(tool, state);
  return result ? { ...state, result, asked: state.entries } : state;
}

function filled<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  state: FormState<Entries, Input>,
  { entries, isStart, isAnswered, presets, isFresh }: Extract<FormEvent<Entries>, { type: 'filled' }>,
): FormState<Entries, Input> {
  if (isStart && !isUntouched(tool, state.entries)) return state;
  const next = changed(tool, isFresh ? { ...state, problems: {} } : state, entries, presets);
  return isAnswered ? { ...recalled(tool, next), isQuiet: true } : next;
}

/** A day that ends what could be calculated before says so beside the field. */
function turned<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  before: FormState<Entries, Input>,
  entries: Partial<Entries>,
): FormState<Entries, Input> {
  const state = changed(tool, before, entries);
  const isEnded = before.result?.isStale === false && state.result?.isStale === true;
  const reading = isEnded ? readEntries(tool, state.entries, state.confirmed) : null;
  return reading?.ok === false ? { ...state, problems: reading.problems } : state;
}

function edited<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  state: FormState<Entries, Input>,
  field: NameOf<Entries>,
  { text, also }: { readonly text: string; readonly also?: Readonly<Record<string, string>> },
): FormState<Entries, Input> {
  // Whatever is typed stays in its field, with a message if it can't be read; only a choice has to be one of its values.
  const known = tool.fields[field];
  if (known.values && !known.accepts(text)) return state;
  const changes = { ...also, [field]: text } as unknown as Partial<Entries>;
  return { ...changed(tool, state, changes), isAnnounced: false };
}

/** The state with the questions next to all fields; the same state if they are the same. */
function questioned<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  state: FormState<Entries, Input>,
): FormState<Entries, Input> {
  const own = fieldsOf(tool).map(([name, field]) => [name, field.likely?.(state.entries[name]) ?? null]);
  const found = {
    ...Object.fromEntries(own),
    ...tool.questions?.(state.entries, state.asked),
  } as Questions<Entries>;
  const questions = kept(state.questions, found);
  return questions === state.questions ? state : { ...state, questions };
}

function submitted<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  given: FormState<Entries, Input>,
): FormState<Entries, Input> {
  const before = changed(tool, given, withoutAnother(tool, given.entries, given.asked));
  const reading = readEntries(tool, before.entries, before.confirmed);
  const problems = kept(before.problems, reading.ok ? {} : reading.problems);
  const state = questioned(tool, { ...before, problems });
  const open = reading.ok ? unanswered(state) : reading.problems;
  const target: NameOf<Entries> | 'results' = fieldsOf(tool).find(([name]) => name in open)?.[0] ?? 'results';
  const isAnnounced = reading.ok && target === 'results';
  const next = { ...state, attention: { target, count: (before.attention?.count ?? 0) + 1 }, isAnnounced };
  if (!reading.ok) return next;
  const { entries, presets } = state;
  const result = { entries, input: reading.input, presets, isStale: false };
  return { ...next, result, asked: entries, isQuiet: false };
}

function meantOther<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  state: FormState<Entries, Input>,
  field: NameOf<Entries>,
): FormState<Entries, Input> {
  const meant = state.questions[field];
  return meant ? edited(tool, state, field, meant) : state;
}

function emptied<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  { attention }: FormState<Entries, Input>,
  { isQuiet }: Extract<FormEvent<Entries>, { type: 'reset' }>,
): FormState<Entries, Input> {
  if (isQuiet) return initialState(tool);
  const count = (attention?.count ?? 0) + 1;
  return { ...initialState(tool), attention: { target: fieldsOf(tool)[0]?.[0] ?? 'results', count } };
}

/** The reducer of a tool's form. */
export const reduceForm =
  <Entries extends Texts<Entries>, Input>(tool: Tool<Entries, Input>) =>
  (state: FormState<Entries, Input>, event: FormEvent<Entries>): FormState<Entries, Input> => {
    switch (event.type) {
      case 'edited':
        return edited(tool, state, event.field, event);
      case 'filled':
        return filled(tool, state, event);
      case 'turned':
        return turned(tool, state, event.entries);
      case 'left':
        return questioned(tool, state);
      case 'meantOther':
        return meantOther(tool, state, event.field);
      case 'confirmed':
        return submitted(tool, { ...state, confirmed: state.entries });
      case 'submitted':
        return submitted(tool, state);
      case 'recalled':
        return recalled(tool, state);
      case 'reset':
        return emptied(tool, state, event);
    }
  };
