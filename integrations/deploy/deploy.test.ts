import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FILE_LIST, precompress, writeFileList } from './deploy.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-list-'));
  await mkdir(join(folder, 'faq'));
  await mkdir(join(folder, '.nginx'));
  await writeFile(join(folder, 'faq', 'index.html'), 'abc');
  await writeFile(join(folder, '_headers'), '');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

// The hashes of "" and "abc" are from the examples of FIPS 180-4.
const LIST = `e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  _headers
ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  faq/index.html
# end of list
`;

test('every file except the list is hashed, in a fixed order, and the last line marks the list as complete', async () => {
  for (let time = 0; time < 2; time += 1) {
    await writeFileList(folder);
    expect(await readFile(join(folder, FILE_LIST), 'utf8')).toBe(LIST);
  }
});

const WORDS = 'A sentence that is said again and again. '.repeat(50);

test('text files get two compressed copies; images and files that don’t shrink get none', async () => {
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
