import { expect, test } from 'vitest';
import { PLAN_ENTRIES } from '../../../../tests/some-plan.ts';
import type { PlanRow } from '#person/database/plan-row.ts';
import { addDays } from '#person/log/local-day.ts';
import { earlierPlanLines } from './earlier-plans.ts';

const planFrom = (start: string, change: Partial<PlanRow> = {}): PlanRow => ({
  id: start,
  person: 'ben',
  state: 'earlier',
  entries: PLAN_ENTRIES,
  start,
  update: null,
  ...change,
});

const SHOWN = { unit: 'kg', energyUnit: 'kcal', isWeightHidden: false } as const;
const days = Array.from({ length: 60 }, (_, index) => ({ day: addDays('2026-10-10', index), weightKg: 90 }));
const linesOf = (plans: readonly PlanRow[], shown: Partial<typeof SHOWN> = {}) =>
  earlierPlanLines(plans, days, { ...SHOWN, ...shown });

test('a plan that was replaced has a line with its days, its goal and its calories', () => {
  const plans = [planFrom('2026-11-15', { state: 'current' }), planFrom('2026-10-01')];
  expect(linesOf(plans)).toEqual([
    expect.stringMatching(/^Oct 1, 2026 to Nov 15, 2026: 85 kg by Mar 30, 2027, 2,\d{3} kcal a day$/u),
  ]);
});

test('one that was stopped ends on that day, and any other on its own', () => {
  expect(linesOf([planFrom('2026-10-01', { stoppedOn: '2026-11-02' })])[0]).toContain(
    'Oct 1, 2026 to Nov 2, 2026:',
  );
  expect(linesOf([planFrom('2026-10-01')])[0]).toContain('Oct 1, 2026 to Mar 30, 2027:');
});

test('plans before or after the log, of the same day, or without figures have none', () => {
  expect(
    linesOf([
      planFrom('2027-01-05'),
      planFrom('2026-11-15', { state: 'current' }),
      planFrom('2026-10-12', { stoppedOn: '2026-10-12' }),
      planFrom('2026-10-11', { entries: { weight: 'kg~20' } }),
      planFrom('2026-09-01', { stoppedOn: '2026-10-09' }),
    ]),
  ).toEqual([]);
});

test('while weights are hidden, the goal is only its day; six plans have lines at most', () => {
  const hidden = earlierPlanLines([planFrom('2026-10-01')], days, { ...SHOWN, isWeightHidden: true });
  expect(hidden[0]).toMatch(/: ends Mar 30, 2027, 2,\d{3} kcal a day$/u);
  const many = Array.from({ length: 9 }, (_, index) => planFrom(addDays('2026-11-20', -index)));
  expect(linesOf(many)).toHaveLength(6);
});
