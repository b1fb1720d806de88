import { describe, expect, test } from 'vitest';
import { energyAs, readEnergy } from './energy-text.ts';

const MOST = 20_000;

describe('a daily energy', () => {
  test.each([
    ['2300', 'kcal', 2300],
    [' 2,150 ', 'kcal', 2150],
    ['1.950', 'kcal', 1950],
    ['1 875 kcal', 'kcal', 1875],
    ['0', 'kcal', 0],
    ['8368', 'kJ', 2000],
    ['8,368 kJ', 'kcal', 2000],
    ['1640 calories', 'kJ', 1640],
    ['1999,5', 'kcal', 1999.5],
  ] as const)('is read from “%s” in a field of %s', (text, unit, expected) =>
    expect(readEnergy({ text, unit }, MOST)).toEqual({ ok: true, value: expected }),
  );

  test.each([
    ['', 'missing'],
    ['a lot', 'notANumber'],
    ['-200', 'negative'],
    ['20001', 'tooLarge'],
  ])('is not read from “%s”: %s', (text, problem) =>
    expect(readEnergy({ text, unit: 'kcal' }, MOST)).toEqual({ ok: false, problem }),
  );

  test('is converted to the other unit, and restored as it was typed', () => {
    const typed = { text: '2,000', unit: 'kcal' } as const;
    expect(energyAs(typed, 'kJ')).toEqual({ text: '8368', unit: 'kJ' });
    expect(energyAs(typed, 'kcal')).toBe(typed);
    expect(energyAs({ text: 'x', unit: 'kcal' }, 'kJ')).toEqual({ text: 'x', unit: 'kJ' });
    expect(energyAs({ text: '', unit: 'kcal' }, 'kJ')).toEqual({ text: '', unit: 'kJ' });
  });
});
