import { describe, expect, test } from 'vitest';
import { ageProblemText, measureProblemText, ownMeasures } from './entry-words.ts';

const ADULT = { least: 1, most: 120 };

describe('a field’s message is a complete sentence', () => {
  test.each([
    ['weight', 'missing', 'lb', 'Enter your weight, for example 160.'],
    ['weight', 'tooLarge', 'kg', 'Check your weight: this form takes up to 1,000 kg.'],
    ['weight', 'smallUnit', 'kg', 'Check your weight: a stone has 14 pounds, and a pound 16 ounces.'],
    ['weight', 'smallUnit', 'st', 'Enter 0 to 13.9 pounds in the second box.'],
    [
      'weight',
      'implausible',
      'kg',
      'Check your weight: with this height, it gives a BMI that almost no adult has.',
    ],
    ['height', 'notPositive', 'cm', 'Your height must be more than 0, for example 175.'],
    ['height', 'smallUnit', 'ft', 'Enter 0 to 11.9 inches in the second box.'],
    ['height', 'smallUnit', 'cm', 'Check your height: a foot has 12 inches.'],
    ['age', 'negative', 'years', 'Your age must be more than 0, for example 30.'],
    ['age', 'tooLarge', 'years', 'Enter an age from 1 to 120 years.'],
    ['age', 'outOfRange', 'years', 'Enter an age from 1 to 120 years.'],
  ] as const)('%s, %s, in %s', (field, problem, unit, text) =>
    expect(
      field === 'age'
        ? ageProblemText(problem, ADULT)
        : measureProblemText(ownMeasures, field)(problem, unit),
    ).toBe(text),
  );
});
