import { describe, expect, test } from 'vitest';
import { cm, kg, months } from '@evenscale/formulas/units';
import type { SavedChild } from '#person/database/saved-child.ts';
import { childCsv, isAgeInMonths, missingFrom, readChildCsv } from './child-file.ts';

const GIRL: SavedChild = {
  id: 'r1',
  name: 'Alma',
  gender: 'female',
  age: months(112.43),
  completed: months(112),
  kilograms: kg(28.1227),
  centimetres: cm(132),
  units: 'imperial',
};

describe('a file of measurements', () => {
  test('has the age in months, but no name and no date', () => {
    const text = childCsv([GIRL]);
    expect(text.split('\r\n')[0]).toBe(
      'sex,age_months,weight_kg,height_cm,bmi,percentile,z_score,percent_of_95th,category',
    );
    expect(text).toMatch(/^female,112\.43,28\.1227,132,16\.1/mu);
    expect(text).not.toMatch(/Alma|r1|\d{4}-\d\d-\d\d/u);
  });

  test('is imported under the typed name, once', () => {
    const read = readChildCsv(childCsv([GIRL]), 'B.');
    expect(read).toMatchObject([
      { name: 'B.', gender: 'female', age: 112.43, completed: 112, kilograms: 28.1227 },
    ]);
    expect(missingFrom([], read)).toHaveLength(1);
    expect(missingFrom(read, readChildCsv(childCsv([GIRL]), 'B.'))).toEqual([]);
  });

  test.each([
    ['another file', 'date,weight\r\n2026-11-22,70'],
    ['nothing', ''],
  ])('that is %s gives nothing', (_, text) => expect(readChildCsv(text, 'B.')).toEqual([]));

  test.each(['female,12,10,80', 'x,112,28,132', 'female,112,-28,132', 'female,,28,132', 'female,112,28,999'])(
    'leaves out the line %s',
    (line) =>
      expect(readChildCsv(`${childCsv([GIRL])}${line},16,42,0,80,"Healthy weight"\r\n`, 'B.')).toHaveLength(
        1,
      ),
  );
});

test.each([
  ['years and months', 112.5, true],
  ['two dates', 112.43, false],
])('an age from %s is recognized by its fraction of a month', (_, age, isInMonths) =>
  expect(isAgeInMonths({ age: months(age), completed: months(112) })).toBe(isInMonths),
);
