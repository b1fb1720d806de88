import { describe, expect, test } from 'vitest';
import { cm, kcal, kg, percent, years } from '../units.ts';
import { regimeOf, regimesOf } from './phases.ts';
import { weightModelStart } from './start.ts';

const start = weightModelStart({
  gender: 'male',
  age: years(45),
  height: cm(175),
  weight: kg(100),
  pal: 1.5,
  bodyFat: percent(30),
  restingEnergy: kcal(1800),
});

describe('a phase', () => {
  test('has defaults: half carbohydrate, sodium in proportion to intake, the usual movement', () =>
    expect(regimeOf(start, { fromDay: 3, intake: kcal(2160) })).toEqual({
      intake: 2160,
      carbs: 1080,
      sodium: 3200,
      activity: start.activity,
    }));

  test('uses the values it is given', () => {
    const named = { fromDay: 3, intake: kcal(2160), carbFraction: 0.2, sodium: 2300 };
    expect(regimeOf(start, named)).toMatchObject({ carbs: 432, sodium: 2300 });
  });

  test.each([
    { activity: { kind: 'factor', factor: 1.4 }, expected: 8.82 },
    { activity: { kind: 'factor', factor: 0 }, expected: 0 },
    { activity: { kind: 'factor', factor: -1 }, expected: 0 },
    { activity: { kind: 'pal', pal: 1.7 }, expected: 9.54 },
    { activity: { kind: 'pal', pal: 1 }, expected: 0 },
  ] as const)('moves as much as $activity says: $expected kcal per kg and day', ({ activity, expected }) =>
    expect(regimeOf(start, { fromDay: 0, intake: kcal(2700), activity }).activity).toBeCloseTo(expected, 9),
  );
});

describe('phases one after the other', () => {
  const regimeOn = regimesOf(start, [
    { fromDay: 30, intake: kcal(2500) },
    { fromDay: 10, intake: kcal(2000) },
  ]);

  test.each([
    { day: 0, intake: 2700 },
    { day: 9, intake: 2700 },
    { day: 10, intake: 2000 },
    { day: 29, intake: 2000 },
    { day: 30, intake: 2500 },
    { day: 400, intake: 2500 },
  ])('on day $day have an intake of $intake kcal, in whatever order they’re listed', ({ day, intake }) =>
    expect(regimeOn(day).intake).toBe(intake),
  );

  test('don’t change the days before the first', () =>
    expect(regimeOn(0)).toEqual({ intake: 2700, carbs: 1350, sodium: 4000, activity: start.activity }));
});
