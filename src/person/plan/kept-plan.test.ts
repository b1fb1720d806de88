import { expect, test } from 'vitest';
import { isLeftAside, keptPlanIn } from './kept-plan.ts';

const PLAN = { entries: { weight: 'kg~90' }, start: '2026-10-01', update: null };

test.each([
  ['2026-11-20', 1790, false],
  ['2026-11-21', 1790, true],
  ['2026-11-27', 1890, true],
  ['2026-11-27', 1891, false],
  ['2026-11-27', 1689, false],
  ['2026-11-27', null, true],
  ['2026-11-28', 1790, false],
])(
  'an update to 1,790 kcal that was left aside on Nov 21 stays aside on %s, at %s kcal: %s',
  (today, offered, isAside) => {
    const left = { ...PLAN, leftOn: '2026-11-21', leftKcal: 1790 };
    expect(isLeftAside(left, today, offered)).toBe(isAside);
    expect(isLeftAside(PLAN, today, offered)).toBe(false);
  },
);

test('the date that an update moved is read back, if it is a day after the update', () => {
  const update = { on: '2026-11-01', weightKg: 88, eaten: [{ fromDay: 0, kcal: 2000 }], own: null };
  const moved = { ...PLAN, update: { ...update, madeFor: '2027-03-01' } };
  expect(keptPlanIn(moved)).toEqual(moved);
  for (const madeFor of ['2026-11-01', 'spring', 20270301, null])
    expect(keptPlanIn({ ...PLAN, update: { ...update, madeFor } })).toEqual({ ...PLAN, update });
});

test('the day and its calories are read back, and only if they are some', () => {
  const left = { ...PLAN, leftOn: '2026-11-21', leftKcal: 1790 };
  expect(keptPlanIn(left)).toEqual(left);
  const { leftKcal: _, ...day } = left;
  for (const leftKcal of ['1790', -1, NaN, null]) expect(keptPlanIn({ ...left, leftKcal })).toEqual(day);
  for (const leftOn of ['2026-13-01', 20261121, null]) expect(keptPlanIn({ ...PLAN, leftOn })).toEqual(PLAN);
});
