import { describe, expect, test } from 'vitest';
import { kg } from '@evenscale/formulas/units';
import { buildLogTrend, MOST_POINTS } from './log-trend.ts';
import { buildLogTrendPlot } from './log-trend-plot.ts';
import { MOST_ROWS, rowsOf } from './LogTrendTable.tsx';

const ROOM = { width: 640, rem: 16 };

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
    const plot = buildLogTrendPlot(log, 'st', ROOM);
    expect(performance.now() - start).toBeLessThan(500);
    expect(log.points.length).toBeLessThanOrEqual(MOST_POINTS);
    expect(log.trend.length).toBe(log.points.length);
    expect(log.perPoint).toBe(250);
    expect(plot.dots.split('M').length - 1).toBe(log.points.length);
  });

  test('of an empty log is empty', () =>
    expect(buildLogTrend([], 0)).toEqual({ points: [], leftOut: [], trend: [], perPoint: 1 }));
});

describe('the drawing', () => {
  test.each([1, 2, 20, 399])('of %i weigh-ins has finite positions within its frame', (count) => {
    for (const unit of ['kg', 'lb', 'st'] as const) {
      const log = buildLogTrend(weighings(count), 0);
      const plot = buildLogTrendPlot(log, unit, { width: 280, rem: 16 });
      expect(`${plot.trend}${plot.dots}`).not.toMatch(/NaN|Infinity/u);
      for (const point of log.trend) {
        expect(plot.x(point.day)).toBeGreaterThanOrEqual(plot.left);
        expect(plot.x(point.day)).toBeLessThanOrEqual(plot.right);
        expect(plot.y(point)).toBeGreaterThanOrEqual(plot.top);
        expect(plot.y(point)).toBeLessThanOrEqual(plot.bottom);
      }
      expect(plot.weightTicks.length).toBeGreaterThan(1);
    }
  });
});

test('a plan shown with the trend is within the frame, even beyond the last weigh-in', () => {
  const plan = Array.from({ length: 40 }, (_, index) => ({ day: 10 + index, weight: kg(78 - index / 10) }));
  for (const unit of ['kg', 'lb', 'st'] as const) {
    const plot = buildLogTrendPlot({ ...buildLogTrend(weighings(30), 0), plan }, unit, ROOM);
    expect(plot.plan.split('L')).toHaveLength(plan.length);
    for (const point of plan) {
      expect(plot.x(point.day)).toBeGreaterThan(plot.left);
      expect(plot.x(point.day)).toBeLessThanOrEqual(plot.right);
      expect(plot.y(point)).toBeGreaterThanOrEqual(plot.top);
      expect(plot.y(point)).toBeLessThanOrEqual(plot.bottom);
    }
  }
});

test('the table has a limited number of rows, including the newest', () => {
  const readings = Array.from({ length: 400 }, (_, day) => ({
    day,
    trend: kg(80),
    weighed: null,
    plan: null,
  }));
  expect(rowsOf(readings).length).toBeLessThanOrEqual(MOST_ROWS);
  expect(rowsOf(readings).at(-1)?.day).toBe(399);
});
