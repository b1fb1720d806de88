import { describe, expect, test } from 'vitest';
import { childBmi } from '@evenscale/formulas/growth';
import { bmiValue, months, years } from '@evenscale/formulas/units';
import { youngAdultPercentile } from './young-adult.ts';

const line = (age: number, bmi: number, gender: 'male' | 'female' = 'male'): string | null => {
  const found = youngAdultPercentile({ gender, age: years(age), bmi: bmiValue(bmi) });
  return found && found.around.join(found.ordinal);
};

describe('the percentile at 18 and 19', () => {
  test.each([
    { age: 18, month: 222 },
    { age: 19, month: 234 },
  ])('at $age is the one of $month months', ({ age, month }) => {
    for (const gender of ['male', 'female'] as const)
      for (const bmi of [15, 19.5, 22.86, 31, 48]) {
        const expected = childBmi(gender, months(month), bmiValue(bmi));
        const found = youngAdultPercentile({ gender, age: years(age), bmi: bmiValue(bmi) });
        expect(expected).toMatchObject({ kind: 'covered', percentile: found?.value });
      }
  });

  test('is said in one line, with the age it is for', () => {
    expect(line(18, 21.9)).toBe(
      'For ages 2 to 19, doctors use percentiles: your BMI is at the 46th on CDC’s chart, with your age taken as 18½.',
    );
    expect(line(19, 13)).toContain('your BMI is below the 1st on CDC’s chart, with your age taken as 19½.');
    expect(line(19, 70)).toContain('your BMI is above the 99.9th on CDC’s chart');
  });

  test.each([2, 17, 17.9, 20, 30, 65])('isn’t said at %d', (age) => expect(line(age, 22)).toBeNull());
});
