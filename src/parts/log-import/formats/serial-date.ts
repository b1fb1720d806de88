/** Dates and times as spreadsheets count them: in days, and as a part of a day. */
import { EMPTY } from './amount-text.ts';

const MS_PER_DAY = 86_400_000;
/** Serial 1 is January 1, 1900, and Excel also counts a February 29 in that year. */
const FIRST_DAY = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const;

/** Where days are counted from. */
export type SerialStart = keyof typeof FIRST_DAY;

/** The parts of a moment in ISO format, to the second. */
function partsOf(serial: number, start: SerialStart): readonly [day: string, time: string] | null {
  const instant = new Date(FIRST_DAY[start] + Math.round((serial * MS_PER_DAY) / 1000) * 1000);
  if (Number.isNaN(instant.getTime())) return null;
  const [day = '', time = ''] = instant.toISOString().slice(0, -'.000Z'.length).split('T');
  return [day, time];
}

/** "2026-01-05" or "2026-01-05 07:12:00" from a serial. */
export function dateOfSerial(serial: number, start: SerialStart = 1900): string {
  const parts = partsOf(serial, start);
  if (!parts) return String(serial);
  const [day, time] = parts;
  return serial % 1 === 0 ? day : `${day} ${time}`;
}

/** "07:12:00" from a part of a day. */
export const timeOfSerial = (serial: number): string => partsOf(serial % 1, 1900)?.[1] ?? String(serial);

/** Serials from 1982 to 2064, in columns of dates that have nothing else. */
const LIKELY = { from: 30_000, to: 60_000 } as const;

/** The number of a cell that may be a date, with or without a time; `null` for anything else. */
function serialIn(cell: string): number | null {
  const text = cell.trim();
  if (!/^\d{5}(?:[.,]\d+)?$/u.test(text)) return null;
  const serial = Number(text.replace(',', '.'));
  return serial >= LIKELY.from && serial < LIKELY.to ? serial : null;
}

/** A cell of a column of serials as a date; other cells as they are. */
export function dateFromSerial(cell: string): string {
  const serial = serialIn(cell);
  return serial === null ? cell : dateOfSerial(serial);
}

/** Checks whether a column of dates has serials and no other numbers. */
export function serialSurvey() {
  let [serials, others] = [0, 0];
  return {
    see(cell: string): void {
      const text = cell.trim();
      if (EMPTY.test(text)) return;
      if (serialIn(text) !== null) serials += 1;
      // The name of a total isn't another form of date.
      else if (/^\d/u.test(text)) others += 1;
    },
    found: (): boolean => serials > 0 && others === 0,
  };
}

/** True if all of these cells that have numbers are serials. */
export function areSerials(cells: readonly string[]): boolean {
  const survey = serialSurvey();
  for (const cell of cells) survey.see(cell);
  return survey.found();
}
