import { aMoment } from '#ui/moments.ts';
import { isRecord } from '#ui/untrusted.ts';
import { csvEntries } from './saved-csv.ts';
import { readPersonFile, type PersonCopy } from '#person/files/person-file.ts';
import { LARGEST_FILE_MB, parseResult } from '#person/database/result-row.ts';
import type { ParsedResult, ResultFault, ResultRow } from '#person/database/result-row.ts';
import { hasFigures } from '#parts/saved-results/summary.ts';

/** Why a file cannot be read at all; `unknown` for one that wasn't exported here. `file-words.ts` has the words. */
export type FileProblem = 'tooLarge' | 'unreadable' | 'empty' | 'notJson' | 'unknown' | 'newer';

/** A position in a file, counted from 1: an entry (JSON), a row or a line (CSV; the first is the header). */
interface Place {
  readonly unit: 'entry' | 'row' | 'line';
  readonly place: number;
}

/** An entry of a file that was skipped. */
export interface Skipped extends Place {
  readonly problem: FileEntryFault;
}

/** Problems that an entry can have only in a file: an ambiguous date, an unclosed quotation mark. */
export type FileEntryFault = ResultFault | 'ambiguousDate' | 'openQuote' | 'openQuotes';

/** An entry that isn't validated yet, or why it couldn't be read from the file. */
export type FileEntry = Place & ({ readonly read: () => unknown } | { readonly problem: FileEntryFault });

export type FileReading =
  | {
      readonly ok: true;
      readonly results: readonly ResultRow[];
      readonly skipped: readonly Skipped[];
      /** What the file has besides results; `null` if that is nothing. */
      readonly copy: PersonCopy | null;
    }
  | { readonly ok: false; readonly problem: FileProblem };

const BYTES_PER_MB = 1_000_000;

/** Entries validated before yielding to the page. */
const BATCH = 1000;

/** The entries of a file, not validated yet. */
interface Entries {
  readonly entries: readonly FileEntry[];
  readonly copy: PersonCopy | null;
}

async function entriesOf(text: string): Promise<Entries | FileProblem> {
  if (text.trim() === '') return 'empty';
  if (!/^\s*[[{]/u.test(text)) {
    const entries = await csvEntries(text);
    return entries ? { entries, copy: null } : 'unknown';
  }
  const file = readPersonFile(text);
  if (!file.ok) return file.problem;
  const entries = file.results.map((entry, index): FileEntry => ({
    unit: 'entry',
    place: index + 1,
    read: () => entry,
  }));
  return { entries, copy: file.copy };
}

function faultOf(entry: unknown, problem: ResultFault): FileEntryFault {
  return isRecord(entry) && entry[problem] === 'ambiguous' ? 'ambiguousDate' : problem;
}

/** A result that its calculator can show. */
function resultIn(entry: unknown): ParsedResult {
  const parsed = parseResult(entry);
  return parsed.ok && !hasFigures(parsed.result) ? { ok: false, problem: 'entries' } : parsed;
}

/** Validates every entry of a file's text as untrusted input. */
export async function readText(text: string): Promise<FileReading> {
  const found = await entriesOf(text.replace(/^\ufeff/u, ''));
  if (typeof found === 'string') return { ok: false, problem: found };
  const { entries, copy } = found;
  const results: ResultRow[] = [];
  const skipped: Skipped[] = [];
  for (const [index, { unit, place, ...cell }] of entries.entries()) {
    if ('problem' in cell) skipped.push({ unit, place, problem: cell.problem });
    else {
      const entry = cell.read();
      const parsed = resultIn(entry);
      if (parsed.ok) results.push(parsed.result);
      else skipped.push({ unit, place, problem: faultOf(entry, parsed.problem) });
    }
    if (index % BATCH === 0) await aMoment();
  }
  return { ok: true, results, skipped, copy };
}

/** Reads a file that a visitor chose. */
export async function readFile(file: Blob): Promise<FileReading> {
  if (file.size > LARGEST_FILE_MB * BYTES_PER_MB) return { ok: false, problem: 'tooLarge' };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { ok: false, problem: 'unreadable' };
  try {
    return await readText(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof TypeError) return { ok: false, problem: 'unknown' };
    throw error;
  }
}
