/** The last weeks of a log in figures, for the printed page. Pure. */
import { buildLogTrend, LEAD_DAYS } from '#charts/curve/log-trend.ts';
import type { WeightOnDay } from '#charts/curve/log-trend.ts';
import { weighingsIn } from '@evenscale/formulas/own-maintenance';
import { kcal, kg, type Kcal, type Kilograms } from '@evenscale/formulas/units';
import { daysFrom } from '#person/log/days-from.ts';
import { addDays, dayNumber, dayWithNumber, weekOf } from '#person/log/local-day.ts';
import { dayOfLog } from '#person/log/days-in-reach.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';

/** One week, from Monday to Sunday. */
export interface LogWeek {
  readonly monday: string;
  readonly weighings: number;
  /** The average of the weigh-ins that count. */
  readonly weight: Kilograms | null;
  /** On the last day of the week with a trend. */
  readonly trend: Kilograms | null;
  readonly intakeDays: number;
  /** The average of the days with an intake. */
  readonly intake: Kcal | null;
}

export interface LogWeeks {
  /** Oldest first, without gaps. */
  readonly weeks: readonly LogWeek[];
  /** Weigh-ins of these weeks that don't fit the days around them. */
  readonly leftOut: readonly WeightOnDay[];
}

/** Slightly more than the chart's three months; as many as fit on a page. */
const MOST_WEEKS = 14;
const DAYS_A_WEEK = 7;

const mondayOf = (day: number): string => weekOf(dayWithNumber(day));

function averageOf(values: readonly number[]): number | null {
  const total = values.reduce((sum, value) => sum + value, 0);
  return values.length > 0 ? total / values.length : null;
}

interface Found {
  readonly trend: Kilograms | null;
  readonly leftOut: ReadonlySet<number>;
}

function weekFrom(monday: string, entries: readonly StoredLogDay[], { trend, leftOut }: Found): LogWeek {
  const weighed = entries.filter(({ weightKg }) => weightKg !== undefined);
  const counted = weighed.filter(({ day }) => !leftOut.has(dayNumber(day)));
  const intakes = entries.flatMap(({ intakeKcal }) => intakeKcal ?? []);
  const [weight, intake] = [averageOf(counted.flatMap(({ weightKg }) => weightKg ?? [])), averageOf(intakes)];
  return {
    monday,
    weighings: weighed.length,
    weight: weight === null ? null : kg(weight),
    trend,
    intakeDays: intakes.length,
    intake: intake === null ? null : kcal(intake),
  };
}

/** The weeks up to the last entry. */
export function buildLogWeeks(days: readonly StoredLogDay[]): LogWeeks {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return { weeks: [], leftOut: [] };
  const newest = weekOf(last.day);
  const earliest = addDays(newest, -(MOST_WEEKS - 1) * DAYS_A_WEEK);
  const oldest = first.day < earliest ? earliest : weekOf(first.day);
  const lead = addDays(oldest, -LEAD_DAYS);
  const near = daysFrom(days, lead);
  const log = buildLogTrend(weighingsIn(near.map(dayOfLog)), dayNumber(oldest));
  const trends = new Map(log.trend.map(({ day, weight }) => [mondayOf(day), weight]));
  const leftOut = new Set(log.leftOut.map(({ day }) => day));
  const byWeek = Map.groupBy(near, ({ day }) => weekOf(day));
  const count = (dayNumber(newest) - dayNumber(oldest)) / DAYS_A_WEEK + 1;
  const weeks = Array.from({ length: count }, (_, index) => {
    const monday = addDays(oldest, index * DAYS_A_WEEK);
    return weekFrom(monday, byWeek.get(monday) ?? [], { trend: trends.get(monday) ?? null, leftOut });
  });
  return { weeks, leftOut: log.leftOut };
}
