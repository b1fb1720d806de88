import { expect, test } from 'vitest';
import { kg, type WeightUnit, years } from '@evenscale/formulas/units';
import { amountIn } from '#person/format-weight.ts';
import { formatOneDecimal } from '#ui/text/format.ts';
import { heightOf, weightOf } from '#person/entry/measure-text.ts';
import type { WeightCurve } from '#charts/curve/weight-curve.ts';
import type { PlanShape } from '@evenscale/formulas/weight-model';
import { formatRoughChange } from './format-plan.ts';
import { planCurve } from './plan-horizon.ts';
import { goalMarks, pictureSentence } from './plan-chart-words.ts';
import { monthlyDays } from '#charts/curve/curve-table.ts';
import { curveTexts, expectedNames } from '#charts/curve/curve-label-words.ts';
import { marksOf } from '#charts/curve/curve-words.ts';
import { pictureOfCurve } from '#charts/curve/curve-picture.ts';
import { buildCurvePlot } from '#charts/curve/curve-plot.ts';
import { buildPlanReport, type Planned } from '#tools/planner/report.ts';

function planOf(goal: number, days: number, shape: PlanShape = 'steady', unit: WeightUnit = 'kg'): Planned {
  const report = buildPlanReport({
    person: {
      units: 'metric',
      weight: weightOf(90, 'kg'),
      height: heightOf(178, 'cm'),
      age: years(40),
      gender: 'male',
      activityLevel: 'moderatelyActive',
    },
    goal: weightOf(goal, 'kg'),
    start: '2026-11-21',
    days,
    unit,
    shape,
  });
  if (report.kind !== 'planned') throw new Error('Not planned');
  return report;
}

const curveOf = (goal: number, days: number, shape?: PlanShape): WeightCurve =>
  planCurve(planOf(goal, days, shape));

/** The height of a drawn line at a given x, from its corners. */
function heightOn(path: string, x: number): number {
  const points = [...path.matchAll(/([\d.]+),([\d.]+)/gu)].map(([, left, top]) => [
    Number(left),
    Number(top),
  ]);
  const end = points.findIndex(([left = NaN]) => left >= x);
  const [right = NaN, bottom = NaN] = points[end] ?? [];
  const [left = right, top = bottom] = points[end - 1] ?? [];
  return left === right ? bottom : top + ((x - left) / (right - left)) * (bottom - top);
}

test.each([
  { goal: 80, days: 180, shape: 'steady' },
  { goal: 80, days: 213, shape: 'steady' },
  { goal: 85, days: 39, shape: 'steady' },
  { goal: 80, days: 213, shape: 'pause' },
  { goal: 80, days: 213, shape: 'slowerEnd' },
  { goal: 100, days: 213, shape: 'steady' },
] as const)('the dot of $goal kg on day $days ($shape) is on the curve', ({ goal, days, shape }) => {
  const report = planOf(goal, days, shape);
  const curve = planCurve(report);
  const picture = pictureOfCurve(curve, { first: 0, goalDay: days });
  if (!picture) throw new Error('No curve');
  const texts = curveTexts(picture, 'kg', { expected: expectedNames.projection, today: 0 });
  const plot = buildCurvePlot(picture, texts, 'kg', { width: 998, rem: 16 });
  const path = `${plot.paths.ahead}${plot.paths.after}`;
  const marks = [...marksOf(curve.milestones, 'kg'), ...goalMarks(report, curve)];
  expect(marks.length).toBeGreaterThan(1);
  for (const { day, weight } of marks)
    expect(Math.abs(heightOn(path, plot.x(day)) - plot.y(weight)), `day ${day}`).toBeLessThan(0.3);
});

test.each([180, 213])('the goal on day %i is a stop of the chart and in the table', (days) => {
  const curve = curveOf(80, days);
  expect(curve.stops.find(({ day }) => day === days)?.weight).toBeCloseTo(80, 3);
  const rows = monthlyDays(curve).map(({ day }) => day);
  expect(rows).toContain(days);
  expect(rows).toEqual(rows.toSorted((a, b) => a - b));
});

test.each([
  { goal: 80, days: 180, shape: 'steady' },
  { goal: 80, days: 180, shape: 'pause' },
  { goal: 86, days: 40, shape: 'steady' },
  { goal: 95, days: 60, shape: 'steady' },
] as const)('the text on the weeks after $goal kg matches the curve', ({ goal, days, shape }) => {
  const report = planOf(goal, days, shape);
  const after = planCurve(report).days.slice(days);
  const change = (after[14]?.weight ?? NaN) - (after[0]?.weight ?? NaN);
  const size = formatRoughChange(kg(change), 'kg');
  expect(pictureSentence(report)).toContain(`about ${size} ${change > 0 ? 'comes back' : 'goes'}`);
  // "Then the curve is level": it drifts by less than a kilogram in the rest of the chart, back toward the goal.
  for (const { weight } of after.slice(14)) {
    expect(Math.abs(weight - goal)).toBeLessThanOrEqual(Math.abs(change) + 0.05);
  }
});

test('a plan that hardly changes the intake says that the curve is level', () => {
  const report = planOf(89.5, 400);
  expect(pictureSentence(report)).toMatch(/ From then on it’s level\.$/u);
});

test.each([
  { days: 21, goal: 89, horizon: 49 },
  { days: 180, goal: 80, horizon: 231 },
  { days: 1095, goal: 70, horizon: 1281 },
])('a chart of $days days continues to day $horizon, in whole weeks', ({ days, goal, horizon }) =>
  expect(curveOf(goal, days).horizon).toBe(horizon),
);

test.each(['steady', 'pause', 'slowerEnd'] as const)(
  '%s passes through the goal and stays near it',
  (shape) => {
    const { days, endsEarly } = curveOf(80, 180, shape);
    expect(days[180]?.weight).toBeCloseTo(80, 3);
    for (const { weight } of days.slice(180)) expect(Math.abs(weight - 80)).toBeLessThan(1);
    expect(endsEarly).toBeNull();
  },
);

test.each(['kg', 'lb', 'st'] as const)(
  'the water after the goal is the difference between the two printed weights, in %s',
  (unit) => {
    for (let goal = 72; goal < 89; goal += 0.9) {
      const report = planOf(goal, 300, 'steady', unit);
      const [atGoal, settled] = goalMarks(report, planCurve(report));
      if (!atGoal || !settled) continue;
      const [from = 0, to = 0] = [atGoal, settled].map(({ weight }) =>
        Number(formatOneDecimal(amountIn(weight, unit))),
      );
      expect(settled.text).toContain(` of water`);
      expect(Number.parseFloat(settled.text.replace('−', '-'))).toBeCloseTo(to - from, 6);
    }
  },
);
