import { bodyMassIndex } from '@evenscale/formulas/bmi';
import type { Gender } from '@evenscale/formulas/energy';
import { bmiAtPercentile } from '@evenscale/formulas/growth';
import { type BodyMassIndex, bmiValue, cm, kg, months, percent } from '@evenscale/formulas/units';
import { expect, test } from 'vitest';
import { nearLimit } from './near-limit.ts';
import { buildChildBmiReport } from './report.ts';
import { nearLimitText } from './words.ts';

function nearOf(gender: Gender, inMonths: number, bmi: BodyMassIndex): readonly string[] | null {
  const report = buildChildBmiReport({ gender, age: months(inMonths), bmi });
  if (report.status !== 'shown') throw new RangeError(report.status);
  return nearLimit(report)?.map(({ key }) => key) ?? null;
}

// A boy of 9 years and 4 months, and 138 cm: the 95th percentile is a BMI of 21.4, or 40.7 kg.
test.each([
  [40.6, ['overweight', 'obesity']],
  [41, ['overweight', 'obesity']],
  [42, null],
  [39.8, null],
])('at %d kg, the line that is near: %o', (kilograms, keys) =>
  expect(nearOf('male', 112.5, bodyMassIndex(kg(kilograms), cm(138)))).toEqual(keys),
);

test.each([
  [5, ['underweight', 'healthyWeight']],
  [85, ['healthyWeight', 'overweight']],
  [95, ['overweight', 'obesity']],
] as const)('both sides of the %dth percentile are near it, and 3%% away none is', (percentile, keys) => {
  for (const gender of ['male', 'female'] as const)
    for (const age of [30, 60, 112.5, 180, 230]) {
      const limit = bmiAtPercentile(gender, months(age), percent(percentile));
      for (const share of [0.985, 1, 1.015])
        expect(nearOf(gender, age, bmiValue(limit * share))).toEqual(keys);
      expect(nearOf(gender, age, bmiValue(limit * 0.97))).not.toEqual(keys);
      expect(nearOf(gender, age, bmiValue(limit * 1.03))).not.toEqual(keys);
    }
});

test('where a doctor is called first, no line makes it less', () => {
  // 16 and 17: below an adult BMI of 16, whatever the percentile.
  expect(nearOf('female', 192, bmiValue(15.9))).toBeNull();
});

test('says which line it is, and what to do', () =>
  expect(nearLimitText([{ label: 'Overweight' }, { label: 'Obesity' }])).toBe(
    'Right at the line between overweight and obesity: another measurement may well give the other word.',
  ));
