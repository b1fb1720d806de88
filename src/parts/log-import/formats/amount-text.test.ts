import { describe, expect, test } from 'vitest';
import { decimalSignOf, energyUnitIn, readEnergy, readWeight, weightUnitIn } from './amount-text.ts';

const POINT = { decimalSign: '.', unit: null } as const;

describe('a weight', () => {
  test.each([
    ['80.4 kg', 80.4],
    ['80kg', 80],
    ['177.4 lbs', 177.4 * 0.453592],
    ['177 Pounds', 177 * 0.453592],
    ['12 st 9 lb', 177 * 0.453592],
    ['12st', 168 * 0.453592],
    ['12 stone, 9.5 lbs', 177.5 * 0.453592],
    ['1,000.5 kg', 1000.5],
    ['8.04e1 kg', 80.4],
  ])('%s', (cell, kilograms) => {
    expect(readWeight(cell, POINT)).toBeCloseTo(kilograms, 9);
  });

  test('has its column’s unit, unless the cell has its own', () => {
    expect(readWeight('80,4', { decimalSign: ',', unit: 'kg' })).toBe(80.4);
    expect(readWeight('12.5', { decimalSign: '.', unit: 'st' })).toBeCloseTo(12.5 * 14 * 0.453592, 9);
    expect(readWeight('80 kg', { decimalSign: '.', unit: 'lb' })).toBe(80);
    expect(readWeight('80.4', POINT)).toBe('noUnit');
  });

  test.each(['', ' ', '-', '--', 'N/A', 'null'])('is missing in %j', (cell) => {
    expect(readWeight(cell, POINT)).toBe('empty');
  });

  test.each(['eighty', '80,4', '8.0.4', '-80', '80 kg kg', '80 m', '1e999'])('is not %j', (cell) => {
    expect(readWeight(cell, { decimalSign: '.', unit: 'kg' })).toBe('notANumber');
  });
});

test('an energy', () => {
  expect(readEnergy('2,150', { decimalSign: '.', unit: 'kcal' })).toBe(2150);
  expect(readEnergy('2 150,5', { decimalSign: ',', unit: 'kcal' })).toBe(2150.5);
  expect(readEnergy('8.368', { decimalSign: ',', unit: 'kJ' })).toBe(2000);
  expect(readEnergy('2150 kcal', POINT)).toBe(2150);
  expect(readEnergy('8368 kJ', { decimalSign: '.', unit: 'kcal' })).toBe(2000);
  expect(readEnergy('2150', POINT)).toBe('noUnit');
});

test.each([
  ['80,4', false, { sign: ',', isWeak: false }],
  ['80.4 kg', false, { sign: '.', isWeak: false }],
  ['1.234,5', false, { sign: ',', isWeak: false }],
  ['1,234,567', true, { sign: '.', isWeak: false }],
  ['2.150', true, { sign: ',', isWeak: true }],
  ['2,150', true, { sign: '.', isWeak: true }],
  ['80.125', false, { sign: '.', isWeak: true }],
  ['2150', true, null],
])('the decimal sign of %s', (cell, isEnergy, sign) => {
  expect(decimalSignOf(cell, isEnergy)).toEqual(sign);
});

test('units in headers are whole words', () => {
  expect([weightUnitIn('kg'), weightUnitIn('lbs'), weightUnitIn('Weight'), weightUnitIn('Best')]).toEqual([
    'kg',
    'lb',
    null,
    null,
  ]);
  expect([energyUnitIn('Calories'), energyUnitIn('kJ'), energyUnitIn('Energy')]).toEqual([
    'kcal',
    'kJ',
    null,
  ]);
});
