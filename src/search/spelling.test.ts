import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spelled, typosBetween } from './spelling.ts';

describe('the typos between two words', () => {
  test.each([
    ['protein', 'protein', 0],
    ['protein', 'protien', 1],
    ['protein', 'proten', 1],
    ['protein', 'prootein', 1],
    ['protein', 'pratein', 1],
    ['protein', 'rotein', 1],
    ['protein', 'proteins', 1],
    ['protein', 'prtien', 2],
    ['calory', 'calorie', 2],
    ['deficit', 'diffecit', 3],
    ['protein', 'fat', 4],
    ['', 'a', 1],
  ])('%s and %s: %i', (one, other, typos) => {
    expect(typosBetween(one, other, 3)).toBe(typos);
    expect(typosBetween(other, one, 3)).toBe(typos);
  });

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

  test('are none only between equal words, as many both ways, and one more than the most beyond it', () => {
    fc.assert(
      fc.property(word, word, fc.nat(4), (one, other, most) => {
        const typos = typosBetween(one, other, most);
        expect(typos === 0).toBe(one === other);
        expect(typosBetween(other, one, most)).toBe(typos);
        expect(typos).toBe(Math.min(typosBetween(one, other, 8), most + 1));
      }),
    );
  });

  test('are at most as many as the letters that were put in', () => {
    fc.assert(
      fc.property(word, word, word, (start, middle, end) => {
        expect(typosBetween(start + end, start + middle + end, 8)).toBe(middle.length);
      }),
    );
  });
});

describe('a mistyped word', () => {
  const vocabulary = new Map([
    ['protein', 9],
    ['proteins', 1],
    ['supplements', 3],
    ['supplement', 4],
    ['maintenance', 5],
    ['waist', 5],
    ['waits', 1],
    ['salt', 9],
  ]);

  test.each([
    ['protien', 'protein'],
    ['protine', 'protein'],
    ['supliments', 'supplements'],
    ['mantainence', 'maintenance'],
    ['wiast', 'waist'],
    ['rotein', 'protein'],
    // One typo that fits more entries, before one that fits fewer.
    ['waixt', 'waist'],
    // A short word is too often near another.
    ['salk', null],
    // With its first letter wrong, nothing else may be.
    ['zupliments', null],
    ['cholesterol', null],
  ])('%s is %s', (typed, known) => {
    expect(spelled(typed, vocabulary)).toBe(known);
  });
});
