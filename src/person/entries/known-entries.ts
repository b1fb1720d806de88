/** The only way from outside to entries. */
import { isRecord } from '#ui/untrusted.ts';
import type { EarlyEntries } from '#person/arrival/early-entry.ts';
import { fieldsOf, type NameOf, type Scope, type Texts, type Tool } from './field.ts';

/** Where entries come from or go to. */
export type Place =
  /** The tab's session, for all tools. */
  | 'session'
  /** The person kept on this device, who starts the forms of later visits. */
  | 'device'
  /** The page's history entry, for Back and reload. */
  | 'history'
  /** A link, a saved result, a file: what one result has. */
  | 'passedOn'
  /** Another part of this page. */
  | 'page';

const SCOPES: Readonly<Record<Place, readonly Scope[]>> = {
  session: ['person', 'carried', 'visit'],
  device: ['person', 'carried'],
  history: ['tool', 'history'],
  passedOn: ['person', 'tool'],
  page: ['person', 'tool', 'history', 'carried', 'visit', 'memory'],
};

/** How a visitor wants to reach a goal weight, and TDEE's goal. A plan that a link asks for has its own. */
export const GOAL_WAY_NAMES: readonly string[] = [
  'goal',
  'target',
  'by',
  'goalDate',
  'isDateChosen',
  'pace',
  'shape',
];

/** What a visitor wants: it doesn’t belong to the person, but who leaves a page and returns in the same visit still has it. */
export const GOAL_NAMES: readonly string[] = ['goalWeight', 'isGoalSuggested', ...GOAL_WAY_NAMES];

/** The fields whose entries a place has, with their names. */
export const fieldsIn = <Entries extends Texts<Entries>, Input>(tool: Tool<Entries, Input>, place: Place) =>
  fieldsOf(tool).filter(
    ([name, { scope }]) =>
      SCOPES[place].includes(scope) || (place === 'session' && GOAL_NAMES.includes(name)),
  );

/** The texts in an untrusted record that belong to this place, and that the form can hold. */
export function knownEntries<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  record: unknown,
  place: Place,
): Partial<Entries> {
  if (!isRecord(record)) return {};
  const known = fieldsIn(tool, place).flatMap(([name, field]) => {
    const text = Object.hasOwn(record, name) ? record[name] : undefined;
    return typeof text === 'string' && field.accepts(text) ? [[name, text] as const] : [];
  });
  return Object.fromEntries(known) as Partial<Entries>;
}

/** The entries without texts that the tool refuses. A preset doesn't take their place: the field is empty. */
export function readableEntries<Entries extends Texts<Entries>, Input>(
  { fields }: Tool<Entries, Input>,
  entries: Partial<Entries>,
): Partial<Entries> {
  const isRefused = (name: NameOf<Entries>, text: Entries[NameOf<Entries>]): boolean =>
    fields[name].scope !== 'carried' && !fields[name].read(text).ok;
  const given = Object.entries(entries) as [NameOf<Entries>, Entries[NameOf<Entries>]][];
  return Object.fromEntries(
    given.map(([name, text]) => [name, isRefused(name, text) ? '' : text]),
  ) as Partial<Entries>;
}

/** The entries that go to a place, in the tool's order, with what is passed on instead. */
export function entriesFor<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  entries: Entries,
  place: Exclude<Place, 'page'>,
): Partial<Entries> {
  const isTyped = place === 'session' || place === 'device';
  const written = isTyped ? entries : { ...entries, ...tool.passedOn?.(entries) };
  const fields = fieldsIn(tool, place).filter(
    ([name, { mayBeMissing, initial }]) =>
      !(place === 'passedOn' && mayBeMissing && written[name] === initial),
  );
  return Object.fromEntries(fields.map(([name]) => [name, written[name]])) as Partial<Entries>;
}

/** The initial entries of the fields whose entries a place has. */
export const initialIn = <Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  place: Place,
): Partial<Entries> =>
  Object.fromEntries(fieldsIn(tool, place).map(([name, { initial }]) => [name, initial])) as Partial<Entries>;

/** What was entered in the page's form before the tool was there to take it. */
export function entriesFromPage<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  early: EarlyEntries,
): Partial<Entries> {
  const entered = fieldsOf(tool).map(([name, { values }]) => [name, early.entry(name, values)]);
  return knownEntries(tool, Object.fromEntries(entered), 'page');
}

/** What isn't typed in the form, and is of one person only: a goal, and how they eat. */
const OF_ONE_PERSON = ['goalWeight', 'isGoalSuggested', 'macros', 'trainingDays'];

/** What all changes from one person to the next; a correction changes one or two of them. */
const TELLING = ['weight', 'height', 'age'];

/**
 * The initial entries of what is left of another person: of what hasn't changed since the visitor asked last, if the
 * weight, the height, and the age all have. After a change of units they say nothing.
 */
export function withoutAnother<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  entries: Entries,
  asked: Entries | null,
): Partial<Entries> {
  const isSame = (name: string): boolean =>
    entries[name as NameOf<Entries>] === asked?.[name as NameOf<Entries>];
  if (!asked || !isSame('units') || TELLING.some(isSame)) return {};
  const left = fieldsOf(tool).filter(
    ([name, { scope }]) => scope !== 'tool' && OF_ONE_PERSON.includes(name) && isSame(name),
  );
  return Object.fromEntries(left.map(([name, { initial }]) => [name, initial])) as Partial<Entries>;
}
