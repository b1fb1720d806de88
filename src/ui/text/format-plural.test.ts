import { expect, test } from 'vitest';
import { formatPlural } from './format-plural.ts';

const RESULTS = ['# result', '# results'] as const;

test.each([
  [0, '0 results'],
  [1, '1 result'],
  [2, '2 results'],
  [1200, '1,200 results'],
])('%d is counted', (count, text) => expect(formatPlural(count, RESULTS)).toBe(text));

test.each([
  [0, 'There are 0.'],
  [1, 'There is 1.'],
  [1200, 'There are 1,200.'],
])('%d has its own sentence', (count, text) =>
  expect(formatPlural(count, ['There is #.', 'There are #.'])).toBe(text),
);
