import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundledPackages, packageOf } from './bundled-packages.ts';

const ROOT = '/project';
const modules = join(ROOT, 'node_modules');

describe('the package of', () => {
  test.each([
    ['a module', '/project/node_modules/react/index.js', 'react', '/project/node_modules/react'],
    [
      'a module with a scope',
      '/project/node_modules/@scope/font/files/a.woff2',
      '@scope/font',
      '/project/node_modules/@scope/font',
    ],
    [
      'a package inside another',
      '/project/node_modules/a/node_modules/b/lib/c.js?x',
      'b',
      '/project/node_modules/a/node_modules/b',
    ],
    [
      'a path on Windows',
      String.raw`C:\p\node_modules\@s\f\a.js`,
      '@s/f',
      String.raw`C:\p\node_modules\@s\f`,
    ],
    ['a module of the bundler', '\0rolldown/runtime.js', 'rolldown', join(modules, 'rolldown')],
    ['a module of Vite', '\0vite/preload-helper.js', 'vite', join(modules, 'vite')],
  ])('%s', (_, file, name, folder) => {
    expect(packageOf(file, ROOT)).toEqual({ name, folder });
  });

  test.each(['/project/src/person/draft.ts', '\0virtual:ours', 'node_modules'])(
    '%j is not a package',
    (file) => {
      expect(packageOf(file, ROOT)).toBeUndefined();
    },
  );
});

test('each package is listed once, by name, including those in the worker and in inline scripts', () => {
  const files = [
    '/project/node_modules/react-dom/client.js',
    '/project/node_modules/react/index.js',
    '/project/node_modules/react/jsx-runtime.js',
    '/project/src/ui/Button.tsx',
  ];
  const worker = 'try{self["workbox:core:7.4.0"]&&_()}catch{}self["workbox:cacheable-response:7.4.0"]';
  expect(bundledPackages(files, worker, ROOT).map(({ name }) => name)).toEqual([
    'astro',
    'react',
    'react-dom',
    'workbox-cacheable-response',
    'workbox-core',
  ]);
});
