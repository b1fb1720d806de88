import { describe, expect, test } from 'vitest';
import { kg } from '@evenscale/formulas/units';
import type { SavedResult } from '#person/database/saved-result.ts';
import { dayNumber } from '#person/log/local-day.ts';
import { courseBeside, NO_PLAN, plannedCourse, savedCourse, shownPlan } from './planned-course.ts';
import type { SavedCourse } from './planned-course.ts';

/** The man of the reference programs: 2,817 kcal maintain his 90 kg. */
const BMR = 10 * 90 + 6.25 * 178 - 5 * 40 + 5;
const TDEE = BMR * 1.55;

const PLAN = { entries: 'kg~80/2027-05-20/steady', end: '2027-05-20', afterwards: 2650 } as const;

/** The planner's result for 80 kg in 180 days. */
const saved: SavedResult = {
  id: 'r1',
  savedAt: '2026-11-21T12:00:00.000Z',
  changedAt: '2026-11-21T12:00:00.000Z',
  calculator: 'planner',
  note: '',
  typed: {
    inStone: false,
    weight: { unit: 'kg', kilograms: '90' },
    height: { unit: 'cm', centimetres: '178' },
    age: '40',
    bodyFat: '',
  },
  person: {
    units: 'metric',
    kilograms: 90,
    centimetres: 178,
    age: 40,
    gender: 'male',
    activityLevel: 'moderatelyActive',
  },
  goal: null,
  plan: PLAN,
  bodyFat: null,
  figures: { bmi: 90 / 1.78 ** 2, bmr: BMR, tdee: TDEE, target: 2180 },
};

function courseOf(result: SavedResult): SavedCourse {
  const course = savedCourse(result);
  if (!course) throw new Error('No plan');
  return course;
}

const first = dayNumber('2026-11-21');

describe('a saved plan', () => {
  test('runs from its starting weight to its goal, on its own dates', () => {
    const days = plannedCourse(courseOf(saved));
    expect(days).toHaveLength(181);
    expect(days[0]).toEqual({ day: first, weight: 90, low: 90, high: 90 });
    expect((days[60]?.low ?? 0) / (days[60]?.weight ?? 1)).toBeCloseTo(0.94, 9);
    expect(days.at(-1)?.day).toBe(dayNumber('2027-05-20'));
    expect(days.at(-1)?.weight).toBeCloseTo(80, 3);
    for (const [index, { day, weight }] of days.entries()) {
      expect(day).toBe(first + index);
      expect(weight).toBeLessThanOrEqual(days[index - 1]?.weight ?? 90);
    }
  });

  test('loses water first, as in the model: more than a straight line', () => {
    const days = plannedCourse(courseOf(saved));
    expect(days[7]?.weight).toBeLessThan(90 - (10 / 180) * 7);
  });

  test('with a pause keeps the weight steady in the middle', () => {
    const plan = { entries: 'kg~80/2027-05-20/pause', end: '2027-05-20', afterwards: null };
    const days = plannedCourse(courseOf({ ...saved, plan }));
    expect(days.at(-1)?.weight).toBeCloseTo(80, 3);
    // Eating more again brings some water back.
    expect(days[97]?.weight).toBeGreaterThan(days[83]?.weight ?? Infinity);
  });

  test('uses the maintenance calories that it was made with', () => {
    const lower = plannedCourse(courseOf({ ...saved, figures: { ...saved.figures, tdee: TDEE - 400 } }));
    expect(lower.at(-1)?.weight).toBeCloseTo(80, 3);
    expect(lower[90]?.weight).not.toBeCloseTo(plannedCourse(courseOf(saved))[90]?.weight ?? 0, 3);
  });

  test('doesn’t exist for another result', () => {
    const { plan: _, ...other } = saved;
    expect(savedCourse({ ...other, calculator: 'tdee' })).toBeNull();
  });

  test.each<readonly [string, Partial<SavedResult>]>([
    ['no intake that is safe', { figures: { ...saved.figures, target: null } }],
    ['a child', { person: { ...saved.person, age: 17 } }],
    [
      'a goal below a healthy weight',
      { plan: { entries: 'kg~58/2027-05-20/steady', end: '2027-05-20', afterwards: null } },
    ],
  ])('doesn’t exist for %s', (_, change) => {
    expect(savedCourse({ ...saved, ...change })).toBeNull();
  });

  test.each<readonly [string, Partial<SavedResult>]>([
    ['its day has passed', { plan: { ...PLAN, end: '2026-11-20' } }],
    ['it is longer than plans are', { plan: { ...PLAN, end: '2150-01-01' } }],
    ['its energy is no body’s', { figures: { ...saved.figures, tdee: 900_000 } }],
    ['it has no energy', { figures: { ...saved.figures, tdee: null } }],
    ['its height is not modeled', { person: { ...saved.person, centimetres: 90, kilograms: 85 } }],
  ])('has no line if %s', (_, change) => {
    expect(plannedCourse(courseOf({ ...saved, ...change }))).toEqual([]);
  });
});

test('a course is shown from the first day of the log to its goal', () => {
  const course = Array.from({ length: 200 }, (_, day) => ({ day, weight: kg(80), low: 78, high: 82 }));
  const span = (from: number) => courseBeside(course, from).map(({ day }) => day);
  expect(span(50).at(0)).toBe(50);
  expect(span(50).at(-1)).toBe(199);
  expect(span(-100)).toHaveLength(200);
  expect(span(199)).toEqual([]);
  expect(span(300)).toEqual([]);
});

test('the newest plan is shown until another one or none is chosen', () => {
  const plans = ['r3', 'r2'].map((id) => courseOf({ ...saved, id }));
  expect(shownPlan(plans, undefined)?.id).toBe('r3');
  expect(shownPlan(plans, 'r2')?.id).toBe('r2');
  expect(shownPlan(plans, 'deleted')?.id).toBe('r3');
  expect(shownPlan(plans, NO_PLAN)).toBeNull();
  expect(shownPlan([], undefined)).toBeNull();
});
