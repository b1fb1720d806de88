import { expect, test } from 'vitest';
import { understoodWeight } from './week-rows.ts';

test.each([
  ['11.5', 'st', 'Understood as 11 st 7 lb.'],
  ['11,5 st', 'st', 'Understood as 11 st 7 lb.'],
  ['72.5 kg', 'st', 'Understood as 11 st 5.8 lb.'],
  ['11 st 7', 'kg', 'Understood as 73 kg.'],
  ['11 st 7', 'st', null],
  ['11', 'st', null],
  ['72.5', 'kg', null],
  ['heavy', 'st', null],
] as const)('%s in a column for %s: %s', (text, unit, understood) => {
  expect(understoodWeight(text, unit)).toBe(understood);
});
