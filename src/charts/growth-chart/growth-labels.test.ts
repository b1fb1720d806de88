import { expect, test } from 'vitest';
import { GENDERS, type Gender } from '@evenscale/formulas/energy';
import { bmiAtPercentile, CATEGORY_PERCENTILES } from '@evenscale/formulas/growth';
import { months, percent } from '@evenscale/formulas/units';
import { buildGrowthPlot, type GrowthPlot } from './growth-plot.ts';

const { healthyWeight, overweight, obesity } = CATEGORY_PERCENTILES;
/** Each category with its percentiles, which the drawing has as the limits of its bands. */
const CATEGORIES = [
  { name: 'Underweight', from: null, to: healthyWeight, children: [1, 4.9] },
  { name: 'Healthy weight', from: healthyWeight, to: overweight, children: [5.1, 42, 84] },
  { name: 'Overweight', from: overweight, to: obesity, children: [85.1, 94] },
  { name: 'Obesity', from: obesity, to: null, children: [95.1, 99.5] },
];
const AGES = [26, 72, 150, 233];
/** The curves are drawn from month to month, so a limit can be this far off, in pixels. */
const TOLERANCE = 0.5;

/** True if a label is between the limits of its own category, all over its width. */
function isInBand(
  { x, y, left, right }: GrowthPlot,
  gender: Gender,
  { box }: GrowthPlot['labels'][number],
  { from, to }: (typeof CATEGORIES)[number],
): boolean {
  const perMonth = x(1) - x(0);
  return [box.left, (box.left + box.right) / 2, box.right].every((at) => {
    const age = months(Math.min(239.99, (Math.min(right, Math.max(left, at)) - x(0)) / perMonth));
    const limit = (percentile: number) => y(bmiAtPercentile(gender, age, percent(percentile)));
    const isUnder = to === null || box.top >= limit(to) - TOLERANCE;
    return isUnder && (from === null || box.bottom <= limit(from) + TOLERANCE);
  });
}

test.each([264, 334, 640, 900])(
  'the label of a measurement is in its own band or names its category, at %i px',
  (width) => {
    for (const category of CATEGORIES)
      for (const percentile of category.children)
        for (const [index, age] of AGES.entries()) {
          const gender = GENDERS[index % GENDERS.length] ?? 'male';
          const ageMonths = months(age);
          const measurements = [{ ageMonths, bmi: bmiAtPercentile(gender, ageMonths, percent(percentile)) }];
          for (const span of ['near', 'whole'] as const) {
            const plot = buildGrowthPlot({ gender, measurements, span }, { width, rem: 16 });
            const [label] = plot.labels;
            if (!label) return expect.fail(`no label: ${percentile} at ${age} months`);
            const text = label.lines.map((line) => line.text).join('\n');
            expect(
              text.includes(category.name) || isInBand(plot, gender, label, category),
              `“${text}” of ${category.name} at ${age} months, ${span}`,
            ).toBe(true);
          }
        }
  },
);

test('the label is in its own band, at any percentile, on a usual drawing', () => {
  for (const category of CATEGORIES)
    for (const percentile of category.children) {
      const bmi = bmiAtPercentile('female', months(112.5), percent(percentile));
      const view = {
        gender: 'female',
        measurements: [{ ageMonths: months(112.5), bmi }],
        span: 'near',
      } as const;
      const plot = buildGrowthPlot(view, { width: 640, rem: 16 });
      expect(plot.labels.map((label) => isInBand(plot, 'female', label, category))).toEqual([true]);
    }
});

test.each([640, 900])('the label isn’t on the thin line next to its dot, at %i px', (width) => {
  for (const [percentile, cut] of [
    [24, 25],
    [26, 25],
    [74, 75],
    [76, 75],
  ] as const) {
    const ageMonths = months(112.5);
    const bmi = bmiAtPercentile('female', ageMonths, percent(percentile));
    const view = { gender: 'female', measurements: [{ ageMonths, bmi }], span: 'near' } as const;
    const { labels, x, y } = buildGrowthPlot(view, { width, rem: 16 });
    const [label] = labels;
    if (!label) return expect.fail(`no label: ${percentile}`);
    const { left, right, top, bottom } = label.box;
    for (const at of [left, (left + right) / 2, right]) {
      const line = y(bmiAtPercentile('female', months((at - x(0)) / (x(1) - x(0))), percent(cut)));
      expect(line < top || line > bottom, `${percentile}`).toBe(true);
    }
  }
});
