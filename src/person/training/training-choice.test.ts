import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  choiceOf,
  MOST,
  parseDifference,
  START,
  trainingText,
  type TrainingChoice,
  weekdayOf,
  WEEKDAYS,
} from './training-choice.ts';
import { isTrainingText } from './training-text.ts';

const choice: fc.Arbitrary<TrainingChoice> = fc.record({
  days: fc.subarray([...WEEKDAYS]),
  difference: fc.record({
    amount: fc.integer({ min: 1, max: 9_999_999 }).map((hundredths) => hundredths / 100),
    unit: fc.constantFrom('percent' as const, 'kcal' as const, 'kJ' as const),
  }),
});

describe('training days as text', () => {
  test('can be read back, exactly', () =>
    fc.assert(
      fc.property(choice, (chosen) => {
        const text = trainingText(chosen);
        expect(isTrainingText(text)).toBe(true);
        expect(choiceOf(text)).toEqual(chosen);
      }),
    ));

  test('are empty if nothing is chosen', () => {
    expect(trainingText(START)).toBe('');
    expect(choiceOf('')).toEqual(START);
  });

  test('have each day once, in order', () => expect(choiceOf('5311~20').days).toEqual([1, 3, 5]));

  test.each(['135', '135~', '8~20', '135~-20', '135~20x', '135~1e3', '135~123456', '12345671~20', ' 1~20'])(
    '%j isn’t such a text',
    (text) => {
      expect(isTrainingText(text)).toBe(false);
      expect(choiceOf(text)).toEqual(START);
    },
  );
});

test.each([
  ['20', { amount: 20, unit: 'percent' }],
  ['15,5 %', { amount: 15.5, unit: 'percent' }],
  ['300 kcal', { amount: 300, unit: 'kcal' }],
  ['300 calories', { amount: 300, unit: 'kcal' }],
  ['1200kJ', { amount: 1200, unit: 'kJ' }],
  ['0', null],
  ['-5', null],
  ['many', null],
  ['', null],
  ['101', null],
  ['2001 kcal', null],
] as const)('%j is the difference %j', (text, difference) =>
  expect(parseDifference(text, 'percent')).toEqual(difference),
);

test('a number without a unit is in the field’s', () =>
  expect(parseDifference('250', 'kJ')).toEqual({ amount: 250, unit: 'kJ' }));

test('the most that can be set', () => expect(MOST).toEqual({ percent: 100, kcal: 2000, kJ: 8000 }));

test.each([
  ['Mon', 1],
  ['tuesday', 2],
  ['Tues', 2],
  [' we ', 3],
  ['Thurs', 4],
  ['FRI', 5],
  ['saturday', 6],
  ['su', 7],
  ['t', undefined],
  ['someday', undefined],
] as const)('%j is the weekday %s', (name, day) => expect(weekdayOf(name)).toBe(day));
