import { cm, kg, years } from '@evenscale/formulas/units';
import { expect, test } from 'vitest';
import { isOwner } from './owner.ts';

const owner = { weight: kg(70), person: { gender: 'male', age: 30, centimetres: 175 } } as const;
const him = { gender: 'male', age: years(30), height: cm(175), weight: kg(70) } as const;

test.each([
  [{}, true],
  [{ gender: 'female' }, false],
  [{ age: years(33) }, true],
  [{ age: years(27) }, true],
  [{ age: years(34) }, false],
  [{ age: years(26) }, false],
  [{ height: cm(178) }, true],
  [{ height: cm(172) }, true],
  [{ height: cm(178.1) }, false],
  [{ height: cm(171.9) }, false],
  [{ weight: kg(77) }, true],
  [{ weight: kg(63) }, true],
  [{ weight: kg(77.1) }, false],
  [{ weight: kg(62.9) }, false],
] as const)('a log’s figure belongs to somebody like the one who logged: %j', (other, expected) => {
  expect(isOwner(owner, { ...him, ...other })).toBe(expected);
});

test('of a figure whose person isn’t known, the weight decides', () => {
  expect(isOwner({ weight: kg(70) }, { ...him, gender: 'female', age: years(60) })).toBe(true);
  expect(isOwner({ weight: kg(70) }, { ...him, weight: kg(80) })).toBe(false);
});
