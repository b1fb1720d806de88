import { describe, expect, test } from 'vitest';
import {
  likelyWaist,
  NO_WAIST,
  waistAs,
  waistOf,
  waistProblemOf,
  waistTextOf,
  waistUnitOf,
  type WaistText,
} from './waist-text.ts';

const inCm = (text: string): WaistText => ({ unit: 'cm', text });
const inInches = (text: string): WaistText => ({ unit: 'in', text });

test('the field’s unit follows the result’s', () => {
  expect(waistUnitOf('metric')).toBe('cm');
  expect(waistUnitOf('imperial')).toBe('in');
});

describe('a waist is understood as people write it', () => {
  test.each([
    [inCm('84'), 84],
    [inCm(' 84,5 cm'), 84.5],
    [inCm('33 in'), 83.82],
    [inCm('0.91 m'), 91],
    [inInches('33'), 83.82],
    [inInches('34,5"'), 87.63],
    [inInches('86 cm'), 86],
  ])('%o', (text, centimetres) => expect(waistOf(text)?.centimetres).toBeCloseTo(centimetres, 9));
});

describe('the problem with a waist', () => {
  test.each([
    ['', null],
    ['  ', null],
    ['84', null],
    ['wide', 'notANumber'],
    ['0', 'notPositive'],
    ['-84', 'negative'],
    ['301', 'tooLarge'],
  ])('%o: %s', (text, problem) => {
    expect(waistProblemOf(inCm(text))).toBe(problem);
    if (problem !== null) expect(waistOf(inCm(text))).toBeNull();
  });
});

describe('switching units', () => {
  test('converts typed text and restores it exactly', () => {
    const typed = inCm('84,5');
    expect(waistAs(typed, 'in')).toEqual({ unit: 'in', text: '33.3' });
    expect(waistAs(typed, 'cm')).toEqual(typed);
    expect(waistAs(inInches('36'), 'cm')).toEqual({ unit: 'cm', text: '91.4' });
  });

  test('does not change unreadable text', () => {
    expect(waistAs(inCm('wide'), 'in')).toEqual({ unit: 'in', text: 'wide' });
    expect(waistAs(inCm(''), 'in')).toEqual({ unit: 'in', text: '' });
  });
});

describe('a bare number that more often means another unit gets a question', () => {
  test.each([
    [inCm('33'), '33 in (83.8 cm)', '83.8'],
    [inCm('0,84'), '0.8 m (84 cm)', '84'],
    [inInches('86'), '86 cm (33.9 in)', '33.9'],
    [inInches('1.02'), '1 m (40.2 in)', '40.2'],
  ])('%o', (text, label, meant) => {
    expect(likelyWaist(text)).toEqual({ label, text: { unit: text.unit, text: meant } });
  });

  test.each([inCm('84'), inCm('50'), inCm('33 in'), inInches('33'), inInches('59'), inCm('wide')])(
    '%o gets no question',
    (text) => expect(likelyWaist(text)).toBeNull(),
  );
});

test('a waist among the entries is read as it was typed', () => {
  expect(waistTextOf({ waist: 'in~33,5' })).toEqual({ unit: 'in', text: '33,5' });
  expect(waistTextOf({ waist: '' })).toBe(NO_WAIST);
});

test('a page without a form has no waist', () => expect(waistTextOf(null)).toBe(NO_WAIST));
