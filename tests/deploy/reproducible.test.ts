import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { BUILT } from './built-folder.ts';

const run = promisify(execFile);

/** What a build reads. */
const SOURCES = [
  'astro.config.ts',
  'package.json',
  'tsconfig.json',
  'deploy',
  'integrations',
  'public',
  'src',
  'tests/reference',
  'scripts',
];

const folders: string[] = [];

afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

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

// The built site under test is the first build. The second is made in another folder, in another time zone and
// language, with files compressed one at a time: nothing of the machine may get into the bytes.
test('a second build of the same sources, elsewhere, gives the same bytes', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'another-place-'));
  folders.push(elsewhere);
  for (const source of SOURCES) await cp(source, join(elsewhere, source), { recursive: true });
  await symlink(resolve('node_modules'), join(elsewhere, 'node_modules'));
  await run('astro', ['build'], {
    cwd: elsewhere,
    env: {
      ...process.env,
      TZ: 'Pacific/Kiritimati',
      LANG: 'tr_TR.UTF-8',
      UV_THREADPOOL_SIZE: '1',
      NODE_ENV: undefined,
    },
  });
  const [first, second] = [await hashes(resolve(BUILT)), await hashes(join(elsewhere, 'dist'))];
  const names = [...new Set([...Object.keys(first), ...Object.keys(second)])];
  expect(Object.keys(first).length).toBeGreaterThan(100);
  expect(names.filter((name) => first[name] !== second[name])).toEqual([]);
}, 180_000);
