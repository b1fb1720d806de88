import { BYTE_ORDER_MARK } from '#person/files/csv-text.ts';
import { writeDate } from './csv-cells.ts';
import { csvHeader, csvRowOf } from './saved-csv.ts';
import { jsonEntry, jsonHead, jsonTail } from './saved-json.ts';
import type { ResultRow } from '#person/database/result-row.ts';
import { readAll } from '#person/database/saved-store.ts';
import type { Outcome } from '#person/database/with-store.ts';

export type FileFormat = 'json' | 'csv';

/** A file that can be offered to the visitor. */
export interface ReadyFile {
  readonly blob: Blob;
  readonly name: string;
  /** The number of results in it. */
  readonly count: number;
}

const TYPES: Readonly<Record<FileFormat, string>> = {
  json: 'application/json',
  csv: 'text/csv;charset=utf-8',
};

/** The date on the visitor's calendar. */
const dayOf = (now: Date): string => writeDate(now.toISOString()).slice(0, 10);

/** Collects results in batches, and returns the file once all are added. */
export function fileWriter(format: FileFormat, now: Date) {
  const parts: string[] = [format === 'json' ? jsonHead(now.toISOString()) : BYTE_ORDER_MARK + csvHeader()];
  let count = 0;
  const add = (results: readonly ResultRow[]): void => {
    const texts = results.map((result, index) =>
      format === 'json' ? jsonEntry(result, count + index === 0) : csvRowOf(result),
    );
    parts.push(texts.join(''));
    count += results.length;
  };
  const finish = (): ReadyFile => {
    if (format === 'json') parts.push(jsonTail());
    const name = `evenscale-results-${dayOf(now)}.${format}`;
    return { blob: new Blob(parts, { type: TYPES[format] }), name, count };
  };
  return { add, finish };
}

/** All saved results of the current person, oldest first, as a file. */
export async function exportAll(format: FileFormat, now: Date): Promise<Outcome<ReadyFile>> {
  const { add, finish } = fileWriter(format, now);
  const read = await readAll(add, 'current');
  return read.ok ? { ok: true, value: finish() } : read;
}

/** Given results as a file, for when they're no longer in the store. */
export function exportResults(results: readonly ResultRow[], format: FileFormat, now: Date): ReadyFile {
  const { add, finish } = fileWriter(format, now);
  add(results);
  return finish();
}

function asText(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return JSON.stringify(String(value)); // Values that a store can hold but JSON can't.
  }
}

/** Unreadable entries, unchanged, for visitors who can use them. */
export function exportAside(values: readonly unknown[], now: Date): ReadyFile {
  const blob = new Blob([`[${values.map(asText).join(',\n')}]\n`], { type: TYPES.json });
  return { blob, name: `evenscale-unreadable-${dayOf(now)}.json`, count: values.length };
}
