/**
 * A JSON file of one person: who they are, and everything kept of them. Children's measurements belong to nobody on the
 * device, so every file has them, without their names.
 */
import { planRow, type PlanRow } from '#person/database/plan-row.ts';
import { personRow, type PersonRow } from '#person/database/person-row.ts';
import { parseSavedChild, type SavedChild } from '#person/database/saved-child.ts';
import { parseStoredDay, type StoredLogDay } from '#person/log/parse-log.ts';
import type { Raw } from '#ui/untrusted.ts';

/** Identifies a file as one of a person. */
export const PERSON_FILE = { format: 'evenscale.person', version: 1 } as const;

/** What a file has besides results. */
export interface PersonCopy {
  readonly person: PersonRow;
  readonly plans: readonly PlanRow[];
  readonly days: readonly StoredLogDay[];
  readonly children: readonly SavedChild[];
  /** Entries that can't be read. */
  readonly left: number;
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Each day once: the last entry of a day counts. */
const eachOnce = (days: readonly StoredLogDay[]): readonly StoredLogDay[] =>
  [...new Map(days.map((day) => [day.day, day])).values()].toSorted((one, other) =>
    one.day < other.day ? -1 : 1,
  );

/** Reads a file as untrusted input, as rows of the store are read; `null` if it names nobody. */
export function personCopyIn(file: Raw): PersonCopy | null {
  const person = personRow(file['person']);
  if (!person) return null;
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
  return { person, plans, days, children, left };
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
