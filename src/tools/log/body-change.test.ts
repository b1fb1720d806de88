import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { addDays } from '#person/log/local-day.ts';
import type { LogPerson, StoredLogDay } from '#person/log/parse-log.ts';
import { bodyChange, BODY_CHANGE } from './body-change.ts';

const TODAY = '2026-11-22';
const PERSON: LogPerson = { gender: 'female', age: 40, saidOn: '2026-11-01', centimetres: 170 };
const FIRST = '2026-10-01';

/** A weigh-in a day, and a waist a week. */
const logOf = (
  length: number,
  weight: (index: number) => number,
  waist: (index: number) => number,
): readonly StoredLogDay[] =>
  Array.from({ length }, (_, index) => ({
    day: addDays(FIRST, index),
    weightKg: weight(index),
    ...(index % 7 === 0 ? { waistCm: waist(index) } : {}),
  }));

const found = (days: readonly StoredLogDay[], person: LogPerson | null = PERSON, pregnancy = false) =>
  bodyChange(days, person, TODAY, pregnancy);

describe('weight and waist', () => {
  test('the same weight and a waist that is 3 cm less', () => {
    const days = logOf(
      50,
      () => 70,
      (index) => (index < 25 ? 84 : 81),
    );
    expect(found(days)).toEqual({ from: FIRST, to: '2026-11-19', weight: 0, waist: -3 });
  });

  test('less than a tape or a scale can tell is no change', () => {
    const days = logOf(
      50,
      (index) => 70 - 0.015 * index,
      (index) => (index < 25 ? 84 : 81.1),
    );
    expect(found(days)).toMatchObject({ weight: 0, waist: 0 });
  });

  test('as printed: 2.96 cm is 3.0', () => {
    const days = logOf(
      50,
      () => 70,
      (index) => (index < 25 ? 84 : 81.04),
    );
    expect(found(days)?.waist).toBeCloseTo(-2.96, 9);
  });

  test('a single waist that is far off doesn’t count: the middle of two weeks does', () => {
    const steady = logOf(
      50,
      () => 70,
      () => 84,
    );
    const days = steady.map((day) => (day.day === '2026-11-12' ? { ...day, waistCm: 60 } : day));
    const more = days.map((day) => (day.day === '2026-11-13' ? { ...day, waistCm: 84 } : day));
    expect(found(more)).toMatchObject({ waist: 0 });
  });

  test('more of both is said like less', () => {
    const days = logOf(
      50,
      (index) => 70 + 0.1 * index,
      (index) => 84 + 0.1 * index,
    );
    const change = found(days);
    expect(change?.weight).toBeGreaterThan(3);
    expect(change?.waist).toBeGreaterThanOrEqual(BODY_CHANGE.waist);
  });
});

describe('nothing is said', () => {
  const days = logOf(
    50,
    () => 70,
    (index) => 84 - 0.2 * index,
  );

  test('before four weeks, or without weigh-ins near both ends', () => {
    expect(found(days.slice(0, 22))).toBeNull();
    expect(found(days.slice(0, 29))).not.toBeNull();
    const unweighed = days.map((day, index) => {
      const { weightKg: _, ...rest } = day;
      return index < 20 ? rest : day;
    });
    expect(found(unweighed)).toBeNull();
    expect(found([])).toBeNull();
  });

  test('under 18, below BMI 18.5, and during pregnancy', () => {
    expect(found(days, { ...PERSON, age: 17 })).toBeNull();
    expect(found(days, { ...PERSON, centimetres: 195 })).toBeNull();
    expect(found(days, PERSON, true)).toBeNull();
    // Without a person there is no BMI, and nothing but what was logged.
    expect(found(days, null)).not.toBeNull();
  });
});

test('any log gives a change that counts, or 0', () => {
  const measured = fc.record({
    weightKg: fc.double({ min: 40, max: 200, noNaN: true }),
    waistCm: fc.option(fc.double({ min: 50, max: 160, noNaN: true }), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(measured, { maxLength: 80 }), (list) => {
      const days = list.map(({ waistCm, ...day }, index) => ({
        day: addDays(FIRST, index),
        ...day,
        ...(waistCm === undefined ? {} : { waistCm }),
      }));
      const change = found(days, null);
      if (!change) return;
      expect(change.waist === 0 || Math.abs(change.waist) >= BODY_CHANGE.waist - 0.05).toBe(true);
      expect(change.weight === 0 || Math.abs(change.weight) >= BODY_CHANGE.weight - 0.05).toBe(true);
    }),
    { numRuns: 200 },
  );
});
