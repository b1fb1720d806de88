import { type ToolName, toolPages } from '#config/tool-pages.ts';
import type { KeptEntries } from '#person/entries/kept.ts';
import { isRecord, type Raw } from '#ui/untrusted.ts';
import { cleanNote, idIn, instantIn, oneOf, textsIn } from './read-fields.ts';

const TOOLS = Object.keys(toolPages) as ToolName[];

/** A saved result: the entries it was calculated from. Its figures follow from them, whenever it is shown. */
export interface ResultRow extends KeptEntries {
  readonly id: string;
  /** Id of the person. */
  readonly person: string;
  readonly tool: ToolName;
  /** When it was calculated: an instant as `2026-11-21T17:03:05.000Z`. */
  readonly savedAt: string;
  /** When its date or note was last changed; decides which of two copies is the newer one. */
  readonly changedAt: string;
  readonly note: string;
}

/** The first problem of a row. */
export type ResultFault = 'shape' | 'id' | 'savedAt' | 'changedAt' | 'tool' | 'note' | 'entries';

export type ParsedResult =
  { readonly ok: true; readonly result: ResultRow } | { readonly ok: false; readonly problem: ResultFault };

/** Longest note, in characters. */
export const LONGEST_NOTE = 500;

/** Larger files are refused without reading them. */
export const LARGEST_FILE_MB = 100;

/** Key of a result in the list: its date, then its id for equal dates. */
export type ResultKey = [savedAt: string, id: string];

/** The key of a result in the list. */
export const keyOf = ({ savedAt, id }: Pick<ResultRow, 'savedAt' | 'id'>): ResultKey => [savedAt, id];

function noteIn(value: unknown): string | undefined {
  const note = typeof value === 'string' ? cleanNote(value) : undefined;
  return note === undefined || note.length > LONGEST_NOTE ? undefined : note;
}

const faultIn = (fields: Readonly<Record<string, unknown>>): ResultFault | undefined =>
  (['id', 'savedAt', 'changedAt', 'tool', 'note', 'entries'] as const).find(
    (name) => fields[name] === undefined,
  );

function partsOf(row: Raw) {
  return {
    id: idIn(row['id']),
    person: idIn(row['person']) ?? '',
    savedAt: instantIn(row['savedAt']),
    changedAt: instantIn(row['changedAt']),
    tool: oneOf(TOOLS, row['tool']),
    note: noteIn(row['note']),
    entries: textsIn(row['entries']),
  };
}

/**
 * Reads a saved result of the store or a file as untrusted input. Whether its tool can calculate the entries, and what
 * may be shown of them, is for the tool to say. The person is empty if it isn't named.
 */
export function parseResult(value: unknown): ParsedResult {
  if (!isRecord(value)) return { ok: false, problem: 'shape' };
  const parts = partsOf(value);
  const problem = faultIn(parts);
  return problem === undefined ? { ok: true, result: parts as ResultRow } : { ok: false, problem };
}
