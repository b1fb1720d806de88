import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GENDERS } from '@evenscale/formulas/energy';
import { bmiAtPercentile } from '@evenscale/formulas/growth';
import { bmiValue, months, percent } from '@evenscale/formulas/units';
import { boxOf, gapBetween } from '#charts/label-box.ts';
import { check } from '../../../tests/properties.ts';
import { buildGrowthPlot, type GrowthPlot } from './growth-plot.ts';

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
    expect(ageTicks.flatMap(({ text }) => (text === null ? [] : [Number(text)]))).toEqual(years);
    expect(ageTicks).toHaveLength(ticks);
  });

  test('are at their actual positions', () => {
    const plot = buildGrowthPlot(view(), wide);
    for (const { x, text } of plot.ageTicks)
      if (text !== null) expect(x).toBeCloseTo(plot.x(Number(text) * 12), 9);
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
    '26',
  ]));

test('category limits, the median and the other curves look different', () =>
  expect(buildGrowthPlot(view(150, 38), wide).curves.map(({ style }) => style)).toEqual([
    'limit',
    'cut',
    'cut',
    'median',
    'cut',
    'limit',
    'cut',
    'limit',
    'above',
    'above',
  ]));

test('names are short on a narrow drawing', () => {
  const texts = (room: typeof wide) => buildGrowthPlot(view(150, 38), room).ends.map(({ text }) => text);
  expect(texts(wide)).toContain('140% of 95th');
  expect(texts(narrow)).toContain('140%');
});

const NAMES = ['Underweight', 'Healthy weight', 'Overweight', 'Obesity'];
const namesIn = ({ names }: GrowthPlot) => names.map(({ label }) => label.lines[0]?.text);

test('every curve has its name, near its end, and no two names touch', () => {
  for (const room of [wide, narrow]) {
    const { ends, curves, y } = buildGrowthPlot(view(150, 26.8), room);
    expect(ends).toHaveLength(curves.length);
    const at5 = ends.find(({ text }) => text === '5th')?.y ?? 0;
    const end = bmiAtPercentile('female', months(180), percent(5));
    expect(Math.abs(at5 - y(end))).toBeLessThan(16);
    const gaps = ends.slice(1).map((end, index) => end.y - (ends[index]?.y ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(16);
  }
});

describe('the names of the bands', () => {
  test.each([264, 302, 334, 640, 900])('are in the drawing at %i px, at every age', (width) => {
    for (const span of ['near', 'whole'] as const)
      for (const age of [30, 48, 72, 112.5, 150, 200, 234])
        for (const gender of GENDERS) {
          const bmi = bmiAtPercentile(gender, months(age), percent(62));
          const plot = buildGrowthPlot(
            { gender, measurements: [{ ageMonths: months(age), bmi }], span },
            { width, rem: 16 },
          );
          // All ages on the smallest phone: one of the names may be under the drawing.
          if (span === 'near' || width > 264)
            expect(namesIn(plot), `${span} ${age} ${gender}`).toEqual(NAMES);
          else expect(namesIn(plot).length).toBeGreaterThan(2);
          expect(plot.isUnlabeled).toBe(false);
        }
  });

  test('are beside a drawing that has no room for them', () => {
    const plot = buildGrowthPlot(view(112.5, 17.4), { width: 200, rem: 32 });
    expect([...namesIn(plot), ...plot.unnamed.map(({ name }) => name)].toSorted()).toEqual(NAMES.toSorted());
    expect(plot.unnamed.length).toBeGreaterThan(0);
  });

  test('are between the limits of their category', () => {
    const plot = buildGrowthPlot(view(), wide);
    const overweight = plot.names.find(({ label }) => label.lines[0]?.text === 'Overweight')?.label.box;
    const limitAt = (percentile: number, x: number) => {
      const age = months(84 + ((x - plot.left) / (plot.right - plot.left)) * 60);
      return plot.y(bmiAtPercentile('female', age, percent(percentile)));
    };
    if (!overweight) return expect.fail('no name');
    for (const x of [overweight.left, overweight.right]) {
      expect(overweight.top).toBeGreaterThan(limitAt(95, x));
      expect(overweight.bottom).toBeLessThan(limitAt(85, x));
    }
  });

  test('are on none of the thin lines', () => {
    const plot = buildGrowthPlot(view(150, 26.8), { width: 1054, rem: 16 });
    const lineAt = (percentile: number, x: number) => {
      const age = months(120 + ((x - plot.left) / (plot.right - plot.left)) * 60);
      return plot.y(bmiAtPercentile('female', age, percent(percentile)));
    };
    for (const { label, angle } of plot.names) {
      expect(angle).toBe(0);
      for (const x of [label.box.left, label.box.right])
        for (const percentile of [10, 25, 75, 90]) {
          const line = lineAt(percentile, x);
          expect(line < label.box.top || line > label.box.bottom, label.lines[0]?.text).toBe(true);
        }
    }
  });
});

test('the newest measurement has its percentile beside it, and earlier ones theirs', () => {
  const measurements = [86.5, 98.2, 112.5].map((age) => ({
    ageMonths: months(age),
    completed: months(Math.floor(age)),
    bmi: bmiAtPercentile('male', months(age), percent(age - 50.5)),
  }));
  const { labels, points } = buildGrowthPlot({ gender: 'male', measurements, span: 'near' }, wide);
  expect(labels.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
    ['62nd percentile', expect.stringMatching(/^9 years 4 months, BMI \d/u)],
    ['36th'],
    ['48th'],
  ]);
  expect(points).toHaveLength(3);
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
    (gender, given, span, room) => {
      const measurements = given.toSorted((one, other) => one.ageMonths - other.ageMonths);
      const plot = buildGrowthPlot({ gender, measurements, span }, room);
      const ends = plot.ends.map(({ text, y }) =>
        boxOf({ x: plot.endsAt, y: y + 0.3 * room.rem, anchor: 'start' }, text, room.rem),
      );
      const boxes = [
        ...ends,
        ...plot.labels.map(({ box }) => box),
        ...plot.names.flatMap(({ label, angle }) => (angle === 0 ? label.box : [])),
      ];
      for (const [index, box] of boxes.entries()) {
        expect(box.right).toBeLessThanOrEqual(plot.width + 0.5);
        expect(box.top).toBeGreaterThanOrEqual(0);
        expect(box.bottom).toBeLessThanOrEqual(plot.height);
        for (const other of boxes.slice(index + 1))
          expect(gapBetween(box, other)).toBeGreaterThanOrEqual(-1e-6);
      }
      for (const [x, y] of plot.points) {
        expect(x).toBeGreaterThanOrEqual(plot.left);
        expect(x).toBeLessThanOrEqual(plot.right);
        expect(y).toBeGreaterThanOrEqual(plot.top);
        expect(y).toBeLessThanOrEqual(plot.bottom);
      }
      expect(namesIn(plot).length + plot.unnamed.length).toBe(NAMES.length);
      expect([...plot.curves, ...plot.bands].map(({ path }) => path).join('')).not.toMatch(/NaN|Infinity/u);
    },
    60,
  );
});
