import { describe, expect, test } from 'vitest';
import type { LogPerson, StoredLogDay } from '#person/log/parse-log.ts';
import { isUnderweight } from '#person/policy.ts';
import { buildLogReport } from './log-report.ts';

const TODAY = '2026-11-22';
const man: LogPerson = { gender: 'male', age: 40, saidOn: '2026-11-01', centimetres: 180 };

/** Days up to Nov 21, 2026: 2,400 kcal a day, and a weight that falls by 30 g a day with small fluctuations. */
const log = (length: number): readonly StoredLogDay[] =>
  Array.from({ length }, (_, index) => ({
    day: new Date(Date.UTC(2026, 10, 22 - length + index)).toISOString().slice(0, 10),
    weightKg: 82 - 0.03 * (index - length + 60) + 0.3 * Math.sin((index - length) * 2.1),
    intakeKcal: 2400,
  }));

test('an empty log has no report', () => {
  expect(buildLogReport([], man, TODAY)).toEqual({ kind: 'empty' });
});

test('a short log says what is missing, with or without a person', () => {
  for (const person of [man, null]) {
    const report = buildLogReport(log(10), person, TODAY);
    expect(report).toMatchObject({ kind: 'lacking', counts: { days: 10, intakeDays: 10, weighings: 10 } });
  }
});

test('today’s weight alone doesn’t take a figure away, and its meals count', () => {
  // 70% of the days have meals, and one more without them is too many.
  const sparse = log(30).map(({ intakeKcal, ...day }, index) =>
    index % 10 < 3 || intakeKcal === undefined ? day : { ...day, intakeKcal },
  );
  for (const before of [log(60), sparse]) {
    const report = buildLogReport(before, man, TODAY);
    expect(report.kind).toBe('estimated');
    expect(buildLogReport([...before, { day: TODAY, weightKg: 80.1 }], man, TODAY).kind).toBe('estimated');
    const whole = buildLogReport([...before, { day: TODAY, weightKg: 80.1, intakeKcal: 2400 }], man, TODAY);
    expect(whole).not.toEqual(report);
  }
  // The day after, it's a day without meals.
  const passed = buildLogReport([...sparse, { day: TODAY, weightKg: 80.1 }], man, '2026-11-23');
  expect(passed.kind).toBe('lacking');
});

test('today’s weight still counts for the stop, and a first day is a day', () => {
  const thin: LogPerson = { ...man, centimetres: 200 };
  const thinToday = { day: TODAY, weightKg: 60, isConfirmed: true } as const;
  expect(buildLogReport([...log(60), thinToday], thin, TODAY).kind).toBe('stopped');
  expect(buildLogReport([{ day: TODAY, weightKg: 80 }], man, TODAY)).toMatchObject({
    kind: 'lacking',
    counts: { days: 1, weighings: 1 },
  });
});

test('what the trend leaves out changes nothing: a slip of 10 kg on the last day', () => {
  const [clean, slipped] = [log(60), log(60).map((day, at) => (at < 59 ? day : { ...day, weightKg: 70.2 }))];
  const [right, wrong] = [clean.with(59, { ...clean[59]!, weightKg: 80.2 }), slipped].map((days) =>
    buildLogReport(days, man, TODAY),
  );
  if (right?.kind !== 'estimated' || wrong?.kind !== 'estimated') throw new Error('no figure');
  expect(wrong.bmi).toBeCloseTo(right.bmi, 0);
  expect(wrong.found.maintenance.value).toBeCloseTo(right.found.maintenance.value, -2);
  // And nobody is told to stop by somebody else on the scale.
  expect(buildLogReport([...clean, { day: TODAY, weightKg: 49 }], man, TODAY).kind).toBe('estimated');
});

test('a long log without a person asks for the person', () => {
  expect(buildLogReport(log(60), null, TODAY)).toEqual({ kind: 'personUnknown' });
});

test('a child gets no figure', () => {
  const child: LogPerson = { ...man, age: 17 };
  expect(buildLogReport(log(60), child, TODAY)).toEqual({ kind: 'underAge' });
});

test('an age that isn’t kept yet is enough for a child, and not for anybody’s figure', () => {
  const known = { gender: null, age: 9, saidOn: TODAY, centimetres: null } as const;
  expect(buildLogReport([], null, TODAY, false, known)).toEqual({ kind: 'underAge' });
  expect(buildLogReport(log(60), null, TODAY, false, man)).toEqual({ kind: 'personUnknown' });
});

test('someone who entered 17 and is 18 today gets one', () => {
  const grown: LogPerson = { ...man, age: 17, saidOn: '2025-11-22' };
  expect(buildLogReport(log(60), grown, TODAY).kind).toBe('estimated');
});

test('sixty days give a man who is losing weight a figure above his intake', () => {
  const report = buildLogReport(log(60), man, TODAY);
  if (report.kind !== 'estimated') throw new Error(report.kind);
  const { value, low, high } = report.found.maintenance;
  // 30 g a day at 5,000 to 9,400 kcal a kilogram is 150 to 280 kcal.
  expect(value).toBeGreaterThan(2500);
  expect(value).toBeLessThan(2720);
  expect(low).toBeLessThan(value);
  expect(high).toBeGreaterThan(value);
  expect(isUnderweight(report.bmi)).toBe(false);
});

test('an underweight person’s figure is marked', () => {
  const tall: LogPerson = { ...man, centimetres: 212 };
  const thin = buildLogReport(log(60), tall, TODAY);
  if (thin.kind !== 'estimated') throw new Error(thin.kind);
  expect(isUnderweight(thin.bmi)).toBe(true);
});

test.each([
  [1600, true],
  [1400, true],
  [2400, false],
])('a log of %d kcal a day, used at rest or not: %s', (intakeKcal, isBelowRest) => {
  // 10 × 80.2 + 6.25 × 180 − 5 × 40 + 5 is about 1,730, and some 200 kcal come from the body.
  const days = log(60).map((day) => ({ ...day, intakeKcal: intakeKcal - 100 }));
  expect(buildLogReport(days, man, TODAY)).toMatchObject({ kind: 'estimated', isBelowRest });
});

test('a figure that the site would not show as a target is not shown', () => {
  const days = (intakeKcal: number) => log(60).map((day) => ({ ...day, intakeKcal }));
  expect(buildLogReport(days(560), man, TODAY)).toEqual({ kind: 'implausible' });
  expect(buildLogReport(days(640), man, TODAY)).toMatchObject({ kind: 'estimated', isBelowRest: true });
});

test('years of earlier entries change nothing', () => {
  const long = buildLogReport(log(2000), man, TODAY);
  const recent = buildLogReport(log(300), man, TODAY);
  if (long.kind !== 'estimated' || recent.kind !== 'estimated') throw new Error('no figure');
  expect(long.found.maintenance).toEqual(recent.found.maintenance);
});

describe('the log stops', () => {
  const ofHeight = (centimetres: number, days: readonly StoredLogDay[]) =>
    buildLogReport(days, { gender: 'female', age: 22, saidOn: TODAY, centimetres }, TODAY);
  const eating = (intakeKcal: number, length = 10) => log(length).map((day) => ({ ...day, intakeKcal }));

  // The last weight is about 80.2 kg: a BMI of 15.9 at 225 cm, of 18 at 211 cm and of 18.6 at 207 cm.
  test('below BMI 16, and below 18.5 with too little to eat, whatever it has', () => {
    expect(ofHeight(225, eating(2400))).toMatchObject({ kind: 'stopped' });
    expect(ofHeight(211, eating(1199, 60))).toMatchObject({ kind: 'stopped' });
    expect(ofHeight(211, eating(2400, 60))).toMatchObject({ kind: 'estimated' });
  });

  test('instead of counting down, below BMI 18.5', () => {
    expect(ofHeight(211, eating(2400))).toMatchObject({ kind: 'stopped' });
    expect(ofHeight(211, eating(2400, 1))).toMatchObject({ kind: 'stopped' });
    expect(ofHeight(207, eating(1200))).toMatchObject({ kind: 'lacking' });
  });

  test('instead of counting down, below 800 kcal, whoever it is', () => {
    expect(ofHeight(180, eating(799))).toMatchObject({ kind: 'stopped' });
    expect(ofHeight(180, eating(799, 2))).toMatchObject({ kind: 'lacking' });
    expect(ofHeight(180, eating(800))).toMatchObject({ kind: 'lacking' });
    expect(buildLogReport(eating(799), null, TODAY)).toEqual({
      kind: 'stopped',
      bmi: null,
      isTooLittle: true,
    });
  });
});

test('under 18 there is nothing to wait for, with or without days', () => {
  const child: LogPerson = { ...man, age: 16 };
  expect(buildLogReport([], child, TODAY)).toEqual({ kind: 'underAge' });
});

test('a pregnancy has neither figure nor countdown, and under 18 the age comes first', () => {
  expect(buildLogReport(log(60), man, TODAY, true)).toEqual({ kind: 'pregnancy' });
  expect(buildLogReport(log(10), null, TODAY, true)).toEqual({ kind: 'pregnancy' });
  const child = { ...man, age: 15 };
  expect(buildLogReport(log(60), child, TODAY, true)).toEqual({ kind: 'underAge' });
});
