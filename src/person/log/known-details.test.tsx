import { afterEach, expect, test } from 'vitest';
import { personRow } from '#person/database/person-row.ts';
import { SESSION_KEY } from '#person/entries/session.ts';
import { TAB_PERSON_KEY } from '#person/entries/tab-person.ts';
import { WITHOUT_KEPT_KEY } from '#person/entries/without-kept.ts';
import { knownDetails } from './known-details.ts';

const TODAY = '2026-11-22';
const NOTHING = { gender: null, age: null, centimetres: null, saidOn: TODAY };
const HERS = { gender: 'female', age: '31', height: 'cm~168', weight: 'kg~46' };
const hers = { gender: 'female', age: 31, centimetres: 168, saidOn: TODAY };

const said = (record: object) => sessionStorage.setItem(SESSION_KEY, JSON.stringify(record));
const kept = (entries: object, saidOn = TODAY) => personRow({ id: 'ana', entries, saidOn })!;

afterEach(() => sessionStorage.clear());

test('before anybody is kept, the visit’s entries tell who logs', () => {
  expect(knownDetails(null, TODAY)).toEqual(NOTHING);
  said(HERS);
  expect(knownDetails(null, TODAY)).toEqual(hers);
  // The first weigh-in keeps somebody without details.
  expect(knownDetails(kept({ units: 'metric' }), TODAY)).toEqual(hers);
});

test('what is kept comes first, and the visit fills in the rest', () => {
  said(HERS);
  expect(knownDetails(kept({ height: 'cm~169' }), TODAY)).toEqual({ ...hers, centimetres: 169 });
  expect(knownDetails(kept({ age: '30' }, '2025-11-20'), TODAY)).toEqual(hers);
  expect(sessionStorage.getItem(SESSION_KEY)).toBe(JSON.stringify(HERS));
});

test('presets that nobody touched, and what can’t be read, aren’t known', () => {
  said({ ...HERS, gender: 'male', age: '30', presets: 'gender age' });
  expect(knownDetails(null, TODAY)).toEqual({ ...NOTHING, centimetres: 168 });
  said({ gender: 'x', age: '-1', height: 5 });
  expect(knownDetails(null, TODAY)).toEqual(NOTHING);
});

test.each([
  ['uses the calculators without the kept entries', HERS, WITHOUT_KEPT_KEY, 'yes'],
  ['opened a link', { ...HERS, linked: 'yes' }, 'unused', ''],
  ['typed for another person before', HERS, TAB_PERSON_KEY, 'tom'],
])('somebody who %s isn’t the person kept', (_, record, key, value) => {
  said(record);
  sessionStorage.setItem(key, value);
  expect(knownDetails(kept({}), TODAY)).toEqual(NOTHING);
});

test('a child whose age a parent typed isn’t the parent who is kept', () => {
  said({ ...HERS, age: '9' });
  expect(knownDetails(kept({ age: '41' }), TODAY)).toEqual({ ...NOTHING, age: 41 });
});
