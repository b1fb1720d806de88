import { afterEach, expect, test } from 'vitest';
import { SESSION_KEY } from '#person/entries/session.ts';
import type { LogPerson } from './parse-log.ts';
import { isPregnancyOf } from './pregnancy-of-log.ts';

const TODAY = '2026-11-22';
const said = (record: object) => sessionStorage.setItem(SESSION_KEY, JSON.stringify(record));
const HERS = { pregnancy: 'yes', gender: 'female', age: '31', height: 'cm~168', weight: 'kg~68' };
const her: LogPerson = { gender: 'female', age: 31, saidOn: TODAY, centimetres: 168 };

afterEach(() => sessionStorage.clear());

test('a pregnancy pauses the log of the woman who said so, at any weight, and nobody else’s', () => {
  said(HERS);
  expect(isPregnancyOf(her, TODAY)).toBe(true);
  expect(isPregnancyOf({ ...her, age: 33, centimetres: 170 }, TODAY)).toBe(true);
  expect(isPregnancyOf({ ...her, gender: 'male', age: 40, centimetres: 183 }, TODAY)).toBe(false);
  expect(isPregnancyOf({ ...her, gender: 'male' }, TODAY)).toBe(false);
  expect(isPregnancyOf({ ...her, age: 60 }, TODAY)).toBe(false);
  expect(isPregnancyOf({ ...her, centimetres: 160 }, TODAY)).toBe(false);
});

test('what isn’t known doesn’t tell people apart', () => {
  said(HERS);
  expect(isPregnancyOf(null, TODAY)).toBe(true);
  said({ pregnancy: 'yes' });
  expect(isPregnancyOf(her, TODAY)).toBe(true);
  said({ ...HERS, gender: 'male', age: '25', presets: 'gender age' });
  expect(isPregnancyOf(her, TODAY)).toBe(true);
});

test('without it, no log is paused', () => {
  said({ ...HERS, pregnancy: 'no' });
  expect(isPregnancyOf(her, TODAY)).toBe(false);
  expect(isPregnancyOf(null, TODAY)).toBe(false);
});
