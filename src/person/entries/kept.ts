/** Entries that leave the page, to be kept or passed on, and how they come back. */
import { isRecord } from '#ui/untrusted.ts';
import { changedEntries, initialEntries, readEntries, type Texts, type Tool } from './field.ts';
import { entriesFor, fieldsIn, knownEntries } from './known-entries.ts';

/** A tool's entries as the store and a JSON file keep them. */
export interface KeptEntries {
  readonly tool: string;
  readonly entries: Readonly<Record<string, string>>;
}

/**
 * The entries of a form from untrusted texts: each of the tool's that can be passed on, and nothing else. `null` if
 * one is missing that has to be there, or if the form can't hold it. Whether they can be calculated is for `isCalculable` to say.
 */
export function wholeEntries<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  texts: unknown,
): Entries | null {
  const known = knownEntries(tool, texts, 'passedOn');
  const isWhole = fieldsIn(tool, 'passedOn').every(
    ([name, { mayBeMissing }]) =>
      name in known || (mayBeMissing && isRecord(texts) && !Object.hasOwn(texts, name)),
  );
  return isWhole ? changedEntries(tool, initialEntries(tool), known) : null;
}

/** True if the tool has a result for the entries. Whoever kept or sent them has confirmed the unlikely ones. */
export const isCalculable = <Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  entries: Entries,
): boolean => readEntries(tool, entries, entries).ok;

/** The entries as they are kept. */
export const keepEntries = <Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  entries: Entries,
): KeptEntries => ({
  tool: tool.name,
  entries: entriesFor(tool, entries, 'passedOn') as KeptEntries['entries'],
});

/** The tool's entries in an untrusted record; `null` if they're another tool's, or can't be read. */
export function readKept<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  kept: unknown,
): Entries | null {
  return isRecord(kept) && kept['tool'] === tool.name ? wholeEntries(tool, kept['entries']) : null;
}
