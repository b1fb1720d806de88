import { expect, test } from 'vitest';
import { sectionsOf, tableOfContents, type Heading } from './table-of-contents.ts';

const sections = (count: number): readonly Heading[] =>
  Array.from({ length: count }, (_, index) => ({ depth: 2, slug: `part-${index}`, text: `Part ${index}` }));

test('a long article lists its sections, between its beginning and its sources, without subsections', () => {
  const headings = [...sections(4), { depth: 3, slug: 'detail', text: 'A detail' }];
  expect(tableOfContents(headings).map(({ id }) => id)).toEqual([
    'main',
    'part-0',
    'part-1',
    'part-2',
    'part-3',
    'sources',
  ]);
});

test('a short article has no table of contents', () => {
  expect(tableOfContents(sections(3))).toEqual([]);
});

test('a page lists the headings that have an anchor', () => {
  const body =
    'Text.\n\n<h2 id="data">Your data</h2>\n\nText.\n\n<h2>Options</h2>\n\n<h2 id="no-form">No form</h2>\n';
  expect(sectionsOf(body)).toEqual([
    { id: 'data', label: 'Your data' },
    { id: 'no-form', label: 'No form' },
  ]);
});
