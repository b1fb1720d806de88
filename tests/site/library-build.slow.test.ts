import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTemporarySite, type Build, type TemporarySite } from '../temporary-site.ts';
import { visibleText } from './built-page.ts';

/** Builds copies of the project: one with an unfinished entry, and some with invalid entries. */

const A_BUILD = 120_000;
const DESCRIPTION =
  'How to read a food label in ten seconds: the portion, the energy, the protein and the fiber behind the claims.';

const STUB = `---
title: "Reading food labels"
description: "${DESCRIPTION}"
category: Lifestyle
keywords: [food labels]
order: 900
stub: true
---
`;

let site: TemporarySite;
const article = (slug: string) => join(site.folder, 'src/content/articles', `${slug}.mdx`);

beforeAll(async () => {
  site = await createTemporarySite();
}, A_BUILD);
afterAll(() => site.remove());

describe('an unfinished entry', () => {
  let html = '';
  let text = '';

  beforeAll(async () => {
    await writeFile(article('reading-food-labels'), STUB);
    const { ok, output } = await site.build();
    if (!ok) throw new Error(output);
    html = await readFile(join(site.folder, 'dist/articles/reading-food-labels/index.html'), 'utf8');
    text = visibleText(html);
  }, A_BUILD);

  test('has a page with its title and breadcrumbs', () => {
    expect(html.match(/<h1[^>]*>([^<]+)</)?.[1]).toBe('Reading food labels');
    expect(text).toContain('Home Articles Reading food labels');
  });

  test('says that it’s coming soon, and what to expect', () => {
    expect(text).toContain('Coming soon. We are working on this article. Please check back soon.');
    expect(text).toContain(`What to Expect ${DESCRIPTION}`);
  });

  test('links to up to three articles in its category', () => {
    const [related = ''] = /Related Articles[^]*?<\/section>/.exec(html) ?? [];
    expect([...related.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/articles/sleep-recovery',
      '/articles/exercise-motivation',
      '/articles/bmi-for-children-and-teens',
    ]);
  });

  test('has the fixed dates, and the team as its author', () => {
    expect(html).toContain('"datePublished":"2025-04-01"');
    expect(html).toContain('"dateModified":"2025-04-14"');
    expect(html).toMatch(/"author":\{"@type":"Organization","name":"Evenscale Editorial Team"/);
  });

  test('is listed as coming soon, and not in the feed', async () => {
    const index = visibleText(await readFile(join(site.folder, 'dist/articles/index.html'), 'utf8'));
    expect(index).toContain(`${DESCRIPTION} Coming soon`);
    expect(await readFile(join(site.folder, 'dist/rss.xml'), 'utf8')).not.toContain('reading-food-labels');
  });

  test('a slug that isn’t in the catalog has no page', () => {
    expect(existsSync(join(site.folder, 'dist/articles/no-such-article'))).toBe(false);
  });
});

describe('an invalid article stops the build, with a message that names the file and the field', () => {
  const wrongBuild = async (change: (article: string) => string): Promise<Build> => {
    const right = await readFile('src/content/articles/sleep-recovery.mdx', 'utf8');
    const wrong = change(right);
    expect(wrong).not.toBe(right);
    await writeFile(article('sleep-recovery'), wrong);
    try {
      return await site.build();
    } finally {
      await writeFile(article('sleep-recovery'), right);
    }
  };

  test.each<[string, (article: string) => string, readonly string[]]>([
    [
      'an unknown field',
      (text) => text.replace('\norder:', '\nauthor: Somebody\norder:'),
      ['sleep-recovery', 'author'],
    ],
    [
      'a description that is too short',
      (text) => text.replace(/^description: .*$/m, 'description: "Too short."'),
      ['sleep-recovery', 'description'],
    ],
    [
      'a source that nobody knows',
      (text) => text.replaceAll('watson-2015', 'watsen-2015'),
      ['src/content/articles/sleep-recovery.mdx', 'sources', 'watsen-2015'],
    ],
    [
      'a block that does not exist',
      (text) => `${text}\n<Tip>Sleep well.</Tip>\n`,
      ['src/content/articles/sleep-recovery.mdx', '<Tip>'],
    ],
    [
      'a wrong prop',
      (text) => `${text}\n<Multiplier level="lazy" />\n`,
      ['src/content/articles/sleep-recovery.mdx', '<Multiplier> level'],
    ],
  ])(
    '%s',
    async (_, change, named) => {
      const { ok, output } = await wrongBuild(change);
      expect(ok).toBe(false);
      for (const word of named) expect(output).toContain(word);
    },
    A_BUILD,
  );
});
