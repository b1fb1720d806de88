import { expect, test } from 'vitest';
import { PLAN_ENTRIES } from '../../../tests/some-plan.ts';
import { logConcerns } from '#person/log/log-concerns.ts';
import { addDays } from '#person/log/local-day.ts';
import { buildLogReport } from '#person/log/log-report.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { planToday, trendNow } from '#person/plan/plan-today.ts';
import type { Kept, KeptWithUpdate } from '#tools/planner/kept-log.ts';
import { updateIn } from '#tools/planner/kept-update.ts';
import { followedPlanOf } from '#tools/planner/kept-plan.ts';
import type { TextPart } from '#ui/text/text-part.ts';
import { earlyOf, headOf, leadOf, moreOf, suggestionOf } from './kept-lines.ts';

const START = '2026-10-01';
const WHOSE = { gender: 'male', age: 41, saidOn: START, centimetres: 178 } as const;

/** A log that loses 40 g a day from the start on, with swings, and meals unless there are none. */
const logOf = (count: number, meals = true): readonly StoredLogDay[] =>
  Array.from({ length: count }, (_, day) => ({
    day: addDays(START, day),
    weightKg: 93 - 0.04 * day + 0.2 * Math.sin(2.1 * day),
    ...(meals ? { intakeKcal: 2300 } : {}),
  }));

interface Others {
  readonly days?: readonly StoredLogDay[];
  readonly hasPlan?: boolean;
  readonly isWeightHidden?: boolean;
}

function keptOn(day: number, { days = [], hasPlan = false, isWeightHidden = false }: Others): Kept {
  const today = addDays(START, day);
  const keptPlan = hasPlan ? { entries: PLAN_ENTRIES, start: START, update: null } : null;
  const plan = keptPlan && followedPlanOf(keptPlan);
  return {
    person: 'ben',
    name: '',
    today,
    days,
    view: { units: 'metric', isWeightHidden },
    report: buildLogReport(days, WHOSE, today),
    whose: WHOSE,
    known: { ofPlan: null, own: null },
    concerns: logConcerns(days, WHOSE, today),
    plan,
    keptPlan,
    now: plan && planToday(plan, days, today),
    trend: trendNow(days, today),
  };
}

const textOf = (parts: string | readonly TextPart[]): string =>
  typeof parts === 'string'
    ? parts
    : parts
        .map((part) =>
          typeof part === 'string' ? part : `${part.text}${'unit' in part ? ` ${part.unit}` : ''}`,
        )
        .join('');

const saidOf = (kept: Kept) => [textOf(headOf(kept)), textOf(leadOf(kept, 'kcal')), ...moreOf(kept)];

test('a plan under way has its day, today’s calories and its goal', () => {
  const said = saidOf(keptOn(12, { hasPlan: true, days: logOf(12) }));
  expect(said).toEqual([
    'Day\u00a012\u00a0of\u00a0180',
    expect.stringMatching(/^2,\d{3} kcal today$/u),
    'Goal: 85\u00a0kg by Mar\u00a030',
  ]);
});

test('a plan that starts today has its days, and hidden weights no goal', () => {
  expect(saidOf(keptOn(0, { hasPlan: true }))[0]).toBe('Starts today: 180 days');
  expect(moreOf(keptOn(12, { hasPlan: true, isWeightHidden: true }))).toEqual([]);
});

test('a log with a figure has the trend, what the person uses, and the trend’s change', () => {
  const [head, lead, ...more] = saidOf(keptOn(60, { days: logOf(60) }));
  expect(head).toMatch(/^Your trend: 90\.\d kg$/u);
  expect(lead).toMatch(/^You use about 2,\d{3} kcal \(2,\d{3}–2,\d{3}\)$/u);
  expect(more).toEqual([expect.stringMatching(/^2\.\d kg down since Oct 1$/u)]);
});

test('a short log says when there will be a figure, one without meals doesn’t', () => {
  expect(moreOf(keptOn(9, { days: logOf(9) })).at(-1)).toMatch(
    /^Your own calories from Oct \d+, if you log/u,
  );
  expect(moreOf(keptOn(9, { days: logOf(9, false) })).join('')).not.toContain('calories');
});

test('while weights are hidden, no change of the weight is said', () => {
  expect(moreOf(keptOn(60, { days: logOf(60), isWeightHidden: true }))).toEqual([]);
});

test('a plan whose day has passed says so', () => {
  const said = saidOf(keptOn(183, { hasPlan: true, days: logOf(183) }));
  expect(said.slice(0, 2)).toEqual(['Your log', 'Your plan’s day, Mar 30, 2027, was 3 days ago.']);
});

/** With the update that waits in the log. */
const withUpdate = (kept: Kept): KeptWithUpdate => ({ ...kept, update: updateIn(kept) });

/** Sixty days of somebody who loses hardly anything on the plan's calories. */
const SLOW = logOf(60).map((row, index) => ({ ...row, weightKg: 93 - 0.01 * index, intakeKcal: 2100 }));

test('an update that waits in the log is said in a line, also while weights are hidden', () => {
  for (const isWeightHidden of [false, true])
    expect(
      suggestionOf(withUpdate(keptOn(60, { hasPlan: true, days: SLOW, isWeightHidden })), 'kcal'),
    ).toMatch(/^Your log suggests 1,\d{3} kcal a day from now on$/u);
});

test('nothing is suggested for a plan that the log agrees with, without one, or beside a note', () => {
  const slow = withUpdate(keptOn(60, { hasPlan: true, days: SLOW }));
  expect(suggestionOf(withUpdate(keptOn(12, { hasPlan: true, days: logOf(12) })), 'kcal')).toBeNull();
  expect(suggestionOf(withUpdate(keptOn(60, { days: SLOW })), 'kcal')).toBeNull();
  expect(suggestionOf({ ...slow, concerns: ['tooLittle'] }, 'kcal')).toBeNull();
});

test('in the first two weeks, a weight of today above the plan is said to be normal', () => {
  const weighed = (day: number, weightKg: number) =>
    keptOn(day, { hasPlan: true, days: [{ day: addDays(START, day), weightKg }] });
  expect(earlyOf(weighed(3, 94))).toBe(
    'Above the plan’s line, which is normal in the first two weeks: water alone moves a weight by 1 to 2 kg.',
  );
  expect(earlyOf(weighed(3, 91))).toMatch(/^\d\.\d kg below the plan’s starting weight\. Water moves first/u);
  expect(earlyOf(weighed(20, 94))).toBeNull();
  expect(earlyOf({ ...weighed(3, 94), today: addDays(START, 4) })).toBeNull();
  expect(earlyOf({ ...weighed(3, 94), concerns: ['tooLittle'] })).toBeNull();
  expect(earlyOf(keptOn(3, { days: [{ day: addDays(START, 3), weightKg: 94 }] }))).toBeNull();
});
