import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber } from './format-number.ts';

const decimals = fc.nat({ max: 4 });

/** Any number that a page may show, and those that are halfway between two printed ones. */
const numbers = fc.oneof(
  fc.double({ min: -1e9, max: 1e9, noNaN: true }),
  fc.double({ min: -300, max: 300, noNaN: true }),
  fc.integer({ min: -1e7, max: 1e7 }).map((tenThousandths) => tenThousandths / 10_000),
);

test('a number is written as `Intl.NumberFormat` writes it, apart from a negative zero', () => {
  fc.assert(
    fc.property(numbers, decimals, decimals, (value, one, other) => {
      const [least, most] = [Math.min(one, other), Math.max(one, other)];
      const format = new Intl.NumberFormat('en', {
        minimumFractionDigits: least,
        maximumFractionDigits: most,
      });
      expect(formatNumber(value, most, least)).toBe(format.format(value).replace(/^-(?=[0.]+$)/u, ''));
    }),
  );
});

test.each([
  [2555.5625, 0, 0, '2,556'],
  [1.005, 2, 2, '1.01'],
  [24.9996, 4, 1, '24.9996'],
  [25, 1, 1, '25.0'],
  [0.5, 2, 0, '0.5'],
  [1234567.891, 1, 1, '1,234,567.9'],
  [-0.3, 0, 0, '0'],
  [-1250.5, 1, 1, '-1,250.5'],
  [1e-9, 2, 0, '0'],
])('%d with at most %d and at least %d decimals is %s', (value, most, least, text) => {
  expect(formatNumber(value, most, least)).toBe(text);
});
