import { expect, test } from 'vitest';
import { dayNumber } from '#person/log/local-day.ts';
import type { KeptPlan } from './kept-plan.ts';
import { wayStart } from './way-start.ts';

const plan = (start: string, weight: number, goalWeight: number, goalDate = '2027-05-30'): KeptPlan => ({
  entries: { weight: `kg~${weight}`, goalWeight: `kg~${goalWeight}`, goalDate },
  start,
  update: null,
});

const FIRST = plan('2026-09-01', 90.5, 80);
const SECOND = plan('2026-10-01', 88.2, 80);
const THIRD = plan('2026-11-01', 86.1, 76);

const from = (start: string, weight: number) => ({ day: dayNumber(start), weight });

test('a plan that replaced others has their first day and weight', () => {
  expect(wayStart(FIRST, [])).toEqual(from('2026-09-01', 90.5));
  expect(wayStart(THIRD, [FIRST, SECOND])).toEqual(from('2026-09-01', 90.5));
});

test('a plan of a few days may have begun with a slip, which its replacement corrects', () => {
  const slip = plan('2026-10-28', 96.1, 76);
  expect(wayStart(THIRD, [slip])).toEqual(from('2026-11-01', 86.1));
  expect(wayStart(THIRD, [slip, SECOND])).toEqual(from('2026-10-01', 88.2));
  expect(wayStart(THIRD, [{ ...slip, start: '2026-10-25' }])).toEqual(from('2026-10-25', 96.1));
});

test.each([
  ['a gain before a loss', plan('2026-09-01', 80, 86)],
  ['a plan to keep the weight', plan('2026-09-01', 86, 86)],
  ['a plan that was over', plan('2026-06-01', 92, 80, '2026-10-31')],
  ['what can’t be read', { ...FIRST, entries: {} }],
  ['a later plan', plan('2026-11-20', 85, 80)],
])('%s is another way', (_, other) => expect(wayStart(THIRD, [other])).toEqual(from('2026-11-01', 86.1)));

test('nothing further back counts than a way of its own', () => {
  expect(wayStart(THIRD, [SECOND, plan('2026-09-15', 80, 88), FIRST])).toEqual(from('2026-10-01', 88.2));
});
