import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extremesOf, thinPoints, type TrendPoint } from './trend.ts';
import { buildTrendPlot } from './trend-plot.ts';
import { timeTicks } from '#charts/time-ticks.ts';

const DAY = 86_400_000;
const instant = fc.integer({ min: Date.UTC(1900, 0), max: Date.UTC(2199, 11, 31) });
const points: fc.Arbitrary<readonly TrendPoint[]> = fc
  .array(fc.record({ time: instant, value: fc.double({ min: 0.1, max: 1e6, noNaN: true }) }), {
    minLength: 1,
    maxLength: 300,
  })
  .map((drawn) => drawn.toSorted((one, other) => one.time - other.time));

describe('thinning', () => {
  test('keeps the first, lowest, highest and last point of every column in order', () => {
    fc.assert(
      fc.property(points, fc.integer({ min: 1, max: 50 }), (all, columns) => {
        const [from, to] = [all[0]!.time, all.at(-1)!.time + 1];
        const columnOf = (time: number): number => Math.floor(((time - from) / (to - from)) * columns);
        const thin = thinPoints(all, columnOf);
        expect(thin.length).toBeLessThanOrEqual(4 * columns);
        expect(thin.every((point) => all.includes(point))).toBe(true);
        expect(thin.map(({ time }) => time)).toEqual(thin.map(({ time }) => time).toSorted((a, b) => a - b));
        for (let column = 0; column < columns; column += 1) {
          const [before, after] = [all, thin].map((list) =>
            list.filter(({ time }) => columnOf(time) === column),
          );
          expect(extremesOf(after!)).toEqual(extremesOf(before!));
          expect([after![0], after!.at(-1)]).toEqual([before![0], before!.at(-1)]);
        }
      }),
    );
  });

  test('leaves a small number of points unchanged', () => {
    const few = [1, 2, 3].map((time) => ({ time, value: time }));
    expect(thinPoints(few, (time) => time)).toEqual(few);
  });
});

describe('a time axis', () => {
  test('has as many ticks as there is room for, in order, inside its span', () => {
    fc.assert(
      fc.property(
        instant,
        fc.integer({ min: 3, max: 300 * 365 }),
        fc.integer({ min: 2, max: 200 }),
        (from, days, most) => {
          const to = from + days * DAY;
          const ticks = timeTicks(from, to, most);
          expect(ticks.length).toBeLessThanOrEqual(most * 1.1 + 2);
          expect(ticks.every(({ time }) => time >= from && time <= to)).toBe(true);
          expect(new Set(ticks.map(({ time }) => time)).size).toBe(ticks.length);
        },
      ),
    );
  });

  test.each([
    ['2026-01-01', 4, 'day', ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04', '2026-01-05']],
    ['2026-11-01', 21, 'day', ['2026-11-02', '2026-11-09', '2026-11-16']],
    ['2025-12-15', 120, 'month', ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01']],
    ['2023-05-01', 1000, 'year', ['2024-01-01', '2025-01-01', '2026-01-01']],
  ])('from %s over %i days has ticks by the %s', (start, days, exactness, dates) => {
    const from = new Date(`${start}T00:00:00`).getTime();
    const ticks = timeTicks(from, from + days * DAY, 5);
    expect(ticks.map(({ time }) => new Date(`${dates[0]}T00:00:00`).getTime() <= time)).not.toContain(false);
    expect(ticks.map((tick) => tick.exactness)).toEqual(dates.map(() => exactness));
    expect(ticks.map(({ time }) => time)).toEqual(
      dates.map((date) => new Date(`${date}T00:00:00`).getTime()),
    );
  });
});

test('for any saved results, the drawing stays in its frame and has no invalid number', () => {
  const room = fc.record({ width: fc.integer({ min: 240, max: 1600 }), rem: fc.constantFrom(16, 20, 32) });
  fc.assert(
    fc.property(points, room, (all, size) => {
      const plot = buildTrendPlot({ points: all, line: all }, String, size);
      expect(JSON.stringify(plot)).not.toMatch(/null|NaN|Infinity/u);
      for (const { x, y } of [...plot.dots, plot.last]) {
        expect(x).toBeGreaterThanOrEqual(plot.left - 0.1);
        expect(x).toBeLessThanOrEqual(plot.right + 0.1);
        expect(y).toBeGreaterThanOrEqual(plot.top - 0.1);
        expect(y).toBeLessThanOrEqual(plot.bottom + 0.1);
      }
    }),
    { numRuns: 500 },
  );
});

test('results of one day, whose trend is a point, are connected by a line', () => {
  const points = [
    { time: Date.UTC(2026, 10, 23, 8), value: 82.4 },
    { time: Date.UTC(2026, 10, 23, 20), value: 81.9 },
  ];
  const { line } = buildTrendPlot({ points, line: points.slice(1) }, String, { width: 600, rem: 16 });
  expect(line).toMatch(/^M[\d. ]+L[\d. ]+$/u);
});
