import { expect, test } from 'vitest';
import { kcal, kg, percent, years } from '@evenscale/formulas/units';
import { heightOf, weightOf } from '#person/entry/measure-text.ts';
import type { Person } from '#person/person.ts';
import { refusalText } from './own-maintenance-words.ts';
import { buildOwnReport } from './own-report.ts';

const man: Person = {
  units: 'metric',
  weight: weightOf(80, 'kg'),
  height: heightOf(180, 'cm'),
  age: years(40),
  gender: 'male',
  activityLevel: 'sedentary',
};
const figure = (value: number, weight = 80) => ({
  value: kcal(value),
  low: kcal(value - 100),
  high: kcal(value + 100),
  weight: kg(weight),
});

test('there is no report without a log', () => {
  expect(buildOwnReport(man, null)).toEqual({
    own: null,
    refusal: null,
    offer: null,
    isOtherWeight: false,
  });
});

test('the log’s figure is offered until it’s used, and again when there is a newer one', () => {
  const log = figure(2430);
  expect(buildOwnReport(man, log).offer).toBe(log);
  const using = { ...man, ownMaintenance: log };
  expect(buildOwnReport(using, { ...log })).toMatchObject({ own: log, offer: null });
  expect(buildOwnReport(using, figure(2450)).offer).toEqual(figure(2450));
});

test.each([
  ['belowRest', 1600, 40],
  ['aboveReach', 4500, 40],
  ['underAge', 2430, 17],
] as const)('a figure with %s is neither offered nor used, and the report says why', (reason, value, age) => {
  const person = { ...man, age: years(age) };
  expect(buildOwnReport(person, figure(value)).offer).toBeNull();
  const own = figure(value);
  expect(buildOwnReport({ ...person, ownMaintenance: own }, null)).toMatchObject({
    own,
    refusal: reason,
  });
  expect(refusalText(reason, own, 'kcal')).toContain('isn’t used');
});

test('a figure is judged by the resting energy from body fat, where that was entered', () => {
  // At rest 1,730 kcal by weight, height and age; 1,320 with 45% body fat.
  const log = figure(1600);
  expect(buildOwnReport(man, log).offer).toBeNull();
  expect(buildOwnReport({ ...man, bodyFat: percent(45) }, log).offer).toBe(log);
});

test.each([
  [76.2, false],
  [84, false],
  [84.3, true],
  [75, true],
])('at 80 kg, a log that ends at %d kg is for another weight: %s', (weight, isOther) => {
  expect(buildOwnReport(man, figure(2430, weight)).isOtherWeight).toBe(isOther);
  const using = { ...man, ownMaintenance: figure(2430, weight) };
  expect(buildOwnReport(using, null).isOtherWeight).toBe(isOther);
});
