import { expect, test } from 'vitest';
import { initialEntries } from '#person/entries/field.ts';
import { defaultPace } from './default-pace.ts';
import { planner, type PlannerEntries } from './entries.ts';

const entriesOf = (more: Partial<PlannerEntries>): PlannerEntries => ({
  ...initialEntries(planner),
  weight: 'kg~90',
  height: 'cm~180',
  age: '35',
  gender: 'male',
  activityLevel: 'moderatelyActive',
  goalWeight: 'kg~80',
  today: '2026-11-29',
  by: 'pace',
  ...more,
});

test.each([
  ['steady is fine', {}, 'steady'],
  [
    'a heavy man who sits all day would eat less than he uses at rest',
    { weight: 'kg~100', goalWeight: 'kg~95', activityLevel: 'sedentary' },
    'gentle',
  ],
  ['somebody of 65', { age: '65' }, 'gentle'],
  ['nothing can be planned', { goalWeight: 'kg~50' }, 'steady'],
  ['the goal isn’t typed yet', { goalWeight: '' }, 'steady'],
  ['a gain', { weight: 'kg~62', goalWeight: 'kg~68' }, 'steady'],
] as const)('%s: %j starts with %s', (_, more, pace) => expect(defaultPace(entriesOf(more))).toBe(pace));
