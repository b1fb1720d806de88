import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GENDERS } from '@evenscale/formulas/energy';
import { cm, kcal, kg, years } from '@evenscale/formulas/units';
import { type WeightModelPerson, weightModelStart } from '@evenscale/formulas/weight-model';
import { check } from '../../../tests/properties.ts';
import { chartLabelTexts, marksOf } from './weight-chart-words.ts';
import { buildWeightCurve, type WeightCurve } from './weight-curve.ts';
import { boxOf, gapBetween } from '#charts/label-box.ts';
import { placeLabels } from './weight-labels.ts';
import { buildWeightPlot } from './weight-plot.ts';

const man: WeightModelPerson = {
  gender: 'male',
  age: years(40),
  height: cm(178),
  weight: kg(90),
  pal: 1.55,
  bodyFat: null,
};

function curveOf(gap: number, horizon = 365, person = man): WeightCurve {
  const intake = kcal(weightModelStart(person).intake + gap);
  return buildWeightCurve({ person, phases: [{ fromDay: 0, intake }], horizon });
}

const wide = { width: 998, rem: 16 };
const narrow = { width: 232, rem: 16 };

describe('the axis of weeks', () => {
  test.each([
    { horizon: 91, room: wide, labels: [0, 2, 4, 6, 8, 10, 12], ticks: 14 },
    { horizon: 365, room: wide, labels: [0, 13, 26, 39, 52], ticks: 53 },
    { horizon: 365, room: narrow, labels: [0, 26, 52], ticks: 27 },
    { horizon: 730, room: wide, labels: [0, 26, 52, 78, 104], ticks: 105 },
    { horizon: 1095, room: wide, labels: [0, 26, 52, 78, 104, 130, 156], ticks: 157 },
    { horizon: 1095, room: narrow, labels: [0, 104], ticks: 13 },
    { horizon: 5, room: narrow, labels: [0], ticks: 1 },
  ])('over $horizon days in $room.width px has labels at $labels', ({ horizon, room, labels, ticks }) => {
    const { weekTicks } = buildWeightPlot(curveOf(-250, horizon), 'kg', room);
    expect(weekTicks.filter(({ size }) => size === 'large').map(({ week }) => week)).toEqual(labels);
    expect(weekTicks).toHaveLength(ticks);
  });

  test('is drawn at its actual positions', () => {
    const plot = buildWeightPlot(curveOf(-250), 'kg', wide);
    const share = (plot.weekTicks.at(-1)?.x ?? 0) - plot.left;
    expect(share / (plot.right - plot.left)).toBeCloseTo(364 / 365, 9);
  });
});

describe('the weight axis', () => {
  test.each([
    { unit: 'kg', texts: ['70', '75', '80', '85', '90'] },
    { unit: 'lb', texts: ['150', '160', '170', '180', '190', '200'] },
    { unit: 'st', texts: ['11 st', '12 st', '13 st', '14 st'] },
  ] as const)('are round in $unit', ({ unit, texts }) =>
    expect(
      buildWeightPlot(curveOf(-500), unit, wide)
        .weightTicks.map(({ text }) => text)
        .toSorted(),
    ).toEqual(texts),
  );

  test('are halves of a stone if a whole one is too much', () => {
    const { weightTicks } = buildWeightPlot(curveOf(0, 365, { ...man, weight: kg(60) }), 'st', narrow);
    expect(weightTicks.map(({ text }) => text)).toContain('9 st 7');
  });
});

describe('the drawing', () => {
  test('grows with the visitor’s text size, and is laid out for its width', () => {
    const [small, large] = [narrow, { width: 600, rem: 32 }].map((room) =>
      buildWeightPlot(curveOf(-500), 'kg', room),
    );
    expect(small?.isNarrow).toBe(true);
    expect(large?.isNarrow).toBe(true);
    expect(large?.height).toBe((small?.height ?? 0) * 2);
    expect(buildWeightPlot(curveOf(-500), 'kg', wide).isNarrow).toBe(false);
  });

  test('shades the healthy range only if the curve comes near it', () => {
    const heavy = { ...man, weight: kg(160), height: cm(165) };
    expect(buildWeightPlot(curveOf(-250, 91, heavy), 'kg', wide).healthy).toBeNull();
    expect(buildWeightPlot(curveOf(-500), 'kg', wide).healthy).not.toBeNull();
  });

  test('makes room for the old rule, but not at the expense of the curve', () => {
    const heavy = { ...man, weight: kg(160) };
    const plot = buildWeightPlot(curveOf(-1000, 1095, heavy), 'kg', wide);
    expect(plot.y(160) - plot.y(170)).toBeGreaterThan(0);
    const { days } = curveOf(-1000, 1095, heavy);
    const band = plot.y(days.at(-1)?.low ?? 0) - plot.top;
    expect(band / (plot.bottom - plot.top)).toBeGreaterThan(0.45);
  });

  test('does not go far beyond a curve that ends early', () => {
    const light = curveOf(-250, 365, { ...man, weight: kg(60) });
    const plot = buildWeightPlot(light, 'kg', wide);
    expect(light.endsEarly).toBeLessThan(45);
    expect(plot.x(56)).toBeCloseTo(plot.right, 9);
    const later = curveOf(-400, 365, { ...man, weight: kg(65) });
    const end = buildWeightPlot(later, 'kg', wide).x(later.endsEarly ?? 0);
    expect((end - plot.left) / (plot.right - plot.left)).toBeCloseTo(0.8, 2);
  });

  test('draws the old rule only as far as it goes', () => {
    const plot = buildWeightPlot(curveOf(-1000, 1095, { ...man, weight: kg(75) }), 'kg', wide);
    expect(plot.rule).toMatch(/^M[\d.,]+L/u);
    expect(plot.rule.length).toBeLessThan(plot.curve.length);
  });
});

describe('the labels in the drawing', () => {
  const placed = (curve: WeightCurve, room = wide) => {
    const plot = buildWeightPlot(curve, 'kg', room);
    const marks = marksOf(curve.milestones, 'kg');
    const scene = { curve, plot, rem: room.rem, pointedDay: curve.days.length - 1 };
    return { plot, labels: placeLabels(scene, { ...chartLabelTexts(curve), marks }) };
  };

  test('are all shown if there is room', () => {
    const { labels } = placed(curveOf(-500));
    expect(labels.rule?.text).toBe('the old rule of thumb');
    expect(labels.band?.text).toBe('nine in ten people');
    expect(labels.healthy?.text).toBe('Healthy range, BMI 18.5 to 25');
    expect(labels.curve).not.toBeNull();
    expect(labels.marks.map(({ text }) => text)).toEqual([
      '5% lighter',
      'Half of the long-term change',
      'In the healthy range',
    ]);
  });

  test('name the range from 65 on, which is shaded in place of the healthy range', () => {
    const older = { ...man, age: years(65), weight: kg(95) };
    const { plot, labels } = placed(curveOf(-500, 365, older));
    expect(labels.healthy?.text).toBe('Range for 65 and over, BMI 23 to 27.5');
    expect(plot.healthy?.top).toBeCloseTo(plot.y(27.5 * 1.78 ** 2), 6);
    expect(labels.marks.map(({ text }) => text)).toContain('In the range for 65 and over');
    expect(labels.marks.map(({ text }) => text)).not.toContain('In the healthy range');
  });

  test('are short on a narrow drawing, and the marked days have numbers', () => {
    const { labels } = placed(curveOf(-500), narrow);
    expect(labels.rule?.text).toBe('the old rule');
    expect(labels.healthy?.text).toBe('Healthy range');
    expect(labels.marks.map(({ text }) => text)).toEqual(['1', '2', '3']);
  });

  test('don’t name the old rule if it agrees with the curve', () =>
    expect(placed(curveOf(0)).labels.rule).toBeNull());

  test('of a rising curve are below it', () => {
    const { labels } = placed(curveOf(500, 730, { ...man, weight: kg(56) }));
    expect(labels.marks.length).toBeGreaterThan(1);
    expect(labels.marks.filter(({ y, dotY }) => y > dotY).length).toBeGreaterThan(1);
  });

  test('never overlap, and never leave the drawing', () => {
    const somebody = fc.record({
      gender: fc.constantFrom(...GENDERS),
      age: fc.integer({ min: 18, max: 80 }).map(years),
      height: fc.integer({ min: 150, max: 200 }).map(cm),
      weight: fc.integer({ min: 45, max: 180 }).map(kg),
      pal: fc.double({ min: 1.2, max: 1.9, noNaN: true }),
      bodyFat: fc.constant(null),
    });
    const rooms = fc.constantFrom(narrow, { width: 302, rem: 16 }, { width: 680, rem: 16 }, wide, {
      width: 552,
      rem: 32,
    });
    check(
      [somebody, fc.integer({ min: -1000, max: 1000 }), fc.constantFrom(91, 365, 1095), rooms],
      (person, gap, horizon, room) => {
        const { plot, labels } = placed(curveOf(gap, horizon, person), room);
        const texts = [labels.healthy, labels.band, labels.rule, labels.curve, ...labels.marks];
        const boxes = texts.flatMap((label) => (label ? [boxOf(label, label.text, room.rem)] : []));
        for (const [index, box] of boxes.entries()) {
          expect(box.left).toBeGreaterThanOrEqual(0);
          expect(box.right).toBeLessThanOrEqual(plot.width);
          expect(box.top).toBeGreaterThanOrEqual(0);
          expect(box.bottom).toBeLessThanOrEqual(plot.height);
          for (const other of boxes.slice(index + 1))
            expect(gapBetween(box, other)).toBeGreaterThanOrEqual(0);
        }
        expect(`${plot.curve}${plot.band}${plot.rule}`).not.toMatch(/NaN|Infinity/u);
      },
      120,
    );
  });

  test.each([narrow, { width: 358, rem: 16 }, { width: 680, rem: 16 }, wide, { width: 552, rem: 32 }])(
    'leave the line of the pointer free, in $width px with a rem of $rem px',
    (room) => {
      for (let goalDay = 21; goalDay <= 350; goalDay += 7) {
        const curve = curveOf(-500);
        const plot = buildWeightPlot(curve, 'lb', room);
        const goal = { day: goalDay, weight: curve.days[goalDay]?.weight ?? kg(0), text: 'Your goal' };
        const earlier = marksOf(curve.milestones, 'lb').filter(({ day }) => day < goalDay);
        const later = { day: goalDay + 14, weight: goal.weight, text: '+1.2 lb of water' };
        const scene = { curve, plot, rem: room.rem, pointedDay: goalDay };
        const labels = placeLabels(scene, { ...chartLabelTexts(curve), marks: [...earlier, goal, later] });
        const line = plot.x(goalDay);
        const [before, after] = labels.marks.slice(-2).map((mark) => boxOf(mark, mark.text, room.rem));
        if (before && after && room.width < 500)
          expect(gapBetween(before, after), `numbers of day ${goalDay}`).toBeGreaterThan(0.4 * room.rem);
        for (const label of [labels.healthy, labels.band, labels.rule, labels.curve, ...labels.marks]) {
          if (!label) continue;
          const { left, right } = boxOf(label, label.text, room.rem);
          expect(left > line || right < line, `${label.text} on day ${goalDay}`).toBe(true);
        }
      }
    },
  );
});

test.each(['kg', 'lb'] as const)('there is room for the unit above the highest weight, in %s', (unit) => {
  for (let weight = 50; weight < 160; weight += 2.9) {
    const curve = curveOf(-250, 365, { ...man, weight: kg(weight) });
    for (const room of [narrow, wide, { width: 552, rem: 32 }]) {
      const { top, weightTicks } = buildWeightPlot(curve, unit, room);
      expect(weightTicks.length).toBeGreaterThan(1);
      expect(Math.min(...weightTicks.map(({ y }) => y))).toBeGreaterThanOrEqual(top + 0.5 * room.rem);
    }
  }
});
