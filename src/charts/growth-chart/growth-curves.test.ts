import { describe, expect, test } from 'vitest';
import { bmiAtPercentile, bmiAtPercentOfP95 } from '@evenscale/formulas/growth';
import { bmiValue, months, percent } from '@evenscale/formulas/units';
import { buildGrowthCurves, curvesAround } from './growth-curves.ts';

const AGE = months(112.5);
const at = (percentile: number) => ({
  ageMonths: AGE,
  bmi: bmiAtPercentile('female', AGE, percent(percentile)),
});
const values = (percentile: number) =>
  buildGrowthCurves('female', [at(percentile)], 'near').map(({ kind, value }) => `${kind} ${value}`);

const PERCENTILES = [5, 10, 25, 50, 75, 85, 90, 95].map((value) => `percentile ${value}`);

describe('the curves of the chart', () => {
  test('are the CDC percentiles, and the lines above the 95th once they matter', () => {
    expect(values(94.9)).toEqual(PERCENTILES);
    expect(values(95.1)).toEqual([...PERCENTILES, 'percentOfP95 120']);
    const at120 = { ageMonths: AGE, bmi: bmiAtPercentOfP95('female', AGE, percent(120.1)) };
    expect(buildGrowthCurves('female', [at(50), at120], 'near').at(-1)).toMatchObject({
      kind: 'percentOfP95',
      value: 140,
    });
  });

  test('cover the whole range every two months, or two years on either side every month', () => {
    const ages = (span: 'near' | 'whole', ...measured: number[]) =>
      buildGrowthCurves(
        'male',
        measured.map((age) => ({ ageMonths: months(age), bmi: bmiValue(17) })),
        span,
      )[0]!.points.map(({ ageMonths }) => ageMonths);
    expect(ages('whole', 112.5)).toHaveLength(109);
    expect(ages('whole', 112.5).slice(0, 2)).toEqual([24, 26]);
    expect(ages('whole').at(-1)).toBe(240);
    expect(ages('near')).toHaveLength(217);
    expect(ages('near', 112.5)).toHaveLength(61);
    expect([ages('near', 112.5)[0], ages('near', 112.5).at(-1)]).toEqual([84, 144]);
    expect([ages('near', 112.5, 60)[0], ages('near', 60, 112.5).at(-1)]).toEqual([36, 144]);
    expect([ages('near', 24)[0], ages('near', 24).at(-1)]).toEqual([24, 48]);
    expect([ages('near', 239.99)[0], ages('near', 239.99).at(-1)]).toEqual([204, 240]);
  });

  test('rise from curve to curve at every age', () => {
    const heavy = { ageMonths: AGE, bmi: bmiValue(45) };
    const curves = buildGrowthCurves('male', [heavy], 'whole');
    expect(curves).toHaveLength(10);
    for (const [index, { points }] of curves.entries()) {
      const lower = curves[index - 1];
      points.forEach(({ bmi }, place) => expect(bmi).toBeGreaterThan(lower?.points[place]?.bmi ?? 0));
    }
  });

  test('have the values of the formulas', () => {
    const curve = buildGrowthCurves('female', [], 'whole')[3]!;
    expect(curve.value).toBe(50);
    expect(curve.points[45]).toEqual({
      ageMonths: 114,
      bmi: bmiAtPercentile('female', months(114), percent(50)),
    });
  });
});

describe('the curves around a measurement', () => {
  const curves = buildGrowthCurves('female', [at(96)], 'near');
  test.each([
    { percentile: 62, below: 50, above: 75 },
    { percentile: 2, below: undefined, above: 5 },
    { percentile: 96, below: 95, above: 120 },
    { percentile: 99.9, below: 120, above: undefined },
  ])('at the percentile $percentile: $below and $above', ({ percentile, below, above }) => {
    const around = curvesAround('female', at(percentile), curves);
    expect(around.below?.value).toBe(below);
    expect(around.above?.value).toBe(above);
  });
});
