import { describe, expect, test } from 'vitest';
import { energyMeasure } from './energy.ts';
import { boxesOf, measureAs, measureEntry, readMeasure } from './measure.ts';
import { kcal } from '@evenscale/formulas/units';

const ENERGY = energyMeasure(20_000);

describe('a daily energy', () => {
  test.each([
    ['2300', 2300],
    ['kcal~ 2,150 ', 2150],
    ['1.950', 1950],
    ['1 875 kcal', 1875],
    ['0', 0],
    ['kJ~8368', 2000],
    ['8,368 kJ', 2000],
    ['kJ~1640 calories', 1640],
    ['1999,5', 1999.5],
    ['600+350', 950],
    ['600 + 350 + 200', 1150],
    ['kcal~1,200 kcal + 350', 1550],
    ['0+350', 350],
    ['+600', 600],
    ['4184+4184 kJ', 2000],
    ['kJ~4184 + 500 kcal + 4184', 2500],
  ] as const)('is read from “%s”', (text, expected) =>
    expect(readMeasure(ENERGY, text)).toMatchObject({ ok: true, value: expected }),
  );

  test.each([
    ['', 'missing'],
    ['a lot', 'notANumber'],
    ['-200', 'negative'],
    ['20001', 'tooLarge'],
    ['12000+8001', 'tooLarge'],
    ['600+', 'notANumber'],
    ['600++350', 'notANumber'],
    ['600+soup', 'notANumber'],
    ['600+-350', 'negative'],
  ])('is not read from “%s”: %s', (text, problem) =>
    expect(readMeasure(ENERGY, text)).toEqual({ ok: false, problem }),
  );

  test('is converted to the other unit, and restored as it was typed', () => {
    const typed = 'kcal~2,000';
    expect(measureAs(ENERGY, typed, 'kJ')).toBe('kJ~8368');
    expect(measureAs(ENERGY, typed, 'kcal')).toBe(typed);
    expect(boxesOf(ENERGY, measureAs(ENERGY, 'kcal~x', 'kJ')).large).toBe('x');
    expect(measureAs(ENERGY, '', 'kJ')).toBe('');
  });

  test('is shown in whole numbers', () => {
    expect(measureEntry(ENERGY, kcal(2151.05), 'kcal')).toBe('kcal~2151');
    expect(measureEntry(ENERGY, kcal(2151.05), 'kJ')).toBe('kJ~9000');
  });
});
