import { expect, test } from 'vitest';
import { bmiValue } from '@evenscale/formulas/units';
import { appointmentText, personNotices, underweightNotice } from './policy-words.ts';

test.each([
  [25, null],
  [18.5, null],
  [18.49, personNotices.underweight],
  [16, personNotices.underweight],
  [15.99, personNotices.farUnderweight],
  [12, personNotices.farUnderweight],
])('the notice at a BMI of %d', (bmi, notice) => expect(underweightNotice(bmiValue(bmi))).toBe(notice));

test.each([
  [30, false],
  [34.99, false],
  [35, true],
  [60, true],
])('at a BMI of %d, an appointment is asked for: %s', (bmi, isAsked) =>
  expect(appointmentText(bmiValue(bmi)) !== null).toBe(isAsked),
);

test('far below the healthy range, the notice says when to see a doctor and what an emergency is', () => {
  expect(personNotices.farUnderweight).toMatch(/see a doctor.*emergency/u);
});
