/** Who uses this tab, for pages without a form: from the tab's session, or else from what is kept on this device. */
import {
  changedEntries,
  initialEntries,
  presetsOf,
  readEntries,
  type Texts,
  type Tool,
} from '#person/entries/field.ts';
import { knownEntries } from '#person/entries/known-entries.ts';
import { sessionPresets } from '#person/entries/session.ts';
import { loadOwnSession, tabPerson } from '#person/entries/tab-person.ts';
import { isLinked, isWithoutKept } from '#person/entries/without-kept.ts';
import { sessionWeight } from './kept-measures.ts';
import { newerWeight } from './newer-weight.ts';
import { readKept, type KeptStart } from './read-kept.ts';

/** Somebody whose entries a tool can calculate with. */
export interface Known<Input> {
  readonly input: Input;
  /** The names of the entries that nobody chose. */
  readonly presets: readonly string[];
  /** Empty without a name. */
  readonly name: string;
}

/** The person of some entries; `null` if the tool can't calculate with them. */
function knownFrom<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  entries: Partial<Entries>,
  guessed: readonly string[],
  name: string,
): Known<Input> | null {
  const reading = readEntries(tool, changedEntries(tool, initialEntries(tool), entries));
  if (!reading.ok) return null;
  const presets = presetsOf(tool).filter((preset) => !(preset in entries) || guessed.includes(preset));
  return { input: reading.input, presets, name };
}

/** The person in the tab's session. What came from a link or a saved result may be about somebody else. */
function knownInSession<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  kept: KeptStart | null,
): Known<Input> | null {
  // The person of the tab was erased in another one.
  if (isLinked() || (!kept?.id && tabPerson() !== null)) return null;
  const entries = loadOwnSession(tool);
  if (!entries || !kept || isWithoutKept()) return entries && knownFrom(tool, entries, sessionPresets(), '');
  const weight = newerWeight(entries, kept, sessionWeight());
  return knownFrom(tool, weight ? { ...entries, weight } : entries, sessionPresets(), kept.name);
}

/** The visitor as a tool's input; `null` if nobody is known. Every entry is checked as a form's would be. */
export async function readKnown<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
): Promise<Known<Input> | null> {
  const kept = await readKept(() => true, false);
  const inSession = knownInSession(tool, kept);
  if (inSession || !kept || isWithoutKept()) return inSession;
  return knownFrom(tool, knownEntries(tool, kept.entries, 'device'), [], kept.name);
}
