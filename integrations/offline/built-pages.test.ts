import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { buildPageList, isTool, readPages } from './built-pages.ts';

async function builtFolder(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'offline-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

const SITE = {
  'index.html': '<astro-island ssr client="after-paint"></astro-island>',
  '404.html': 'not here',
  'faq/index.html': '<astro-island client="first-use"></astro-island>',
  'articles/oats/index.html': '<img src="/heroes/oats.svg"><img src="/heroes/oats.svg">',
  'heroes/oats.svg': '<svg/>',
};

test('pages are read with their canonical addresses, except the not-found page', async () => {
  const pages = await readPages(await builtFolder(SITE));
  expect(pages.map(({ path }) => path)).toEqual(['/articles/oats', '/faq', '/']);
  expect(pages.filter(isTool).map(({ path }) => path)).toEqual(['/']);
});

test('a page is listed with each of its images once, and the total size', async () => {
  const folder = await builtFolder(SITE);
  const { pages } = await buildPageList(folder, await readPages(folder));
  expect(pages[0]).toEqual({
    files: ['/articles/oats', '/heroes/oats.svg'],
    bytes: SITE['articles/oats/index.html'].length + SITE['heroes/oats.svg'].length,
  });
});

test('an image on two pages counts once', async () => {
  const folder = await builtFolder({ ...SITE, 'oats/index.html': '<img src="/heroes/oats.svg">' });
  const { pages } = await buildPageList(folder, await readPages(folder));
  const other = pages.find(({ files: [path] }) => path === '/oats');
  expect(other).toEqual({
    files: ['/oats', '/heroes/oats.svg'],
    bytes: '<img src="/heroes/oats.svg">'.length,
  });
});

test('the revision changes with an image, and only when content changes', async () => {
  const revisionOf = async (files: Readonly<Record<string, string>>): Promise<string> => {
    const folder = await builtFolder(files);
    return (await buildPageList(folder, await readPages(folder))).revision;
  };
  const first = await revisionOf(SITE);
  expect(await revisionOf(SITE)).toBe(first);
  expect(await revisionOf({ ...SITE, 'heroes/oats.svg': '<svg id="a"/>' })).not.toBe(first);
});
