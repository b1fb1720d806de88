import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markWords, queryWords } from './match.ts';

describe('the words that are searched', () => {
  test.each<[query: string, words: readonly string[]]>([
    ['', []],
    ['ab abc', ['abc']],
    ['The BMI of the bmi', ['the', 'bmi']],
    ['16 8 or 5/2', ['16:8', '5:2']],
    ['from 170 65 to 1.5 2', ['from', '170', '1.5']],
    ['e\u0301e\u0301', ['e\u0301e\u0301']],
  ])('%j: %j', (query, words) => {
    expect(queryWords(query)).toEqual(words);
  });
});

const marked = (title: string, query: string): string =>
  markWords(title, query)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('');

describe('in a title', () => {
  test.each<[what: string, title: string, query: string, shown: string]>([
    ['the word is marked, as it is written there', 'Protein: how much', 'PROTEIN', '[Protein]: how much'],
    ['every place is marked', 'Weight and weight', 'weight', '[Weight] and [weight]'],
    ['every word is marked', 'How much protein', 'much how', '[How] [much] protein'],
    ['only the words that tell are', 'Protein: how much', 'how much protein', '[Protein]: how much'],
    ['short words are not marked', 'How to eat', 'to eat', 'How to [eat]'],
    ['words that overlap are one mark', 'Healthy', 'heal health', '[Health]y'],
    ['the middle of a word is not marked', 'Sleep and recovery', 'over', 'Sleep and recovery'],
    ['any apostrophe matches', 'Children’s BMI', "children's", '[Children’s] BMI'],
    ['letters are letters', 'Why (not)?', '(not)', 'Why [(not)]?'],
    ['nothing is marked where nothing is found', 'Cardio', 'zzz', 'Cardio'],
    ['nothing is marked where the small letters are longer', 'İzmir diet', 'diet', 'İzmir diet'],
    ['an empty title has no parts', '', 'diet', ''],
  ])('%s', (_what, title, query, shown) => {
    expect(marked(title, query)).toBe(shown);
  });

  test('for any query, the parts add up to the title, and highlighted and plain parts alternate', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (title, query) => {
        const parts = markWords(title, query);
        const alternate = parts.every((part, at) => part.isMarked !== parts[at - 1]?.isMarked);
        return alternate && parts.map(({ text }) => text).join('') === title;
      }),
    );
  });
});
