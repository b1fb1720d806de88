import { beforeEach, expect, test, vi } from 'vitest';
import { CACHE_PREFIX, VERSIONS_CACHE } from '#site/offline/offline-names.ts';
import { setScriptsAside } from './other-versions.ts';

const ORIGIN = 'https://example.org';
const PRECACHE = `${CACHE_PREFIX}-precache-v2`;

interface Stored {
  readonly url: string;
}

/** Caches with only the methods that this function uses. */
const stored = new Map<string, Map<string, Stored>>();

function open(name: string) {
  const files = stored.get(name) ?? new Map<string, Stored>();
  stored.set(name, files);
  return Promise.resolve({
    keys: () => Promise.resolve([...files.values()]),
    match: ({ url }: Stored) => Promise.resolve(files.get(url)),
    delete: ({ url }: Stored) => Promise.resolve(files.delete(url)),
    // A file that is stored again becomes the newest, as in a browser.
    put: ({ url }: Stored, file: Stored) => {
      files.delete(url);
      return Promise.resolve(void files.set(url, file));
    },
  });
}

const namesIn = (cache: string): readonly string[] =>
  [...(stored.get(cache)?.keys() ?? [])].map((url) => url.replace(`${ORIGIN}/_astro/`, ''));

/** Makes a version with these scripts the active one. */
function release(...scripts: readonly string[]): void {
  const urls = [`${ORIGIN}/`, ...scripts.map((name) => `${ORIGIN}/_astro/${name}`)];
  stored.set(PRECACHE, new Map(urls.map((url) => [url, { url }])));
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('caches', { open, keys: () => Promise.resolve([...stored.keys()]) });
});

test('every script of the active version is copied, however many there are, and no page', async () => {
  const scripts = Array.from({ length: 150 }, (_, index) => `part-${index}.js`);
  release(...scripts);
  await setScriptsAside();
  expect(namesIn(VERSIONS_CACHE)).toEqual(scripts);
});

test('the scripts of the last three versions stay; the oldest are removed', async () => {
  for (const version of [1, 2, 3, 4]) {
    release('react.js', `home.${version}.js`);
    await setScriptsAside();
  }
  expect(namesIn(VERSIONS_CACHE)).toContain('react.js');
  for (const version of [2, 3, 4]) expect(namesIn(VERSIONS_CACHE)).toContain(`home.${version}.js`);
});

test('nothing is removed while no version is active', async () => {
  stored.set(VERSIONS_CACHE, new Map([[`${ORIGIN}/_astro/old.js`, { url: `${ORIGIN}/_astro/old.js` }]]));
  await setScriptsAside();
  expect(namesIn(VERSIONS_CACHE)).toEqual(['old.js']);
});
