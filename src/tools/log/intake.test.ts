import { expect, test } from 'vitest';
import { isUnlikelyIntake, likelyIntake } from './intake.ts';

test.each([
  [6999, false],
  [7000, true],
  [19750, true],
])('%d kcal is asked about: %s', (intake, isAsked) => {
  expect(isUnlikelyIntake(intake)).toBe(isAsked);
});

test.each([
  ['kcal~19750', '1,975 kcal', 'kcal~1975'],
  ['kcal~13000', '1,300 kcal', 'kcal~1300'],
  ['kcal~8260', '8260 kJ (1974 kcal)', 'kcal~1974'],
  ['kJ~82600', '8,260 kJ', 'kJ~8260'],
])('%s probably means %s', (typed, label, text) => {
  expect(likelyIntake(typed)).toEqual({ label, text });
});

test.each(['kcal~2150', 'kcal~6999', 'kJ~9000', 'kJ~30000', 'kcal~', 'kcal~many', 'kcal~99999'])(
  '%s has no other meaning',
  (typed) => {
    expect(likelyIntake(typed)).toBeNull();
  },
);
