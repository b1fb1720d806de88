import { describe, expect, test } from 'vitest';
import { likelyHeight, likelyWeight } from './likely.ts';
import { likelyWaist } from './waist.ts';

describe('a height that is probably in another unit', () => {
  test.each([
    ['1.1', '110 cm', 'cm~110'],
    ['cm~69', '5 ft 9 in (175.3 cm)', 'cm~175.3'],
    ['5.9', '5 ft 9 in (175.3 cm)', 'cm~175.3'],
    ["1'75", '175 cm', 'cm~175'],
    ['ft~175~', '5 ft 8.9 in', 'ft~5~8.9'],
    ['ft~5.9~', '5 ft 9 in', 'ft~5~9'],
    ['ft~1~75', '175 cm', 'ft~5~8.9'],
    ['ft~5~30', '7 ft 6 in', 'ft~7~6'],
  ])('%j: %s', (text, label, meant) => expect(likelyHeight(text)).toEqual({ label, text: meant }));

  test.each(['', '175', '1.75', 'ft~6~', 'ft~5~11', 'ft~7~35', '7 ft 35', "9'99", 'tall'])(
    '%j gets no question',
    (text) => expect(likelyHeight(text)).toBeNull(),
  );
});

describe('a weight that is probably in another unit', () => {
  test.each([
    ['11', '11 st (69.9 kg)', 'kg~69.9'],
    ['kg~400', '400 lb (181.4 kg)', 'kg~181.4'],
    ['lb~11', '11 st (154 lb)', 'lb~154'],
    ['lb~45', '45 kg (99.2 lb)', 'lb~99.2'],
    ['st~70~', '70 kg (11 st 0.3 lb)', 'st~11~0.3'],
    ['st~11~15', '12 st 1 lb', 'st~12~1'],
  ])('%j: %s', (text, label, meant) => expect(likelyWeight(text)).toEqual({ label, text: meant }));

  test.each(['', '72.5', 'lb~160', 'st~11~4', 'st~99~999', 'heavy'])('%j gets no question', (text) =>
    expect(likelyWeight(text)).toBeNull(),
  );
});

describe('a waist that is probably in another unit', () => {
  test.each([
    ['33', '33 in (83.8 cm)', 'cm~83.8'],
    ['cm~0,84', '0.8 m (84 cm)', 'cm~84'],
    ['in~86', '86 cm (33.9 in)', 'in~33.9'],
    ['in~1.02', '1 m (40.2 in)', 'in~40.2'],
  ])('%j: %s', (text, label, meant) => expect(likelyWaist(text)).toEqual({ label, text: meant }));

  test.each(['84', '50', '33 in', 'in~33', 'in~59', 'wide'])('%j gets no question', (text) =>
    expect(likelyWaist(text)).toBeNull(),
  );
});
