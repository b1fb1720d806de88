import { describe, expect, test } from 'vitest';
import { addDays, dayNumber } from '#person/log/local-day.ts';
import { buildLogReport } from '#person/log/log-report.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { figureDay, mealPace, nextStep } from './next-step.ts';
import { answerWords, lackingText } from './words.ts';

const TODAY = '2026-11-24';
const PERSON = { gender: 'male', age: 40, saidOn: '2026-11-01', centimetres: 180 } as const;

/** Days up to the last one, with a weight and an intake each. */
const log = (
  length: number,
  last = TODAY,
  change: (index: number) => Partial<StoredLogDay> = () => ({}),
): readonly StoredLogDay[] =>
  Array.from({ length }, (_, index) => ({
    day: addDays(last, index + 1 - length),
    weightKg: 80 + 0.2 * Math.sin(index * 2),
    intakeKcal: 2400,
    ...change(index),
  }));

/** The log on a later day, with an entry on those days from now on that `isLogged`; the last is day 0. */
function goneOn(
  days: readonly StoredLogDay[],
  until: string,
  isLogged: (daysBeforeLast: number) => boolean,
): readonly StoredLogDay[] {
  const last = days.findLast(({ weightKg, intakeKcal }) => (weightKg ?? intakeKcal) !== undefined)?.day;
  const first = last === TODAY ? addDays(TODAY, 1) : TODAY;
  const length = dayNumber(until) - dayNumber(first) + 1;
  const next = log(length, until).filter((_, index) => isLogged(length - 1 - index));
  return [...days.filter(({ day }) => day < first), ...next];
}

const afterEveryDay = (days: readonly StoredLogDay[], until: string): string =>
  buildLogReport(
    goneOn(days, until, () => true),
    PERSON,
    until,
  ).kind;

/** Two days of each week are missed. */
const afterMostDays = (days: readonly StoredLogDay[], until: string): string =>
  buildLogReport(
    goneOn(days, until, (before) => ![2, 5].includes(before % 7)),
    PERSON,
    until,
  ).kind;

/** Up to 90 days with gaps of days and weeks, and days with only a weight or only meals; the same from run to run. */
function loggerWithGaps(seed: number): readonly StoredLogDay[] {
  let state = 7919 * seed;
  const next = (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const [length, logged] = [Math.ceil(90 * next()), 0.2 + 0.8 * next()];
  let gap = 0;
  return log(length).flatMap(({ day, weightKg, intakeKcal }) => {
    gap = gap > 0 ? gap - 1 : next() < 0.06 ? Math.ceil(40 * next()) : 0;
    if (gap > 0 || next() > logged) return [];
    const kind = next();
    if (kind < 0.15) return [{ day, weightKg }] as StoredLogDay[];
    return [kind < 0.3 ? { day, intakeKcal } : { day, weightKg, intakeKcal }] as StoredLogDay[];
  });
}

describe('the day of the first figure', () => {
  test('is three weeks after the first entry', () => {
    expect(figureDay(log(1), TODAY)).toMatchObject({ day: '2026-12-14', more: 20, isEveryDay: false });
    expect(figureDay([], TODAY)).toMatchObject({ day: '2026-12-14', more: 21, isEveryDay: false });
  });

  test.each([1, 5, 12, 20])('comes true for a log of %d days that goes on', (length) => {
    const { day, isEveryDay } = figureDay(log(length), TODAY);
    const more = (Date.parse(day) - Date.parse(TODAY)) / 86_400_000;
    expect(isEveryDay).toBe(false);
    expect(buildLogReport(log(length + more, day), PERSON, day).kind).toBe('estimated');
    expect(buildLogReport(log(length + more - 1, addDays(day, -1)), PERSON, day).kind).toBe('lacking');
  });

  test('is the same for a log of waists alone as for an empty one', () => {
    expect(figureDay([{ day: TODAY, waistCm: 84 }], TODAY).day).toBe('2026-12-14');
  });

  test('counts today only if it isn’t logged yet', () => {
    const yesterday = log(10, addDays(TODAY, -1));
    expect(figureDay(yesterday, TODAY).day).toBe('2026-12-04');
    expect(figureDay([...yesterday, { day: TODAY, waistCm: 84 }], TODAY).day).toBe('2026-12-04');
    expect(figureDay(log(10), TODAY).day).toBe('2026-12-05');
  });

  test('after weeks without meals is three weeks with them, on most days', () => {
    const days = log(20, TODAY, (index) => (index < 19 ? { intakeKcal: undefined } : {}) as object);
    // The weigh-ins of a week before the first meals count, so that 21 days are over before 14 days have meals.
    const found = figureDay(days, TODAY);
    expect(found.isEveryDay).toBe(true);
    expect(afterEveryDay(days, found.day)).toBe('estimated');
  });

  test('after a long gap counts from today on, and says that nothing before it counts', () => {
    const found = figureDay(log(10, addDays(TODAY, -30)), TODAY);
    expect(found).toEqual({
      day: '2026-12-14',
      isEveryDay: false,
      more: 21,
      stillCounts: 0,
      intakeDays: 10,
      isSoonerFilled: true,
    });
    const { when, next } = lackingText(found, 'meals', { days: 31, intakeDays: 10, weighings: 10 });
    expect(when).toMatch(
      /^From Dec 14, 2026, your log can say how many calories you use, if you log on most days\.$/u,
    );
    expect(next).toContain('It takes most of the next 21 days with weight and meals.');
    expect(next).toContain('What you logged before will be too old to count then.');
    expect(next).toContain('Filling in days you missed makes it sooner.');
    expect(
      lackingText({ ...found, isSoonerFilled: false }, 'meals', { days: 31, intakeDays: 10, weighings: 10 })
        .next,
    ).not.toContain('Filling in');
  });

  test('isn’t sooner if no day was missed', () => {
    expect(figureDay(log(10), TODAY).isSoonerFilled).toBe(false);
  });

  test('after a short gap gives the earliest day without pressure, and says which days still count', () => {
    const found = figureDay(log(14, addDays(TODAY, -9)), TODAY);
    expect(found).toMatchObject({ isEveryDay: true, stillCounts: 14, intakeDays: 14 });
    const { when, next } = lackingText(found, 'goOn', { days: 14, intakeDays: 14, weighings: 14 });
    expect(when).toMatch(/^On \w+ \d+, \d+ at the earliest, your log can say/u);
    const after = (stillCounts: number, intakeDays: number): string =>
      lackingText({ ...found, stillCounts, intakeDays }, 'goOn', { days: 14, intakeDays, weighings: 14 })
        .next;
    expect(after(1, 1)).toContain('The day with meals so far still counts then.');
    expect(after(3, 14)).toContain('Of the 14 days with meals so far, 3 still count then.');
    expect(next).toContain(
      `It takes ${found.more} more days with weight and meals. It’s fine to miss days; the number then comes later.`,
    );
    expect(next).toContain('All 14 days with meals so far still count then.');
  });

  test.each(Array.from({ length: 120 }, (_, seed) => seed + 1))(
    'is kept whenever the visitor logs every day from then on: gaps of logger %d',
    (seed) => {
      const days = loggerWithGaps(seed);
      if (buildLogReport(days, PERSON, TODAY).kind === 'estimated') return;
      const { day, isEveryDay, stillCounts, intakeDays } = figureDay(days, TODAY);
      expect(afterEveryDay(days, day)).toBe('estimated');
      expect(stillCounts).toBeLessThanOrEqual(intakeDays);
      if (!isEveryDay) expect(afterMostDays(days, day)).toBe('estimated');
    },
  );
});

describe('the next step', () => {
  test('is to log what was eaten, if nothing was', () => {
    const days = log(5, TODAY, () => ({ intakeKcal: undefined }) as object);
    expect(nextStep(days, { days: 5, intakeDays: 0, weighings: 5 }, TODAY)).toBe('eaten');
  });

  test('is to step on the scale after a week without it, while weigh-ins are missing', () => {
    const days = log(9, TODAY, (index) => (index > 1 ? { weightKg: undefined } : {}) as object);
    expect(nextStep(days, { days: 9, intakeDays: 9, weighings: 2 }, TODAY)).toBe('weigh');
    expect(nextStep(days, { days: 9, intakeDays: 9, weighings: 6 }, TODAY)).toBe('goOn');
  });

  test('is to log more meals, while they are there on too few days', () => {
    const counts = { days: 24, intakeDays: 14, weighings: 23 };
    expect(nextStep(log(24), counts, TODAY)).toBe('meals');
    const figure = {
      day: TODAY,
      isEveryDay: false,
      more: 9,
      stillCounts: 14,
      intakeDays: 14,
      isSoonerFilled: false,
    };
    expect(lackingText(figure, 'meals', counts).next).toContain(
      '14 of 24 days, and the number needs 70% of them',
    );
    expect(nextStep(log(24), { ...counts, intakeDays: 17 }, TODAY)).toBe('goOn');
  });

  test('is otherwise to go on', () => {
    expect(nextStep(log(5), { days: 5, intakeDays: 5, weighings: 5 }, TODAY)).toBe('goOn');
  });
});

describe('meals on too few days', () => {
  const mealsOn = (isLogged: (index: number) => boolean, length = 28) =>
    log(length).map((day, index) => (isLogged(index) ? day : { day: day.day, weightKg: 80 }));

  test('are told beside the promise, with how many it needs', () => {
    const twiceAWeek = mealsOn((index) => index % 7 < 2);
    const pace = mealPace(twiceAWeek, TODAY);
    expect(pace).toEqual({ logged: 4, days: 14, needed: 10 });
    expect(answerWords.pace(pace!)).toBe('Meals on 4 of the last 14 days; it needs 10.');
    const counts = { days: 28, intakeDays: 8, weighings: 28 };
    const { next } = lackingText(
      { ...figureDay(twiceAWeek, TODAY), isEveryDay: false, stillCounts: 8 },
      'meals',
      counts,
      pace,
    );
    expect(next).toBe(
      'Next: log what you eat on more days. You can fill in the days you missed in the week’s table.',
    );
  });

  test('are those of the days that are over, and of today once it has meals', () => {
    const often = mealsOn((index) => index >= 18);
    expect(mealPace(often, TODAY)).toBeNull();
    expect(mealPace(often.slice(0, -1), TODAY)).toEqual({ logged: 9, days: 14, needed: 10 });
    expect(mealPace([...often.slice(0, -1), { day: TODAY, weightKg: 80 }], TODAY)?.logged).toBe(9);
  });

  test('aren’t told of two weeks that aren’t there yet, and of a log without any', () => {
    expect(
      mealPace(
        mealsOn((index) => index < 2, 13),
        TODAY,
      ),
    ).toBeNull();
    expect(
      mealPace(
        mealsOn(() => false),
        TODAY,
      ),
    ).toBeNull();
    expect(mealPace([], TODAY)).toBeNull();
  });
});
