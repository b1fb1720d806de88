import { expect, test } from 'vitest';
import { likelyHeight, likelyWeight } from './likely-entry.ts';

test.each([
  ['1.1', '110 cm', '110'],
  ['2,9', '290 cm', '290'],
  ["1'75", '175 cm', '175'],
  ['5ft 30', '7 ft 6 in', '228.6'],
  ['5.9', '5 ft 9 in (175.3 cm)', '175.3'],
  ['5.11', '5 ft 11 in (180.3 cm)', '180.3'],
  ['6', '6 ft 0 in (182.9 cm)', '182.9'],
  ['70', '5 ft 10 in (177.8 cm)', '177.8'],
])('%s in the centimetre field: did you mean %s?', (centimetres, label, text) => {
  expect(likelyHeight({ unit: 'cm', centimetres })).toEqual({
    label,
    text: { unit: 'cm', centimetres: text },
  });
});

test.each([
  ['5.9', '5 ft 9 in', '5', '9'],
  ['1.75', '5 ft 8.9 in', '5', '8.9'],
  ['175', '5 ft 8.9 in', '5', '8.9'],
  ['70', '5 ft 10 in', '5', '10'],
  ["1'75", '175 cm', '5', '8.9'],
])('%s in the feet field: did you mean %s?', (feet, label, meantFeet, meantInches) => {
  expect(likelyHeight({ unit: 'ft', feet, inches: '' })).toEqual({
    label,
    text: { unit: 'ft', feet: meantFeet, inches: meantInches },
  });
});

test.each(['175', '99', '210', '1.75', '1.75 m', '', 'tall', '0.4', '30'])(
  '%s cm raises no question',
  (centimetres) => {
    expect(likelyHeight({ unit: 'cm', centimetres })).toBeNull();
  },
);

test.each([
  ['5', ''],
  ['5', '9'],
  ['5.9', '0'],
])('%s ft %s in raises no question', (feet, inches) => {
  expect(likelyHeight({ unit: 'ft', feet, inches })).toBeNull();
});

test('14 pounds or more in addition to stone prompt a question', () => {
  expect(likelyWeight({ unit: 'st', stone: '11', pounds: '15' })).toEqual({
    label: '12 st 1 lb',
    text: { unit: 'st', stone: '12', pounds: '1' },
  });
});

test('12 inches or more in addition to feet prompt a question', () => {
  expect(likelyHeight({ unit: 'ft', feet: '5', inches: '30' })).toEqual({
    label: '7 ft 6 in',
    text: { unit: 'ft', feet: '7', inches: '6' },
  });
});

test('weights in another unit are asked about', () => {
  expect(likelyWeight({ unit: 'kg', kilograms: '11' })).toEqual({
    label: '11 st (69.9 kg)',
    text: { unit: 'kg', kilograms: '69.9' },
  });
  expect(likelyWeight({ unit: 'lb', pounds: '12' })?.label).toBe('12 st (168 lb)');
  expect(likelyWeight({ unit: 'lb', pounds: '45' })?.label).toBe('45 kg (99.2 lb)');
  expect(likelyWeight({ unit: 'st', stone: '70', pounds: '' })?.label).toBe('70 kg (11 st 0.3 lb)');
});

test.each([
  { unit: 'kg', kilograms: '70' },
  { unit: 'kg', kilograms: '200' },
  { unit: 'kg', kilograms: '11 st' },
  { unit: 'lb', pounds: '150' },
  { unit: 'st', stone: '11', pounds: '' },
  { unit: 'st', stone: '70', pounds: '3' },
] as const)('a plausible weight raises no question: %o', (text) => {
  expect(likelyWeight(text)).toBeNull();
});
