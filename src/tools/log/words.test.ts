import { expect, test } from 'vitest';
import { answerWords, flagText } from './words.ts';

test('the range is one sentence with both figures in it', () => {
  const range = answerWords.between('2,218', '2,423', 'kcal');
  expect(range).toEqual(['Between ', '2,218', ' and ', '2,423', ' kcal']);
});

test('the verbs agree with the number of weigh-ins that are left out', () => {
  expect(answerWords.leftOut(1)).toMatch(
    /^1 weigh-in doesn’t fit the days around it and is left out\. It’s/u,
  );
  expect(answerWords.leftOut(2)).toMatch(/^2 weigh-ins don’t fit .* around them and are left out\. They’re/u);
});

test('the effect of water on a short log is given in the reader’s unit', () => {
  expect(flagText('fewWeeks', 'kcal')).toContain('by 150 kcal a day or more');
  expect(flagText('fewWeeks', 'kJ')).toContain('by 628 kJ a day or more');
});
