import { kcal, kg } from '../units.ts';
import { describe, expect, test } from 'vitest';
import { LOG_NEEDS, logWindow, weighingsIn } from './log.ts';
import type { LogDay } from './log.ts';

/** A log with a weight and an intake on every day from 0 on, apart from the given changes. */
const log = (length: number, change: (day: number) => Partial<LogDay> = () => ({})): readonly LogDay[] =>
  Array.from({ length }, (_, day) => ({ day, weight: kg(80), intake: kcal(2500), ...change(day) }));

const noIntake = { intake: null };
const noWeight = { weight: null };

describe('what a log lacks', () => {
  test('follows the project rules', () => {
    expect(LOG_NEEDS).toEqual({ days: 21, intakeDays: 14, intakePercent: 70, weighings: 6 });
  });

  test('is nothing with 21 days, 14 intakes on 70 % of the days, and 6 weigh-ins', () => {
    const least = log(21, (day) => ({
      ...(day % 4 === 1 && day < 20 && noIntake),
      ...(day % 4 !== 0 && noWeight),
    }));
    expect(logWindow(least)).toMatchObject({ from: 0, to: 20, lacks: [] });
    expect(logWindow(least).intakes).toHaveLength(16);
    expect(logWindow(least).weighings).toHaveLength(6);
  });

  test('is everything without any entry', () => {
    expect(logWindow([]).lacks).toEqual([
      { kind: 'days', missing: 21 },
      { kind: 'intakeDays', missing: 14 },
      { kind: 'intakeShare', missing: 15 },
      { kind: 'weighings', missing: 6 },
    ]);
    expect(logWindow([])).toMatchObject({ weighings: [], intakes: [], leftOut: [] });
  });

  test.each([
    { given: log(20), lacks: [{ kind: 'days', missing: 1 }] },
    {
      given: log(13),
      lacks: [
        { kind: 'days', missing: 8 },
        { kind: 'intakeDays', missing: 1 },
        // 15 of 21 days is the smallest count that reaches 70 %.
        { kind: 'intakeShare', missing: 2 },
      ],
    },
    {
      given: log(14),
      lacks: [
        { kind: 'days', missing: 7 },
        { kind: 'intakeShare', missing: 1 },
      ],
    },
    { given: log(40, (day) => (day % 8 === 0 ? {} : noWeight)), lacks: [{ kind: 'weighings', missing: 1 }] },
    { given: log(42, (day) => (day % 8 === 0 ? {} : noWeight)), lacks: [] },
    // 14 of 21 days: filling in one missed day makes it 71 %.
    {
      given: log(21, (day) => (day % 3 === 1 ? noIntake : {})),
      lacks: [{ kind: 'intakeShare', missing: 1 }],
    },
    { given: log(40, (day) => (day % 10 < 3 ? noIntake : {})), lacks: [] },
    {
      given: log(40, (day) => (day % 10 < 4 ? noIntake : {})),
      lacks: [{ kind: 'intakeShare', missing: 4 }],
    },
  ])('is $lacks for $given.length days', ({ given, lacks }) => {
    expect(logWindow(given).lacks).toEqual(lacks);
  });

  test('counts only weigh-ins that aren’t left out', () => {
    const weights = new Map([
      [0, 80],
      [4, 80],
      [8, 80],
      [12, 88],
      [16, 80],
      [20, 80],
    ]);
    const few = log(21, (day) => ({ weight: weights.has(day) ? kg(weights.get(day)!) : null }));
    expect(logWindow(few)).toMatchObject({
      lacks: [{ kind: 'weighings', missing: 1 }],
      leftOut: [{ day: 12, weight: 88, expected: 80 }],
    });
    const confirmed = few.map((entry) => ({ ...entry, isConfirmed: entry.day === 12 }));
    expect(logWindow(confirmed)).toMatchObject({ lacks: [], leftOut: [] });
    expect(logWindow(confirmed).weighings).toHaveLength(6);
  });
});

test('filling in the stated number of missed days is enough, and one fewer isn’t', () => {
  // The first and the last day have meals, so the window stays the same.
  const logOf = (days: number, intakes: number) =>
    log(days, (day) => (day < intakes - 1 || day === days - 1 ? {} : noIntake));
  for (const days of [21, 27, 34, 42])
    for (let intakes = 2; intakes < days; intakes += 1) {
      const [lack] = logWindow(logOf(days, intakes)).lacks.toReversed();
      const missing = lack?.missing ?? 0;
      const lacksWith = (more: number) => logWindow(logOf(days, intakes + more)).lacks.length;
      expect(lacksWith(missing), `${intakes} of ${days}`).toBe(0);
      if (missing > 0) expect(lacksWith(missing - 1), `${intakes} of ${days}`).toBeGreaterThan(0);
    }
});

describe('the window of a log', () => {
  test.each([
    { length: 30, from: 0 },
    { length: 126, from: 0 },
    { length: 127, from: 1 },
    { length: 400, from: 274 },
  ])('of $length days begins on day $from', ({ length, from }) => {
    expect(logWindow(log(length))).toMatchObject({ from, to: length - 1, lacks: [] });
    expect(logWindow(log(length)).weighings).toHaveLength(length - from);
    expect(logWindow(log(length)).intakes).toHaveLength(length - from);
  });

  test.each([
    { meals: 'began with day 100', eats: (day: number) => day >= 100, from: 93, to: 199 },
    { meals: 'ended with day 150', eats: (day: number) => day <= 150, from: 32, to: 157 },
    { meals: 'began with day 74', eats: (day: number) => day >= 74, from: 74, to: 199 },
    { meals: 'began with day 160', eats: (day: number) => day >= 160, from: 153, to: 199 },
  ])(
    'begins a week before the first intake and ends a week after the last if meals $meals',
    ({ eats, from, to }) => {
      const given = log(200, (day) => (eats(day) ? {} : noIntake));
      expect(logWindow(given)).toMatchObject({ from, to, lacks: [] });
    },
  );

  test('is shorter by whole weeks until enough of its days have an intake', () => {
    // Every second day for a long time, then every day for 40 days.
    const given = log(200, (day) => (day < 160 && day % 2 === 0 ? noIntake : {}));
    const { from, to, intakes, lacks } = logWindow(given);
    expect(lacks).toEqual([]);
    expect([from, to]).toEqual([200 - 98, 199]);
    expect(intakes).toHaveLength(40 + 29);
  });

  test('is six weeks if no length is enough, so that as little as possible is missing', () => {
    const given = log(200, (day) => (day % 2 === 0 ? noIntake : {}));
    expect(logWindow(given)).toMatchObject({
      from: 158,
      to: 199,
      lacks: [{ kind: 'intakeShare', missing: 9 }],
    });
  });

  test('may have days without entries, and begin on any day', () => {
    const given = log(60).filter(({ day }) => day % 5 !== 3);
    const later = given.map((entry) => ({ ...entry, day: entry.day - 20_000 }));
    expect(logWindow(later)).toMatchObject({ from: -20_000, to: -19_941, lacks: [] });
    expect(logWindow(later).intakes).toHaveLength(48);
  });

  test('lists only weigh-ins inside the window as left out', () => {
    const given = log(200, (day) => (day === 20 || day === 120 ? { weight: kg(70) } : {}));
    expect(logWindow(given).leftOut.map(({ day }) => day)).toEqual([120]);
    expect(logWindow(given).weighings).toHaveLength(125);
  });
});

test.each([
  { days: [0, 2, 1], got: 'got day 1 after 2' },
  { days: [0, 1, 1], got: 'got day 1 after 1' },
  { days: [0.5], got: 'got day 0.5' },
])('days out of order are rejected: $days', ({ days, got }) => {
  const given = days.map((day) => ({ day, weight: kg(80), intake: null }));
  expect(() => logWindow(given)).toThrow(RangeError);
  expect(() => logWindow(given)).toThrow(got);
});

test('weigh-ins keep their order and whether they were confirmed', () => {
  const given: readonly LogDay[] = [
    { day: 1, weight: kg(81), intake: null, isConfirmed: true },
    { day: 2, weight: null, intake: kcal(2000) },
    { day: 4, weight: kg(80), intake: kcal(2100) },
  ];
  expect(weighingsIn(given)).toEqual([
    { day: 1, weight: 81, isConfirmed: true },
    { day: 4, weight: 80, isConfirmed: false },
  ]);
});
