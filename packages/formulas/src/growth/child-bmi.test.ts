import { describe, expect, test } from 'vitest';
import { classify } from '../bmi/bmi-bands.ts';
import { bmiValue, months, percent } from '../units.ts';
import { bmiAtPercentOfP95, bmiAtPercentile, bmiPosition, percentOfP95 } from './bmi-for-age.ts';
import { CATEGORY_PERCENTILES, SEVERE_OBESITY, childBmi, childBmiBands } from './child-bmi.ts';
import type { ChildBmiKey } from './child-bmi.ts';

const categoryOf = (gender: 'male' | 'female', age: number, bmi: number): ChildBmiKey =>
  classify(childBmiBands(gender, months(age)), bmiValue(bmi)).key;

describe('the category limits', () => {
  test('are those of CDC and the American Academy of Pediatrics', () => {
    expect(CATEGORY_PERCENTILES).toEqual({ healthyWeight: 5, overweight: 85, obesity: 95 });
    expect(SEVERE_OBESITY).toEqual({
      obesityClass2: { percentOfP95: 120, bmi: 35 },
      obesityClass3: { percentOfP95: 140, bmi: 40 },
    });
  });

  test('have CDC’s labels', () =>
    expect(childBmiBands('female', months(77)).map(({ key, label }) => [key, label])).toEqual([
      ['underweight', 'Underweight'],
      ['healthyWeight', 'Healthy weight'],
      ['overweight', 'Overweight'],
      ['obesity', 'Obesity'],
      ['obesityClass2', 'Obesity, class 2'],
      ['obesityClass3', 'Obesity, class 3'],
    ]));

  test.each([
    { percentile: 5, below: 'underweight', from: 'healthyWeight' },
    { percentile: 85, below: 'healthyWeight', from: 'overweight' },
    { percentile: 95, below: 'overweight', from: 'obesity' },
  ] as const)(
    'change at percentile $percentile, which belongs to the higher category',
    ({ percentile, below, from }) => {
      for (const gender of ['male', 'female'] as const) {
        for (const age of [24, 60.3, 133.3, 200, 239.99]) {
          const limit = bmiAtPercentile(gender, months(age), percent(percentile));
          expect(categoryOf(gender, age, limit)).toBe(from);
          expect(categoryOf(gender, age, limit + 1e-12)).toBe(from);
          expect(categoryOf(gender, age, limit - 1e-12)).toBe(below);
        }
      }
    },
  );

  test.each([
    { share: 120, below: 'obesity', from: 'obesityClass2' },
    { share: 140, below: 'obesityClass2', from: 'obesityClass3' },
  ] as const)('change at $share % of the 95th percentile if that is lower', ({ share, below, from }) => {
    const limit = bmiAtPercentOfP95('female', months(84.2), percent(share));
    expect(limit).toBeLessThan(35);
    expect(categoryOf('female', 84.2, limit)).toBe(from);
    expect(categoryOf('female', 84.2, limit - 1e-12)).toBe(below);
  });

  test.each([
    { bmi: 35, share: 120, below: 'obesity', from: 'obesityClass2' },
    { bmi: 40, share: 140, below: 'obesityClass2', from: 'obesityClass3' },
  ] as const)('change at a BMI of $bmi if that is lower', ({ bmi, share, below, from }) => {
    expect(bmiAtPercentOfP95('male', months(230), percent(share))).toBeGreaterThan(bmi);
    expect(categoryOf('male', 230, bmi)).toBe(from);
    expect(categoryOf('male', 230, bmi - 1e-12)).toBe(below);
  });
});

describe('one measurement', () => {
  test('has all its figures', () => {
    const [age, bmi] = [months(150.05), bmiValue(29.2)];
    const p95 = bmiAtPercentile('female', age, percent(95));
    expect(childBmi('female', age, bmi)).toEqual({
      kind: 'covered',
      age: 150.05,
      bmi: 29.2,
      ...bmiPosition('female', age, bmi),
      p95,
      percentOfP95: percentOfP95('female', age, bmi),
      band: { key: 'obesity', label: 'Obesity', from: p95 },
    });
  });

  test.each([
    { age: 0.5, kind: 'underTwo' },
    { age: 23.99, kind: 'underTwo' },
    { age: 240, kind: 'twentyOrOver' },
    { age: 300, kind: 'twentyOrOver' },
  ])('has no figure at $age months: $kind', ({ age, kind }) =>
    expect(childBmi('male', months(age), bmiValue(17))).toEqual({ kind, age }),
  );

  test.each([24, 239.99])('has figures at %d months', (age) =>
    expect(childBmi('male', months(age), bmiValue(17)).kind).toBe('covered'),
  );
});
