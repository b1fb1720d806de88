import { expect, test } from 'vitest';
import { kg } from '@evenscale/formulas/units';
import { dayNumber } from '#person/log/local-day.ts';
import { dayColumns, dayRows, type DayTableData } from './day-rows.ts';

const days = [
  { day: '2026-11-29', weightKg: 84.82, intakeKcal: 1700 },
  { day: '2026-11-30', weightKg: 84.91 },
];
const data: DayTableData = {
  days,
  trend: [],
  plan: [],
  units: { weight: 'lb', energy: 'kcal', waist: 'in' },
  isWeightHidden: false,
};

test('before there is a trend, the table has no column for it', () => {
  expect(dayColumns(data)).toEqual(['Day', 'Weighed', 'Eaten, kcal']);
  expect(dayRows(data, days)).toEqual([
    ['Nov 29', '187.0 lb', '1,700'],
    ['Nov 30', '187.2 lb', '–'],
  ]);
  const trend = days.map(({ day }) => ({ day: dayNumber(day), weight: kg(84.8) }));
  expect(dayColumns({ ...data, trend })).toEqual(['Day', 'Weighed', 'Trend', 'Eaten, kcal']);
});

test('the days of a long log have their years', () => {
  const long = [{ day: '2025-11-29', weightKg: 80 }, ...days];
  expect(dayRows({ ...data, days: long }, long.slice(-1))).toEqual([['Nov 30, 2026', '187.2 lb', '–']]);
});
