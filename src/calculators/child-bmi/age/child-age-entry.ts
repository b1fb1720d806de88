/** The age as typed: two dates, or years and months. */
import {
  type AgeFromDates,
  type AgeFromYears,
  type CalendarDate,
  childAge,
  type ChildAge,
  childAgeFromDates,
  childAgeFromYears,
  completedMonths,
} from '@evenscale/formulas/growth';
import { months, type Months, MONTHS_PER_YEAR } from '@evenscale/formulas/units';
import { normalizeText, parseNumberText } from '#person/entry/number-text.ts';

/** A day as the value of a date field: `2016-02-29`. */
export type IsoDay = string;

export type AgeBy = 'dates' | 'years';
export type AgeField = 'birth' | 'measured' | 'years' | 'months';

/** The problem with one of the fields. */
export type AgeProblem =
  | 'birthMissing'
  | 'measuredMissing'
  | 'yearsMissing'
  | 'monthsMissing'
  | Exclude<AgeFromDates['kind'] | AgeFromYears['kind'], ChildAge['kind']>
  | 'future';

export type AgeProblems = Readonly<Partial<Record<AgeField, AgeProblem>>>;

/** The age's fields as typed. */
export interface AgeEntry {
  readonly by: AgeBy;
  readonly birth: IsoDay;
  readonly measured: IsoDay;
  readonly years: string;
  /** From 0 to 11, or empty. There is no default, since the percentile depends on the exact month. */
  readonly months: string;
  /** The exact age for `years` and `months`, until one of them is edited. */
  readonly knownAge: Months | null;
  readonly problems: AgeProblems;
}

export const EMPTY_AGE: AgeEntry = {
  by: 'dates',
  birth: '',
  measured: '',
  years: '',
  months: '',
  knownAge: null,
  problems: {},
};

export type AgeReading =
  | { readonly ok: true; readonly range: ChildAge; readonly completed: Months }
  | { readonly ok: false; readonly problems: AgeProblems };

const ISO_DAY = /^(\d{4,6})-(\d\d)-(\d\d)$/u;

function dateOf(day: IsoDay): CalendarDate | null {
  const [, year, month, date] = ISO_DAY.exec(day) ?? [];
  return year === undefined ? null : { year: Number(year), month: Number(month), day: Number(date) };
}

/** The visitor's local day. */
export function isoDayOf(moment: Date): IsoDay {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

const failed = (field: AgeField, problem: AgeProblem): AgeReading => ({
  ok: false,
  problems: { [field]: problem },
});

function readDates({ birth, measured }: AgeEntry, today: IsoDay): AgeReading {
  const [from, to] = [dateOf(birth), dateOf(measured)];
  if (!from || !to)
    return {
      ok: false,
      problems: {
        ...(from ? {} : { birth: 'birthMissing' }),
        ...(to ? {} : { measured: 'measuredMissing' }),
      },
    };
  const range = childAgeFromDates(from, to);
  if (range.kind === 'noSuchDate') return failed(range.date === 'birth' ? 'birth' : 'measured', 'noSuchDate');
  if (measured.length === today.length && measured > today) return failed('measured', 'future');
  if (range.kind === 'reversed') return failed('birth', 'reversed');
  return { ok: true, range, completed: completedMonths(from, to) };
}

/** Full years, with or without the unit: "9", "9 years". */
function readFullYears(text: string): number {
  const reading = parseNumberText(normalizeText(text).replace(/ ?(?:years?(?: old)?|yrs?|y)$/u, ''));
  return reading.ok ? reading.value : NaN;
}

const isBlank = (text: string): boolean => text.trim() === '';

function missingOfYears({ years, months: extra }: AgeEntry): AgeProblems {
  return {
    ...(isBlank(years) ? { years: 'yearsMissing' } : {}),
    ...(isBlank(extra) ? { months: 'monthsMissing' } : {}),
  };
}

function readYears(entry: AgeEntry): AgeReading {
  const problems = missingOfYears(entry);
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const { knownAge } = entry;
  const whole = readFullYears(entry.years);
  const part = Number(entry.months);
  if (childAgeFromYears(whole, 0).kind === 'noSuchAge') return failed('years', 'noSuchAge');
  const range = childAgeFromYears(whole, part);
  if (range.kind === 'noSuchAge') return failed('months', 'noSuchAge');
  return {
    ok: true,
    range: knownAge === null ? range : childAge(knownAge),
    completed: months(whole * MONTHS_PER_YEAR + part),
  };
}

/**
 * Reads the age, or says what is wrong with its fields.
 *
 * @param today - the visitor's local day; a later measurement is refused
 */
export const readAge = (entry: AgeEntry, today: IsoDay): AgeReading =>
  entry.by === 'dates' ? readDates(entry, today) : readYears(entry);

/** The age with all its problems, after a press of Calculate. */
export function checkedAge(entry: AgeEntry, today: IsoDay): AgeEntry {
  const reading = readAge(entry, today);
  return { ...entry, problems: reading.ok ? {} : reading.problems };
}

/** The age after typing in one field. A message disappears once its field is valid; none appears during typing. */
export function editedAge(entry: AgeEntry, field: AgeField, text: string, today: IsoDay): AgeEntry {
  const isKnown = entry.knownAge !== null && (field === 'birth' || field === 'measured');
  const next = { ...entry, [field]: text, knownAge: isKnown ? entry.knownAge : null };
  const now = checkedAge(next, today).problems;
  const still = (Object.keys(entry.problems) as AgeField[]).flatMap((name) => {
    const problem = now[name];
    return problem ? [[name, problem] as const] : [];
  });
  return { ...next, problems: Object.fromEntries(still) };
}

/** Completed months as the texts of the two fields. */
export const yearsAndMonths = (completed: Months): Pick<AgeEntry, 'years' | 'months'> => ({
  years: String(Math.floor(completed / MONTHS_PER_YEAR)),
  months: String(completed % MONTHS_PER_YEAR),
});

/** The age in the other input mode. Dates become years and months, and are kept for switching back. */
export function ageEnteredBy(entry: AgeEntry, by: AgeBy, today: IsoDay): AgeEntry {
  const next: AgeEntry = { ...entry, by, problems: {} };
  if (by === 'dates' || entry.by === by) return next;
  const reading = readAge(entry, today);
  const isUntouched = entry.years === '' || entry.knownAge !== null;
  if (!reading.ok || !isUntouched) return next;
  return { ...next, ...yearsAndMonths(reading.completed), knownAge: reading.range.age };
}
