import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
const read = (file: string): string => readFileSync(join('dist', file), 'utf8');

/** Every opening tag inside a page's drawings. */
const tagsOfDrawings = (html: string): readonly string[] =>
  (html.match(/<svg\b[^]*?<\/svg>/g) ?? []).flatMap((drawing) => drawing.match(/<[a-z][^>]*>/gi) ?? []);

// WebKit, and so every iPhone, doesn't support rem in the attributes of `line`, `text` and nested `svg`.
test('no drawing on a page has a length in rem', () => {
  const pages = files.filter((file) => file.endsWith('.html'));
  const tags = pages.flatMap((page) => tagsOfDrawings(read(page)));
  expect(tags.length).toBeGreaterThan(1000);
  expect(tags.filter((tag) => /="-?[\d.]+rem"/.test(tag))).toEqual([]);
});

test('no script writes a length in rem into a drawing', () => {
  const scripts = files.filter((file) => file.endsWith('.js') || file.endsWith('.html'));
  const lengths = scripts.flatMap((script) => read(script).match(/(?:["'`]-?[\d.]+|\})rem["'`]/g) ?? []);
  expect(lengths).toEqual([]);
});
