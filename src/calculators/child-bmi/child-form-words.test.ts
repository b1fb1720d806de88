import { expect, test } from 'vitest';
import { problemText } from '#person/fields/entry-words.ts';
import { CHILD_RULES } from './child-rules.ts';

test('the message for a child’s measure is a complete sentence', () => {
  expect(problemText('weight', 'notANumber', 'st', CHILD_RULES)).toBe(
    'Enter the weight as a number, for example 4 and 2.',
  );
  expect(problemText('height', 'implausible', 'cm', CHILD_RULES)).toBe(
    'Check the height: with this weight, it gives a BMI that almost no child has.',
  );
});
