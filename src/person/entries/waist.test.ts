import { describe, expect, test } from 'vitest';
import { measureAs } from './measure.ts';
import { WAIST, waistOf, waistProblemOf } from './waist.ts';
import { waistUnitOf } from '#person/units.ts';

test('the field’s unit follows the result’s', () => {
  expect(waistUnitOf('metric')).toBe('cm');
  expect(waistUnitOf('imperial')).toBe('in');
});

describe('a waist is understood as people write it', () => {
  test.each([
    ['84', 84],
    ['cm~ 84,5 cm', 84.5],
    ['cm~33 in', 83.82],
    ['cm~0.91 m', 91],
    ['in~33', 83.82],
    ['in~34,5"', 87.63],
    ['in~86 cm', 86],
  ])('%j', (text, centimetres) => expect(waistOf(text)?.centimetres).toBeCloseTo(centimetres, 9));
});

describe('the problem with a waist', () => {
  test.each([
    ['', null],
    ['cm~  ', null],
    ['cm~84', null],
    ['cm~wide', 'notANumber'],
    ['cm~0', 'notPositive'],
    ['cm~-84', 'negative'],
    ['cm~301', 'tooLarge'],
  ])('%j: %s', (text, problem) => {
    expect(waistProblemOf(text)).toBe(problem);
    if (problem !== null) expect(waistOf(text)).toBeNull();
  });
});

test('another unit converts what was typed, and leaves unreadable text as it is', () => {
  expect(measureAs(WAIST, 'cm~84,5', 'in')).toBe('in~33.3');
  expect(measureAs(WAIST, 'cm~84,5', 'cm')).toBe('cm~84,5');
  expect(measureAs(WAIST, 'in~36', 'cm')).toBe('cm~91.4');
  expect(measureAs(WAIST, 'cm~wide', 'in')).toBe('in~wide');
  expect(measureAs(WAIST, '', 'in')).toBe('');
});
