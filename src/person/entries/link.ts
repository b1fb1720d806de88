/**
 * Entries as text: the fragment of a link, and the cell of a CSV file that is read back. Names and values like those
 * of a query, `tdee?weight=kg~72.5&goal=lose`, in any order and between others.
 */
import type { EnergyUnit } from '@evenscale/formulas/units';
import { LINK_FRAGMENTS } from '#config/tool-pages.ts';
import type { Texts, Tool } from './field.ts';
import { isCalculable, keepEntries, wholeEntries, type KeptEntries } from './kept.ts';
import { fieldsIn } from './known-entries.ts';

/** What a link says besides the entries. */
export interface LinkContext {
  /** The sender's unit. */
  readonly energy?: EnergyUnit;
  /** A link from a saved result to its calculator. */
  readonly from?: 'saved';
}

export interface LinkReading<Entries> {
  readonly entries: Entries;
  readonly energy: EnergyUnit;
  readonly isOwn: boolean;
}

/** Enough for the longest texts that a form can hold, all of them encoded twice. */
const LONGEST_FRAGMENT = 20_000;

/** How many times an entire link may have been encoded in transit. */
const MOST_ENCODED = 2;

/** The fragment for entries, without `#`. Choices are in it even if they are the default, which can change. */
export function linkOf({ tool, entries }: KeptEntries, context: LinkContext = {}): string {
  const texts = Object.entries<string>({ ...entries, ...context });
  return `${tool}?${texts.map(([name, text]) => `${name}=${encodeURIComponent(text)}`).join('&')}`;
}

/** The fragment for a form's entries. */
export const writeLink = <Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  entries: Entries,
  context?: LinkContext,
): string => linkOf(keepEntries(tool, entries), context);

/** The punctuation of the surrounding sentence, which messengers include in a link. */
const trimmed = (text: string): string => text.replace(/[^\p{L}\p{N}]+$/u, '');

/** The texts of a fragment. A link ends with a choice, and no choice ends with punctuation. */
function textsOf<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  query: string,
): Readonly<Record<string, string>> {
  const texts = new Map(new URLSearchParams(query));
  for (const name of ['energy', 'from']) texts.set(name, trimmed(texts.get(name) ?? ''));
  for (const [name, { values }] of fieldsIn(tool, 'passedOn')) {
    const text = texts.get(name);
    if (values && text !== undefined) texts.set(name, trimmed(text));
  }
  return Object.fromEntries(texts);
}

function readOne<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  fragment: string,
): LinkReading<Entries> | null {
  // A second question mark begins what was added in transit: the ones in texts are encoded.
  const [name, query = ''] = fragment.split(/[?#]/u);
  if (name !== tool.name) return null;
  const texts = textsOf(tool, query);
  const entries = wholeEntries(tool, texts);
  return (
    entries && {
      entries,
      energy: texts['energy'] === 'kJ' ? 'kJ' : 'kcal',
      isOwn: texts['from'] === 'saved',
    }
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // not a valid encoding
  }
}

/** A fragment as it came, and decoded, for messengers that encode links. */
function readingsOf(fragment: string): readonly string[] {
  const readings = [fragment];
  while (readings.length <= MOST_ENCODED) readings.push(decoded(readings.at(-1) ?? ''));
  return readings;
}

/**
 * Reads a fragment, with or without its `#`, as untrusted input: only the tool's entries, all of them, and only texts
 * that its form can hold, even if the link was encoded or extended in transit. `null` for anything else.
 */
export function readLink<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  fragment: string,
): LinkReading<Entries> | null {
  if (fragment.length > LONGEST_FRAGMENT) return null;
  const found = readingsOf(fragment.replace(/^#/u, '')).flatMap((reading) => readOne(tool, reading) ?? []);
  return found.find(({ entries }) => isCalculable(tool, entries)) ?? found[0] ?? null;
}

const LINK = new RegExp(`^#?(?:${LINK_FRAGMENTS.join('|')})(?:[?]|%(?:25)*3F)`, 'iu');

/** True for a fragment that looks like a link with entries, readable or not. */
export const isLink = (fragment: string): boolean => LINK.test(fragment);
