import { expect, test } from 'vitest';
import { dateProblemText } from './words.ts';

test('a date that has passed is named, and a date that is too near isn’t called past', () => {
  const choose = 'Choose a date from Dec 18, 2026 to Nov 26, 2029: a plan takes three weeks to three years.';
  expect(dateProblemText('2026-11-26', '2026-11-27')).toBe(`Nov 26, 2026 has passed. ${choose}`);
  for (const date of ['2026-11-27', '2026-12-01', '2040-01-01', '', '2026-02-30'])
    expect(dateProblemText(date, '2026-11-27')).toBe(choose);
});
