import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatNotices, packageOf, readNotice } from './licenses.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'licenses-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Creates a package with these files next to its `package.json`. */
async function makePackage(name: string, files: Readonly<Record<string, string>>, license?: string) {
  const own = join(folder, name);
  await mkdir(own);
  await writeFile(join(own, 'package.json'), JSON.stringify({ name, version: '1.2.3', license }));
  for (const [file, text] of Object.entries(files)) await writeFile(join(own, file), text);
  return own;
}

describe('the notice of a package', () => {
  test('is its license, followed by its notice', async () => {
    const one = await makePackage(
      'both',
      { LICENSE: 'Free for all.\r\nReally.\n\n', NOTICE: 'Made by us.\n', 'index.js': '' },
      'MIT',
    );
    expect(await readNotice(one)).toEqual({
      title: 'both 1.2.3',
      license: 'MIT',
      text: 'Free for all.\nReally.\n\nMade by us.',
    });
  });

  test.each(['license.md', 'LICENCE', 'COPYING.txt'])('is found in %s', async (file) => {
    const one = await makePackage(`with-${file}`, { [file]: 'Free.' }, 'ISC');
    expect((await readNotice(one)).text).toBe('Free.');
  });

  test("a missing license stops the build with the package's name", async () => {
    const one = await makePackage('without', { 'README.md': 'MIT, I think' }, 'MIT');
    await expect(readNotice(one)).rejects.toThrow('without 1.2.3');
  });

  test('must name a license', async () => {
    const one = await makePackage('unnamed', { LICENSE: 'Free.' });
    await expect(readNotice(one)).rejects.toThrow('unnamed 1.2.3');
  });
});

test('packages with the same text share it', () => {
  const notices = [
    { title: 'a 1.0.0', license: 'MIT', text: 'Copyright one' },
    { title: 'b 2.0.0', license: 'ISC', text: 'Copyright two' },
    { title: 'c 3.0.0', license: 'MIT', text: 'Copyright one' },
  ];
  const rule = '='.repeat(80);
  expect(formatNotices('Our site', notices))
    .toBe(`Our site contains the following packages, each under its own license.

${rule}
a 1.0.0 (MIT)
c 3.0.0 (MIT)
${rule}

Copyright one

${rule}
b 2.0.0 (ISC)
${rule}

Copyright two
`);
});

describe('the package of', () => {
  test.each([
    ['a module', '/project/node_modules/react/index.js', '/project/node_modules/react'],
    [
      'a module with a scope',
      '/project/node_modules/@scope/font/files/a.woff2',
      '/project/node_modules/@scope/font',
    ],
    [
      'a package inside another',
      '/project/node_modules/a/node_modules/b/lib/c.js?x',
      '/project/node_modules/a/node_modules/b',
    ],
    ['a path in the project’s folder', 'node_modules/a/b.woff2', 'node_modules/a'],
    ['a path on Windows', String.raw`C:\p\node_modules\@s\f\a.js`, String.raw`C:\p\node_modules\@s\f`],
  ])('%s', (_, file, folder) => {
    expect(packageOf(file)).toBe(folder);
  });

  test.each(['/project/src/person/draft.ts', '\0virtual:ours', 'node_modules'])(
    '%j is not a package',
    (file) => {
      expect(packageOf(file)).toBeUndefined();
    },
  );
});
