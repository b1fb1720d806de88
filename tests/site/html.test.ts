import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';

const files = await readdir('dist', { recursive: true });
const pages = files.filter((file) => file.endsWith('.html'));
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

test('there are pages to validate', () => {
  expect(pages.length).toBeGreaterThan(30);
});

/** Astro writes this style into the body, where HTML doesn't allow it; every browser applies it. */
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/u;

test.each(pages)('%s is valid HTML, except for the style that Astro adds for islands', async (page) => {
  const html = await readFile(join('dist', page), 'utf8');
  const { results } = await validator.validateString(html.replace(ISLAND_STYLE, ''));
  const problems = results.flatMap(({ messages }) => messages);
  expect(problems.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([]);
});

test('no word runs into a link, because a line break in an .astro file leaves no space', async () => {
  const joined = await Promise.all(
    pages.map(async (page) => {
      const html = await readFile(join('dist', page), 'utf8');
      return [...html.matchAll(/[\p{L}.,;:]<a href="[^"]*">[^<]*/gu)].map(([text]) => `${page}: ${text}`);
    }),
  );
  expect(joined.flat()).toEqual([]);
});

/** Fragments without an element: one read by a script of the linked page, and the top of a page. */
const NOT_ANCHORS = ['calculate', 'top'];

test('every link with a fragment leads to an element of that page', async () => {
  const texts = new Map<string, string>(
    await Promise.all(
      pages.map(
        async (page) =>
          [`/${page.replace(/\/?index\.html$/u, '')}`, await readFile(join('dist', page), 'utf8')] as const,
      ),
    ),
  );
  const links = [...texts].flatMap(([from, html]) =>
    [...html.matchAll(/<a [^>]*?href="(?<path>\/[^"#]*)?#(?<id>[\w-]+)"/gu)].map(({ groups }) => ({
      from,
      to: groups?.['path'] ?? from,
      id: groups?.['id'] ?? '',
    })),
  );
  expect(links.length).toBeGreaterThan(500);
  const broken = links.filter(
    ({ to, id }) => !NOT_ANCHORS.includes(id) && !texts.get(to)?.includes(` id="${id}"`),
  );
  expect(broken.map(({ from, to, id }) => `${from}: ${to}#${id}`)).toEqual([]);
});
