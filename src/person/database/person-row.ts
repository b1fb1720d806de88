import { GENDERS } from '@evenscale/formulas/energy';
import { readHeight } from '#person/entries/measure.ts';
import { ageField } from '#person/entries/person-fields.ts';
import { AGE_LIMITS } from '#person/limits.ts';
import { isLogDay } from '#person/log/local-day.ts';
import { ageOn, type LogPerson, type LogView } from '#person/log/parse-log.ts';
import { unitsIn } from '#person/units.ts';
import { isRecord } from '#ui/untrusted.ts';
import { idIn, instantIn, lineIn, oneOf, textsIn, type KeptTexts } from './read-fields.ts';

/** Somebody whose entries, plans, days and results are kept on this device. */
export interface PersonRow {
  readonly id: string;
  /** A name that the visitor chose; empty for none. */
  readonly name: string;
  /** The entries that all tools share, as the session has them; those that nobody made are absent. */
  readonly entries: KeptTexts;
  /** The local day on which the age among the entries was right. */
  readonly saidOn: string;
  /** The local day of the weight among the entries. */
  readonly weighedOn: string;
  /** Only the trend is shown, not the weigh-ins. */
  readonly isWeightHidden: boolean;
  /** When the person was last chosen; the latest is the current one. */
  readonly usedAt: string;
}

/** Longest name, in characters. */
export const LONGEST_NAME = 40;

const AGE = ageField({ preset: '', ...AGE_LIMITS.home });
/** The first instant that a row can have. */
export const EARLIEST = '1900-01-01T00:00:00.000Z';

/** A day; empty for none. */
const dayIn = (value: unknown): string => (typeof value === 'string' && isLogDay(value) ? value : '');

/** Reads a stored person as untrusted input: what is invalid is left out; `null` if nobody is left. */
export function personRow(value: unknown): PersonRow | null {
  const id = isRecord(value) ? idIn(value['id']) : undefined;
  if (id === undefined || !isRecord(value)) return null;
  return {
    id,
    name: lineIn(LONGEST_NAME, value['name']) ?? '',
    entries: textsIn(value['entries']) ?? {},
    saidOn: dayIn(value['saidOn']),
    weighedOn: dayIn(value['weighedOn']),
    isWeightHidden: value['isWeightHidden'] === true,
    usedAt: instantIn(value['usedAt']) ?? EARLIEST,
  };
}

/** The current one of several people: the one chosen last; `null` if there are none. */
export function currentOf(people: readonly PersonRow[]): PersonRow | null {
  const [first = null] = people.toSorted((one, other) =>
    one.usedAt === other.usedAt ? (one.id < other.id ? -1 : 1) : one.usedAt < other.usedAt ? 1 : -1,
  );
  return first;
}

/** Sex, age and height, which the log's figures need; `null` if one is missing. */
export function logPersonOf({ entries, saidOn }: PersonRow): LogPerson | null {
  const gender = oneOf(GENDERS, entries['gender']);
  const age = AGE.read(entries['age'] ?? '');
  const height = readHeight(entries['height'] ?? '');
  if (gender === undefined || saidOn === '' || !age.ok || !height.ok) return null;
  return { gender, age: age.value, saidOn, centimetres: height.value.centimetres };
}

/** How the log is shown to a person. */
export const logViewOf = ({ entries, isWeightHidden }: PersonRow): LogView => ({
  units: unitsIn(entries['units']),
  isWeightHidden,
});

/** A person's entries with the age on a day. */
export function entriesOn({ entries, saidOn }: PersonRow, today: string): KeptTexts {
  const age = AGE.read(entries['age'] ?? '');
  if (!age.ok || saidOn === '') return entries;
  return { ...entries, age: String(ageOn({ age: age.value, saidOn }, today)) };
}
