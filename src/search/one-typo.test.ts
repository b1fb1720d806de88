import { expect, test } from 'vitest';
import { isOneTypoAway } from './one-typo.ts';

test.each([
  ['protein', 'protien', true],
  ['protein', 'proten', true],
  ['protein', 'prootein', true],
  ['protein', 'pratein', true],
  ['protein', 'rotein', true],
  ['protein', 'proteins', true],
  ['protein', 'protein', false],
  ['protein', 'prtien', false],
  ['protein', 'patien', false],
  ['calory', 'calorie', false],
  ['', 'a', true],
])('%s and %s: %s', (one, other, expected) => {
  expect(isOneTypoAway(one, other)).toBe(expected);
  expect(isOneTypoAway(other, one)).toBe(expected);
});
