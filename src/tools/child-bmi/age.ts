/** A child's age from the form's entries: two dates, or years and months. */
import {
  type CalendarDate,
  childAge,
  type ChildAge,
  childAgeFromDates,
  childAgeFromYears,
  completedMonths,
} from '@evenscale/formulas/growth';
import { months, type Months, MONTHS_PER_YEAR } from '@evenscale/formulas/units';
import { normalizeText, parseNumberText } from '#person/entry/number-text.ts';
import type { EntryProblem } from '#person/entries/field.ts';
import { WRITTEN_YEARS } from '#person/entries/person-fields.ts';
import { formatMonths } from '#person/child/format-child.ts';

/** The entries that say how old a child is. */
export interface AgeEntries {
  readonly ageBy: 'dates' | 'years';
  readonly birth: string;
  readonly measured: string;
  readonly years: string;
  /** From 0 to 11, or empty. There is no preset, since the percentile depends on the month. */
  readonly months: string;
  /** The exact age in months for `years` and `months`, until one of them is edited. */
  readonly knownAge: string;
  readonly today: string;
}

/** The fields for an age. */
export type AgeField = 'birth' | 'measured' | 'years' | 'months';

export type AgeReading =
  | { readonly ok: true; readonly range: ChildAge; readonly completed: Months }
  /** Without a field if an entry is missing. */
  | {
      readonly ok: false;
      readonly found: { readonly field: AgeField; readonly problem: EntryProblem } | null;
    };

const ISO_DAY = /^(\d{4,6})-(\d\d)-(\d\d)$/u;

function dateOf(day: string): CalendarDate | null {
  const [, year, month, date] = ISO_DAY.exec(day) ?? [];
  return year === undefined ? null : { year: Number(year), month: Number(month), day: Number(date) };
}

const wrong = (field: AgeField, problem: EntryProblem): AgeReading => ({
  ok: false,
  found: { field, problem },
});

function readDates({ birth, measured, today }: AgeEntries): AgeReading {
  const [from, to] = [dateOf(birth), dateOf(measured)];
  if (!from || !to) return { ok: false, found: null };
  const range = childAgeFromDates(from, to);
  if (range.kind === 'noSuchDate') return wrong(range.date === 'birth' ? 'birth' : 'measured', 'noSuchDate');
  if (measured.length === today.length && measured > today) return wrong('measured', 'future');
  if (range.kind === 'reversed') return wrong('birth', 'reversed');
  return { ok: true, range, completed: completedMonths(from, to) };
}

/** Full years, with or without the unit: "9", "9 years". */
function readFullYears(text: string): number {
  const reading = parseNumberText(normalizeText(text).replace(WRITTEN_YEARS, ''));
  return reading.ok ? reading.value : NaN;
}

/** Years alone are read as the middle of the year: a child of 8 is 8 years and 6 months old on average. */
const MIDDLE_OF_YEAR = 6;

/** How much the two ways of counting an age can differ, in months. */
const MAX_AGE_DIFFERENCE = 1.5;

function readYears({ years, months: extra, knownAge }: AgeEntries): AgeReading {
  if (years.trim() === '') return { ok: false, found: null };
  const whole = readFullYears(years);
  if (childAgeFromYears(whole, 0).kind === 'noSuchAge') return wrong('years', 'noSuchAge');
  const completed = months(whole * MONTHS_PER_YEAR + (extra === '' ? MIDDLE_OF_YEAR : Number(extra)));
  const range = extra === '' ? childAge(completed) : childAgeFromYears(whole, Number(extra));
  if (range.kind === 'noSuchAge') return wrong('months', 'noSuchAge');
  // An exact age that isn't the one in the fields can only come from a link or a file that somebody changed.
  const isKnown = knownAge !== '' && Math.abs(Number(knownAge) - completed) < MAX_AGE_DIFFERENCE;
  return { ok: true, range: isKnown ? childAge(months(Number(knownAge))) : range, completed };
}

/** Reads the age, or says what is wrong with it. A measurement after today is refused. */
export const readChildAge = (entries: AgeEntries): AgeReading =>
  entries.ageBy === 'dates' ? readDates(entries) : readYears(entries);

/** The age that years without months are read as, in months; `null` with months, or if it can't be read. */
export function readAsMonths(entries: AgeEntries): Months | null {
  const reading = entries.ageBy === 'years' && entries.months === '' ? readYears(entries) : null;
  return reading?.ok && reading.range.kind === 'covered' ? reading.completed : null;
}

/** The first and the last day of the year that an age in full months is in. */
export function yearAround(completed: Months): readonly [first: Months, last: Months] {
  const first = completed - (completed % MONTHS_PER_YEAR);
  return [months(first), months(first + MONTHS_PER_YEAR)];
}

/** An age as the entries of years and months. */
export function ageEntries(
  age: Months,
  completed: Months,
): Pick<AgeEntries, 'years' | 'months' | 'knownAge'> {
  return {
    years: String(Math.floor(completed / MONTHS_PER_YEAR)),
    months: String(completed % MONTHS_PER_YEAR),
    knownAge: formatMonths(age),
  };
}
