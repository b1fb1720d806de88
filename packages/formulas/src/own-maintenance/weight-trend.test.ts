import { kg } from '../units.ts';
import { describe, expect, test } from 'vitest';
import { weightTrend } from './weight-trend.ts';

const weighing = (day: number, weight: number) => ({ day, weight: kg(weight), isConfirmed: false });

describe('the trend', () => {
  test('of weigh-ins on a line is that line, including its ends', () => {
    const days = [0, 1, 2, 5, 9, 14, 15, 16, 30];
    for (const { day, weight } of weightTrend(days.map((day) => weighing(day, 80 - day / 10)))) {
      expect(weight).toBeCloseTo(80 - day / 10, 9);
    }
  });

  test('of a single weigh-in is that weigh-in', () => {
    expect(weightTrend([weighing(7, 80)])).toEqual([{ day: 7, weight: 80 }]);
    expect(weightTrend([])).toEqual([]);
  });

  test('gives closer days more weight, by the tricube function', () => {
    // By hand: on day 7, weights (1 - (7/15)³)³ = 0.724914… for both neighbors and 1 for the day itself.
    const share = (1 - (7 / 15) ** 3) ** 3;
    const [, middle] = weightTrend([weighing(0, 80), weighing(7, 81), weighing(14, 80)]);
    expect(middle?.weight).toBeCloseTo((81 + 2 * share * 80) / (1 + 2 * share), 9);
  });

  test('follows the slope of the two weeks around each day', () => {
    const weighings = [weighing(0, 80), weighing(3, 81), weighing(6, 80), weighing(12, 79)];
    // Weighted least squares, solved in NumPy 2.4.
    const expected = [80.44286033, 80.27415108, 79.94764252, 79.0258073];
    weightTrend(weighings).forEach(({ weight }, at) => expect(weight).toBeCloseTo(expected[at]!, 7));
  });

  test('ignores weigh-ins fifteen days away', () => {
    const trend = weightTrend([weighing(0, 80), weighing(15, 90), weighing(30, 100), weighing(44, 100)]);
    trend.forEach(({ weight }, at) => expect(weight).toBeCloseTo([80, 90, 100, 100][at]!, 9));
  });

  test('is never above or below all weigh-ins around it, even after a few days that changed a lot', () => {
    const holiday = [80, 80.1, 79.9, 80, 80.1, 80, 79.9, 81.2, 81.6, 81.8, 81.7, 81.8];
    const last = weightTrend(holiday.map((weight, day) => weighing(day, weight))).at(-1);
    expect(last?.weight).toBe(81.8);
    const fall = weightTrend(holiday.map((weight, day) => weighing(day, 160 - weight))).at(-1);
    expect(fall?.weight).toBeCloseTo(78.2, 9);
  });

  test('leaves out a weigh-in that looks like a mistake', () => {
    const weighings = Array.from({ length: 20 }, (_, day) => weighing(day, day === 8 ? 75 : 80));
    const trend = weightTrend(weighings);
    expect(trend).toHaveLength(19);
    expect(trend.every(({ day, weight }) => day !== 8 && Math.abs(weight - 80) < 1e-9)).toBe(true);
  });

  test('uses every weigh-in within reach of a day, even with one each day', () => {
    const spike = Array.from({ length: 40 }, (_, day) => weighing(day, day === 20 ? 82 : 80));
    const raised = weightTrend(spike).filter(({ weight }) => Math.abs(weight - 80) > 1e-9);
    // On day 34 the line would be below 80, which no weigh-in is.
    expect(raised.map(({ day }) => day)).toEqual(Array.from({ length: 28 }, (_, at) => at + 6));
  });
});
