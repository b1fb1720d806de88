import { expect, test } from 'vitest';
import { goneText, nameProblem, peopleWords } from './people-words.ts';

test('what goes with a person is counted', () => {
  expect(goneText({ days: 12, plans: 1, results: 0 })).toBe(
    '12 days of the log, 1 plan, and the name and the entries that the forms start with will be gone from this device for good.',
  );
  expect(goneText({ days: 1, plans: 0, results: 3 })).toMatch(/^1 day of the log, 3 saved results, and /u);
  expect(goneText({ days: 0, plans: 0, results: 0 })).toMatch(/^The name and the entries/u);
});

test('a new name tells two people apart', () => {
  const here = [{ name: 'Ana' }, { name: '' }];
  expect(nameProblem('', here)).toBe(peopleWords.missing);
  expect(nameProblem('ANA', here)).toBe(peopleWords.taken('ANA'));
  expect(nameProblem('Ben', here)).toBeUndefined();
});
