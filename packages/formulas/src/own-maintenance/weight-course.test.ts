import { kcal, kg } from '../units.ts';
import { describe, expect, test } from 'vitest';
import { logWindow } from './log.ts';
import { weightCourse } from './weight-course.ts';

const window = (weightOn: (day: number) => number, length = 60) =>
  logWindow(
    Array.from({ length }, (_, at) => ({ day: at + 5, weight: kg(weightOn(at)), intake: kcal(2500) })),
  );

const nothing = (): number => 0;

describe('the decomposition of the weights', () => {
  test('has the slope of a line, and no water', () => {
    const { slope, waterShifts } = weightCourse(
      window((at) => 90 - 0.08 * at),
      nothing,
      [],
    );
    expect(slope.value / -0.08).toBeCloseTo(1, 2);
    expect(waterShifts).toEqual([{ from: 5, weight: expect.closeTo(0, 1) as number }]);
  });

  test('separates water in the first week from the slope', () => {
    const { slope, waterShifts } = weightCourse(
      window((at) => 90 - 0.08 * at - 1.6 * Math.min(1, at / 8)),
      nothing,
      [],
    );
    expect(Math.abs(slope.value + 0.08)).toBeLessThan(0.006);
    expect(waterShifts[0]?.weight).toBeGreaterThan(-1.6);
    expect(waterShifts[0]?.weight).toBeLessThan(-1.3);
  });

  test('separates water after a change within the log, but attributes less to it', () => {
    const at30 = window((at) => 90 + 0.05 * at - 1.2 * Math.min(1, Math.max(0, at - 30) / 8));
    const { slope, waterShifts } = weightCourse(at30, nothing, [35]);
    expect(waterShifts.map(({ from }) => from)).toEqual([5, 35]);
    expect(waterShifts[1]?.weight).toBeLessThan(-0.6);
    expect(waterShifts[1]?.weight).toBeGreaterThan(-1.2);
    expect(Math.abs(slope.value - 0.05)).toBeLessThan(0.01);
    expect(Math.abs(weightCourse(at30, nothing, []).slope.value - 0.05)).toBeGreaterThan(0.02);
  });

  test('subtracts what the weight model expects', () => {
    const expected = (day: number): number => -0.9 * Math.min(1, Math.max(0, day - 35) / 4);
    const { slope, waterShifts } = weightCourse(
      window((at) => 90 + 0.05 * at + expected(at + 5)),
      expected,
      [35],
    );
    expect(slope.value / 0.05).toBeCloseTo(1, 2);
    expect(waterShifts[1]?.weight).toBeCloseTo(0, 1);
  });

  test.each([0, 2, 4])('isn’t misled by a weekly pattern that is highest on day %i', (highest) => {
    const wave = (length: number) =>
      weightCourse(
        window((at) => 80 + 0.3 * Math.cos((2 * Math.PI * (at - highest)) / length), 45),
        nothing,
        [],
      ).slope;
    expect(wave(7).value).toBeCloseTo(0, 2);
    expect(wave(7).variance).toBeLessThan(wave(6).variance / 1.5);
    expect(wave(7).variance).toBeLessThan(wave(8).variance / 1.5);
  });
});
