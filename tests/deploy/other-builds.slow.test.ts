import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTemporarySite } from '../temporary-site.ts';
import type { Build, TemporarySite } from '../temporary-site.ts';
import { BUILT } from './built-folder.ts';

/** Builds copies of the project: the same sources in another folder, and with third-party hosts allowed. */

const A_BUILD = 240_000;
const PHOTOS = 'https://images.example.org';
const ADS = 'https://ads.example.net';
const ARTICLE = 'src/content/articles/good-fats.mdx';

let site: TemporarySite;

beforeAll(async () => {
  site = await createTemporarySite();
}, A_BUILD);
afterAll(() => site.remove());

async function hashes(folder: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const hash = async (file: string): Promise<readonly [string, string]> => [
    file.slice(folder.length + 1),
    createHash('sha256')
      .update(await readFile(file))
      .digest('hex'),
  ];
  return Object.fromEntries(await Promise.all(files.toSorted().map(hash)));
}

/** Simulates another machine: a different time zone and language, and files compressed one at a time. */
async function buildElsewhere(): Promise<Build> {
  const here = { TZ: process.env['TZ'], LANG: process.env['LANG'] };
  Object.assign(process.env, { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', UV_THREADPOOL_SIZE: '1' });
  try {
    return await site.build();
  } finally {
    for (const [name, value] of Object.entries(here))
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
  }
}

// The built site under test is the first build.
test(
  'a second build of the same sources in another folder gives the same bytes',
  async () => {
    const { ok, output } = await buildElsewhere();
    expect(ok, output).toBe(true);
    const [first, second] = [await hashes(resolve(BUILT)), await hashes(join(site.folder, 'dist'))];
    const names = [...new Set([...Object.keys(first), ...Object.keys(second)])];
    expect(Object.keys(first).length).toBeGreaterThan(100);
    expect(names.filter((name) => first[name] !== second[name])).toEqual([]);
  },
  A_BUILD,
);

describe('an owner’s photo host', () => {
  async function change(file: string, from: string, to: string): Promise<void> {
    const path = join(site.folder, file);
    const text = await readFile(path, 'utf8');
    expect(text).toContain(from);
    await writeFile(path, text.replace(from, to));
  }

  test(
    'that isn’t in the setting stops the build, with a message that names the file and the field',
    async () => {
      await change(ARTICLE, 'hero:\n', `hero:\n  image: ${PHOTOS}/almonds.jpg\n`);
      const { ok, output } = await site.build();
      expect(ok).toBe(false);
      for (const word of ['good-fats', 'image', 'site.hosts.photos']) expect(output).toContain(word);
    },
    A_BUILD,
  );

  test(
    'that is in the setting is allowed, and nothing else is',
    async () => {
      const named = `{ photos: '${PHOTOS}', ads: '${ADS}' }`;
      await change(
        'src/config/site.ts',
        'const hosts: ForeignHosts = {};',
        `const hosts: ForeignHosts = ${named};`,
      );
      const { ok, output } = await site.build();
      expect(ok, output).toBe(true);
      const read = (file: string): Promise<string> => readFile(join(site.folder, 'dist', file), 'utf8');
      expect(await read('articles/good-fats/index.html')).toContain(`src="${PHOTOS}/almonds.jpg"`);
      for (const rules of [await read('_headers'), await read('.nginx/http.conf')]) {
        expect(rules).toContain(`img-src 'self' ${PHOTOS} ${ADS};`);
        // In the policy of the pages, and in that of the embed builder.
        expect(rules.split(PHOTOS)).toHaveLength(3);
        expect(rules).toContain(`frame-src ${ADS}; connect-src 'none'`);
      }
    },
    A_BUILD,
  );
});
