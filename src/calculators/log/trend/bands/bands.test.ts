import { describe, expect, test } from 'vitest';
import { addDays, dayNumber } from '#person/log/local-day.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { bandsIn, buildBands } from './band-data.ts';
import { buildBandPlot } from './band-plot.ts';
import { bandWords, bodyChangeText } from './band-words.ts';

/** A Monday. */
const MONDAY = '2026-10-05';
const onDay = (index: number): string => addDays(MONDAY, index);

describe('what was eaten', () => {
  test('is the mean of each week from Monday to Sunday, of the days with meals', () => {
    const days: readonly StoredLogDay[] = [
      { day: onDay(0), intakeKcal: 2000 },
      { day: onDay(2), intakeKcal: 2300 },
      { day: onDay(4), weightKg: 80 },
      { day: onDay(6), intakeKcal: 1700 },
      // Two days say little about a week.
      { day: onDay(7), intakeKcal: 4000 },
      { day: onDay(8), intakeKcal: 4000 },
      ...[14, 15, 16].map((index) => ({ day: onDay(index), intakeKcal: 2100 })),
    ];
    const from = dayNumber(MONDAY);
    expect(buildBands(days).eaten).toEqual({
      weeks: 1,
      means: [
        { from, to: from + 6, mean: 2000, days: 3 },
        { from: from + 14, to: from + 20, mean: 2100, days: 3 },
      ],
    });
  });

  test('has no band before two weeks', () => {
    const eaten = (length: number) =>
      Array.from({ length }, (_, index) => ({ day: onDay(index), intakeKcal: 2000 }));
    expect([bandsIn(eaten(13)), buildBands(eaten(13)).eaten.means]).toEqual([[], []]);
    expect(bandsIn(eaten(14))).toEqual(['eaten']);
    expect(buildBands(eaten(14)).eaten.means).toHaveLength(2);
  });

  test('names the days of a week that isn’t complete', () => {
    expect(bandWords.lastMean('2,399', 'Nov 23, 2026', 4)).toBe('2,399 in the week of Nov 23, 2026 (4 days)');
    expect(bandWords.lastMean('2,399', 'Nov 23, 2026', 7)).toBe('2,399 in the week of Nov 23, 2026');
  });

  test('of many years has means of several weeks, and no day is lost', () => {
    const days = Array.from({ length: 7 * 1200 }, (_, index) => ({
      day: onDay(index),
      intakeKcal: 2000 + index,
    }));
    const { means, weeks } = buildBands(days).eaten;
    expect(weeks).toBe(10);
    expect(means).toHaveLength(120);
    const total = means.reduce((sum, { mean }) => sum + mean, 0) / means.length;
    expect(total).toBeCloseTo(2000 + (7 * 1200 - 1) / 2, 6);
  });
});

describe('waist and body fat', () => {
  test('are only the days that have them', () => {
    const days = [
      { day: onDay(0), waistCm: 84 },
      { day: onDay(1), weightKg: 80 },
      { day: onDay(2), bodyFat: 22 },
    ];
    const { waist, bodyFat } = buildBands(days);
    expect(waist).toEqual([{ day: dayNumber(onDay(0)), value: 84 }]);
    expect(bodyFat).toEqual([{ day: dayNumber(onDay(2)), value: 22 }]);
    expect(bandsIn(days)).toEqual(['waist', 'bodyFat']);
    expect(bandsIn([{ day: onDay(0), weightKg: 80 }])).toEqual([]);
  });

  test('of many years are middle values, in order, and a wrong one doesn’t count', () => {
    const days = Array.from({ length: 4000 }, (_, index) => ({
      day: onDay(index),
      waistCm: index === 15 ? 184 : 84,
    }));
    const { waist } = buildBands(days);
    expect(waist).toHaveLength(400);
    expect(waist.every(({ value }) => value === 84)).toBe(true);
    expect(waist.map(({ day }) => day)).toEqual(
      waist.map(({ day }) => day).toSorted((one, other) => one - other),
    );
  });
});

describe('a band', () => {
  const options = { x: (day: number) => 40 + 2 * day, left: 40, right: 240, rem: 16, leastSpan: 4 };

  test('has the days of the curve, cut where that ends', () => {
    const steps = [
      { from: -3, to: 3, amount: 2000 },
      { from: 7, to: 13, amount: 2200 },
      { from: 200, to: 206, amount: 9000 },
    ];
    const plot = buildBandPlot(steps, { ...options, leastSpan: 400 });
    expect(plot?.line).toMatch(/^M40,[\d.]+H46M54,[\d.]+H66$/u);
    expect(plot?.dots).toBe('');
    expect(buildBandPlot(steps.slice(2), options)).toBeNull();
  });

  test('of a single measurement is a dot', () => {
    const plot = buildBandPlot([{ from: 20, to: 20, amount: 84 }], options);
    expect(plot).toMatchObject({ line: '', dots: expect.stringMatching(/^M80,/u) as string });
  });

  test('doesn’t exaggerate small differences', () => {
    const plot = buildBandPlot(
      [
        { from: 0, to: 0, amount: 84 },
        { from: 50, to: 50, amount: 84.2 },
      ],
      options,
    );
    const [, first, last] = /^M[\d.]+,([\d.]+)L[\d.]+,([\d.]+)$/u.exec(plot?.line ?? '') ?? [];
    expect(Math.abs(Number(first) - Number(last))).toBeLessThan(3);
    expect(plot?.grid.map(({ text }) => text)).toEqual(['84', '86']);
  });
});

describe('weight and waist in one sentence', () => {
  const textOf = (weight: number, waist: number, isImperial = false): string =>
    bodyChangeText(
      { from: '2026-10-01', to: '2026-11-20', weight, waist } as never,
      isImperial ? 'lb' : 'kg',
      isImperial ? 'in' : 'cm',
    )
      .map((part) =>
        typeof part === 'string' ? part : `${part.text} ${'unit' in part ? (part.unit ?? '') : ''}`,
      )
      .join('');

  test.each([
    [0, -3, 'your weight is about the same, and your waist is 3 cm less.'],
    [0, 0, 'your weight is about the same, and your waist is, too.'],
    [-2.14, 0, 'your weight is 2.1 kg less, and your waist is about the same.'],
    [1.5, 4.04, 'your weight is 1.5 kg more, and your waist is 4 cm more.'],
  ])('%d kg and %d cm', (weight, waist, text) => {
    expect(textOf(weight, waist)).toBe(`Since Oct 1, 2026, ${text} A tape can be off by 1 to 2 cm.`);
  });

  test('is in the visitor’s units', () => {
    expect(textOf(-2, -3.81, true)).toBe(
      'Since Oct 1, 2026, your weight is 4.4 lb less, and your waist is 1.5 in less. A tape can be off by 0.5 to 1 in.',
    );
  });
});
