import { isRecord, parseJson } from '#ui/untrusted.ts';
import { PERSON_FILE, personCopyIn, type PersonCopy } from '#person/files/person-file.ts';
import { readDate } from './csv-cells.ts';
import type { ResultRow } from '#person/database/result-row.ts';

/** Identifies a file as one of ours. */
const FORMAT = 'evenscale.results';
const VERSION = 1;

/** The versions of the files that can be read. */
const VERSIONS: Readonly<Record<string, number>> = {
  [FORMAT]: VERSION,
  [PERSON_FILE.format]: PERSON_FILE.version,
};

/** The start of a file. */
export const jsonHead = (exportedAt: string): string =>
  `{"format":"${FORMAT}","version":${VERSION},"exportedAt":"${exportedAt}","results":[`;

/** A result in the file. */
export const jsonEntry = (result: ResultRow, isFirst: boolean): string =>
  `${isFirst ? '' : ','}\n${JSON.stringify(result)}`;

/** The end of a file. */
export const jsonTail = (): string => '\n]}\n';

export type JsonReading =
  | {
      readonly ok: true;
      readonly entries: readonly unknown[];
      /** What a file of a person has besides results. */
      readonly copy: PersonCopy | null;
    }
  | { readonly ok: false; readonly problem: 'notJson' | 'unknown' | 'newer' };

const instantOf = (value: unknown): unknown => (typeof value === 'string' ? readDate(value, null) : value);

const withInstants = (entry: unknown): unknown =>
  isRecord(entry)
    ? {
        ...entry,
        savedAt: instantOf(entry['savedAt']),
        ...('changedAt' in entry ? { changedAt: instantOf(entry['changedAt']) } : {}),
      }
    : entry;

/** The entries of a file, not validated yet. */
export function jsonEntries(text: string): JsonReading {
  const file = parseJson(text.replace(/^\ufeff/u, ''));
  if (file === undefined) return { ok: false, problem: 'notJson' };
  if (!isRecord(file) || !Array.isArray(file['results'])) return { ok: false, problem: 'unknown' };
  const version = VERSIONS[String(file['format'])];
  if (version === undefined) return { ok: false, problem: 'unknown' };
  if (file['version'] !== version) return { ok: false, problem: 'newer' };
  if (file['format'] === FORMAT) return { ok: true, entries: file['results'].map(withInstants), copy: null };
  const copy = personCopyIn(file);
  if (!copy) return { ok: false, problem: 'unknown' };
  return { ok: true, entries: file['results'].map(withInstants), copy };
}
