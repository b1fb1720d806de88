import { expect, test } from 'vitest';
import { formatCounted, formatPlural } from './format-plural.ts';

const RESULTS = { one: 'result', other: 'results' };

test.each([
  [0, '0 results'],
  [1, '1 result'],
  [2, '2 results'],
  [1200, '1,200 results'],
])('%d is counted', (count, text) => expect(formatCounted(count, RESULTS)).toBe(text));

test.each([
  [0, 'There are 0.'],
  [1, 'There is 1.'],
  [1200, 'There are 1,200.'],
])('%d has its own sentence', (count, text) =>
  expect(formatPlural(count, { one: (n) => `There is ${n}.`, other: (n) => `There are ${n}.` })).toBe(text),
);
