import { expect, test } from 'vitest';
import { fillSentence } from './fill-sentence.ts';

const figure = { name: 'weight', text: '76 kg' };

test.each([
  ['It leads to {goal} by {day}.', ['It leads to ', figure, ' by ', 'May 5', '.']],
  ['{day}: {goal}', ['May 5', ': ', figure]],
  ['No place at all.', ['No place at all.']],
])('%s', (sentence, parts) => {
  expect(fillSentence<string | typeof figure>(sentence, { goal: figure, day: 'May 5' })).toEqual(parts);
});

test('a placeholder without a value throws', () => {
  expect(() => fillSentence('By {day}.', {})).toThrow(RangeError);
});
