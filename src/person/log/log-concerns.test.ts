import { describe, expect, test } from 'vitest';
import { addDays } from './local-day.ts';
import { logConcerns } from './log-concerns.ts';
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

  test('what was eaten long ago doesn’t count', () => {
    const before = log(20, 70, 69, 900).map((day) => ({ ...day, day: addDays(day.day, -40) }));
    expect(logConcerns(before, woman(40), TODAY)).toEqual([]);
  });
});
