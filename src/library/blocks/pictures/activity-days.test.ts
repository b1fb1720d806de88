import { ACTIVITY_FACTORS, ACTIVITY_LEVELS } from '@evenscale/formulas/energy';
import { describe, expect, test } from 'vitest';
import { DAY_PARTS, dayOf, levelOf } from './activity-days.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe.each(ACTIVITY_LEVELS)('a day at %s', (level) => {
  const hours = dayOf(level);

  test('has 24 hours, none of them negative', () => {
    const all = DAY_PARTS.map((part) => hours[part]);
    expect(sum(all)).toBeCloseTo(24, 9);
    expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
  });

  test('has the energy of its level', () => {
    expect(levelOf(hours)).toBeCloseTo(ACTIVITY_FACTORS[level], 9);
  });
});

test('the lowest level is half a day in bed, half in a chair', () => {
  const { lying, sitting } = dayOf('sedentary');
  expect(lying).toBeCloseTo(12, 9);
  expect(sitting).toBeCloseTo(12, 9);
});
