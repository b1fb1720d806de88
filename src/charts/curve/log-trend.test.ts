import { describe, expect, test } from 'vitest';
import { kg } from '@evenscale/formulas/units';
import { buildLogTrend, MOST_POINTS } from './log-trend.ts';

const weighings = (count: number, off: Readonly<Record<number, number>> = {}) =>
  Array.from({ length: count }, (_, day) => ({
    day,
    weight: kg((off[day] ?? 0) + 82 - day / 50 + Math.sin(day) / 3),
    isConfirmed: false,
  }));

describe('the trend of a log', () => {
  test('leaves out an implausible weigh-in, and shows it', () => {
    const log = buildLogTrend(weighings(60, { 30: 9 }), 0);
    expect(log.leftOut.map(({ day }) => day)).toEqual([30]);
    expect(log.points).toHaveLength(59);
    expect(Math.max(...log.trend.map(({ weight }) => weight))).toBeLessThan(82.5);
  });

  test('of the last days is the same as in the whole log', () => {
    const all = weighings(300);
    const last = buildLogTrend(all, 210);
    expect(last.trend).toEqual(buildLogTrend(all, 0).trend.filter(({ day }) => day >= 210));
    expect(last.points[0]?.day).toBe(210);
  });

  test('of 100,000 days is quickly thinned to what a screen can show', () => {
    const start = performance.now();
    const log = buildLogTrend(weighings(100_000, { 500: 40 }), 0);
    expect(performance.now() - start).toBeLessThan(500);
    expect(log.points.length).toBeLessThanOrEqual(MOST_POINTS);
    expect(log.trend.length).toBe(log.points.length);
    expect(log.perPoint).toBe(250);
  });

  test('is there from the day on which the log may have a direction, and not one day earlier', () => {
    expect(buildLogTrend(weighings(7), 0)).toMatchObject({ trend: [], points: { length: 7 } });
    expect(buildLogTrend(weighings(8), 0).trend).toHaveLength(8);
    // Three weigh-ins of a longer time mostly show one of them, and the days before those shown are of another time.
    const few = weighings(30).filter(({ day }) => [0, 14, 29].includes(day));
    expect(buildLogTrend(few, 0)).toMatchObject({ trend: [], points: { length: 3 } });
    expect(buildLogTrend(weighings(60), 55).trend).toEqual([]);
  });

  test('of an empty log is empty', () =>
    expect(buildLogTrend([], 0)).toEqual({ points: [], leftOut: [], trend: [], perPoint: 1 }));
});
