import { describe, expect, test } from 'vitest';
import {
  bodyFatCell,
  buildWeekRows,
  readBodyFatCell,
  readWaistCell,
  understoodWeight,
  waistCell,
  weekMeans,
} from './week-rows.ts';

test.each([
  ['11.5', 'st', 'Understood as 11 st 7 lb.'],
  ['11,5 st', 'st', 'Understood as 11 st 7 lb.'],
  ['72.5 kg', 'st', 'Understood as 11 st 5.8 lb.'],
  ['11 st 7', 'kg', 'Understood as 73 kg.'],
  ['11 st 7', 'st', null],
  ['11', 'st', null],
  ['72.5', 'kg', null],
  ['heavy', 'st', null],
] as const)('%s in a column for %s: %s', (text, unit, understood) => {
  expect(understoodWeight(text, unit)).toBe(understood);
});

describe('the cells of waist and body fat', () => {
  test.each([
    ['84.5', 'cm', 84.5],
    ['30', 'in', 76.2],
    ['76.2 cm', 'in', 76.2],
    ['', 'cm', null],
    [' ', 'in', null],
  ] as const)('%s in a column for %s is %s cm', (text, unit, value) => {
    expect(readWaistCell(text, unit)).toEqual({ ok: true, value });
  });

  test.each(['much', '0', '-84', '400'])('%s isn’t a waist', (text) => {
    expect(readWaistCell(text, 'cm')).toEqual({ ok: false });
  });

  test('body fat is from 1 to 70 percent, or nothing', () => {
    expect(readBodyFatCell('22.5%')).toEqual({ ok: true, value: 22.5 });
    expect(readBodyFatCell('')).toEqual({ ok: true, value: null });
    for (const text of ['0', '71', 'much']) expect(readBodyFatCell(text)).toEqual({ ok: false });
  });

  test('show what is kept in the visitor’s unit', () => {
    const entry = { day: '2026-11-22', waistCm: 83.82, bodyFat: 22.46 };
    expect([waistCell(entry, 'cm'), waistCell(entry, 'in'), bodyFatCell(entry)]).toEqual([
      '83.8',
      '33',
      '22.5',
    ]);
    expect([waistCell(null, 'cm'), bodyFatCell({ day: '2026-11-22' })]).toEqual(['', '']);
  });
});

test('a week has its trend once the days around it have a direction', () => {
  const daysUpTo = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      day: `2026-11-${10 + index}`,
      weightKg: 80 - index / 10,
    }));
  const trends = (count: number) => buildWeekRows(daysUpTo(count), '2026-11-16').map(({ trend }) => trend);
  expect(trends(7)).toEqual(Array(7).fill(null));
  expect(trends(8).every((trend) => trend !== null)).toBe(true);
});

test('the averages of a week are of the days that have a weight or an intake, without what is left out', () => {
  const days = [
    ...Array.from({ length: 20 }, (_, index) => ({
      day: new Date(Date.UTC(2026, 10, 1 + index)).toISOString().slice(0, 10),
      weightKg: 80,
    })),
    { day: '2026-11-21', weightKg: 81, intakeKcal: 2000 },
    { day: '2026-11-22', weightKg: 110, intakeKcal: 2401 },
    { day: '2026-11-23', intakeKcal: 2200 },
  ];
  const rows = buildWeekRows(days, '2026-11-24');
  expect(rows.filter(({ isLeftOut }) => isLeftOut).map(({ day }) => day)).toEqual(['2026-11-22']);
  const { weight, intake } = weekMeans(rows);
  expect(weight).toBeCloseTo((80 * 3 + 81) / 4, 10);
  expect(intake).toBe(2200 + 1 / 3);
  expect(weekMeans(buildWeekRows([], '2026-11-24'))).toEqual({
    weight: null,
    intake: null,
    intakeDays: 0,
  });
});
