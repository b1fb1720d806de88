import { describe, expect, test } from 'vitest';
import { packageOf } from './record-packages.ts';

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
