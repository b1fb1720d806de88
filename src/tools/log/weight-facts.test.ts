import { expect, test } from 'vitest';
import { kg } from '@evenscale/formulas/units';
import { addDays, dayNumber } from '#person/log/local-day.ts';
import type { LogPerson, StoredLogDay } from '#person/log/parse-log.ts';
import { formatChangeBetween, withShare } from './format-log.ts';
import { weightFacts } from './weight-facts.ts';

const TODAY = '2026-11-22';
const man: LogPerson = { gender: 'male', age: 40, saidOn: TODAY, centimetres: 180 };

/** A weight that falls by 0.1 kg every week, weighed once a week. */
const weeks = (count: number): readonly StoredLogDay[] =>
  Array.from({ length: count }, (_, index) => ({
    day: addDays(TODAY, 7 * (index + 1 - count)),
    weightKg: 80 + 0.1 * (count - 1 - index),
  }));

test('the ends are the trend’s, and the BMI is the latest', () => {
  const facts = weightFacts(weeks(9), man, TODAY);
  expect(facts?.first.weight).toBeCloseTo(80.8, 6);
  expect(facts?.last).toMatchObject({ day: dayNumber(TODAY) });
  expect(facts?.bmi?.value).toBeCloseTo(80 / 1.8 ** 2, 6);
  expect(facts?.bmi?.text).toBe('24.7');
});

test('a change that the weigh-ins carry is clear, and one within their ups and downs isn’t', () => {
  const daily = (fall: number): readonly StoredLogDay[] =>
    Array.from({ length: 30 }, (_, index) => ({
      day: addDays(TODAY, index - 29),
      weightKg: 80 - fall * index + 0.5 * Math.sin(index),
    }));
  expect(weightFacts(daily(0.1), man, TODAY)?.news.kind).toBe('moved');
  expect(weightFacts(daily(0), man, TODAY)?.news.kind).toBe('unclear');
  expect(weightFacts(daily(0.1).slice(-3), man, TODAY)?.news.kind).toBe('few');
});

test('before there is a trend, the ends are the weigh-ins', () => {
  const days = [82, 82.6, 81.5].map((weightKg, index) => ({ day: addDays(TODAY, index - 2), weightKg }));
  expect(weightFacts(days, man, TODAY)).toMatchObject({
    first: { weight: 82 },
    last: { weight: 81.5 },
    isTrend: false,
    news: { kind: 'few' },
  });
  expect(weightFacts(weeks(9), man, TODAY)?.isTrend).toBe(true);
});

test('the first is the weight at a plan’s start, if the days begin with the plan', () => {
  const first = dayNumber(TODAY) - 7 * 8;
  const startOn = (day: number) => ({ day, weight: kg(81.3) });
  const facts = weightFacts(weeks(9), man, TODAY, startOn(first - 1));
  expect(facts).toMatchObject({
    first: { day: first - 1, weight: 81.3 },
    isFromPlan: true,
    news: { from: { day: first - 1, trend: 81.3 } },
  });
  // A plan that began later, or long before.
  for (const day of [first + 14, first - 30])
    expect(weightFacts(weeks(9), man, TODAY, startOn(day))).toEqual(weightFacts(weeks(9), man, TODAY));
});

test('a weigh-in that is left out is at neither end', () => {
  const days = [...weeks(9).slice(0, -1), { day: TODAY, weightKg: 814 }];
  expect(weightFacts(days, man, TODAY)?.last.weight).toBeLessThan(81);
});

test('the start is at most a year before the end', () => {
  expect(weightFacts(weeks(40), man, TODAY)?.first.day).toBe(dayNumber(TODAY) - 273);
  expect(weightFacts(weeks(60), man, TODAY)?.first.day).toBe(dayNumber(TODAY) - 364);
});

test('there is no BMI without a person, and nothing under 18 or with one weigh-in', () => {
  expect(weightFacts(weeks(9), null, TODAY)).toMatchObject({ bmi: null });
  expect(weightFacts(weeks(9), { ...man, age: 17 }, TODAY)).toBeNull();
  expect(weightFacts(weeks(1), man, TODAY)).toBeNull();
  expect(weightFacts([], man, TODAY)).toBeNull();
});

test.each([
  // 82.0 and 80.3 are printed: 1.7 of 82.0, not the 2.2% of the unrounded weights.
  [82.04, 80.26, 'kg', '1.7 kg down (2.1%)'],
  [80, 81.2, 'kg', '1.2 kg up (1.5%)'],
  [80.01, 80.04, 'kg', 'no change'],
  [80, 79.2, 'st', '1.8 lb down (1.0%)'],
] as const)('from %d to %d kg in %s is %s', (from, to, unit, text) => {
  expect(withShare(formatChangeBetween(kg(from), kg(to), unit), kg(from), kg(to), unit)).toBe(text);
});
