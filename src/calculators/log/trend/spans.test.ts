import { expect, test } from 'vitest';
import { addDays, dayNumber } from '#person/log/local-day.ts';
import { firstDayOf, firstSpan, shownSpan, spansOf } from './spans.ts';

const LAST = '2026-11-30';
/** A log of weigh-ins so many days apart, up to the last day, which has only calories. */
const logOf = (length: number) => [
  { day: addDays(LAST, -length), weightKg: 80 },
  { day: LAST, weightKg: 79 },
  { day: addDays(LAST, 1), intakeKcal: 2000 },
];
const planOf = (days: number) => ({ start: addDays(LAST, -10), days });

test.each([
  ['a short log', logOf(30), null, ['quarter']],
  ['no weigh-in', [], null, ['quarter']],
  ['a log of half a year', logOf(180), null, ['quarter', 'year']],
  ['a log of years', logOf(800), null, ['quarter', 'year', 'all']],
  ['a short plan', logOf(30), planOf(80), ['plan']],
  ['a longer plan', logOf(30), planOf(215), ['plan', 'quarter']],
  ['the first weeks of a longer plan', logOf(26), planOf(215), ['plan', 'month']],
  ['the first weeks of a short plan', logOf(26), planOf(80), ['plan']],
  ['a longer plan without a weigh-in', [], planOf(215), ['plan', 'quarter']],
  ['a short plan after years', logOf(800), planOf(80), ['plan', 'quarter', 'year', 'all']],
])('only spans that differ can be chosen: %s', (_, days, plan, spans) => {
  expect(spansOf(days, plan, addDays(LAST, 1))).toEqual(spans);
});

test('the whole plan is shown first, unless its weigh-ins would overlap', () => {
  const first = (plan: ReturnType<typeof planOf> | null, days = logOf(30)) =>
    firstSpan(plan, spansOf(days, plan, LAST));
  expect([first(planOf(215)), first(planOf(700)), first(null)]).toEqual(['plan', 'quarter', 'quarter']);
});

test('the first four weeks of a log come first, with those to come', () => {
  const [plan, days] = [planOf(215), logOf(10)];
  expect(firstSpan(plan, spansOf(days, plan, LAST))).toBe('month');
  expect(firstSpan(plan, spansOf(days, plan, addDays(LAST, 18)))).toBe('plan');
  expect(firstDayOf('month', days, plan)).toBeLessThanOrEqual(dayNumber(LAST) - 10);
  expect(shownSpan('month', days)).toEqual({ isWhole: false, lastDays: null, firstDays: 28 });
});

test('a plan is drawn whole, with the four weeks before it', () => {
  const plan = planOf(215);
  expect(firstDayOf('plan', logOf(800), plan)).toBe(dayNumber(plan.start) - 28);
  expect(shownSpan('plan', logOf(800))).toEqual({ isWhole: true, lastDays: null });
});

test('the last days count from the last weigh-in; a log without earlier ones is drawn from its start', () => {
  expect(firstDayOf('quarter', logOf(800), null)).toBe(dayNumber(LAST) - 91);
  expect(firstDayOf('all', logOf(800), null)).toBeNull();
  expect(shownSpan('year', logOf(800))).toEqual({ isWhole: false, lastDays: 365 });
  expect(shownSpan('quarter', logOf(91))).toEqual({ isWhole: false, lastDays: null });
});
