import { describe, expect, test } from 'vitest';
import { months } from '@evenscale/formulas/units';
import { heightOf, weightOf } from '#person/entry/measure-text.ts';
import { buildChildSteps } from './steps.ts';

const child = (kilograms: number) => ({
  gender: 'female' as const,
  age: months(112.5),
  completed: months(112),
  weight: weightOf(kilograms, 'kg'),
  height: heightOf(132, 'cm'),
  units: 'metric' as const,
});
const results = (kilograms: number): Readonly<Record<string, string>> =>
  Object.fromEntries(buildChildSteps(child(kilograms)).map(({ label, result }) => [label, result]));

describe('the calculation', () => {
  test('uses L, M and S below the 95th percentile', () => {
    expect(results(28)).toMatchObject({
      'BMI, kg/m²': '16.0698',
      'z-score': '−0.1998',
      Percentile: '42.0824',
    });
    expect(buildChildSteps(child(28))[0]?.working).toBe('28 ÷ 1.32²');
  });

  test('uses the CDC’s 2022 method from the 95th percentile on', () => {
    const labels = buildChildSteps(child(60)).map(({ label }) => label);
    expect(labels).toContain('Spread σ above the 95th');
    expect(labels.at(-1)).toBe('Percent of the 95th percentile');
  });
});
