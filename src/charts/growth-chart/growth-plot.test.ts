import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GENDERS } from '@evenscale/formulas/energy';
import { bmiValue, months } from '@evenscale/formulas/units';
import { boxOf, gapBetween } from '#charts/label-box.ts';
import { check } from '../../../tests/properties.ts';
import { buildGrowthPlot } from './growth-plot.ts';

const wide = { width: 900, rem: 16 };
const narrow = { width: 264, rem: 16 };
const view = (age = 112.5, bmi = 17.4, span: 'near' | 'whole' = 'near') => ({
  gender: 'female' as const,
  measurements: [{ ageMonths: months(age), bmi: bmiValue(bmi) }],
  span,
});

describe('the ages below the chart', () => {
  test.each([
    { span: 'near', room: wide, years: [7, 8, 9, 10, 11, 12], ticks: 61 },
    { span: 'near', room: narrow, years: [7, 8, 9, 10, 11, 12], ticks: 21 },
    { span: 'whole', room: wide, years: Array.from({ length: 19 }, (_, index) => index + 2), ticks: 73 },
    { span: 'whole', room: narrow, years: [3, 6, 9, 12, 15, 18], ticks: 37 },
  ] as const)('$span in $room.width px have numbers at $years', ({ span, room, years, ticks }) => {
    const { ageTicks } = buildGrowthPlot(view(112.5, 17.4, span), room);
    expect(ageTicks.filter(({ isLarge }) => isLarge).map((tick) => tick.years)).toEqual(years);
    expect(ageTicks).toHaveLength(ticks);
  });

  test('are at their actual positions', () => {
    const plot = buildGrowthPlot(view(), wide);
    for (const { x, years } of plot.ageTicks) expect(x).toBeCloseTo(plot.x(years * 12), 9);
    expect([plot.ageTicks[0]?.x, plot.ageTicks.at(-1)?.x]).toEqual([plot.left, plot.right]);
  });
});

test('the BMI values next to it are round', () =>
  expect(buildGrowthPlot(view(), wide).bmiTicks.map(({ text }) => text)).toEqual([
    '14',
    '16',
    '18',
    '20',
    '22',
    '24',
  ]));

test('category limits, the median and the other curves look different', () =>
  expect(buildGrowthPlot(view(150, 38), wide).curves.map(({ style }) => style)).toEqual([
    'limit',
    'between',
    'between',
    'median',
    'between',
    'limit',
    'between',
    'limit',
    'above',
    'above',
  ]));

test('names are short on a narrow drawing', () => {
  const last = (room: typeof wide) => buildGrowthPlot(view(150, 38), room).curves.at(-1)?.label.text;
  expect([last(wide), last(narrow)]).toEqual(['140% of 95th', '140%']);
});

test('nothing overlaps or leaves the drawing, for any child at any size', () => {
  const rooms = fc.constantFrom(
    narrow,
    { width: 302, rem: 16 },
    wide,
    { width: 264, rem: 32 },
    { width: 1800, rem: 32 },
  );
  const measurement = fc.record({
    ageMonths: fc.double({ min: 24, max: 239.99, noNaN: true }).map(months),
    bmi: fc.double({ min: 8, max: 90, noNaN: true }).map(bmiValue),
  });
  check(
    [
      fc.constantFrom(...GENDERS),
      fc.array(measurement, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('near' as const, 'whole' as const),
      rooms,
    ],
    (gender, measurements, span, room) => {
      const plot = buildGrowthPlot({ gender, measurements, span }, room);
      const boxes = plot.curves.map(({ label }) =>
        boxOf({ x: plot.labelsAt, y: label.y + 0.3 * room.rem, anchor: 'start' }, label.text, room.rem),
      );
      for (const [index, box] of boxes.entries()) {
        expect(box.right).toBeLessThanOrEqual(plot.width);
        expect(box.top).toBeGreaterThanOrEqual(0);
        expect(box.bottom).toBeLessThanOrEqual(plot.height);
        for (const other of boxes.slice(index + 1))
          expect(gapBetween(box, other)).toBeGreaterThanOrEqual(-1e-6);
      }
      for (const { ageMonths, bmi } of measurements) {
        expect(plot.x(ageMonths)).toBeGreaterThanOrEqual(plot.left);
        expect(plot.x(ageMonths)).toBeLessThanOrEqual(plot.right);
        expect(plot.y(bmi)).toBeGreaterThanOrEqual(plot.top);
        expect(plot.y(bmi)).toBeLessThanOrEqual(plot.bottom);
      }
      expect(plot.curves.map(({ path }) => path).join('') + plot.leaders).not.toMatch(/NaN|Infinity/u);
    },
    200,
  );
});
