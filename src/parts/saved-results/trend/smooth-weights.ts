import { buildLogTrend } from '#charts/curve/log-trend.ts';
import { amountIn } from '#person/format-weight.ts';
import { dayNumber, localDay } from '#person/log/local-day.ts';
import { kg, type WeightUnit } from '@evenscale/formulas/units';
import type { Trend, TrendPoint } from './trend.ts';

/** The weight trend as in the log, from the last weight of each day, in the given unit. */
export function smoothWeights({ times, weight }: Trend, unit: WeightUnit): readonly TrendPoint[] {
  const byDay = new Map<number, { readonly time: number; readonly weight: number }>();
  for (const [place, time] of times.entries())
    byDay.set(dayNumber(localDay(new Date(time))), { time, weight: weight[place] ?? 0 });
  const weighings = [...byDay].map(([day, saved]) => ({ day, weight: kg(saved.weight), isConfirmed: false }));
  return buildLogTrend(weighings, weighings[0]?.day ?? 0).trend.map((point) => ({
    time: byDay.get(point.day)?.time ?? 0,
    value: amountIn(point.weight, unit),
  }));
}
