import { kg } from '@evenscale/formulas/units';
import { expect, test } from 'vitest';
import { initialEntries } from '#person/entries/field.ts';
import { addDays, dayNumber } from '#person/log/local-day.ts';
import { planner } from '#tools/planner/entries.ts';
import { followedPlanOf } from '#tools/planner/kept-plan.ts';
import { courseBeside, isDrawn } from './course-beside.ts';

const START = '2026-10-01';
const DAYS = 360;
const plan = followedPlanOf({
  entries: {
    ...initialEntries(planner),
    weight: '112 kg',
    height: '176 cm',
    age: '52',
    activityLevel: 'lightlyActive',
    goalWeight: '100 kg',
    goalDate: addDays(START, DAYS),
  },
  start: START,
  update: null,
});

const WHOLE = { isWhole: true, lastDays: null } as const;

/** The days drawn after so many days of weighing since the start: the first, and how many from today on. */
function drawnAfter(behind: number, isWhole: boolean) {
  const today = addDays(START, behind);
  const weighings = behind === 0 ? [] : [{ day: dayNumber(START), weight: kg(112) }];
  const course = courseBeside(plan, weighings, today, { isWhole, lastDays: null });
  const [first, last] = [course[0]?.day ?? NaN, course.at(-1)?.day ?? NaN];
  return [first - dayNumber(START), last - dayNumber(today)];
}

test('a short log has four weeks of a long plan, from the first weigh-in or the plan’s start on', () => {
  const lastAfter = (weighed: number, behind: number) => {
    const weighings = [{ day: dayNumber(START) + weighed, weight: kg(112) }];
    const span = { isWhole: false, lastDays: null, firstDays: 28 };
    return (
      (courseBeside(plan, weighings, addDays(START, behind), span).at(-1)?.day ?? NaN) - dayNumber(START)
    );
  };
  expect([lastAfter(0, 0), lastAfter(0, 27), lastAfter(3, 5), lastAfter(-20, 7)]).toEqual([28, 28, 31, 28]);
});

test.each([
  ['before the first weigh-in three months', 0, 91],
  ['in the first days the same three months', 3, 88],
  ['six weeks later the same three months', 45, 46],
  ['then half a year', 46, 136],
  ['six weeks later the same half year', 91, 91],
  ['later the rest, which ends just after that', 100, DAYS - 100],
])('a long plan is drawn so far ahead: %s', (_, behind, ahead) => {
  expect(plan).not.toBeNull();
  expect(drawnAfter(behind, false)).toEqual([0, ahead]);
  expect(drawnAfter(behind, true)).toEqual([0, DAYS - behind]);
});

test('the last days of a longer log are drawn with the same number of days ahead, every day', () => {
  const span = { isWhole: false, lastDays: 91 };
  const lengthOn = (behind: number): number => {
    const weighings = [{ day: dayNumber(START) + behind - 91, weight: kg(110) }];
    const course = courseBeside(plan, weighings, addDays(START, behind), span);
    return (course.at(-1)?.day ?? NaN) - dayNumber(START) - behind;
  };
  expect([92, 210].map(lengthOn)).toEqual([91, 91]);
  // The goal is less than a third further away.
  for (const behind of [216, 250, 340]) expect(lengthOn(behind)).toBe(DAYS - behind);
});

test('there is a drawing from the second weigh-in or a plan on, and of hidden weights once there is a trend', () => {
  const on = (days: number) =>
    Array.from({ length: days }, (_, index) => ({ day: dayNumber(START) + index, weight: kg(112) }));
  const course = courseBeside(plan, [], START, WHOLE);
  const log = (weighings: number, trend = 0) => ({ points: on(weighings), trend: on(trend) });
  expect(isDrawn(log(0), [], false)).toBe(false);
  expect(isDrawn(log(1), [], false)).toBe(true);
  expect(isDrawn(log(0), course, false)).toBe(true);
  expect(isDrawn(log(7), course, true)).toBe(false);
  expect(isDrawn(log(8, 8), [], true)).toBe(true);
});

test('a plan whose day has passed isn’t drawn', () => {
  expect(courseBeside(plan, [], addDays(START, DAYS + 1), WHOLE)).toEqual([]);
  expect(courseBeside(null, [], START, WHOLE)).toEqual([]);
});
