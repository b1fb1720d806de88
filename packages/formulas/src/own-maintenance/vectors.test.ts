import { expect, test } from 'vitest';
import { awayFrom, dot } from './vectors.ts';

test.each([
  { one: [1, 2, 3], other: [4, 5, 6], product: 32 },
  { one: [1, 2, 3], other: [4, 5], product: 14 },
  { one: [1, 2], other: [4, 5, 6], product: 14 },
  { one: [], other: [1], product: 0 },
])('the dot product of $one and $other is $product', ({ one, other, product }) => {
  expect(dot(one, other)).toBe(product);
});

test.each([
  { vector: [3, 4], direction: [2, 0], left: [0, 4] },
  { vector: [3, 4], direction: [1, 1], left: [-0.5, 0.5] },
  { vector: [3, 4, 5], direction: [0, 3], left: [3, 0, 5] },
])('$left of $vector is left beside $direction', ({ vector, direction, left }) => {
  expect(awayFrom(vector, direction)).toEqual(left);
});
