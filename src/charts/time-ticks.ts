/** A tick of a time axis. */
export interface TimeTick {
  readonly time: number;
  readonly exactness: 'day' | 'month' | 'year';
}

/** The distance to the next tick, by the calendar. */
interface Step {
  readonly exactness: TimeTick['exactness'];
  /** Days, months or years. */
  readonly size: number;
  /** Approximate, in days. */
  readonly length: number;
}

const DAY = 86_400_000;
const DAYS_PER_MONTH = 30.4;
const DAYS_PER_YEAR = 365.25;

const steps = (exactness: Step['exactness'], days: number, sizes: readonly number[]): readonly Step[] =>
  sizes.map((size) => ({ exactness, size, length: size * days }));

/** All steps, finest first. */
const STEPS: readonly Step[] = [
  ...steps('day', 1, [1, 2, 7, 14]),
  ...steps('month', DAYS_PER_MONTH, [1, 3, 6]),
  ...steps('year', DAYS_PER_YEAR, [1, 2, 5, 10, 20, 50, 100]),
];

/** Days since a fixed Monday, so that weekly steps start on Mondays in any time zone. */
function dayNumber(date: Date): number {
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY) + 3;
}

/** The last round date at or before an instant. */
function floorTo({ exactness, size }: Step, time: number): Date {
  const date = new Date(time);
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()];
  if (exactness === 'day') return new Date(year, month, day - (dayNumber(date) % size));
  if (exactness === 'month') return new Date(year, month - (month % size), 1);
  return new Date(year - (year % size), 0, 1);
}

function after({ exactness, size }: Step, date: Date): Date {
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()];
  if (exactness === 'day') return new Date(year, month, day + size);
  return exactness === 'month' ? new Date(year, month + size, 1) : new Date(year + size, 0, 1);
}

/**
 * Round dates in a time span, in the local time zone.
 *
 * @param most - how many ticks fit into the span; also determines the minimum distance between them
 */
export function timeTicks(from: number, to: number, most: number): readonly TimeTick[] {
  const days = (to - from) / DAY;
  const step = STEPS.find(({ length }) => days / length <= most) ?? STEPS.at(-1);
  const ticks: TimeTick[] = [];
  if (!step) return ticks;
  for (let date = floorTo(step, from); date.getTime() <= to; date = after(step, date)) {
    if (date.getTime() >= from) ticks.push({ time: date.getTime(), exactness: step.exactness });
  }
  return ticks;
}
