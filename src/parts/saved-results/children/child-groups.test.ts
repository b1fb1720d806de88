import { expect, test } from 'vitest';
import { cm, kg, months } from '@evenscale/formulas/units';
import type { SavedChild } from '#person/database/saved-child.ts';
import { groupChildren, groupNamed } from './child-groups.ts';

const saved = (id: string, name: string, age: number): SavedChild => ({
  id,
  name,
  gender: 'male',
  age: months(age),
  completed: months(Math.floor(age)),
  kilograms: kg(25),
  centimetres: cm(125),
  units: 'metric',
});

const groups = groupChildren([
  saved('r1', 'Sam', 84.4),
  saved('r2', 'Ada', 90.4),
  saved('r3', ' sam ', 96.4),
]);

test('names that differ only in case and spaces are one child, under the first spelling', () => {
  expect(groups.map(({ name, entries }) => [name, entries.map(({ id }) => id)])).toEqual([
    ['Ada', ['r2']],
    ['Sam', ['r1', 'r3']],
  ]);
  expect(groupNamed(groups, 'SAM  ')?.name).toBe('Sam');
  expect(groupNamed(groups, 'Samuel')).toBeUndefined();
  expect(groupNamed(groups, '')).toBeUndefined();
});
