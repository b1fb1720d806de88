import { expect, test } from 'vitest';
import { classifyWaistToHeight } from '@evenscale/formulas/body-composition';
import { formatRatio } from './format-ratio.ts';

test.each([
  [0.4829, '0.48'],
  [0.4996, '0.4996'],
  [0.4949, '0.49'],
  [0.5, '0.50'],
  [0.59999, '0.59999'],
  [0.6, '0.60'],
])('%d is printed as %s, which is in its category', (ratio, text) => {
  expect(formatRatio(ratio, (value) => classifyWaistToHeight(value).key)).toBe(text);
});

test('a ratio without categories has two decimals', () => expect(formatRatio(0.4996)).toBe('0.50'));
