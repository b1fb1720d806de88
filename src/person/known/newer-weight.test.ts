import { expect, test } from 'vitest';
import { isSamePerson, newerWeight } from './newer-weight.ts';

const HIS = { gender: 'male', age: '41', height: 'cm~178', weight: 'kg~82.3' };

test.each([
  ['the same', {}, true],
  ['after a birthday', { age: '42' }, true],
  ['in another unit', { height: 'ft~5~10' }, true],
  ['without an age or a sex', { age: undefined, gender: undefined }, true],
  ['two years older', { age: '43' }, false],
  ['two centimeters taller', { height: 'cm~180' }, false],
  ['of the other sex', { gender: 'female' }, false],
])('%s', (_, change, isSame) => expect(isSamePerson(HIS, { ...HIS, ...change })).toBe(isSame));

test('a weight that a form was filled with before the newest weigh-in is older, on any day', () => {
  const kept = {
    entries: { ...HIS, weight: 'kg~80.1' },
    earlierWeights: ['kg~82.3', 'kg~80.5'],
    loggedOn: '2026-11-20',
  };
  const newer = (weight: string, enteredOn: string | null, fromKept: string | null = null) =>
    newerWeight({ ...HIS, weight }, kept, { enteredOn, fromKept });
  expect(newer('kg~82.3', null)).toBe('kg~80.1');
  expect(newer('kg~82.3', '2026-11-25')).toBe('kg~80.1');
  expect(newer('kg~80.5', '2026-11-20')).toBe('kg~80.1');
  expect(newer('kg~81', '2026-11-25')).toBeNull();
  expect(newer('kg~81', '2026-11-19')).toBe('kg~80.1');
  expect(newer('kg~81', null)).toBeNull();
});

test('so is one from an earlier weigh-in of the same day, but not one that was typed after it', () => {
  const kept = { entries: { ...HIS, weight: 'kg~80.1' }, loggedOn: '2026-11-20' };
  const session = { enteredOn: '2026-11-20', fromKept: 'kg~80.9' };
  expect(newerWeight({ ...HIS, weight: 'kg~80.9' }, kept, session)).toBe('kg~80.1');
  expect(newerWeight({ ...HIS, weight: 'kg~81' }, kept, session)).toBeNull();
});
