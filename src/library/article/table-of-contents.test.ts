import { expect, test } from 'vitest';
import { tableOfContents, type Heading } from './table-of-contents.ts';

const sections = (count: number): readonly Heading[] =>
  Array.from({ length: count }, (_, index) => ({ depth: 2, slug: `part-${index}`, text: `Part ${index}` }));

test('a long article lists its sections, its sources last, and no subsections', () => {
  const headings = [...sections(4), { depth: 3, slug: 'detail', text: 'A detail' }];
  expect(tableOfContents(headings).map(({ id }) => id)).toEqual([
    'part-0',
    'part-1',
    'part-2',
    'part-3',
    'sources',
  ]);
});

test('a short article has no list of contents', () => {
  expect(tableOfContents(sections(3))).toEqual([]);
});
