import { expect, test } from 'vitest';
import { entryProblems, type CheckedEntry } from './entry-problems.ts';

const known = {
  sources: new Map([
    ['hall-2011', { text: 'Hall' }],
    ['lally-2010', { text: 'Lally' }],
  ]),
  supplements: [],
  blocks: ['Cite', 'KeyFacts'],
};

const entry = (change: Partial<CheckedEntry> = {}): CheckedEntry => ({
  file: 'src/content/articles/plateau.mdx',
  order: 1,
  title: 'Why weight loss slows',
  body: 'Text.<Cite id="hall-2011" />',
  stub: false,
  sources: ['hall-2011'],
  ...change,
});

test('a consistent entry has no problems', () => {
  expect(entryProblems([entry()], known)).toEqual([]);
});

test.each<[string, Partial<CheckedEntry>, string]>([
  [
    'a source is listed but not cited',
    { sources: ['hall-2011', 'lally-2010'] },
    'sources: "lally-2010" is listed but never cited',
  ],
  [
    'a source is cited but not listed',
    { body: 'A.<Cite id="hall-2011" /> B.<Cite id="lally-2010" />' },
    'sources: "lally-2010" is cited but not listed',
  ],
  [
    'a source does not exist',
    { body: 'A.<Cite id="hull-2011" />', sources: ['hull-2011'] },
    'sources: "hull-2011" is not in sources.json',
  ],
  [
    'a block does not exist',
    { body: 'A.<Cite id="hall-2011" /> <KeyFact>B</KeyFact>' },
    'body: <KeyFact> is no block; there are Cite, KeyFacts',
  ],
  [
    'an article imports',
    { body: 'import x from \'./x.ts\';\n\nA.<Cite id="hall-2011" />' },
    'body: an article imports and exports nothing',
  ],
  [
    'an article without text is no stub',
    { body: '', sources: [] },
    'body: an article without text is a stub: true',
  ],
])('a problem is reported with file and field when %s', (_, change, problem) => {
  expect(entryProblems([entry(change)], known)).toEqual([`src/content/articles/plateau.mdx: ${problem}`]);
});

test("two entries can't share a position or a title", () => {
  const second = entry({ file: 'src/content/articles/second.mdx' });
  expect(entryProblems([entry(), second], known)).toEqual([
    'src/content/articles/second.mdx: order: "1" is taken by src/content/articles/plateau.mdx',
    'src/content/articles/second.mdx: title: "Why weight loss slows" is taken by src/content/articles/plateau.mdx',
  ]);
});

test('an announced article doesn’t need text or sources', () => {
  expect(entryProblems([entry({ stub: true, body: '', sources: [] })], known)).toEqual([]);
});
