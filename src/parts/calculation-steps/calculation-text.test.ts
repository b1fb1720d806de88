import { describe, expect, test } from 'vitest';
import {
  atLeast,
  atMost,
  difference,
  fixed,
  given,
  product,
  quotient,
  square,
  sum,
  type Term,
} from '@evenscale/formulas/trace';
import { activeBound, bare, isWritable, numbersIn, roundsOf } from './calculation-lines.ts';
import { calculationText } from './calculation-text.ts';
import { spoken, written } from './calculation-words.ts';

const numbers = (term: Term): string =>
  calculationText(term, written, ({ value }) => String(value)).replaceAll('\u00a0', ' ');
const words = (term: Term): string =>
  calculationText(term, spoken, ({ value, name }) => name ?? String(value));

const two = fixed(2);
const three = fixed(3);
const minus = fixed(-5);

describe('a calculation is written with only the necessary brackets', () => {
  test.each([
    [sum(two, three, minus), '2 + 3 − 5'],
    [sum(two, product(minus, three)), '2 − 5 × 3'],
    [sum(product(two, three), quotient(two, three)), '2 × 3 + 2 ÷ 3'],
    [difference(two, product(two, three)), '2 − 2 × 3'],
    [difference(two, sum(two, three)), '2 − (2 + 3)'],
    [difference(sum(two, three), two), '2 + 3 − 2'],
    [product(two, difference(three, two)), '2 × (3 − 2)'],
    [product(two, product(three, two)), '2 × 3 × 2'],
    [product(two, quotient(three, two)), '2 × (3 ÷ 2)'],
    [quotient(product(two, three), square(two)), '2 × 3 ÷ 2²'],
    [quotient(two, product(two, three)), '2 ÷ (2 × 3)'],
    [quotient(sum(two, three), three), '(2 + 3) ÷ 3'],
    [square(quotient(two, three)), '(2 ÷ 3)²'],
    [square(three), '3²'],
    [atMost(1, atLeast(0, three)), '3'],
  ])('%#: %s', (term, text) => expect(numbers(term)).toBe(text));

  test('a calculation is spoken in words', () => {
    const lean = product(given('kilograms', 80), difference(fixed(1), quotient(three, two)));
    expect(words(lean)).toBe('kilograms times open parenthesis 1 minus 3 divided by 2 close parenthesis');
    expect(words(square(given('inches', 69)))).toBe('inches squared');
  });
});

describe('a calculation is simplified step by step', () => {
  test('the innermost operations first, each with its own value', () => {
    const term = product(two, square(quotient(fixed(6), three)));
    expect(roundsOf(term).map(numbers)).toEqual(['2 × (6 ÷ 3)²', '2 × 2²', '2 × 4']);
  });

  test('in one step if they don’t depend on each other', () => {
    const term = sum(product(two, three), product(minus, two), fixed(1));
    expect(roundsOf(term).map(numbers)).toEqual(['2 × 3 − 5 × 2 + 1', '6 − 10 + 1']);
  });

  test('a single number needs no steps', () => expect(roundsOf(atLeast(0, two))).toEqual([]));
});

describe('bounds', () => {
  test('count only if they change the value', () => {
    expect(activeBound(atMost(9, atLeast(0, two)))).toBeNull();
    expect(activeBound(atMost(9, atLeast(3, two)))).toMatchObject({ kind: 'atLeast', bound: 3 });
    expect(activeBound(atMost(1, two))).toMatchObject({ kind: 'atMost', bound: 1 });
    expect(activeBound(sum(two, three))).toBeNull();
  });

  test('are not written', () => {
    expect(bare(square(atLeast(0, two)))).toEqual(square(two));
    expect(bare(atMost(9, sum(atLeast(0, two), three)))).toEqual(sum(two, three));
  });

  test('a calculation with an infinite number is not written at all', () => {
    const overflow = quotient(two, square(fixed(1e-200)));
    expect(numbersIn(overflow)).toEqual([2, 1e-200]);
    expect(isWritable(atMost(Number.MAX_VALUE, product(overflow, two)))).toBe(false);
    expect(isWritable(sum(two, three))).toBe(true);
  });
});
