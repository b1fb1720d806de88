// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { keepTabFor } from '#person/entries/tab-person.ts';
import { SESSION_KEY } from '#person/entries/session.ts';
import { markKeptMeasures } from '#person/known/kept-measures.ts';
import { adoptedEntries } from './adopted-entries.ts';

const SESSION = {
  units: 'imperial',
  weight: 'lb~70',
  height: 'ft~4~6',
  gender: 'female',
  activityLevel: 'sedentary',
};

const adopted = (changes: object) => {
  sessionStorage.setItem(SESSION_KEY, JSON.stringify({ ...SESSION, ...changes }));
  return adoptedEntries();
};

afterEach(() => sessionStorage.clear());

test.each([
  { age: '12', years: { years: '12' } },
  { age: '12.5', years: { years: '12', months: '6' } },
  { age: '19', years: { years: '19' } },
])('the entries of a child of $age are taken over', ({ age, years }) => {
  const { activityLevel: _, ...measures } = SESSION;
  expect(adopted({ age })).toEqual({ ...measures, ageBy: 'years', ...years });
});

test('the sex stays open if it may be an unchanged preset', () =>
  expect(adopted({ gender: 'male', age: '12' })).not.toHaveProperty('gender'));

test.each([
  { left: 'both', kept: { weight: 'lb~70', height: 'ft~4~6' }, measures: {} },
  { left: 'the height', kept: { weight: 'kg~80', height: 'ft~4~6' }, measures: { weight: 'lb~70' } },
  { left: 'the weight', kept: { weight: 'lb~70', height: 'cm~180' }, measures: { height: 'ft~4~6' } },
  {
    left: 'nothing',
    kept: { weight: 'kg~80', height: 'cm~180' },
    measures: { weight: 'lb~70', height: 'ft~4~6' },
  },
  { left: 'an empty form', kept: {}, measures: { weight: 'lb~70', height: 'ft~4~6' } },
])('beside a kept adult who left $left of theirs, what was typed is the child’s', ({ kept, measures }) => {
  keepTabFor('me');
  sessionStorage.setItem(SESSION_KEY, JSON.stringify({ ...SESSION, age: '9' }));
  markKeptMeasures(kept);
  expect(adoptedEntries()).toEqual({
    units: 'imperial',
    ...measures,
    gender: 'female',
    ageBy: 'years',
    years: '9',
  });
});

test.each(['20', '35', '', 'x', undefined])('of a person of "%s", only the units are taken over', (age) =>
  expect(adopted({ age })).toEqual({ units: 'imperial' }),
);
