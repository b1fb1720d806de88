import { expect, test } from 'vitest';
import { kcal } from '@evenscale/formulas/units';
import { addDays } from '#person/log/local-day.ts';
import { buildLogReport, type LogReport } from '#person/log/log-report.ts';
import type { LogPerson, StoredLogDay } from '#person/log/parse-log.ts';
import type { OnTheWay } from '#person/plan/plan-today.ts';
import { figureDay } from './next-step.ts';
import { todayLine } from './today-line.ts';

const TODAY = '2026-11-22';
const him: LogPerson = { gender: 'male', age: 40, saidOn: TODAY, centimetres: 180 };
const logOf = (count: number): readonly StoredLogDay[] =>
  Array.from({ length: count }, (_, index) => ({
    day: addDays(TODAY, index - count),
    weightKg: 82 + 0.3 * Math.sin(2.1 * index),
    intakeKcal: 2400,
  }));
const reportOf = (count: number): LogReport => buildLogReport(logOf(count), him, TODAY);

const now: OnTheWay = {
  kind: 'underWay',
  day: 12,
  days: 182,
  start: { day: 0, weight: 83 } as unknown as OnTheWay['start'],
  direction: 'losing',
  intake: { status: 'fine', value: kcal(1613), isBelowRest: false },
  mean: { status: 'fine', value: kcal(1613), isBelowRest: false },
  week: null,
  expected: { day: 0, weight: 80, low: 78, high: 82, isMeasured: true } as unknown as OnTheWay['expected'],
  trend: null,
  distance: null,
  beside: null,
  isOutside: false,
  lately: null,
};
const none = { now: null, eaten: null, figure: null } as const;

test('a plan’s calories come first, with the day of the plan', () => {
  const facts = { ...none, report: reportOf(60), now };
  expect(todayLine(facts, 'kcal')).toBe('Today: 1,613 kcal by your plan\u00a0· day\u00a012\u00a0of\u00a0182');
  expect(todayLine({ ...facts, now: { ...now, day: 0 } }, 'kcal')).toBe('Today: 1,613 kcal by your plan');
  const withheld = { status: 'withheld', reason: 'underweight' } as const;
  expect(todayLine({ ...facts, now: { ...now, intake: withheld } }, 'kcal')).toBeNull();
});

test('less than planned is what is left, as a reader subtracts it', () => {
  const lineAfter = (eaten: number, change: Partial<OnTheWay> = {}, unit: 'kcal' | 'kJ' = 'kcal') =>
    todayLine({ ...none, report: reportOf(60), now: { ...now, ...change }, eaten: kcal(eaten) }, unit);
  expect(lineAfter(600)).toBe('1,013 kcal left of today’s 1,613\u00a0· day\u00a012\u00a0of\u00a0182');
  expect(lineAfter(0)).toMatch(/^1,613 kcal left of today’s 1,613/u);
  expect(lineAfter(600, {}, 'kJ')).toMatch(/^4,239 kJ left of today’s 6,749/u);
  const week = { isTraining: true } as OnTheWay['week'];
  expect(lineAfter(600, { week })).toMatch(/^1,013 kcal left of this training day’s 1,613/u);
  for (const eaten of [1612.6, 1613, 1650])
    expect(lineAfter(eaten)).toMatch(/^Today: 1,613 kcal by your plan/u);
  const withheld = { status: 'withheld', reason: 'underweight' } as const;
  expect(lineAfter(600, { intake: withheld })).toBeNull();
});

test('more than planned is said without alarm; hardly more isn’t', () => {
  const lineAfter = (eaten: number): string | null =>
    todayLine({ ...none, report: reportOf(60), now, eaten: kcal(eaten) }, 'kcal');
  expect(lineAfter(1807)).toBe(
    'Today: 1,613 kcal by your plan\u00a0· day\u00a012\u00a0of\u00a0182\u00a0· 194 kcal over today; the week’s average is what counts',
  );
  for (const eaten of [1613, 1662]) expect(lineAfter(eaten)).toMatch(/day\u00a012\u00a0of\u00a0182$/u);
});

test('without a plan under way, it’s what the log says, with its range', () => {
  const line = /^By your log, you use about 2,\d{3} kcal a day \(2,\d{3}–2,\d{3}\)$/u;
  expect(todayLine({ ...none, report: reportOf(60) }, 'kcal')).toMatch(line);
  const over = { kind: 'over', days: 180, daysAgo: 3 } as const;
  expect(todayLine({ ...none, report: reportOf(60), now: over }, 'kcal')).toMatch(line);
});

test('before that, it’s the day from which the log says so', () => {
  const figure = figureDay(logOf(10), TODAY);
  const facts = { ...none, report: reportOf(10), figure };
  expect(todayLine(facts, 'kcal')).toMatch(/^Your own calories: from Dec \d+, if you log on most days$/u);
  expect(todayLine({ ...facts, figure: { ...figure, isEveryDay: true } }, 'kcal')).toMatch(
    /at the earliest$/u,
  );
});

test('no number is shown, not even a plan’s, when the log says to stop or during pregnancy', () => {
  const stopped: LogReport = { kind: 'stopped', bmi: null, isTooLittle: true };
  for (const report of [stopped, { kind: 'pregnancy' }, { kind: 'underAge' }] as const)
    expect(todayLine({ ...none, report, now }, 'kcal')).toBeNull();
});
