import { describe, expect, test } from 'vitest';
import { decimalSignOf, readAmount } from './amount-text.ts';
import { unitIn } from './file-units.ts';

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
    expect(readAmount('weight', cell, POINT)).toBeCloseTo(kilograms, 9);
  });

  test('has its column’s unit, unless the cell has its own', () => {
    expect(readAmount('weight', '80,4', { decimalSign: ',', unit: 'kg' })).toBe(80.4);
    expect(readAmount('weight', '12.5', { decimalSign: '.', unit: 'st' })).toBeCloseTo(
      12.5 * 14 * 0.453592,
      9,
    );
    expect(readAmount('weight', '80 kg', { decimalSign: '.', unit: 'lb' })).toBe(80);
    expect(readAmount('weight', '80.4', POINT)).toBe('noUnit');
  });

  test.each(['', ' ', '-', '--', 'N/A', 'null'])('is missing in %j', (cell) => {
    expect(readAmount('weight', cell, POINT)).toBe('empty');
  });

  test.each(['eighty', '80,4', '8.0.4', '-80', '80 kg kg', '80 m', '1e999'])('is not %j', (cell) => {
    expect(readAmount('weight', cell, { decimalSign: '.', unit: 'kg' })).toBe('notANumber');
  });
});

test('an energy', () => {
  expect(readAmount('energy', '2,150', { decimalSign: '.', unit: 'kcal' })).toBe(2150);
  expect(readAmount('energy', '2 150,5', { decimalSign: ',', unit: 'kcal' })).toBe(2150.5);
  expect(readAmount('energy', '8.368', { decimalSign: ',', unit: 'kJ' })).toBe(2000);
  expect(readAmount('energy', '2150 kcal', POINT)).toBe(2150);
  expect(readAmount('energy', '8368 kJ', { decimalSign: '.', unit: 'kcal' })).toBe(2000);
  expect(readAmount('energy', '2150', POINT)).toBe('noUnit');
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
  expect([
    unitIn('weight', 'kg'),
    unitIn('weight', 'lbs'),
    unitIn('weight', 'Weight'),
    unitIn('weight', 'Best'),
  ]).toEqual(['kg', 'lb', null, null]);
  expect([unitIn('energy', 'Calories'), unitIn('energy', 'kJ'), unitIn('energy', 'Energy')]).toEqual([
    'kcal',
    'kJ',
    null,
  ]);
});
