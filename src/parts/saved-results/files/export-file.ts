import { BYTE_ORDER_MARK } from '#person/files/csv-text.ts';
import { localDay } from '#person/log/local-day.ts';
import { csvHeader, csvRowOf } from './saved-csv.ts';
import type { ResultRow } from '#person/database/result-row.ts';
import { readAll } from '#person/database/saved-store.ts';
import type { Outcome } from '#person/database/with-store.ts';

/** A file that can be offered to the visitor. */
export interface ReadyFile {
  readonly blob: Blob;
  readonly name: string;
  /** The number of results in it. */
  readonly count: number;
}

function fileOf(rows: readonly string[], now: Date): ReadyFile {
  const parts = [BYTE_ORDER_MARK + csvHeader(), ...rows];
  return {
    blob: new Blob(parts, { type: 'text/csv;charset=utf-8' }),
    name: `evenscale-results-${localDay(now)}.csv`,
    count: rows.length,
  };
}

/** All saved results of the current person, oldest first, as a file. */
export async function exportAll(now: Date): Promise<Outcome<ReadyFile>> {
  const rows: string[] = [];
  const read = await readAll((some) => rows.push(...some.map(csvRowOf)), 'current');
  return read.ok ? { ok: true, value: fileOf(rows, now) } : read;
}

/** Given results as a file, for when they're not in the store. */
export const exportResults = (results: readonly ResultRow[], now: Date): ReadyFile =>
  fileOf(results.map(csvRowOf), now);

function asText(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return JSON.stringify(String(value)); // Values that a store can hold but JSON can't.
  }
}

/** Unreadable entries, unchanged, for visitors who can use them. */
export function exportAside(values: readonly unknown[], now: Date): ReadyFile {
  const blob = new Blob([`[${values.map(asText).join(',\n')}]\n`], { type: 'application/json' });
  return { blob, name: `evenscale-unreadable-${localDay(now)}.json`, count: values.length };
}
