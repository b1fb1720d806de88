/** Dates of files → local days and instants. */
import { isCalendarDay, localDay } from '#person/log/local-day.ts';

/** 11/12/2026 is December 11, or November 12. */
export type DateOrder = 'dayFirst' | 'monthFirst';

/** A moment as the file has it: its day and its time on the clock of that place, which is empty if there is none. */
export interface DayTime {
  readonly day: string;
  readonly time: string;
}

/** First letters of the months without accents, in English, German, French, Spanish, Italian, Portuguese and Dutch. */
const MONTHS = [
  ['jan', 'ene', 'gen'],
  ['feb', 'fev'],
  ['mar', 'mrt'],
  ['apr', 'avr', 'abr'],
  ['may', 'mai', 'mag', 'mei'],
  ['jun', 'juin', 'giu'],
  ['jul', 'juil', 'lug'],
  ['aug', 'aou', 'ago'],
  ['sep', 'set'],
  ['oct', 'okt', 'ott', 'out'],
  ['nov'],
  ['dec', 'dez', 'dic'],
];

const MARKS = /\p{Diacritic}/gu;

/** "Jan", "marzo" or "août" as the number of the month; 0 for a word that is none. */
function monthOf(word: string): number {
  const plain = word.normalize('NFD').replace(MARKS, '').toLowerCase();
  return MONTHS.findIndex((names) => names.some((name) => plain.startsWith(name))) + 1;
}

const CERTAIN_FORMS = [
  /^(?<year>\d{4})([./-]) ?(?<month>\d{1,2})\2 ?(?<day>\d{1,2})\.?$/u,
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/u,
  /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4}|\d\d)$/u,
  /^(?:\p{L}+,? )?(?<name>\p{L}{3,10})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/iu,
  /^(?:\p{L}+\.?,? )?(?<day>\d{1,2})\.?(?: de)?[ -](?<name>\p{L}{3,10})\.?(?: de)?[ -](?<year>\d{4}|\d\d)$/iu,
];
const UNCERTAIN_FORM = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d\d)$/u;
const TIME =
  /(?:T|,?\s+)(?<clock>\d{1,2}:\d\d(?::\d\d(?:[.,]\d{1,9})?)?)\s*(?<half>[ap]\.?m\.?)?\s*(?<zone>Z|UTC|[+-]\d\d:?\d\d)?$/iu;

const padded = (value: string | number): string => String(value).padStart(2, '0');

/** Years of two digits are those from 1970 to 2069. */
function yearOf(text: string): string {
  if (text.length === 4) return text;
  return `${Number(text) < 70 ? '20' : '19'}${text}`;
}

/** Splits a text into its date and what its time says. */
function splitTime(text: string) {
  const found = TIME.exec(text);
  return { date: found ? text.slice(0, found.index).trim() : text, parts: found?.groups ?? {} };
}

/** What a date says about the order of day and month in its file; `open` if it could be either, `null` if it has none. */
export function orderOf(text: string): DateOrder | 'open' | null {
  const [, first, , second] = UNCERTAIN_FORM.exec(splitTime(text.trim()).date) ?? [];
  if (first === undefined || second === undefined) return null;
  if (Number(first) > 12) return 'dayFirst';
  if (Number(second) > 12) return 'monthFirst';
  return Number(first) === Number(second) ? null : 'open';
}

/** A day as `2026-11-21`, or 'ambiguous'; `null` for a date of another form. */
function uncertainDay(text: string, order: DateOrder | null): string | null {
  const [, first = '', , second = '', year = ''] = UNCERTAIN_FORM.exec(text) ?? [];
  if (year === '') return null;
  const own = orderOf(text);
  const told = own === 'open' ? order : (own ?? 'dayFirst');
  if (told === null) return 'ambiguous';
  const [day, month] = told === 'dayFirst' ? [first, second] : [second, first];
  return `${yearOf(year)}-${padded(month)}-${padded(day)}`;
}

function dayOf(text: string, order: DateOrder | null): string | null {
  const uncertain = uncertainDay(text, order);
  if (uncertain !== null) return uncertain;
  const form = CERTAIN_FORMS.map((pattern) => pattern.exec(text)?.groups).find(
    (found) => found !== undefined,
  );
  if (!form) return null;
  const { year = '', month, name, day = '' } = form;
  return `${yearOf(year)}-${padded(name ? monthOf(name) : (month ?? ''))}-${padded(day)}`;
}

/** "5:03 PM" → "17:03" */
function clockOf24Hours(clock: string, half: string | undefined): string {
  const [hour = '', ...others] = clock.replace(',', '.').split(':');
  const hours = half ? (Number(hour) % 12) + (/^p/iu.test(half) ? 12 : 0) : Number(hour);
  return [padded(hours), ...others].join(':');
}

/** The visitor's own clock at an instant. */
function localTime(instant: Date): DayTime {
  const time = [instant.getHours(), instant.getMinutes(), instant.getSeconds()].map(padded).join(':');
  return { day: localDay(instant), time };
}

/** A date of a file as it is written; `clock` and `zone` are empty where it has none. */
interface WrittenDate {
  readonly day: string;
  readonly clock: string;
  readonly zone: string;
}

function readWritten(text: string, order: DateOrder | null): WrittenDate | 'ambiguous' | null {
  const { date, parts } = splitTime(text.trim());
  const day = dayOf(date, order);
  if (day === 'ambiguous') return day;
  if (day === null || !isCalendarDay(day)) return null;
  const { clock, half, zone = '' } = parts;
  return { day, clock: clock === undefined ? '' : clockOf24Hours(clock, half), zone };
}

/**
 * Reads a date with or without a time. A distance from UTC, such as +0100, names the place of the clock, so the day is
 * the one that is written. `Z` names none: the day is the one that the visitor had at that instant.
 *
 * @param order - where the day and the month could be either; 'ambiguous' if it is needed and `null`
 */
export function readDayTime(text: string, order: DateOrder | null): DayTime | 'ambiguous' | null {
  const written = readWritten(text, order);
  if (written === 'ambiguous' || written === null) return written;
  const { day, clock, zone } = written;
  if (!/^(?:Z|UTC)$/iu.test(zone)) return { day, time: clock };
  const instant = new Date(`${day}T${clock}Z`);
  return Number.isNaN(instant.getTime()) ? null : localTime(instant);
}

const ENGLISH_MONTHS = MONTHS.map(([name]) => name);

/** True for a date as our files have it, or as a spreadsheet in English rewrites it. */
const isOwnForm = (text: string): boolean =>
  /\d{4}/u.test(text) &&
  (text.match(/\p{L}{3,}/gu) ?? []).every((word) => ENGLISH_MONTHS.includes(word.slice(0, 3).toLowerCase()));

/** Reads a date of one of our files as an instant. Without a time zone it is on the visitor's own clock. */
export function readInstant(text: string, order: DateOrder | null): string | null {
  const written = isOwnForm(text) ? readWritten(text, order) : null;
  if (written === 'ambiguous' || written === null) return written;
  const { day, clock, zone } = written;
  const instant = Date.parse(`${day}T${clock || '00:00'}${zone.replace(/utc/iu, 'Z')}`);
  return Number.isNaN(instant) ? null : new Date(instant).toISOString();
}
