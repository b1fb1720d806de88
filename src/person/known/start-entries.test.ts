import { expect, test } from 'vitest';
import { personRow, type PersonRow } from '#person/database/person-row.ts';
import { addDays } from '#person/log/local-day.ts';
import { earlierWeights, isAverage, startEntries, weighedOn } from './start-entries.ts';

const TODAY = '2026-11-22';

const ana = (change: Partial<PersonRow> = {}): PersonRow => ({
  ...personRow({ id: 'ana' })!,
  entries: { gender: 'female', age: '41', height: 'cm~168', weight: 'kg~73', activityLevel: 'sedentary' },
  saidOn: '2025-11-22',
  weighedOn: '2026-11-01',
  ...change,
});

test('the entries are the ones kept, with the age of today', () => {
  expect(startEntries(ana(), [], TODAY)).toEqual({
    gender: 'female',
    age: '42',
    height: 'cm~168',
    weight: 'kg~73',
    activityLevel: 'sedentary',
  });
});

test('the weight is a newer one of the log, and not an older one', () => {
  const weightAfter = (day: string): string | undefined =>
    startEntries(ana(), [{ day, weightKg: 71.3 }], TODAY)['weight'];
  expect(weightAfter('2026-10-31')).toBe('kg~73');
  expect(weightAfter('2026-11-01')).toBe('kg~71.3');
  expect(weightAfter('2026-11-20')).toBe('kg~71.3');
  expect(weightAfter('2026-11-23')).toBe('kg~73');
});

test('the day of the weight is that of the newer one', () => {
  const dayAfter = (...days: readonly string[]): string =>
    weighedOn(
      ana(),
      days.map((day) => ({ day, weightKg: 71.3 })),
      TODAY,
    );
  expect(dayAfter()).toBe('2026-11-01');
  expect(dayAfter('2026-10-31')).toBe('2026-11-01');
  expect(dayAfter('2026-10-31', '2026-11-20')).toBe('2026-11-20');
  expect(dayAfter('2026-11-20', '2026-11-23')).toBe('2026-11-20');
  expect(weighedOn(ana({ weighedOn: '' }), [], TODAY)).toBe('');
});

test('the trend counts, not the last weigh-in', () => {
  const days = Array.from({ length: 7 }, (_, place) => `2026-11-${16 + place}`);
  const log = days.map((day, place) => ({ day, weightKg: place === 6 ? 74 : 73 }));
  const weight = Number(startEntries(ana(), log, TODAY)['weight']?.slice(3));
  expect(weight).toBeGreaterThan(73);
  expect(weight).toBeLessThan(74);
  // With fewer, a trend would be nearly the last one, and nobody has weighed it.
  expect(startEntries(ana(), log.slice(1), TODAY)['weight']).toBe('kg~74');
});

test('a trend that wasn’t weighed on its day is known as an average', () => {
  const weighed = (...weights: readonly number[]) =>
    weights.map((weightKg, place) => ({ day: addDays(TODAY, place - weights.length + 1), weightKg }));
  const [many, few] = [weighed(73, 73, 73, 73, 73.1, 73, 74), weighed(73, 73, 73.1, 73, 74)];
  expect(isAverage(ana(), many, TODAY)).toBe(true);
  expect(isAverage(ana(), few, TODAY)).toBe(false);
  expect(isAverage(ana(), weighed(74), TODAY)).toBe(false);
  expect(isAverage(ana(), weighed(73, 73, 73, 73, 73, 73, 73.01), TODAY)).toBe(false);
  expect(isAverage(ana(), [], TODAY)).toBe(false);
  expect(isAverage(ana({ weighedOn: '2026-11-23' }), many, TODAY)).toBe(false);
});

test('a mistake isn’t handed on, even if nothing was logged for weeks before it', () => {
  const log = [28, 27, 26, 25, 24, 23, 0].map((ago, place) => ({
    day: addDays(TODAY, -ago),
    weightKg: place === 6 ? 63 : 73,
  }));
  expect(startEntries(ana({ weighedOn: '2026-10-01' }), log, TODAY)['weight']).toBe('kg~73');
});

test('it is in the units of the person', () => {
  const log = [{ day: TODAY, weightKg: 70 }];
  expect(startEntries(ana({ entries: { units: 'imperial' } }), log, TODAY)['weight']).toBe('lb~154.3');
  expect(startEntries(ana({ entries: { units: 'stone' } }), log, TODAY)['weight']).toBe('st~11~0.3');
});

test('a hidden weight is hidden here, too', () => {
  const log = [{ day: TODAY, weightKg: 70 }];
  expect(startEntries(ana({ isWeightHidden: true }), log, TODAY)).not.toHaveProperty('weight');
});

test('days without a weight say nothing about it', () => {
  expect(startEntries(ana({ entries: {} }), [{ day: TODAY, intakeKcal: 2000 }], TODAY)).toEqual({});
});

test('a form may have the kept weight, or the trend before the newest weigh-in', () => {
  const log = ['2026-11-20', '2026-11-21', TODAY].map((day, place) => ({ day, weightKg: 72 - place }));
  const [kept, trend, ...others] = earlierWeights(ana(), log, TODAY);
  expect(kept).toBe('kg~73');
  expect(trend).toBe(startEntries(ana(), log.slice(0, 2), TODAY)['weight']);
  expect(trend).not.toBe(startEntries(ana(), log, TODAY)['weight']);
  expect(others).toEqual([]);
  expect(earlierWeights(ana(), [], TODAY)).toEqual(['kg~73']);
});
