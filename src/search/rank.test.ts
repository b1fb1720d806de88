import { describe, expect, test } from 'vitest';
import type { SearchEntry } from './match.ts';
import { matchEntries } from './rank.ts';
import { indexEntries } from './search-index.ts';

const article = (slug: string, title: string, description: string, category: string): SearchEntry => ({
  title,
  slug,
  category,
  url: `/articles/${slug}`,
  description,
  keywords: [],
  body: '',
  isTool: false,
});
const page = (title: string, url: string): SearchEntry => ({
  title,
  slug: '',
  category: 'Page',
  url,
  description: '',
  keywords: [],
  body: '',
  isTool: false,
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
    ['a title before a category', 'fitness', ['Fitness FAQ', CARDIO]],
    ['a page by its title', 'calculator', ['BMI Calculator']],
    ['a page by a word of three letters', 'bmi', ['BMI Calculator']],
    ['no page by the word that all pages show', 'page', []],
    ['no page by its address', 'com/about', []],
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

  test.each(["it doesn't", 'it doesn’t'])('a title with an apostrophe: %s', (query) => {
    const titles = ["When it doesn't", 'When it doesn’t'].map((title) => article(title, title, '', ''));
    expect(matchEntries(query, indexEntries(titles))).toEqual(titles);
  });

  test('nothing in an empty index', () => {
    expect(matchEntries('cardio', indexEntries([]))).toEqual([]);
  });

  test('the entries of the index, unchanged', () => {
    expect(matchEntries('calculator', indexEntries(ENTRIES))[0]).toEqual(ENTRIES[0]);
  });
});

describe('relevance', () => {
  const entry = (title: string, facts: Partial<SearchEntry> = {}): SearchEntry => ({
    ...article(title, title, '', 'Nutrition'),
    ...facts,
  });

  test.each<[rule: string, query: string, entries: readonly SearchEntry[], titles: readonly string[]]>([
    [
      'all words before some',
      'oat milk',
      [entry('Milk'), entry('Oats', { description: 'With milk.' })],
      ['Oats', 'Milk'],
    ],
    [
      'title, keywords, description, category, text',
      'salt',
      [
        entry('Text', { body: 'pepper salt' }),
        entry('Category', { category: 'Salt' }),
        entry('Description', { description: 'How much salt?' }),
        entry('Keywords', { keywords: ['less salt'] }),
        entry('Salt'),
      ],
      ['Salt', 'Keywords', 'Description', 'Category', 'Text'],
    ],
    ['a whole word before a part of one', 'salt', [entry('Salty'), entry('Salt')], ['Salt', 'Salty']],
    [
      'a calculator before an article with the same title words',
      'rope',
      [entry('Rope article'), entry('Rope calculator', { slug: '', isTool: true })],
      ['Rope calculator', 'Rope article'],
    ],
    [
      'no calculator for one of many words before an article with more of them',
      'rope knot zzz',
      [
        entry('Rope calculator', { slug: '', isTool: true }),
        entry('Rope article', { description: 'A knot.' }),
      ],
      ['Rope article', 'Rope calculator'],
    ],
    [
      'a query that is a keyword before others with all its words',
      'how much should i weigh',
      [entry('Weigh much'), entry('BMI', { keywords: ['how much should I weigh'] })],
      ['BMI', 'Weigh much'],
    ],
    [
      'a keyword that says the rare word before one that says the common one',
      'protein on rarol',
      [
        entry('Medicine', { body: 'protein', keywords: ['rarol loss'] }),
        entry('Grams', { slug: '', isTool: true, keywords: ['protein'] }),
        ...['Beans', 'Eggs', 'Milk'].map((title) => entry(title, { body: 'protein' })),
      ],
      ['Medicine', 'Grams', 'Beans', 'Eggs', 'Milk'],
    ],
    [
      'telling words before common ones',
      'how much salt',
      [entry('How much, how many'), entry('Salt')],
      ['Salt', 'How much, how many'],
    ],
    ['common words where there are no others', 'how much', [entry('Salt'), entry('How much')], ['How much']],
    ['a long word several letters away', 'supliments', [entry('Supplements')], ['Supplements']],
    [
      'a number with or without its comma',
      '10,000 steps',
      [entry('Steps'), entry('10000')],
      ['Steps', '10000'],
    ],
    [
      'who is meant, whether BMI is written out or not',
      'kids body mass index',
      [entry('Body mass'), entry('BMI of kids', { keywords: ['kids bmi'] })],
      ['BMI of kids', 'Body mass'],
    ],
    [
      'no calculator for that word alone before what the query is about',
      'salt calculator',
      [entry('Rope calculator', { slug: '', isTool: true }), entry('Other', { keywords: ['salt'] })],
      ['Other', 'Rope calculator'],
    ],
    ['a word one letter away', 'protien', [entry('Protein')], ['Protein']],
    [
      'no word one letter away where the word itself is there',
      'walking',
      [entry('Talking'), entry('Other', { body: 'walking' })],
      ['Other'],
    ],
    ['a word with its letters in another order', 'protine', [entry('Protein')], ['Protein']],
    ['a longer word one letter away from a short one', 'idel', [entry('Ideal')], ['Ideal']],
    [
      'what a mistyped word names, like the word itself',
      'protien',
      [entry('Protein article'), entry('Protein calculator', { slug: '', isTool: true })],
      ['Protein calculator', 'Protein article'],
    ],
    [
      'a child by the age',
      '12-year-old weight',
      [entry('Weight'), entry('Weight of a child')],
      ['Weight of a child', 'Weight'],
    ],
    [
      'no child by the age of an adult',
      '42 year old weight',
      [entry('Weight'), entry('Weight of a child')],
      ['Weight', 'Weight of a child'],
    ],
    [
      'the word before an age last',
      'calories for women over 50',
      [entry('Over'), entry('Calories')],
      ['Calories', 'Over'],
    ],
    ['a query of nothing but that word', 'over 65', [entry('Calories'), entry('Over 65')], ['Over 65']],
    [
      'what an age from 65 on says',
      'bmi over 70',
      [entry('BMI'), entry('BMI when older')],
      ['BMI when older', 'BMI'],
    ],
    [
      'what an age from 65 on says, however it’s written',
      '72 year old bmi',
      [entry('BMI'), entry('BMI when older')],
      ['BMI when older', 'BMI'],
    ],
    ['a baby by the months', '9 months old', [entry('Other'), entry('Child')], ['Child']],
    ['a goal by the weight', 'i want to be 60 kg', [entry('Other'), entry('Goal weight')], ['Goal weight']],
    ['a pregnancy by its week', 'at 20 weeks', [entry('Other'), entry('Pregnant')], ['Pregnant']],
    ['a word with a question mark', 'eggs?', [entry('Other'), entry('Eggs')], ['Eggs']],
    [
      'what doesn’t happen',
      'scale wont move',
      [entry('Other'), entry('Scale not moving')],
      ['Scale not moving'],
    ],
    ['a word that is written shorter', 'bf', [entry('Other'), entry('Body fat')], ['Body fat']],
    [
      'a keyword that the query is when its words are written out',
      'how many cals',
      [entry('Calories'), entry('Needs', { keywords: ['how many calories'] })],
      ['Needs', 'Calories'],
    ],
    [
      'for a word that isn’t typed to its end, what most entries have',
      'prote',
      [entry('Protest'), entry('Protein'), entry('Protein bread')],
      ['Protein', 'Protein bread', 'Protest'],
    ],
    [
      'a calculator for a few only where it’s meant',
      'gain rope',
      [
        entry('Gain with twins', { slug: '', isTool: true, isForSome: true }),
        entry('Other', { keywords: ['gain'] }),
        ...['Rope', 'More rope'].map((title) => entry(title, { body: 'gain' })),
      ],
      ['Rope', 'More rope', 'Other', 'Gain with twins'],
    ],
    [
      'a calculator for a few before others where it’s meant',
      'gain twins',
      [
        entry('Other', { keywords: ['gain'] }),
        entry('Gain with twins', { slug: '', isTool: true, isForSome: true }),
      ],
      ['Gain with twins', 'Other'],
    ],
    [
      'for a call for help, who helps',
      'I am scared to eat',
      [entry('What to eat'), entry('Stress', { keywords: ['eating disorder help'] })],
      ['Stress', 'What to eat'],
    ],
    ['an amount by its unit, however short', '10kg', [entry('Other'), entry('Pounds')], ['Pounds']],
    ['pounds by their short name', '20 lb', [entry('Other'), entry('Pounds')], ['Pounds']],
    ['a height as it is written', "5'6", [entry('Other'), entry('Height')], ['Height']],
    ['a height in words', '5 foot 6', [entry('Other'), entry('Height')], ['Height']],
    ['no height by hours of fasting', "16'8", [entry('Height')], []],
    [
      'the page whose keyword is the query, before a calculator with its words',
      'rope loss',
      [entry('Rope', { slug: '', isTool: true, body: 'loss' }), entry('After', { keywords: ['rope loss'] })],
      ['After', 'Rope'],
    ],
    [
      'another form of a word that nothing has',
      'dehydrated',
      [entry('Other'), entry('Dehydration')],
      ['Dehydration'],
    ],
    ['no other form of a word that begins otherwise', 'dehorned', [entry('Dehydration')], []],
    ['two words written as one', 'bodyfat', [entry('Other'), entry('Body of fat')], ['Body of fat']],
    [
      'other forms of a word',
      'gaining kids',
      [entry('Gains for a kid'), entry('Other')],
      ['Gains for a kid'],
    ],
    ['no ending that belongs to a word', 'glass', [entry('Glad')], []],
    [
      'words above the text before a text that has all of them',
      'rope diary salt',
      [entry('Text', { body: 'rope diary salt' }), entry('Rope', { description: 'A diary.' })],
      ['Rope', 'Text'],
    ],
    [
      'a keyword whose words the query has, in any order',
      'weight by height, which is healthy',
      [entry('Weight by height'), entry('Range', { keywords: ['healthy height weight'] })],
      ['Range', 'Weight by height'],
    ],
    ['no short word one letter away', 'salk', [entry('Salt')], []],
    ['a synonym', 'keto', [entry('Low-carb diets')], ['Low-carb diets']],
    [
      'the word itself before its synonym',
      'keto',
      [entry('Low-carb diets'), entry('Keto')],
      ['Keto', 'Low-carb diets'],
    ],
  ])('%s', (_rule, query, entries, titles) => {
    expect(matchEntries(query, indexEntries(entries)).map(({ title }) => title)).toEqual(titles);
  });
});
