import { describe, expect, test } from 'vitest';
import { parseHeightText, parseWeightText } from './measure-text.ts';

describe('a weight as people write it', () => {
  test.each([
    ['70', 'kg', 70],
    ['72,5', 'kg', 72.5],
    [' 71.5 kg', 'kg', 71.5],
    ['69KG', 'kg', 69],
    ['154 lb', 'kg', 69.853168],
    ['155lbs', 'lb', 70.30676],
    ['11 st 4', 'kg', 71.667536],
    ['11st 5lb', 'lb', 72.121128],
    ['11 stone', 'kg', 69.853168],
    ['160', 'lb', 72.57472],
    ['12', 'st', 76.203456],
    ['80 kilos', 'lb', 80],
    ['1,100 lb', 'kg', 498.9512],
    ['1.100', 'lb', 498.9512],
    ['72,500', 'kg', 72.5],
    ['72.125 kg', 'lb', 72.125],
    ['160 lbs.', 'kg', 72.57472],
    ['११ st. ४', 'kg', 71.667536],
    ['٧٢،٥', 'kg', 72.5],
  ] as const)('%s in the %s field is %d kg', (text, unit, kilograms) => {
    const reading = parseWeightText(text, unit);
    expect(reading.ok && reading.value.kilograms).toBeCloseTo(kilograms, 9);
  });

  test.each([
    ['', 'missing'],
    ['heavy', 'notANumber'],
    ['70 stone kg', 'notANumber'],
    ['0', 'notPositive'],
    ['0 kg', 'notPositive'],
    ['-70 kg', 'negative'],
    ['1000.1', 'tooLarge'],
    ['9'.repeat(400), 'tooLarge'],
    ['1,100', 'tooLarge'],
    ['11 st 14', 'smallUnit'],
    ['11 st 15 lb', 'smallUnit'],
  ])('%s is refused as %s', (text, problem) => {
    expect(parseWeightText(text, 'kg')).toEqual({ ok: false, problem });
  });

  test('exactly 1,000 kg is still accepted', () => {
    expect(parseWeightText('1000', 'kg').ok).toBe(true);
  });

  test('a weight typed in pounds isn’t converted back and forth', () => {
    const reading = parseWeightText('154.3', 'lb');
    expect(reading.ok && reading.value.pounds).toBe(154.3);
  });
});

describe('a height as people write it', () => {
  test.each([
    ['175', 'cm', 175],
    ['1,75 m', 'cm', 175],
    ['1.8m', 'cm', 180],
    ['1m76', 'cm', 176],
    ['1 m 77', 'cm', 177],
    [`5'11"`, 'cm', 180.34],
    ['5’10”', 'cm', 177.8],
    ['5′9″', 'ft', 175.26],
    [`5'8''`, 'cm', 172.72],
    ['5 ft 7', 'cm', 170.18],
    ['5ft6in', 'ft', 167.64],
    ['5 feet 5 inches', 'cm', 165.1],
    ['70 in', 'cm', 177.8],
    ['6', 'ft', 182.88],
    ['5.5', 'ft', 167.64],
    ['168 cm', 'ft', 168],
    ['1.80', 'cm', 180],
    ['1,2', 'cm', 120],
    ['2.5', 'cm', 250],
    ['1.19', 'cm', 1.19],
    ['2.51', 'cm', 2.51],
    ['1.75 cm', 'cm', 1.75],
    ['5 ft. 9 in.', 'cm', 175.26],
    ['1 m 75 cm', 'cm', 175],
    ['174 cm.', 'cm', 174],
    ['१७३', 'cm', 173],
    ['١٧٢', 'cm', 172],
    ["5'11.9", 'cm', 182.626],
  ] as const)('%s in the %s field is %d cm', (text, unit, centimetres) => {
    const reading = parseHeightText(text, unit);
    expect(reading.ok && reading.value.centimetres).toBeCloseTo(centimetres, 9);
  });

  test.each([
    ['', 'missing'],
    ['tall', 'notANumber'],
    ['0', 'notPositive'],
    ['-175', 'negative'],
    ['300.1', 'tooLarge'],
    ['12 ft', 'tooLarge'],
    ["1'75", 'smallUnit'],
    ['5ft 30', 'smallUnit'],
    ["5'12", 'smallUnit'],
  ])('%s is refused as %s', (text, problem) => {
    expect(parseHeightText(text, 'cm')).toEqual({ ok: false, problem });
  });
});
