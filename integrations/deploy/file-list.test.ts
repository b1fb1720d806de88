import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFiles, writeFileList } from './file-list.ts';

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

test('every file is listed with its hash, in a fixed order, and the last line marks the list as complete', async () => {
  expect(await listFiles(folder)).toBe(LIST);
});

test('the list does not contain itself', async () => {
  await writeFileList(folder);
  expect(await listFiles(folder)).toBe(LIST);
});
