import { csvEntries } from './kept-csv.ts';
import { jsonEntries } from './kept-json.ts';
import type { KeptResult } from './kept-result.ts';
import { parseKept } from './parse-kept.ts';
import type { KeptProblem } from './parse-kept.ts';

/** Why a file cannot be read at all. The words for each stand in `keep-words.ts`. */
export type FileProblem =
  'tooLarge' | 'unreadable' | 'notUtf8' | 'empty' | 'notJson' | 'unknown' | 'newer' | 'columns';

/** An entry of a file that was not taken, by its place in the file, counted from 1. */
export interface Skipped {
  readonly place: number;
  readonly problem: KeptProblem;
}

export type FileReading =
  | {
      readonly ok: true;
      readonly results: readonly KeptResult[];
      readonly skipped: readonly Skipped[];
      /** What a place in the file is called: a row (the first is the header) or an entry. */
      readonly unit: 'row' | 'entry';
    }
  | { readonly ok: false; readonly problem: FileProblem };

/** Larger files are refused: a hundred thousand results take less than half of it. */
const LARGEST_FILE = 200_000_000;

/** Entries judged before the page gets a moment to itself. */
const BATCH = 1000;

const aMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

type Entries = { readonly unit: 'row' | 'entry'; readonly entries: Iterable<unknown> };

function entriesOf(text: string): Entries | FileProblem {
  if (text.trim() === '') return 'empty';
  if (/^\s*[[{]/u.test(text)) {
    const reading = jsonEntries(text);
    return reading.ok ? { unit: 'entry', entries: reading.entries } : reading.problem;
  }
  const entries = csvEntries(text);
  return entries ? { unit: 'row', entries } : 'columns';
}

/** Judges every entry of a file's text, as hostile input. */
export async function readText(text: string): Promise<FileReading> {
  const found = entriesOf(text.replace(/^\ufeff/u, ''));
  if (typeof found === 'string') return { ok: false, problem: found };
  const results: KeptResult[] = [];
  const skipped: Skipped[] = [];
  let place = found.unit === 'row' ? 1 : 0;
  for (const entry of found.entries) {
    place += 1;
    const parsed = parseKept(entry);
    if (parsed.ok) results.push(parsed.result);
    else skipped.push({ place, problem: parsed.problem });
    if (place % BATCH === 0) await aMoment();
  }
  return { ok: true, results, skipped, unit: found.unit };
}

/** Reads a file that a visitor chose. */
export async function readFile(file: Blob): Promise<FileReading> {
  if (file.size > LARGEST_FILE) return { ok: false, problem: 'tooLarge' };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { ok: false, problem: 'unreadable' };
  try {
    return await readText(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof TypeError) return { ok: false, problem: 'notUtf8' };
    throw error;
  }
}
