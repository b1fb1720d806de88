import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexEntries, markWords, matchEntries, queryWords } from './match.ts';
import type { SearchEntry } from './match.ts';

const article = (slug: string, title: string, description: string, category: string): SearchEntry => ({
  title,
  slug,
  category,
  url: `/articles/${slug}`,
  description,
});
const page = (title: string, url: string): SearchEntry => ({
  title,
  slug: '',
  category: 'Page',
  url,
  description: '',
});

const ENTRIES: readonly SearchEntry[] = [
  page('BMI Calculator', '/'),
  article('cardio', 'Cardio workouts', 'How hard to run, by your breath.', 'Fitness'),
  article('protein', 'Protein: how much', 'Grams a day, for athletes (and not).', 'Nutrition'),
  article('plateau', 'Why weight loss slows', 'C++, 50% [and] a.b*c? $100 ^top |bar', 'Weight Management'),
  article('café', 'Eating ÜBER late', 'Naïve café, 健康的体重 and 👟👟👟.', 'Nutrition & Weight Management'),
  page('Fitness FAQ', '/faq'),
  page('About Us', '/about'),
];

const found = (query: string): readonly string[] =>
  matchEntries(query, indexEntries(ENTRIES)).map(({ title }) => title);
const CARDIO = 'Cardio workouts';
const PROTEIN = 'Protein: how much';
const PLATEAU = 'Why weight loss slows';
const CAFE = 'Eating ÜBER late';

describe('a query finds', () => {
  test.each<[rule: string, query: string, titles: readonly string[]]>([
    ['nothing where it is empty', '', []],
    ['nothing where it is blank', '   ', []],
    ['nothing where it is a tab and a line break', '\t\n', []],
    ['nothing with one letter', 'a', []],
    ['nothing with two letters', 'us', []],
    ['nothing with two words of two letters', 'us bm', []],
    ['something with three letters', 'run', [CARDIO]],
    ['what the long word says, whatever the short ones say', 'us protein of', [PROTEIN]],
    ['nothing where only a short word would match', 'us zzz', []],
    ['a word in a title', 'cardio', [CARDIO]],
    ['a word in a description', 'athletes', [PROTEIN]],
    ['a word in a category', 'nutrition', [PROTEIN, CAFE]],
    ['a part of a word', 'rote', [PROTEIN]],
    ['the end of a word', 'outs', [CARDIO]],
    ['capital letters by small ones', 'über', [CAFE]],
    ['small letters by capitals', 'CARDIO WORKOUTS', [CARDIO]],
    ['any of the words, not all', 'cardio zzz', [CARDIO]],
    ['every entry that holds any of the words, in catalogue order', 'protein cardio', [CARDIO, PROTEIN]],
    ['articles before pages, though a page stands first', 'fitness', [CARDIO, 'Fitness FAQ']],
    ['a page by its title', 'calculator', ['BMI Calculator']],
    ['a page by a word of three letters', 'bmi', ['BMI Calculator']],
    ['no page by the word that all pages show', 'page', []],
    ['no page by its address', 'about/', []],
    ['no article by its address', 'articles/plateau', []],
    ['the same with spaces around and between', '   cardio   protein  ', [CARDIO, PROTEIN]],
    ['the same with a space that does not break', 'cardio\u00A0protein', [CARDIO, PROTEIN]],
    ['nothing across two fields', 'workouts\nhow', [CARDIO, PROTEIN]],
    ['a phrase word by word', 'weight loss', [PLATEAU, CAFE]],
    ['letters as letters, not as patterns: dots', '...', []],
    ['letters as letters: any number', 'c.*', []],
    ['letters as letters: a group that was not closed', '(and', [PROTEIN]],
    ['letters as letters: a class', '[and]', [PLATEAU]],
    ['letters as letters: pluses', 'c++,', [PLATEAU]],
    ['letters as letters: a star and a question mark', 'a.b*c?', [PLATEAU]],
    ['letters as letters: money', '$100', [PLATEAU]],
    ['letters as letters: start and bar', '^top |bar', [PLATEAU]],
    ['letters as letters: a back slash', '\\w\\w\\w', []],
    ['letters with accents', 'café', [CAFE]],
    ['no letters without their accents', 'cafe', []],
    ['letters of other scripts', '健康的', [CAFE]],
    ['nothing with two letters of another script', '健康', []],
    ['three pictures', '👟👟👟', [CAFE]],
    ['nothing with two pictures, which are four units long', '👟👟', []],
    ['words in a query of any length', `${'zzz '.repeat(20_000)}cardio`, [CARDIO]],
    ['nothing by one word of any length', 'cardio'.repeat(20_000), []],
  ])('%s', (_rule, query, titles) => {
    expect(found(query)).toEqual(titles);
  });

  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => article(`a${at}`, `Walk ${at}`, '', 'Fitness'));
  const pages = [page('Walk page one', '/1'), page('Walk page two', '/2')];

  test.each<[articles: number, results: number, lastTitle: string | undefined]>([
    [0, 2, 'Walk page two'],
    [6, 8, 'Walk page two'],
    [7, 8, 'Walk page one'],
    [8, 8, 'Walk 7'],
    [9, 8, 'Walk 7'],
    [5_000, 8, 'Walk 7'],
  ])('among %d articles and two pages %d, articles first', (articles, results, lastTitle) => {
    const list = matchEntries('walk', indexEntries([...pages, ...many(articles)]));
    expect(list).toHaveLength(results);
    expect(list.at(-1)?.title).toBe(lastTitle);
  });

  test('nothing in an empty index', () => {
    expect(matchEntries('cardio', indexEntries([]))).toEqual([]);
  });

  test('what stands in the index, unchanged', () => {
    expect(matchEntries('calculator', indexEntries(ENTRIES))[0]).toEqual(ENTRIES[0]);
  });
});

describe('the words that count', () => {
  test.each<[query: string, words: readonly string[]]>([
    ['', []],
    ['ab abc', ['abc']],
    ['The BMI of the bmi', ['the', 'bmi']],
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
    ['short words are not marked', 'How to eat', 'to eat', 'How to [eat]'],
    ['words that overlap are one mark', 'Healthy', 'heal alth', '[Health]y'],
    ['words that touch are one mark', 'Workouts', 'work outs', '[Workouts]'],
    ['a word over itself is one mark', 'Banana', 'anana ana', 'B[anana]'],
    ['letters are letters', 'Why (not)?', '(not)', 'Why [(not)]?'],
    ['nothing is marked where nothing is found', 'Cardio', 'zzz', 'Cardio'],
    ['nothing is marked where the small letters are longer', 'İzmir diet', 'diet', 'İzmir diet'],
    ['an empty title has no parts', '', 'diet', ''],
  ])('%s', (_what, title, query, shown) => {
    expect(marked(title, query)).toBe(shown);
  });

  test('whatever is searched, the parts give the title, and marked and plain alternate', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (title, query) => {
        const parts = markWords(title, query);
        const alternate = parts.every((part, at) => part.isMarked !== parts[at - 1]?.isMarked);
        return alternate && parts.map(({ text }) => text).join('') === title;
      }),
    );
  });
});
