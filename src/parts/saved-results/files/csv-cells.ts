/** Cells of a CSV file ↔ values, in the forms in which spreadsheets rewrite them. */

/** 11/12/2026 is 11 December; `null` where the file does not tell. */
type DayFirst = boolean | null;

/** The forms that a file's cells have, judged from all of them together. */
export interface CellForms {
  readonly decimalSign: '.' | ',';
  readonly isDayFirst: DayFirst;
}

const FLAGS = new Map([
  ...['true', 'wahr', 'vrai', 'verdadero', 'vero', 'verdadeiro', 'waar', 'prawda', '1'].map(
    (word) => [word, true] as const,
  ),
  ...['false', 'falsch', 'faux', 'falso', 'onwaar', 'fałsz', '0'].map((word) => [word, false] as const),
]);

/** True or false in the language of a spreadsheet; `null` for anything else. */
export const readFlag = (cell: string): boolean | null => FLAGS.get(cell.trim().toLowerCase()) ?? null;

const NUMBER = /^\d+(?:\.\d+)?(?:e[+-]?\d+)?$/iu;

/** A number, `null` for an empty cell, NaN for any other text. */
export function readNumber(cell: string, { decimalSign }: CellForms): number | null {
  const text = cell.trim();
  if (text === '') return null;
  if (decimalSign === ',' && text.includes('.')) return Number.NaN;
  const plain = decimalSign === ',' ? text.replace(',', '.') : text;
  return NUMBER.test(plain) ? Number(plain) : Number.NaN;
}

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** "Jan" or "january" as 1; 0 for a word that is not a month. */
const monthOf = (word: string): number =>
  MONTHS.findIndex((month) => month.startsWith(word.toLowerCase())) + 1;

const DATE_FORMS = [
  /^(?<year>\d{4})([./-]) ?(?<month>\d{1,2})\2 ?(?<day>\d{1,2})\.?$/u,
  /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4})$/u,
  /^(?<name>[a-z]{3,9})\.? (?<day>\d{1,2}),? (?<year>\d{4})$/iu,
  /^(?<day>\d{1,2})\.?[ -](?<name>[a-z]{3,9})\.?[ -](?<year>\d{4})$/iu,
];
const DAY_OR_MONTH_FIRST = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4})$/u;
const TIME =
  /(?:T|,?\s+)(?<clock>\d{1,2}:\d\d(?::\d\d(?:[.,]\d{1,9})?)?)\s*(?<half>[ap]\.?m\.?)?(?<zone>Z|[+-]\d\d:?\d\d)?$/iu;

const MS_PER_MINUTE = 60_000;

/** Day and month of a date with either first: by the numbers themselves, or else by the file. */
function dayAndMonth(first: number, second: number, isDayFirst: DayFirst): readonly [number, number] | null {
  const isFirst = first > 12 || first === second || (second <= 12 && isDayFirst);
  if (isFirst === null) return null;
  return isFirst ? [first, second] : [second, first];
}

const isoDay = (...parts: readonly (string | number | undefined)[]): string =>
  parts.map((part) => String(part).padStart(2, '0')).join('-');

/** A date without its time as `2026-11-21`, 'ambiguous', or `null` if it is not a date. */
function readDay(text: string, isDayFirst: DayFirst): string | null {
  const [, one, , two, year] = DAY_OR_MONTH_FIRST.exec(text) ?? [];
  if (year) {
    const found = dayAndMonth(Number(one), Number(two), isDayFirst);
    return found ? isoDay(year, found[1], found[0]) : 'ambiguous';
  }
  const form = DATE_FORMS.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups !== undefined);
  if (!form) return null;
  return isoDay(form['year'], form['name'] ? monthOf(form['name']) : form['month'], form['day']);
}

/** True for a day that the calendar has. */
function isOnCalendar(day: string): boolean {
  const midnight = new Date(`${day}T00:00:00.000Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}

/** "5:03 PM" → "17:03" */
function clockOf24Hours(clock: string, half: string | undefined): string {
  const [hour = '', ...others] = clock.replace(',', '.').split(':');
  const hours = half ? (Number(hour) % 12) + (/^p/iu.test(half) ? 12 : 0) : Number(hour);
  return [String(hours).padStart(2, '0'), ...others].join(':');
}

/**
 * A date of a file as an instant: ISO 8601, or as spreadsheets write it. A date without a time zone is on the
 * visitor's own clock and calendar. Text that is not a date is returned as it is; 'ambiguous' where day and month
 * could be either way.
 */
export function readDate(cell: string, isDayFirst: DayFirst): string {
  const text = cell.trim();
  const time = TIME.exec(text);
  const day = readDay(time ? text.slice(0, time.index) : text, isDayFirst);
  if (day === 'ambiguous') return day;
  if (day === null || !isOnCalendar(day)) return cell;
  const { clock = '00:00', half, zone = '' } = time?.groups ?? {};
  const instant = Date.parse(`${day}T${clockOf24Hours(clock, half)}${zone}`);
  return Number.isNaN(instant) ? cell : new Date(instant).toISOString();
}

/** An instant as a cell: date and time on the visitor's clock, with its distance from UTC. */
export function writeDate(instant: string): string {
  const time = Date.parse(instant);
  const minutes = -new Date(time).getTimezoneOffset();
  // Clocks before the time zones were seconds apart from them.
  if (minutes === 0 || !Number.isInteger(minutes)) return instant;
  const local = new Date(time + minutes * MS_PER_MINUTE).toISOString().slice(0, -1);
  const offset = new Date(Math.abs(minutes) * MS_PER_MINUTE).toISOString().slice(11, 16);
  return `${local}${minutes < 0 ? '-' : '+'}${offset}`;
}

/** Detects the formats of a file's cells. If they disagree, a point is the decimal sign and dates are ambiguous. */
export function judgeForms(numbers: readonly string[], dates: readonly string[]): CellForms {
  const hasComma = numbers.some((cell) => cell.includes(','));
  const hasPoint = numbers.some((cell) => cell.includes('.'));
  const pairs = dates.flatMap((cell) => {
    const [, first, , second] = DAY_OR_MONTH_FIRST.exec(cell.trim().replace(TIME, '')) ?? [];
    return first && second ? [[Number(first), Number(second)] as const] : [];
  });
  const isDayFirst = pairs.some(([first]) => first > 12);
  const isMonthFirst = pairs.some(([, second]) => second > 12);
  return {
    decimalSign: hasComma && !hasPoint ? ',' : '.',
    isDayFirst: isDayFirst === isMonthFirst ? null : isDayFirst,
  };
}
