import { expect, test } from 'vitest';
import { median } from './median.ts';

test.each([
  { values: [7], middle: 7 },
  { values: [9, 2], middle: 5.5 },
  { values: [9, 2, 30], middle: 9 },
  { values: [100, -2, 9, 30], middle: 19.5 },
  { values: [10, 9, 8, 7, 6], middle: 8 },
  { values: [], middle: NaN },
])('the middle of $values is $middle', ({ values, middle }) => {
  expect(median(values)).toBe(middle);
});

test('the values keep their order', () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});
