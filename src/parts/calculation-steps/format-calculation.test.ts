import { describe, expect, test } from 'vitest';
import { formatWorked, isRounded } from './format-calculation.ts';

describe('a number in a calculation', () => {
  test.each([
    [1093.75, '1,093.75'],
    [0.453592, '0.453592'],
    [154.3 * 0.453592, '69.9892456'],
    [0.1 + 0.2, '0.3'],
    [158.000_000_000_000_03 - 154, '4'],
    [-16.2, '−16.2'],
    [0, '0'],
    [1e-7, '0.0000001'],
  ])('%d is written in full: %s', (value, text) => {
    expect(isRounded(value)).toBe(false);
    expect(formatWorked(value)).toBe(text);
  });

  test.each([
    [22.857142857142858, '22.857143'],
    [(70 / 0.453592) * 703, '108,489.567717'],
    [-2 / 3, '−0.666667'],
    [1 / 3e6, '0.000000333333'],
  ])('%d is not: %s', (value, text) => {
    expect(formatWorked(value)).toBe(text);
    expect(isRounded(value)).toBe(true);
  });
});
