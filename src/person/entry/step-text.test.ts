import { expect, test } from 'vitest';
import { stepText } from './step-text.ts';

test.each([
  ['70', 0.1, 1, 0, '70.1'],
  ['72,5', 0.1, -1, 0, '72.4'],
  ['0.1', 0.1, -1, 0, '0'],
  ['0', 1, -1, 0, '0'],
  ['30', 1, 1, 0, '31'],
  ['1', 1, -1, 1, '1'],
  ['', 1, 1, 0, '1'],
  ['', 1, -1, 1, '1'],
  [`5'11"`, 1, 1, 0, `5'11"`],
] as const)('%s stepped by %d × %d, at least %d, is %s', (text, step, direction, least, after) => {
  expect(stepText(text, step, direction, least)).toBe(after);
});
