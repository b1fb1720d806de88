/** Dates in files → local days and instants. */
import { isCalendarDay, localDay } from '#person/log/local-day.ts';

/** 11/12/2026 is December 11, or November 12. */
export type DateOrder = 'dayFirst' | 'monthFirst';

/** A moment as written in the file: its day and its local time, which is empty if there is none. */
export interface DayTime {
  readonly day: string;
  readonly time: string;
}

/** Unaccented first letters of the months in English, German, French, Spanish, Italian, Portuguese and Dutch. */
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

/** "Jan", "marzo" or "août" as the number of the month; 0 for any other word. */
function monthOf(word: string): number {
  const plain = word.normalize('NFD').replace(MARKS, '').toLowerCase();
  return MONTHS.findIndex((names) => names.some((name) => plain.startsWith(name))) + 1;
}

/**
 * Each sign has a form of its own: in a text with letters beyond ASCII, WebKit doesn't find a sign again by a
 * backreference.
 */
const CERTAIN_FORMS = [
  /^(?<year>\d{4})- ?(?<month>\d{1,2})- ?(?<day>\d{1,2})\.?$/u,
  /^(?<year>\d{4})\. ?(?<month>\d{1,2})\. ?(?<day>\d{1,2})\.?$/u,
  /^(?<year>\d{4})\/ ?(?<month>\d{1,2})\/ ?(?<day>\d{1,2})\.?$/u,
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/u,
  /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4}|\d\d)$/u,
  /^(?:\p{L}+,? )?(?<name>\p{L}{3,10})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/iu,
  /^(?:\p{L}+\.?,? )?(?<day>\d{1,2})\.?(?: de)?[ -](?<name>\p{L}{3,10})\.?(?: de)?[ -](?<year>\d{4}|\d\d)$/iu,
];
const UNCERTAIN_FORMS = [
  /^(?<first>\d{1,2})\/(?<second>\d{1,2})\/(?<year>\d{4}|\d\d)$/u,
  /^(?<first>\d{1,2})-(?<second>\d{1,2})-(?<year>\d{4}|\d\d)$/u,
];
/** A time after a date, which a word like "at" may join to it: "07:12", "7:12 AM", "7h12", "7.12 Uhr". */
const TIME =
  /(?:T|,?\s+(?:(?:at|um|à|às|as|a las|a la|alle|alle ore|ore)\s+)?)(?<clock>\d{1,2}(?::\d\d(?::\d\d(?:[.,]\d{1,9})?)?|h\d\d|\.\d\d(?=\s*uhr$)))\s*(?:uhr|(?<half>[ap]\.?\s?m\.?))?\s*(?<zone>Z|UTC|[+-]\d\d:?\d\d)?$/iu;
/** The day of the week beside a date in figures: "Di., 25.08.2026", "2026-08-25 (Tue)". */
const WEEKDAY = /^\p{L}{2,13}\.?,?\s+(?=\d{1,4}[-./]\s?\d)|(?<=\d\.?),?\s+\(?\p{L}{2,13}\.?\)?$/gu;

/** The named groups of the first form that a text has. */
function groupsOf(text: string, forms: readonly RegExp[]): Partial<Record<string, string>> | undefined {
  for (const form of forms) {
    const found = form.exec(text)?.groups;
    if (found) return found;
  }
  return undefined;
}

const padded = (value: string | number): string => String(value).padStart(2, '0');

/** Two-digit years are 1970 to 2069. */
function yearOf(text: string): string {
  if (text.length === 4) return text;
  return `${Number(text) < 70 ? '20' : '19'}${text}`;
}

/** Splits a text into its date and the parts of its time. */
function splitTime(text: string) {
  const found = TIME.exec(text);
  const date = found ? text.slice(0, found.index).trim() : text;
  return { date: date.replace(WEEKDAY, ''), parts: found?.groups ?? {} };
}

/**
 * What a date shows about the order of day and month in its file; `open` if it could be either, `null` if it isn't such
 * a date.
 */
export function orderOf(text: string): DateOrder | 'open' | null {
  const found = groupsOf(splitTime(text.trim()).date, UNCERTAIN_FORMS);
  if (!found) return null;
  const { first, second } = found;
  if (Number(first) > 12) return 'dayFirst';
  if (Number(second) > 12) return 'monthFirst';
  return Number(first) === Number(second) ? null : 'open';
}

/** A day as `2026-11-21`, or 'ambiguous'; `null` for a date in another format. */
function uncertainDay(text: string, order: DateOrder | null): string | null {
  const found = groupsOf(text, UNCERTAIN_FORMS);
  if (!found) return null;
  const { first = '', second = '', year = '' } = found;
  const own = orderOf(text);
  const known = own === 'open' ? order : (own ?? 'dayFirst');
  if (known === null) return 'ambiguous';
  const [day, month] = known === 'dayFirst' ? [first, second] : [second, first];
  return `${yearOf(year)}-${padded(month)}-${padded(day)}`;
}

function dayOf(text: string, order: DateOrder | null): string | null {
  const uncertain = uncertainDay(text, order);
  if (uncertain !== null) return uncertain;
  const form = groupsOf(text, CERTAIN_FORMS);
  if (!form) return null;
  const { year = '', month, name, day = '' } = form;
  return `${yearOf(year)}-${padded(name ? monthOf(name) : (month ?? ''))}-${padded(day)}`;
}

/** "5:03 PM" → "17:03" */
function clockOf24Hours(clock: string, half: string | undefined): string {
  const [hour = '', ...others] = clock
    .replace(/^(\d{1,2})[h.]/iu, '$1:')
    .replace(',', '.')
    .split(':');
  const hours = half ? (Number(hour) % 12) + (/^p/iu.test(half) ? 12 : 0) : Number(hour);
  return [padded(hours), ...others].join(':');
}

/** The visitor's local day and time at an instant. */
function localTime(instant: Date): DayTime {
  const time = [instant.getHours(), instant.getMinutes(), instant.getSeconds()].map(padded).join(':');
  return { day: localDay(instant), time };
}

/** The parts of a written date; `clock` and `zone` are empty if missing. */
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
 * Reads a date with or without a time. With a UTC offset such as +0100, the day is the one that is written, since that
 * is the local time of the place. `Z` doesn't name a place, so the day is the visitor's at that instant.
 *
 * @param order - used if day and month could be in either order; 'ambiguous' is returned if it's needed and `null`
 */
export function readDayTime(text: string, order: DateOrder | null): DayTime | 'ambiguous' | null {
  const written = readWritten(text, order);
  if (written === 'ambiguous' || written === null) return written;
  const { day, clock, zone } = written;
  if (!/^(?:Z|UTC)$/iu.test(zone)) return { day, time: clock };
  const instant = new Date(`${day}T${clock}Z`);
  return Number.isNaN(instant.getTime()) ? null : localTime(instant);
}

/** The same; `null` for a date that could be in either order. */
export function certainDayTime(text: string, order: DateOrder | null = null): DayTime | null {
  const read = readDayTime(text, order);
  return read === 'ambiguous' ? null : read;
}

const ENGLISH_MONTHS = MONTHS.map(([name]) => name);

/** True for a date as our files have it, or as an English spreadsheet rewrites it. */
const isOwnForm = (text: string): boolean =>
  /\d{4}/u.test(text) &&
  (text.match(/\p{L}{3,}/gu) ?? []).every((word) => ENGLISH_MONTHS.includes(word.slice(0, 3).toLowerCase()));

/** Reads a date from one of our files as an instant. Without a time zone it is in the visitor's local time. */
export function readInstant(text: string, order: DateOrder | null): string | null {
  const written = isOwnForm(text) ? readWritten(text, order) : null;
  if (written === 'ambiguous' || written === null) return written;
  const { day, clock, zone } = written;
  const instant = Date.parse(`${day}T${clock || '00:00'}${zone.replace(/utc/iu, 'Z')}`);
  return Number.isNaN(instant) ? null : new Date(instant).toISOString();
}
