/** Cells of a CSV file ↔ values, including the formats that spreadsheets rewrite them in. */
import { orderOf, readInstant } from '#person/files/file-date.ts';

/** True if 11/12/2026 is December 11; `null` if the file doesn't show which. */
type DayFirst = boolean | null;

/** The formats of a file's cells, detected from all of them together. */
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

/** True or false in a spreadsheet's language; `null` for anything else. */
export const readFlag = (cell: string): boolean | null => FLAGS.get(cell.trim().toLowerCase()) ?? null;

const NUMBER = /^\d+(?:\.\d+)?(?:e[+-]?\d+)?$/iu;

/** A number, `null` for an empty cell, or NaN for any other text. */
export function readNumber(cell: string, { decimalSign }: CellForms): number | null {
  const text = cell.trim();
  if (text === '') return null;
  if (decimalSign === ',' && text.includes('.')) return Number.NaN;
  const plain = decimalSign === ',' ? text.replace(',', '.') : text;
  return NUMBER.test(plain) ? Number(plain) : Number.NaN;
}

const MS_PER_MINUTE = 60_000;

/** A date as an instant; 'ambiguous' if day and month could be in either order, and any other text unchanged. */
export function readDate(cell: string, isDayFirst: DayFirst): string {
  const order = isDayFirst ? 'dayFirst' : 'monthFirst';
  return readInstant(cell.trim(), isDayFirst === null ? null : order) ?? cell;
}

/** An instant as a cell: local date and time, with the UTC offset. */
export function writeDate(instant: string): string {
  const time = Date.parse(instant);
  const minutes = -new Date(time).getTimezoneOffset();
  // Before time zones, local time differed from UTC by odd seconds.
  if (minutes === 0 || !Number.isInteger(minutes)) return instant;
  const local = new Date(time + minutes * MS_PER_MINUTE).toISOString().slice(0, -1);
  const offset = new Date(Math.abs(minutes) * MS_PER_MINUTE).toISOString().slice(11, 16);
  return `${local}${minutes < 0 ? '-' : '+'}${offset}`;
}

/** Detects the formats of a file's cells. If they disagree, the decimal sign is a point and dates are ambiguous. */
export function detectForms(numbers: readonly string[], dates: readonly string[]): CellForms {
  const hasComma = numbers.some((cell) => cell.includes(','));
  const hasPoint = numbers.some((cell) => cell.includes('.'));
  const orders = new Set(dates.map(orderOf));
  const isDayFirst = orders.has('dayFirst');
  return {
    decimalSign: hasComma && !hasPoint ? ',' : '.',
    isDayFirst: isDayFirst === orders.has('monthFirst') ? null : isDayFirst,
  };
}
