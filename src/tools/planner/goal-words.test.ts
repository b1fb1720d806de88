import { expect, test } from 'vitest';
import { goalProblemText } from './goal-words.ts';

test('the message for a goal weight is a complete sentence', () => {
  expect(goalProblemText('missing', 'kg')).toBe(
    'Enter your goal weight as a number above 0, for example 72.5.',
  );
  expect(goalProblemText('tooLarge', 'st')).toBe('Check your goal weight: this form takes up to 157 st.');
  expect(goalProblemText('smallUnit', 'st')).toBe('Enter 0 to 13.9 pounds in the second box.');
});
