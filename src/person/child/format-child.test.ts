import { expect, test } from 'vitest';
import { months } from '@evenscale/formulas/units';
import { completedFrom, formatMonths } from './format-child.ts';

test.each([
  { why: 'a second birthday after 730 days', age: 24, completed: 24 },
  { why: 'a seventh birthday after 2,556 days', age: 83.98, completed: 84 },
  { why: 'the middle of a month', age: 112.5, completed: 112 },
  { why: 'the week before a birthday', age: 83.8, completed: 83 },
])('an age without dates, $why: $age months are $completed full months', ({ age, completed }) =>
  expect(completedFrom(months(age))).toBe(completed),
);

test('an age in months has two decimals', () => {
  expect([24, 112.52977, 239.967145].map((age) => formatMonths(months(age)))).toEqual([
    '24',
    '112.53',
    '239.97',
  ]);
});
