import { describe, expect, test } from 'vitest';
import { addDays } from './local-day.ts';
import { logConcerns } from './log-concerns.ts';
import { buildLogReport } from './log-report.ts';
import type { LogPerson, StoredLogDay } from './parse-log.ts';

const TODAY = '2026-11-22';

const man = (age: number, centimetres = 171): LogPerson => ({
  gender: 'male',
  age,
  saidOn: TODAY,
  centimetres,
});
const woman = (age: number): LogPerson => ({ ...man(age, 165), gender: 'female' });

/** A weigh-in a day, in a straight line from one weight to another, with meals on all of the last days. */
function log(days: number, from: number, to: number, intakeKcal?: number): readonly StoredLogDay[] {
  return Array.from({ length: days + 1 }, (_, index) => ({
    day: addDays(TODAY, index - days),
    weightKg: from + ((to - from) * index) / days,
    ...(intakeKcal === undefined ? {} : { intakeKcal }),
  }));
}

describe('what a log shows is said', () => {
  test.each([
    [
      'a man of 79 who loses 6.3 kg in three weeks on 1,093 kcal',
      man(79),
      log(21, 71.9, 65.6, 1093),
      ['olderLoss', 'tooLittle'],
    ],
    ['the same man at 64', man(64), log(21, 71.9, 65.6, 1093), ['fastLoss', 'tooLittle']],
    ['a man of 79 who loses 6% slowly, within six months', man(79), log(160, 76, 71, 1900), ['olderLoss']],
    ['a man of 79 who loses 4%', man(79), log(160, 76, 73, 1900), []],
    ['a heavier woman of 70, for whom losing can help', woman(70), log(160, 100, 92, 1600), []],
    ['somebody who loses 1% a week', man(40), log(28, 90, 86.4, 1900), []],
    ['somebody who loses 2% a week', man(40), log(28, 90, 82.8, 1900), ['fastLoss']],
    ['the water of a first week', man(40), log(7, 90, 87, 1900), []],
    ['a woman on 1,250 kcal', woman(40), log(20, 70, 69, 1250), []],
    ['a man on 1,250 kcal', man(40), log(20, 90, 89, 1250), ['tooLittle']],
    ['nobody known on 1,250 kcal', null, log(20, 90, 89, 1250), []],
    ['nobody known on 1,150 kcal', null, log(20, 90, 89, 1150), ['tooLittle']],
    ['1,199.6 kcal, which is printed as 1,200', woman(40), log(20, 70, 69, 1199.6), []],
    ['three days of meals', woman(40), log(2, 70, 70, 900), []],
    ['a girl of 15', { ...woman(15) }, log(20, 60, 54, 900), []],
    ['somebody who gains', man(79), log(60, 70, 73, 2600), []],
    ['nothing logged', man(79), [], []],
  ] as const)('%s', (_, person, days, expected) => {
    expect(logConcerns(days, person, TODAY)).toEqual(expected);
  });

  test.each([
    // A woman of 24, 167 cm tall, within 16 days; the last weight decides the BMI.
    [15.8, 'fast', 850, ['farUnderweightLoss', 'farTooLittle']],
    [15.8, 'slow', 850, ['farUnderweightLoss', 'farTooLittle']],
    [15.8, 'slow', undefined, ['farUnderweightLoss']],
    [15.8, 'not', 850, ['farTooLittle']],
    [15.8, 'not', undefined, []],
    [16.1, 'fast', 850, ['underweightLoss', 'tooLittle']],
    [16.1, 'fast', undefined, ['underweightLoss']],
    [16.1, 'fast', 1900, ['underweightLoss']],
    [16.1, 'slow', 850, ['underweightSlowLoss', 'tooLittle']],
    [16.1, 'not', 850, ['tooLittle']],
    [17.5, 'fast', 850, ['underweightLoss', 'tooLittle']],
    [17.5, 'slow', undefined, ['underweightSlowLoss']],
    [17.5, 'not', undefined, []],
    [18.2, 'fast', undefined, ['underweightLoss']],
    [18.2, 'slow', 850, ['underweightSlowLoss', 'tooLittle']],
    [18.2, 'not', 850, ['tooLittle']],
    [18.6, 'fast', 850, ['fastLoss', 'tooLittle']],
    [18.6, 'slow', undefined, []],
  ] as const)('BMI %f, losing %s, on %s kcal', (bmi, pace, intakeKcal, expected) => {
    const last = bmi * 1.67 * 1.67;
    const days = log(16, last * { fast: 1.067, slow: 1.03, not: 1 }[pace], last, intakeKcal);
    const young: LogPerson = { ...woman(24), centimetres: 167 };
    expect(logConcerns(days, young, TODAY)).toEqual(expected);
    expect(buildLogReport(days, young, TODAY).kind).toBe(bmi < 18.5 ? 'stopped' : 'lacking');
    // Her height alone, typed on another page, says the same.
    const tall = { gender: null, age: null, saidOn: TODAY, centimetres: 167 } as const;
    expect(logConcerns(days, tall, TODAY)).toEqual(expected);
    expect(buildLogReport(days, null, TODAY, false, tall).kind).toBe(bmi < 18.5 ? 'stopped' : 'lacking');
    // Before the log knows her, her BMI isn't known; what it shows without one is said.
    const unknown = logConcerns(days, null, TODAY);
    expect(unknown).toEqual([
      ...(pace === 'fast' ? ['fastLoss'] : []),
      ...(intakeKcal === 850 ? ['tooLittle'] : []),
    ]);
    // More is known, and no less is said.
    expect(expected.length).toBeGreaterThanOrEqual(unknown.length);
  });

  test('a fast loss below BMI 18.5 within a week isn’t waited for', () => {
    expect(logConcerns(log(8, 48, 45), { ...woman(24), centimetres: 167 }, TODAY)).toEqual([
      'underweightLoss',
    ]);
  });

  test('at 79, a loss below BMI 18.5 is said before the loss within half a year', () => {
    expect(logConcerns(log(100, 58, 52, 1600), man(79), TODAY)).toEqual(['underweightSlowLoss']);
  });

  test('somebody who loses fast below BMI 18.5 gets no figure, however much was logged', () => {
    const young: LogPerson = { ...woman(24), centimetres: 167 };
    expect(buildLogReport(log(28, 52, 47, 1900), young, TODAY).kind).toBe('stopped');
    expect(buildLogReport(log(28, 47, 47, 1900), young, TODAY).kind).toBe('estimated');
  });

  test('what was eaten long ago doesn’t count', () => {
    const before = log(20, 70, 69, 900).map((day) => ({ ...day, day: addDays(day.day, -40) }));
    expect(logConcerns(before, woman(40), TODAY)).toEqual([]);
  });
});
