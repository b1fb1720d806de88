import { cleanNote } from '#person/database/read-fields.ts';
import { LONGEST_NOTE, parseResult, type ResultRow } from '#person/database/result-row.ts';
import type { KeptEntries } from '#person/entries/kept.ts';

/** A unique id. It starts with a letter, since spreadsheets would read some ids as numbers. */
export function newId(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return `r${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** A result to save for the current person; `null` for a tool whose results can't be saved. */
export function newResult({ tool, entries }: KeptEntries, note: string, now: Date): ResultRow | null {
  const savedAt = now.toISOString();
  const short = cleanNote(note).slice(0, LONGEST_NOTE).trim();
  const row = parseResult({ id: newId(), savedAt, changedAt: savedAt, tool, note: short, entries });
  return row.ok ? row.result : null;
}
