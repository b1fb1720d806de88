import { expect, test } from 'vitest';
import { classifyWaistToHeight } from '@evenscale/formulas/body-composition';
import { formatRatio } from './format-comparison.ts';

test.each([
  [0.4829, '0.48'],
  [0.4996, '0.4996'],
  [0.4949, '0.49'],
  [0.5, '0.50'],
  [0.59999, '0.59999'],
  [0.6, '0.60'],
])('%d reads %s, in the class that it has', (ratio, text) => {
  expect(formatRatio(ratio, (value) => classifyWaistToHeight(value).key)).toBe(text);
});

test('without classes it has two decimals', () => expect(formatRatio(0.4996)).toBe('0.50'));
