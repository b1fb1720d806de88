import { expect, test } from 'vitest';
import { someResult } from '../../../tests/some-person.ts';
import { ownFigureText, shortFigureText } from './own-figure-words.ts';
import { ownFiguresOf } from './own-figures.ts';

const figuresOf = (changes: Parameters<typeof someResult>[0]) => {
  const figures = ownFiguresOf(
    someResult({ weight: 'kg~85', height: 'cm~165', age: '41', ...changes }).input,
  );
  if (!figures) throw new Error('There are no figures');
  return figures;
};

test('the protein of an active person who loses weight is for training, which an active day alone isn’t', () => {
  const active = figuresOf({ activityLevel: 'veryActive', goal: 'lose' });
  expect(ownFigureText(active, 'protein', 'kcal')).toMatch(/^\d+–\d+ g a day to lose weight if you train$/u);
  expect(shortFigureText(active, 'protein', 'kcal')).toMatch(/^\d+–\d+ g to lose if you train$/u);
  for (const [activityLevel, goal, end] of [
    ['lightlyActive', 'lose', 'to lose weight'],
    ['veryActive', 'maintain', 'for a steady weight'],
  ] as const)
    expect(ownFigureText(figuresOf({ activityLevel, goal }), 'protein', 'kcal')).toMatch(
      new RegExp(`a day ${end}$`, 'u'),
    );
});
