import { expect, test } from 'vitest';
import { formatCounted } from './format-plural.ts';

const RESULTS = { one: 'result', other: 'results' };

test.each([
  [0, '0 results'],
  [1, '1 result'],
  [2, '2 results'],
  [1200, '1,200 results'],
])('%d is counted', (count, text) => expect(formatCounted(count, RESULTS)).toBe(text));
