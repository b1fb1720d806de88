import { describe, expect, test } from 'vitest';
import { PLAN_ENTRIES } from '../../../tests/some-plan.ts';
import { addDays } from '#person/log/local-day.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { planToday, type OnTheWay } from '#person/plan/plan-today.ts';
import { updateText } from '#person/plan/plan-offer-words.ts';
import { intakeParts, latelyParts, otherDaysParts } from '#person/plan/plan-words.ts';
import type { TextPart } from '#ui/text/text-part.ts';
import { followedPlanOf } from './kept-plan.ts';
import { followedMacros, macrosOn } from './plan/followed-macros.ts';
import { amountsText } from './plan/plan-macros-words.ts';

/** A Thursday. */
const START = '2026-10-01';

function planWith(trainingDays: string) {
  const entries = { ...PLAN_ENTRIES, ...(trainingDays === '' ? {} : { trainingDays }) };
  const plan = followedPlanOf({ entries, start: START, update: null });
  if (!plan) throw new Error('no plan');
  return plan;
}

function todayOf(trainingDays: string, day: string, log: readonly StoredLogDay[] = []): OnTheWay {
  const now = planToday(planWith(trainingDays), log, day);
  if (now.kind !== 'underWay') throw new Error(now.kind);
  return now;
}

const valueOf = ({ intake }: OnTheWay): number => {
  if (intake.status === 'withheld') throw new Error(intake.reason);
  return intake.value;
};

const textOf = (parts: readonly TextPart[] | null): string =>
  (parts ?? []).map((part) => (typeof part === 'string' ? part : part.text)).join('');

const MEAN = valueOf(todayOf('', START));
const WEEK = Array.from({ length: 7 }, (_, index) => addDays('2026-10-12', index));

describe('a followed plan with training days', () => {
  test('has more on the weekdays that were chosen, and the same in a week', () => {
    const days = WEEK.map((day) => todayOf('135~20', day));
    expect(days.map(({ week }) => week?.isTraining)).toEqual([true, false, true, false, true, false, false]);
    const [training = 0, rest = 0] = days.map(valueOf);
    expect(training / rest).toBeCloseTo(1.2, 2);
    expect(days.map(valueOf)).toEqual([training, rest, training, rest, training, rest, rest]);
    expect(days.map(valueOf).reduce((sum, value) => sum + value)).toBeCloseTo(7 * MEAN, 6);
  });

  test('says so beside today’s calories', () => {
    const [monday = '', tuesday = ''] = WEEK;
    const [training, rest] = [todayOf('135~20', monday), todayOf('135~20', tuesday)];
    expect(textOf(intakeParts(training, 'kcal'))).toMatch(/^\d,\d{3} today, a\straining\sday$/u);
    expect(textOf(intakeParts(rest, 'kcal'))).toMatch(/^\d,\d{3} today, a\srest\sday$/u);
    expect(textOf(intakeParts(todayOf('', monday), 'kcal'))).toMatch(/^\d,\d{3} today$/u);
    const [first] = intakeParts(rest, 'kcal');
    expect(textOf(training.week && otherDaysParts(training.week, null, 'kcal'))).toBe(
      `On rest days (Tue, Thu, Sat, Sun), ${typeof first === 'object' ? first.text : ''}.`,
    );
    expect(textOf(rest.week && otherDaysParts(rest.week, null, 'kJ'))).toMatch(
      /^On training days \(Mon, Wed, Fri\), \d{1,2},\d{3}\.$/u,
    );
    const grams = macrosOn('training', planWith('135~20'), rest);
    expect(textOf(rest.week && otherDaysParts(rest.week, grams && amountsText(grams), 'kcal'))).toMatch(
      /^On training days \(Mon, Wed, Fri\), \d,\d{3}: \d+\sg\sprotein · \d+\sg\scarbs · \d+\sg\sfat$/u,
    );
    // The same as on a training day.
    expect(grams).toEqual(followedMacros(planWith('135~20'), training));
  });

  test.each(['', '~25', '1234567~20'])('is the same every day without a pattern: %j', (text) => {
    const days = WEEK.map((day) => todayOf(text, day));
    expect(days.map(({ week }) => week)).toEqual(WEEK.map(() => null));
    expect(days.map(valueOf)).toEqual(WEEK.map(() => MEAN));
  });

  test('never has a day that the policy doesn’t plan with', () => {
    for (const pattern of ['6~2000c', '123456~100', '14~60', '7~8000j']) {
      const days = WEEK.map((day) => todayOf(pattern, day));
      expect(days.map(({ intake }) => intake.status)).toEqual(WEEK.map(() => 'fine'));
      expect(Math.min(...days.map(valueOf))).toBeGreaterThanOrEqual(1499.5);
      expect(days.map(valueOf).reduce((sum, value) => sum + value)).toBeCloseTo(7 * MEAN, 6);
    }
  });

  test('has no kinds of days once the person’s weight allows no calories', () => {
    const light = Array.from({ length: 20 }, (_, index) => ({ day: addDays(START, index), weightKg: 57 }));
    const now = todayOf('135~20', addDays(START, 19), light);
    expect(now).toMatchObject({ intake: { status: 'withheld' }, week: null, lately: null });
  });

  test('is compared with what was eaten on the same weekdays', () => {
    // Eight training days, and two Fridays.
    const days = [12, 13, 14, 15, 16, 19, 20, 21, 22, 23].map((day) => `2026-10-${day}`);
    const now = todayOf(
      '1234~20',
      '2026-10-25',
      days.map((day) => ({ day, intakeKcal: 2000 })),
    );
    expect(now.lately).toMatchObject({ days: 14, logged: 10, eaten: 2000 });
    const [training = 0, rest = 0] = ['2026-10-22', '2026-10-23'].map((day) =>
      valueOf(todayOf('1234~20', day)),
    );
    expect(training).toBeGreaterThan(rest + 200);
    expect(now.lately?.planned).toBeCloseTo((8 * training + 2 * rest) / 10, 6);
    // It isn't the mean of a week, and says why.
    expect(textOf(latelyParts(now, 'kcal'))).toMatch(
      /the plan says \d,\d{3}, by the training days and rest days among them\. /u,
    );
  });

  test('is updated to a mean', () => {
    const change = { intake: { status: 'fine', value: 2190, isBelowRest: false }, days: planWith('').days };
    const offer = { change } as unknown as Parameters<typeof updateText>[0];
    expect(updateText(offer, planWith('135~20'), 'kcal')).toContain('2,190 kcal a day on average, same date');
    expect(updateText(offer, planWith(''), 'kcal')).toContain('2,190 kcal a day, same date');
  });
});
