/** What a form has: its fields, and what follows from them. Every place that holds entries asks the table of fields. */
import type { ToolName } from '#config/tool-pages.ts';
import type { NumberProblem } from '#person/entry/number-text.ts';
import type { LikelyEntry } from './likely.ts';

/**
 * Where an entry goes.
 *
 * - `person`: to the other tools of this visit, to the person kept on the device, and into links and saved results
 * - `tool`: into the page's history entry, links and saved results
 * - `history`: into the page's history entry only (the day of a plan, for Back and reload)
 * - `carried`: a person's entry that this tool doesn't read, and passes on to the tools that do and to the person kept
 * - `visit`: to the other tools of this visit, and nowhere else (a pregnancy)
 * - `memory`: nowhere (a date of birth, today)
 */
export type Scope = 'person' | 'tool' | 'history' | 'carried' | 'visit' | 'memory';

/** What is wrong with an entry; the words are in `entry-words.ts` and the tools' own. */
export type EntryProblem =
  | NumberProblem
  | 'outOfRange'
  /** Possible, but so unlikely that the visitor is asked. */
  | 'implausible'
  /** It would replace what was written elsewhere since the form was filled; the visitor is asked. */
  | 'replaces'
  /** February 30. */
  | 'noSuchDate'
  /** A measurement before the birth. */
  | 'reversed'
  /** A measurement after today. */
  | 'future'
  /** Not full years, or not full months from 0 to 11. */
  | 'noSuchAge';

/** True for a problem that the visitor can confirm. It depends on several fields. */
export const isQuestion = (problem: EntryProblem | undefined): boolean =>
  problem === 'implausible' || problem === 'replaces';

export type FieldReading<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: EntryProblem };

/** One entry of a form: a text, and how it is read. */
export interface Field<Text extends string = string, Value = unknown> {
  readonly scope: Scope;
  readonly initial: Text;
  /** The choices, for a field that isn't typed. */
  readonly values?: readonly Text[];
  /** True if a stale result shows the current choice: units, for example. */
  readonly appliesToStale?: boolean;
  /** True if the initial text is a guess about the person, which an answer names until the visitor chooses. */
  readonly isPreset?: boolean;
  /** True if links and saved results leave it out until it is chosen: nobody is asked for it. */
  readonly mayBeMissing?: boolean;
  /** True for a text that the form can hold, valid or not. Everything from outside is checked with it. */
  accepts(text: string): text is Text;
  read(text: Text): FieldReading<Value>;
  /** The question next to the field. */
  likely?(text: Text): LikelyEntry | null;
}

type FieldTable = Readonly<Record<string, Field>>;
type TextOf<F> = F extends Field<infer Text> ? Text : never;
type ValueOf<F> = F extends Field<string, infer Value> ? Value : never;

/** The entries of a table: each field's text. */
export type EntriesOf<Fields extends FieldTable> = {
  readonly [Name in keyof Fields]: TextOf<Fields[Name]>;
};

/** The input of a table: the value of each field that the tool reads. */
export type InputOf<Fields extends FieldTable> = {
  readonly [Name in keyof Fields as [ValueOf<Fields[Name]>] extends [never] ? never : Name]: ValueOf<
    Fields[Name]
  >;
};

/** Any entries: a text for each name. */
export type Texts<Entries> = { readonly [Name in keyof Entries]: string };

/** The name of a field. */
export type NameOf<Entries> = keyof Entries & string;

/** The question next to each field; absent until the visitor has left it. */
export type Questions<Entries> = { readonly [Name in keyof Entries]?: LikelyEntry | null };

/** A problem with one of the fields. */
export interface FoundProblem<Entries> {
  readonly field: NameOf<Entries>;
  readonly problem: EntryProblem;
}

/** A condition that several fields have to meet together. */
export interface Check<Entries, Input> {
  /** Checked once these can be read. The visitor can confirm them if the problem is a question. */
  readonly fields: readonly NameOf<Entries>[];
  problemOf(input: Input, entries: Entries): FoundProblem<Entries> | null;
}

/** A table whose entries and input are these. */
type FieldsFor<Entries extends Texts<Entries>, Input> = {
  readonly [Name in keyof Entries]: Field<Entries[Name], Name extends keyof Input ? Input[Name] : unknown>;
};

/** A tool's form: its table of fields, in reading order, and what connects them. */
export interface Tool<
  Entries extends Texts<Entries>,
  Input,
  Fields extends FieldsFor<Entries, Input> = FieldsFor<Entries, Input>,
> {
  readonly name: ToolName | 'child' | 'log' | 'logPerson';
  readonly fields: Fields;
  readonly checks: readonly Check<Entries, Input>[];
  /** True for an answer with calories to eat: beside a plan that is followed, it doesn't come by itself. */
  readonly givesCalories?: boolean;
  /** Fields that don't matter for these entries: they aren't read, and their value is `null`. */
  idle?(entries: Entries): readonly NameOf<Entries>[];
  /** What a change changes as well; `entries` has the change. The same for one changed field as for all at once. */
  alsoChanged?(changes: Partial<Entries>, entries: Entries, before: Entries): Partial<Entries>;
  /** Questions that depend on several fields, and on what a result was asked for with. They replace the fields' own. */
  questions?(entries: Entries, asked: Entries | null): Questions<Entries>;
  /** What a link, a saved result or the history has instead of the entry: an age instead of dates. */
  passedOn?(entries: Entries): Partial<Entries>;
}

/** Any tool, for code that only passes its entries on. */
export type AnyTool = Tool<Readonly<Record<string, string>>, unknown>;

/** A tool whose entries are only passed on. */
export const anyTool = <Entries extends Texts<Entries>, Input>(tool: Tool<Entries, Input>): AnyTool =>
  tool as unknown as AnyTool;

export type Problems<Entries> = { readonly [Name in keyof Entries]?: EntryProblem };

export type EntriesReading<Entries, Input> =
  { readonly ok: true; readonly input: Input } | { readonly ok: false; readonly problems: Problems<Entries> };

/** A tool's fields with their names, in reading order. */
export const fieldsOf = <Entries extends Texts<Entries>, Input>({ fields }: Tool<Entries, Input>) =>
  Object.entries(fields) as unknown as readonly (readonly [NameOf<Entries>, Field])[];

/** The names of the fields that start with a guess about the person. */
export const presetsOf = <Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
): readonly string[] => fieldsOf(tool).flatMap(([name, { isPreset }]) => (isPreset ? [name] : []));

/** The entries of an empty form. */
export const initialEntries = <Entries extends Texts<Entries>, Input>(tool: Tool<Entries, Input>): Entries =>
  Object.fromEntries(fieldsOf(tool).map(([name, { initial }]) => [name, initial])) as unknown as Entries;

/** The entries after a change, with what changes as well. */
export function changedEntries<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  entries: Entries,
  changes: Partial<Entries>,
): Entries {
  const next = { ...entries, ...changes };
  return { ...next, ...tool.alsoChanged?.(changes, next, entries) };
}

/** The day in the entries of a tool that has one; empty without entries, for another tool, and before the page has arrived. */
export const dayIn = <Entries extends Texts<Entries>>(entries: Entries | null): string =>
  entries !== null && 'today' in entries && typeof entries.today === 'string' ? entries.today : '';

/** True for the entries of an empty form; today isn't the visitor's, and a pregnancy may have been said on another page. */
export const isUntouched = <Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  entries: Entries,
): boolean => {
  const given = fieldsOf(tool).filter(([name, { scope }]) => name === 'today' || scope === 'visit');
  const elsewhere = Object.fromEntries(given.map(([name]) => [name, entries[name]]));
  const empty = changedEntries(tool, initialEntries(tool), elsewhere as Partial<Entries>);
  return JSON.stringify(entries) === JSON.stringify(empty);
};

const NOT_READ = { ok: true, value: null } as const;

/** The entries that the visitor is asked about, once confirmed with "Use it anyway". */
type Confirmed<Entries> = Entries | null;

/** Reads each field by itself. An idle one is `null`, and one that is only carried has no value. */
function readFields<Entries extends Texts<Entries>, Input>(tool: Tool<Entries, Input>, entries: Entries) {
  const idle = tool.idle?.(entries) ?? [];
  const values: Record<string, unknown> = {};
  const problems: Partial<Record<NameOf<Entries>, EntryProblem>> = {};
  for (const [name, field] of fieldsOf(tool)) {
    if (field.scope === 'carried') continue;
    const reading = idle.includes(name) ? NOT_READ : field.read(entries[name]);
    if (reading.ok) values[name] = reading.value;
    else problems[name] = reading.problem;
  }
  return { values, problems };
}

/** Reads all entries: the input, or the problem with each field. */
export function readEntries<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  entries: Entries,
  confirmed: Confirmed<Entries> = null,
): EntriesReading<Entries, Input> {
  const { values, problems } = readFields(tool, entries);
  for (const check of tool.checks) {
    const isOpen = check.fields.every((name) => (values[name] ?? null) !== null);
    const found = isOpen ? check.problemOf(values as Input, entries) : null;
    if (found && !isConfirmed(check, found, entries, confirmed)) problems[found.field] ??= found.problem;
  }
  return Object.keys(problems).length === 0
    ? { ok: true, input: values as Input }
    : { ok: false, problems: problems as Problems<Entries> };
}

const isConfirmed = <Entries extends Texts<Entries>, Input>(
  { fields }: Check<Entries, Input>,
  { problem }: FoundProblem<Entries>,
  entries: Entries,
  confirmed: Confirmed<Entries>,
): boolean =>
  isQuestion(problem) && confirmed !== null && fields.every((name) => entries[name] === confirmed[name]);
