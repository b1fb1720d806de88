import { expect, test } from 'vitest';
import { countWords, plainText, readingMinutes } from './article-text.ts';

test('the prose of an article excludes blocks, links and markup', () => {
  const body = [
    '## A heading',
    '',
    'Some **strong** words, [a link](/faq) and a mark.<Cite id="hall-2011" />',
    '',
    '<BarFigure caption="Not <counted> here" rows={[{ label: "It\'s > 3", value: 3 }]} />',
    '',
    '| Day | Steps |',
    '| --- | ---: |',
    '| Monday | 7,000 |',
  ].join('\n');
  expect(plainText(body).split(/\s+/).filter(Boolean)).toEqual(
    'A heading Some strong words, a link and a mark. Day Steps Monday 7,000'.split(' '),
  );
});

test("dashes and signs don't count as words", () => {
  expect(countWords('One – two & three\n\n- four')).toBe(4);
});

test.each([
  [0, 1],
  [220, 1],
  [1100, 5],
  [1290, 6],
])('%i words take %i minutes', (words, minutes) => {
  expect(readingMinutes('word '.repeat(words), [])).toBe(minutes);
});

test('the cards of a level are read with the text', () => {
  const card = {
    name: 'Creatine',
    effectiveness: 'strong',
    benefits: ['word '.repeat(300)],
    concerns: ['word '.repeat(200)],
    dosage: 'word '.repeat(100),
    notes: 'word '.repeat(60),
  };
  const cards = [card, { ...card, effectiveness: 'limited', timing: 'word '.repeat(220) }];
  expect(readingMinutes('Text.', cards)).toBe(1);
  expect(readingMinutes('<SupplementCards level="strong" />', cards)).toBe(3);
  expect(readingMinutes('<SupplementCards level="limited" />', cards)).toBe(4);
});
