import { expect, test } from 'vitest';
import { ageOn, type LogPerson } from '#person/log/parse-log.ts';
import { entryToFill, weightEntry } from './log-entry.ts';

const DAYS = [
  { day: '2026-11-18', weightKg: 81.2 },
  { day: '2026-11-19', intakeKcal: 2100, note: 'birthday' },
  { day: '2026-11-25', weightKg: 70 },
];

test('the fields start with the last weight and the last intake, without a note', () => {
  expect(entryToFill(DAYS, '2026-11-22')).toEqual({ day: '2026-11-19', weightKg: 81.2, intakeKcal: 2100 });
});

test('today’s own entry is filled in unchanged', () => {
  expect(entryToFill(DAYS, '2026-11-19')).toBe(DAYS[1]);
});

test('before the first entry the fields are empty', () => {
  expect(entryToFill(DAYS, '2026-11-17')).toBeNull();
  expect(entryToFill([], '2026-11-17')).toBeNull();
});

test.each([
  ['2026-11-22', 40],
  ['2027-10-31', 40],
  ['2027-11-01', 41],
  ['2028-02-29', 41],
  // Setting the clock back doesn't make anyone younger.
  ['2020-01-01', 40],
])('on %s a person who was 40 on Nov 1, 2026 is %i', (today, age) => {
  const person: LogPerson = { gender: 'female', age: 40, saidOn: '2026-11-01', centimetres: 165 };
  expect(ageOn(person, today)).toBe(age);
});

test('a weight is written in the form’s unit, and a missing one as an empty field', () => {
  expect(weightEntry(81.2, 'kg')).toEqual({ unit: 'kg', kilograms: '81.2' });
  expect(weightEntry(81.2, 'lb')).toEqual({ unit: 'lb', pounds: '179' });
  expect(weightEntry(undefined, 'kg')).toEqual({ unit: 'kg', kilograms: '' });
});
