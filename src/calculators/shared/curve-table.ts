import type { CurveDay, WeightCurve } from './weight-curve.ts';

const MONTHS_PER_YEAR = 12;
const DAYS_PER_YEAR = 365;
/** After the first year a row for every third month is enough, and keeps the table on one page. */
const MONTHS_PER_QUARTER = 3;
/** Nearer to the end than this, in days, the last row stands for the month. */
const TOO_NEAR = 10;

const dayOfMonth = (month: number): number => Math.round((month * DAYS_PER_YEAR) / MONTHS_PER_YEAR);

/** The days that stand in the table: every month of the first year, every quarter after it, and the last day. */
export function monthlyDays({ days }: WeightCurve): readonly CurveDay[] {
  const last = days.length - 1;
  const months = Math.floor((last * MONTHS_PER_YEAR) / DAYS_PER_YEAR);
  const chosen = Array.from({ length: months + 1 }, (_, month) => month)
    .filter((month) => month <= MONTHS_PER_YEAR || month % MONTHS_PER_QUARTER === 0)
    .map(dayOfMonth)
    .filter((day) => day === 0 || last - day >= TOO_NEAR);
  return [...chosen, last].flatMap((day) => days[day] ?? []);
}
