import { describe, expect, test } from 'vitest';
import { months } from '@evenscale/formulas/units';
import type { ChildMeasurement } from '#person/child/child-measurement.ts';
import { heightOf, weightOf } from '#person/entry/measure-text.ts';
import { readChildLink, writeChildLink } from './child-link.ts';

const GIRL: ChildMeasurement = {
  gender: 'female',
  age: months(3422 / 30.4375),
  completed: months(112),
  weight: weightOf(28, 'kg'),
  height: heightOf(132, 'cm'),
  units: 'metric',
  inStone: false,
};
const LINK = 'v1/c/m/28/132/112.43~112/f';
const ENTRIES = {
  units: 'metric',
  inStone: 'no',
  weight: 'kg~28',
  height: 'cm~132',
  gender: 'female',
  years: '9',
  months: '4',
  knownAge: '112.43',
  ageBy: 'years',
};

test('a link has the age in months, and comes back', () => {
  expect(writeChildLink(GIRL)).toBe(LINK);
  expect(readChildLink(`#${LINK}`)).toEqual(ENTRIES);
});

test('imperial measures come back exactly', () => {
  const child = { ...GIRL, units: 'imperial', weight: weightOf(55.1875, 'lb') } as const;
  expect(readChildLink(writeChildLink(child))).toMatchObject({
    units: 'imperial',
    weight: `kg~${String(55.1875 * 0.453592)}`,
  });
});

test.each([LINK.replaceAll('/', '%2F'), `${LINK}.`, `${LINK}&utm_source=a`, encodeURIComponent(LINK)])(
  '%s opens all the same',
  (link) => expect(readChildLink(link)).toEqual(ENTRIES),
);

describe('hostile links give nothing', () => {
  test.each([
    '',
    'v1/h/m/kg~72/cm~175/41/f/3',
    LINK.replace('v1', 'v2'),
    LINK.replace('/f', '/x'),
    LINK.replace('/m/', '/__proto__/'),
    LINK.replace('112.43', '23.9'),
    LINK.replace('112.43~112', '240~240'),
    LINK.replace('~112', '~12'),
    LINK.replace('28', '-28'),
    LINK.replace('28', '0'),
    LINK.replace('28', '2000'),
    LINK.replace('132', '1e9'),
    LINK.replace('132', '..'),
    `${LINK}/2017-07-10`,
    '9'.repeat(5000),
  ])('%s', (link) => expect(readChildLink(link)).toBeNull());
});
