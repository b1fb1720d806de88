/**
 * A JSON file of one person: who they are, and everything kept of them. A file may have any of its parts: only days, or
 * only results. Children's measurements belong to nobody on the device, so a file of everything has them, without their
 * names.
 */
import { planRow, type PlanRow } from '#person/database/plan-row.ts';
import { personRow, type PersonRow } from '#person/database/person-row.ts';
import { parseSavedChild, type SavedChild } from '#person/database/saved-child.ts';
import { parseStoredDay, type StoredLogDay } from '#person/log/parse-log.ts';
import { isRecord, parseJson, type Raw } from '#ui/untrusted.ts';
import { isPersonFile, PERSON_FILE } from './own-file.ts';

/** What a file has besides results. */
export interface PersonCopy {
  /** `null` if the file doesn't say whose it is. */
  readonly person: PersonRow | null;
  readonly plans: readonly PlanRow[];
  readonly days: readonly StoredLogDay[];
  readonly children: readonly SavedChild[];
  /** Entries that can't be read. */
  readonly left: number;
}

export type PersonFile =
  | {
      readonly ok: true;
      /** `null` if the file has nothing but results. */
      readonly copy: PersonCopy | null;
      /** Not validated yet. */
      readonly results: readonly unknown[];
    }
  | { readonly ok: false; readonly problem: 'notJson' | 'unknown' | 'newer' };

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Each day once: the last entry of a day counts. */
const eachOnce = (days: readonly StoredLogDay[]): readonly StoredLogDay[] =>
  [...new Map(days.map((day) => [day.day, day])).values()].toSorted((one, other) =>
    one.day < other.day ? -1 : 1,
  );

/** What a file has besides results; `null` if that is nothing. */
function copyIn(file: Raw, person: PersonRow | null): PersonCopy | null {
  let left = 0;
  const rowsIn = <Row>(name: string, read: (value: unknown) => Row | null): readonly Row[] => {
    const values = listIn(file[name]);
    const rows = values.flatMap((value) => read(value) ?? []);
    left += values.length - rows.length;
    return rows;
  };
  const plans = rowsIn('plans', planRow);
  const days = eachOnce(rowsIn('days', parseStoredDay));
  const children = rowsIn('children', parseSavedChild);
  const isEmpty = person === null && plans.length + days.length + children.length + left === 0;
  return isEmpty ? null : { person, plans, days, children, left };
}

/** Reads a file as untrusted input, as rows of the store are read. */
export function readPersonFile(text: string): PersonFile {
  const file = parseJson(text);
  if (file === undefined) return { ok: false, problem: 'notJson' };
  if (!isPersonFile(file)) return { ok: false, problem: 'unknown' };
  if (file['version'] !== PERSON_FILE.version) return { ok: false, problem: 'newer' };
  const person = personRow(file['person']);
  if (isRecord(file['person']) && !person) return { ok: false, problem: 'unknown' };
  const copy = copyIn(file, person);
  const { results } = file;
  if (!copy && !Array.isArray(results)) return { ok: false, problem: 'unknown' };
  return { ok: true, copy, results: listIn(results) };
}

const list = (name: string, rows: readonly unknown[]): string =>
  `"${name}":[${rows.map((row) => `\n${JSON.stringify(row)}`).join(',')}\n]`;

/** The text of a file. */
export function personFileText(
  { person, plans, days, children }: Omit<PersonCopy, 'left'>,
  results: readonly unknown[],
  exportedAt: string,
): string {
  const { format, version } = PERSON_FILE;
  const head = `{"format":"${format}","version":${version},"exportedAt":"${exportedAt}","person":${JSON.stringify(person)}`;
  const lists = [
    list('plans', plans),
    list('days', days),
    list('results', results),
    list('children', children),
  ];
  return `${[head, ...lists].join(',\n')}}\n`;
}
