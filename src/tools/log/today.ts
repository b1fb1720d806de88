/** Today's form and today's row on the device. Pure. */
import type { LogInput } from './entries.ts';
import {
  AMOUNTS,
  dayOfForm,
  fieldText,
  isTyped,
  isUnlikely,
  numberIn,
  type Amount,
  type AmountUnits,
  type LogEntries,
} from './entries.ts';
import type { DayChange } from '#person/log/day-change.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import type { LastNumber } from '#person/log/usual-weight.ts';

/** What the device has for today, and how the form shows it. */
export interface KeptToday {
  readonly row: StoredLogDay | null;
  readonly units: AmountUnits;
  readonly isWeightHidden: boolean;
}

const KEYS = { weight: 'weightKg', intake: 'intakeKcal', waist: 'waistCm', bodyFat: 'bodyFat' } as const;

const keptIn = (row: StoredLogDay | null, amount: Amount): string => String(row?.[KEYS[amount]] ?? '');

/**
 * The entries that follow what the device has: a field shows today's number until the visitor types another. What was
 * typed stays, also over midnight.
 */
export function followed(
  entries: LogEntries,
  { row, units, isWeightHidden }: KeptToday,
): Partial<LogEntries> {
  const day = dayOfForm(entries);
  const isNewDay = entries.filledFor !== day;
  const changes = AMOUNTS.map((amount) => {
    const now = keptIn(row, amount);
    const seen = entries[`${amount}Seen`];
    if (isTyped({ ...entries, [`${amount}Kept`]: now }, amount))
      return { [`${amount}Kept`]: now, [`${amount}Seen`]: isNewDay ? now : seen };
    const isHidden = isWeightHidden && amount === 'weight';
    return {
      [amount]: isHidden ? '' : fieldText(amount, now, units),
      [`${amount}Kept`]: now,
      [`${amount}Seen`]: now,
    };
  });
  return Object.assign({ filledFor: day }, ...changes) as Partial<LogEntries>;
}

type Typed = Partial<Pick<LogEntries, Amount>>;

/** The entries of the form for another day: what was typed for that one before, and nothing of the day that is left. */
export function turnedTo(picked: string, typed: Typed): Partial<LogEntries> {
  const empty = AMOUNTS.map((amount) => ({
    [amount]: typed[amount] ?? '',
    [`${amount}Kept`]: '',
    [`${amount}Seen`]: '',
  }));
  return Object.assign({ picked }, ...empty) as Partial<LogEntries>;
}

/** What is typed and not logged yet. */
export const typedIn = (entries: LogEntries): Typed =>
  Object.fromEntries(
    AMOUNTS.filter((amount) => isTyped(entries, amount)).map((amount) => [amount, entries[amount]]),
  );

/** What to write for today: only what was typed. An unlikely weight is one that the visitor has confirmed. */
export function changeOf(entries: LogEntries, input: LogInput): DayChange {
  const typed = AMOUNTS.filter((amount) => isTyped(entries, amount));
  return {
    day: dayOfForm(entries),
    ...Object.fromEntries(typed.map((amount) => [KEYS[amount], numberIn(entries, amount)])),
    ...(isUnlikely(entries, input) ? { isConfirmed: true } : {}),
  };
}

/** The last number of each kind before today, for the hints next to the fields. */
export function lastNumbers(
  days: readonly StoredLogDay[],
  today: string,
): Readonly<Record<Amount, LastNumber | null>> {
  const lastOf = (amount: Amount): LastNumber | null => {
    const key = KEYS[amount];
    // A kind that was never logged is looked for in the whole log, which may be very long.
    const { day = '', [key]: value } =
      days.findLast((each) => each[key] !== undefined && each.day < today) ?? {};
    return value === undefined ? null : { day, value };
  };
  return {
    weight: lastOf('weight'),
    intake: lastOf('intake'),
    waist: lastOf('waist'),
    bodyFat: lastOf('bodyFat'),
  };
}
