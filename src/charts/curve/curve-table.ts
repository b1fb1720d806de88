import type { CurveDay, WeightCurve } from './weight-curve.ts';

const MONTHS_PER_YEAR = 12;
const DAYS_PER_YEAR = 365;
/** After the first year, a row for every third month is enough, and the table fits on one page. */
const MONTHS_PER_QUARTER = 3;
/** A month closer than this to the end or to a new phase, in days, has no separate row. */
const TOO_NEAR = 10;

const dayOfMonth = (month: number): number => Math.round((month * DAYS_PER_YEAR) / MONTHS_PER_YEAR);

/**
 * The rows of the table: every month of the first year, every quarter after that, the start of each phase, and the last
 * day.
 */
export function monthlyDays({ days, turns }: WeightCurve): readonly CurveDay[] {
  const last = days.length - 1;
  const fixed = [...turns, last];
  const months = Math.floor((last * MONTHS_PER_YEAR) / DAYS_PER_YEAR);
  const chosen = Array.from({ length: months + 1 }, (_, month) => month)
    .filter((month) => month <= MONTHS_PER_YEAR || month % MONTHS_PER_QUARTER === 0)
    .map(dayOfMonth)
    .filter((day) => day === 0 || fixed.every((other) => Math.abs(other - day) >= TOO_NEAR));
  return [...new Set([...chosen, ...fixed])].toSorted((a, b) => a - b).flatMap((day) => days[day] ?? []);
}
