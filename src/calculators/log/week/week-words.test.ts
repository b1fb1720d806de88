import { expect, test } from 'vitest';
import { weekWords } from './week-words.ts';

test('a week says how many days are logged, and of what if that differs', () => {
  const news = (weight: number, food: number, any = Math.max(weight, food)): string =>
    weekWords.news(null, { any, weight, food }, 7);
  expect(news(7, 7)).toBe('7 of 7 days logged');
  expect(news(5, 0)).toBe('5 of 7 days logged');
  expect(news(0, 4)).toBe('4 of 7 days logged');
  expect(news(6, 7)).toBe('Logged: weight on 6 of 7 days, food on 7');
  // On different days.
  expect(news(3, 3, 6)).toBe('Logged: weight on 3 of 7 days, food on 3');
  expect(weekWords.news('0.4 kg down', { any: 5, weight: 5, food: 5 }, 7)).toBe(
    'Trend 0.4 kg down · 5 of 7 days logged',
  );
});
