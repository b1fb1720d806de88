import { expect, test } from 'vitest';
import { metricPerson } from '../../../tests/some-person.ts';
import { heightOf } from '#person/entry/measure-text.ts';
import { enteredWaist, printedWaist } from './entered-waist.ts';

const of = (kilograms: string) => metricPerson(kilograms, '175');

test.each([
  [60, 'It’s 0.34 of your height. The guideline doesn’t cover values below 0.4.', 'noStatement'],
  [80, 'It’s 0.46 of your height, which the guideline calls healthy.', 'healthy'],
  [95, 'It’s 0.54 of your height, which the guideline calls an increased risk.', 'increased'],
  [110, 'It’s 0.63 of your height, which the guideline calls a high risk.', 'high'],
])('a waist of %d cm is shown with what it says', (centimetres, text, category) => {
  expect(enteredWaist(of('80'), heightOf(centimetres, 'cm'))).toEqual({
    title: `Your waist: ${centimetres} cm`,
    text,
    category,
  });
});

test('a waist has no class with a BMI that the guideline does not cover', () => {
  expect(enteredWaist(of('120'), heightOf(110, 'cm'))?.text).toBe('It’s 0.63 of your height.');
});

test('no waist, or one that can’t be right, is not shown', () => {
  expect(enteredWaist(of('80'), null)).toBeNull();
  expect(enteredWaist(of('80'), heightOf(8, 'cm'))).toBeNull();
});

test('during pregnancy and breastfeeding, no waist is judged', () =>
  expect(enteredWaist({ ...of('95'), pregnancy: true }, heightOf(95, 'cm'))).toBeNull());

test('on paper, it is one line', () =>
  expect(printedWaist({ title: 'Your waist: 95 cm', text: 'It’s 0.54 of your height.' })).toBe(
    'Your waist: 95 cm. It’s 0.54 of your height.',
  ));
