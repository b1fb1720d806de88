// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { keepTabFor } from '#person/entries/tab-person.ts';
import { SESSION_KEY } from '#person/entries/session.ts';
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

test('beside a kept adult, the weight and height may still be theirs', () => {
  keepTabFor('me');
  expect(adopted({ age: '9' })).toEqual({
    units: 'imperial',
    gender: 'female',
    ageBy: 'years',
    years: '9',
  });
});

test.each(['20', '35', '', 'x', undefined])('of a person of "%s", only the units are taken over', (age) =>
  expect(adopted({ age })).toEqual({ units: 'imperial' }),
);
