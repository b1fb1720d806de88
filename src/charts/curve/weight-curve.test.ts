import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cm, kcal, kg, percent, years } from '@evenscale/formulas/units';
import { idealWeightRange } from '@evenscale/formulas/bmi';
import {
  intakeForGoal,
  isModelled,
  projectWeight,
  WEIGHT_MODEL_RANGE,
  type WeightModelPerson,
  weightModelStart,
  type WeightPhase,
} from '@evenscale/formulas/weight-model';
import { accepted, check, expectSound } from '../../../tests/properties.ts';
import { monthlyDays } from './curve-table.ts';
import { CURVE_BAND } from '#person/plan/plan-band.ts';
import { buildWeightCurve, type WeightCurve } from './weight-curve.ts';

/** The man from the issue: 40 years, 178 cm, 90 kg; moderately active. */
const man: WeightModelPerson = {
  gender: 'male',
  age: years(40),
  height: cm(178),
  weight: kg(90),
  pal: 1.55,
  bodyFat: null,
  restingEnergy: kcal(1817.5),
  maintenanceIntake: kcal(1817.5 * 1.55),
};

const eating = (person: WeightModelPerson, gap: number): readonly WeightPhase[] => [
  { fromDay: 0, intake: kcal(weightModelStart(person).intake + gap) },
];
const curveOf = (gap: number, horizon = 365, person = man): WeightCurve =>
  buildWeightCurve({ person, phases: eating(person, gap), horizon });
const last = ({ days }: WeightCurve) => days.at(-1);

describe('a year at 500 kcal below', () => {
  const curve = curveOf(-500);

  test('is the model’s projection, day by day', () => {
    const projected = projectWeight(man, eating(man, -500), 365).days;
    expect(curve.days.map(({ weight }) => weight)).toEqual(projected.map(({ weight }) => weight));
    expect(last(curve)?.weight).toBeCloseTo(76.38, 2);
  });

  test('has the old rule: 3,500 kcal per pound', () => {
    expect(last(curve)?.rule).toBeCloseTo(90 - ((500 * 365) / 3500) * 0.453592, 6);
    expect(curve.days[0]?.rule).toBe(90);
  });

  test.each([
    { day: 0, low: 1, high: 1, swing: 1 },
    { day: 28, low: 1 - 0.06 * (1 - (3 / 7) ** 2), high: 1 + 0.04 * (1 - (3 / 7) ** 2), swing: (3 / 7) ** 2 },
    { day: 49, low: 0.94, high: 1.04, swing: 0 },
    { day: 365, low: 0.94, high: 1.04, swing: 0 },
  ])('has a band that on day $day is $low to $high of the weight, and $swing kg of water', (at) => {
    const day = curve.days[at.day];
    const weight = day?.weight ?? NaN;
    expect(day?.low).toBeCloseTo(weight * at.low - at.swing, 9);
    expect(day?.high).toBeCloseTo(weight * at.high + at.swing, 9);
  });

  test.each([-1000, -500, -250])(
    'has a band without a notch where the first water goes, at %i kcal',
    (gap) => {
      const { days } = curveOf(gap);
      const [first, later] = [days[0]?.high ?? NaN, days[28]?.high ?? NaN];
      for (const { weight, low, high } of days.slice(0, 28)) {
        expect(high).toBeGreaterThan(Math.min(first, later) - 0.05);
        expect(low).toBeLessThan(weight);
        expect(high).toBeGreaterThan(weight);
      }
      const falls = days.slice(1, 49).map(({ low }, index) => (days[index]?.low ?? NaN) - low);
      expect(Math.min(...falls)).toBeGreaterThan(0);
    },
  );

  test('can be read every week and on the last day', () => {
    const days = curve.stops.map(({ day }) => day);
    expect(days).toEqual([...Array.from({ length: 52 }, (_, week) => week * 7), 365]);
  });

  test('has the ends of the healthy range that the calculators print for this height', () => {
    expect(curve.healthy).toMatchObject(idealWeightRange(man.height));
    expect(curve.healthy.max).toBeCloseTo(78.8932, 4);
  });

  test('has the lower end for some family backgrounds, except from 65 on', () => {
    const healthyOf = (age: number) =>
      buildWeightCurve({
        person: { ...man, age: years(age) },
        phases: eating(man, -500),
        horizon: 365,
        familyBackground: true,
      }).healthy;
    expect(healthyOf(40).max).toBeCloseTo(22.9 * 1.78 ** 2, 9);
    expect(healthyOf(70).max).toBeCloseTo(27.5 * 1.78 ** 2, 9);
  });

  test('has the range for that age from 65 on, and still ends at a BMI of 18.5', () => {
    const older = curveOf(-500, 1095, { ...man, age: years(65), weight: kg(66) });
    expect(older.healthy.min).toBeCloseTo(23 * 1.78 ** 2, 9);
    expect(older.healthy.max).toBeCloseTo(27.5 * 1.78 ** 2, 9);
    expect(older.endsEarly).not.toBeNull();
    expect(last(older)?.weight).toBeLessThan(older.healthy.min);
    expect(last(older)?.weight).toBeGreaterThanOrEqual(18.5 * 1.78 ** 2);
    expect(curveOf(-500, 1095, { ...man, age: years(64.9) }).healthy).toEqual(curve.healthy);
  });

  test('lists its milestones in order, each on the first day it applies', () => {
    expect(curve.milestones.map(({ kind }) => kind)).toEqual(['lighter', 'half', 'inRange']);
    const [lighter, half, inRange] = curve.milestones;
    expect(curve.days[(lighter?.day ?? 0) - 1]?.weight).toBeGreaterThan(85.5);
    expect(lighter?.weight).toBeLessThanOrEqual(85.5);
    expect(inRange?.weight).toBeLessThan(78.95);
    expect(curve.days[(inRange?.day ?? 0) - 1]?.weight).toBeGreaterThanOrEqual(78.94);
    expect(half?.day).toBe(curve.longRun?.halfDay);
    expect(curve.longRun?.weight).toBeCloseTo(68.88, 1);
  });

  test('mentions no class that is left within a week', () => {
    const kinds = (weight: number) => {
      const { milestones } = curveOf(-500, 1095, { ...man, weight: kg(weight) });
      return milestones.flatMap((mark) => (mark.kind === 'belowClass' ? [mark.limit] : []));
    };
    const obese = 30 * 1.78 ** 2;
    expect(kinds(obese + 0.1)).toEqual([]);
    expect(kinds(obese + 3)).toEqual([30]);
  });
});

describe('the readable days', () => {
  test.each([
    { horizon: 91, last: [84, 91] },
    { horizon: 180, last: [168, 175, 180] },
    { horizon: 730, last: [714, 721, 730] },
    { horizon: 1095, last: [1078, 1085, 1095] },
    { horizon: 2, last: [0, 2] },
  ])('of $horizon days end with $last', ({ horizon, last: ends }) =>
    expect(
      curveOf(-250, horizon)
        .stops.map(({ day }) => day)
        .slice(-ends.length),
    ).toEqual(ends),
  );
});

describe('the days on which a new phase starts', () => {
  const phases = [
    { fromDay: 0, intake: kcal(2200) },
    { fromDay: 213, intake: kcal(2600) },
  ];
  const curve = buildWeightCurve({ person: man, phases, horizon: 280 });

  test('are turns of the curve, and are readable', () => {
    expect(curve.turns).toEqual([213]);
    expect(curve.stops.map(({ day }) => day).slice(29, 34)).toEqual([203, 210, 213, 217, 224]);
  });

  test('have a row in the table that replaces a nearby month', () =>
    expect(monthlyDays(curve).map(({ day }) => day)).toEqual([0, 30, 61, 91, 122, 152, 183, 213, 243, 280]));
});

describe('the rows of the table', () => {
  test.each([
    { horizon: 91, days: [0, 30, 61, 91] },
    { horizon: 100, days: [0, 30, 61, 100] },
    { horizon: 365, days: [0, 30, 61, 91, 122, 152, 183, 213, 243, 274, 304, 335, 365] },
  ])('of $horizon days', ({ horizon, days }) =>
    expect(monthlyDays(curveOf(-250, horizon)).map(({ day }) => day)).toEqual(days),
  );

  test('come every third month after the first year', () => {
    const days = monthlyDays(curveOf(-250, 1095)).map(({ day }) => day);
    expect(days).toHaveLength(21);
    expect(days.slice(-9)).toEqual([365, 456, 548, 639, 730, 821, 913, 1004, 1095]);
  });
});

describe('directions', () => {
  test('an intake equal to expenditure maintains the weight', () => {
    const curve = curveOf(0);
    expect(curve.direction).toBe('level');
    expect(curve.milestones).toEqual([]);
    expect(last(curve)?.weight).toBeCloseTo(90, 6);
    expect(last(curve)?.rule).toBeCloseTo(90, 6);
  });

  test('gaining lists the categories that are reached', () => {
    const thin = { ...man, weight: kg(55) };
    const curve = buildWeightCurve({ person: thin, phases: eating(thin, 500), horizon: 730 });
    expect(curve.direction).toBe('gaining');
    expect(curve.endsEarly).toBeNull();
    expect(curve.milestones.filter(({ kind }) => kind.startsWith('reaches'))).toEqual([]);
    const inRange = curve.milestones.find(({ kind }) => kind === 'inRange');
    expect(inRange?.weight).toBeGreaterThanOrEqual(58.6154);
    expect(curve.days[(inRange?.day ?? 0) - 1]?.weight).toBeLessThan(58.6154);
    expect(last(curve)?.rule).toBeGreaterThan(last(curve)?.weight ?? 0);
  });

  test.each([
    { from: 77, age: 40, gap: 800, limits: [25] },
    { from: 78.9, age: 40, gap: 800, limits: [30] },
    { from: 100, age: 40, gap: -800, limits: [30, 'inRange'] },
    { from: 80, age: 40, gap: -500, limits: ['inRange'] },
    { from: 100, age: 70, gap: -1000, limits: [30, 'inRange', 23] },
    { from: 66, age: 70, gap: 1000, limits: ['inRange', 27.5] },
  ])('from $from kg at $age, $gap kcal pass $limits', ({ from, age, gap, limits }) => {
    const { milestones } = curveOf(gap, 1095, { ...man, weight: kg(from), age: years(age) });
    const passed = milestones.flatMap((one): readonly (string | number)[] => {
      if (one.kind === 'inRange') return [one.kind];
      return 'limit' in one ? [one.limit] : [];
    });
    expect(passed.slice(0, limits.length)).toEqual(limits);
  });

  test('a goal at the printed end of the range arrives in it', () => {
    // 24.9 × 1.746² is 75.909 kg, printed as 75.9; of 174.7 cm it is 75.996 kg, printed as 76.0.
    for (const [height, goal] of [
      [174.6, 75.9],
      [174.7, 76],
    ] as const) {
      const person = { ...man, height: cm(height), weight: kg(84) };
      const plan = intakeForGoal(person, { weight: kg(goal), day: 200 });
      if (plan.kind !== 'found') throw new RangeError('no plan');
      const phases = [{ fromDay: 0, intake: plan.intake }];
      const { milestones } = buildWeightCurve({ person, phases, horizon: 200 });
      expect(milestones.some(({ kind }) => kind === 'inRange')).toBe(true);
    }
  });

  test('a plateau is named if the chart continues long enough after it', () => {
    const curve = curveOf(-500, 1095);
    const plateau = curve.milestones.find(({ kind }) => kind === 'plateau');
    expect(plateau).toBeDefined();
    const day = plateau?.day ?? 0;
    expect((curve.days[day]?.weight ?? 0) - (curve.days[day + 30]?.weight ?? 0)).toBeLessThan(0.2);
    expect((curve.days[day - 1]?.weight ?? 0) - (curve.days[day + 29]?.weight ?? 0)).toBeGreaterThanOrEqual(
      0.2,
    );
    expect(curveOf(-500, day + 20).milestones.some(({ kind }) => kind === 'plateau')).toBe(false);
  });

  test('a break at maintenance is not a plateau', () => {
    const phases: readonly WeightPhase[] = [
      { fromDay: 0, intake: kcal(2300) },
      { fromDay: 100, intake: kcal(2700) },
      { fromDay: 160, intake: kcal(2100) },
    ];
    const { milestones } = buildWeightCurve({ person: man, phases, horizon: 365 });
    expect(milestones.some(({ kind }) => kind === 'plateau')).toBe(false);
  });
});

describe('a curve that ends early', () => {
  const light = { ...man, weight: kg(62) };

  test('ends on the last day before the BMI would be below 18.5', () => {
    const curve = curveOf(-500, 365, light);
    expect(curve.endsEarly).not.toBeNull();
    expect(curve.days.length).toBe(curve.endsEarly);
    expect(last(curve)?.weight).toBeGreaterThanOrEqual(curve.healthy.min);
    expect(projectWeight(light, eating(light, -500), 365).days[curve.endsEarly ?? 0]?.weight).toBeLessThan(
      curve.healthy.min,
    );
    expect(curve.longRun).toBeNull();
    expect(curve.stops.at(-1)).toBe(last(curve));
  });

  test('beyond the horizon, only the long run is left out', () => {
    const curve = curveOf(-300, 91, { ...man, weight: kg(64) });
    expect(curve.endsEarly).toBeNull();
    expect(curve.longRun).toBeNull();
    expect(curve.milestones.some(({ kind }) => kind === 'half')).toBe(false);
  });

  test('may start below the limit and rise, but not fall further', () => {
    const thin = { ...man, weight: kg(57) };
    expect(curveOf(-250, 365, thin).endsEarly).toBeLessThan(14);
    expect(curveOf(0, 365, thin).endsEarly).toBeNull();
    const phases = [
      { fromDay: 0, intake: kcal(2900) },
      { fromDay: 200, intake: kcal(1600) },
    ];
    const both = buildWeightCurve({ person: thin, phases, horizon: 500 });
    expect(both.endsEarly).toBeGreaterThan(200);
    expect(last(both)?.weight).toBeGreaterThanOrEqual(both.healthy.min);
  });

  test('shows the old rule only down to the healthy range', () => {
    const curve = curveOf(-1000, 365, { ...man, weight: kg(75) });
    const promised = curve.days.filter(({ rule }) => rule !== null);
    expect(promised.length).toBeLessThan(curve.days.length);
    expect(promised.at(-1)?.rule).toBeGreaterThanOrEqual(curve.healthy.min);
  });
});

test('includes more movement in the old rule as well', () => {
  const phases: readonly WeightPhase[] = [
    { fromDay: 0, intake: kcal(1817.5 * 1.55), activity: { kind: 'pal', pal: 1.725 } },
  ];
  const curve = buildWeightCurve({ person: man, phases, horizon: 365 });
  const gap = 0.9 * 1817.5 * (1.725 - 1.55);
  expect(last(curve)?.rule).toBeCloseTo(90 - ((gap * 365) / 3500) * 0.453592, 6);
});

test("for any person in the model's range and any intake, nothing invalid or unsafe is drawn", () => {
  const between = ({ min, max }: { readonly min: number; readonly max: number }) =>
    fc.double({ min, max, noNaN: true });
  const anybody = fc
    .record({
      gender: accepted.gender,
      age: between(WEIGHT_MODEL_RANGE.age).map(years),
      height: between(WEIGHT_MODEL_RANGE.height).map(cm),
      weight: between(WEIGHT_MODEL_RANGE.weight).map(kg),
      pal: between(WEIGHT_MODEL_RANGE.pal),
      bodyFat: fc.option(between({ min: 1, max: 70 }).map(percent)),
    })
    .filter(isModelled);
  check(
    [anybody, fc.double({ min: 0, max: 8000, noNaN: true }), fc.integer({ min: 1, max: 1095 })],
    (person, intake, horizon) => {
      const curve = buildWeightCurve({ person, phases: [{ fromDay: 0, intake: kcal(intake) }], horizon });
      const floor = Math.min(18.5 * (person.height / 100) ** 2, person.weight - 0.25);
      for (const { weight, low, high, rule } of curve.days) {
        for (const value of [weight, low, high, rule ?? 0]) expectSound(value);
        expect(weight).toBeGreaterThanOrEqual(floor);
        expect(low).toBeLessThanOrEqual(weight);
        expect(high).toBeGreaterThanOrEqual(weight);
      }
      expect(curve.days.length).toBe(curve.endsEarly ?? horizon + 1);
      expect(curve.milestones.every(({ day }) => day < curve.days.length)).toBe(true);
      expect(CURVE_BAND.below).toBeGreaterThan(0);
    },
    200,
  );
});
