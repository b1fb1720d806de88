import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { precompress } from './precompress.ts';

const WORDS = 'A sentence that is said again and again. '.repeat(50);

test('text gets two smaller forms; images and files that do not shrink get none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'precompress-'));
  await writeFile(join(folder, 'page.html'), WORDS);
  await writeFile(join(folder, 'short.txt'), 'x');
  await writeFile(join(folder, 'icon.png'), WORDS);
  await precompress(folder, ['icon.png', 'page.html', 'short.txt']);

  expect((await readdir(folder)).toSorted()).toEqual(
    ['icon.png', 'page.html', 'page.html.br', 'page.html.gz', 'short.txt'].toSorted(),
  );
  const [brotli, gzip] = await Promise.all(
    ['br', 'gz'].map((ending) => readFile(join(folder, `page.html.${ending}`))),
  );
  expect(brotliDecompressSync(brotli!).toString()).toBe(WORDS);
  expect(gunzipSync(gzip!).toString()).toBe(WORDS);
});
