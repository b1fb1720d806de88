import { expect, test } from 'vitest';
import type { PersonRow } from '#person/database/person-row.ts';
import { knownWeight } from './known-weight.ts';

const ROW: PersonRow = {
  id: 'ben',
  name: '',
  entries: { weight: 'kg~80' },
  saidOn: '2026-11-01',
  weighedOn: '2026-11-01',
  isWeightHidden: false,
  usedAt: '2026-11-01T12:00:00.000Z',
};
const PLAN = { entries: { weight: 'kg~74' }, start: '2026-11-20', update: null } as const;

test('a plan has the weight that it starts with, or that of its last update', () => {
  expect(knownWeight(ROW, PLAN)).toEqual({ ofPlan: { day: '2026-11-20', value: 74 }, own: 80 });
  const update = { on: '2026-12-20', weightKg: 72.3, eaten: [], own: null };
  expect(knownWeight(ROW, { ...PLAN, update }).ofPlan).toEqual({ day: '2026-12-20', value: 72.3 });
});

test('what can’t be read isn’t known', () => {
  expect(knownWeight(null, null)).toEqual({ ofPlan: null, own: null });
  expect(knownWeight(null, { ...PLAN, entries: { weight: 'much' } }).ofPlan).toBeNull();
});
