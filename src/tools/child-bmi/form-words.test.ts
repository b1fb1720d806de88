import { expect, test } from 'vitest';
import { measureProblemText } from '#person/fields/entry-words.ts';
import { childEntryWords } from './form-words.ts';

test('the message for a child’s measure is a complete sentence', () => {
  expect(measureProblemText(childEntryWords, 'weight')('notANumber', 'st')).toBe(
    'Enter the weight as a number, for example 4 and 2.',
  );
  expect(measureProblemText(childEntryWords, 'height')('implausible', 'cm')).toBe(
    'Check the height: with this weight, it gives a BMI that almost no child has.',
  );
});
