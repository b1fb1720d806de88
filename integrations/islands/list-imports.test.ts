import { expect, test } from 'vitest';
import { finishIslands, importsOf, recordImports, type ChunkImports } from './list-imports.ts';

function recorded(chunks: Readonly<Record<string, readonly string[]>>): ChunkImports {
  const imports: ChunkImports = new Map();
  const bundle = Object.fromEntries(
    Object.entries(chunks).map(([fileName, names]) => [
      fileName,
      { type: 'chunk', fileName, imports: names },
    ]),
  );
  const { generateBundle } = recordImports(imports) as unknown as {
    readonly generateBundle: (options: object, bundle: object) => void;
  };
  generateBundle({}, bundle);
  return imports;
}

test('a chunk lists its direct and indirect imports, each once, even in a cycle', () => {
  const imports = recorded({
    '_astro/Home.js': ['_astro/person.js', '_astro/react.js'],
    '_astro/person.js': ['_astro/react.js', '_astro/units.js'],
    '_astro/units.js': ['_astro/person.js'],
    '_astro/react.js': [],
  });
  expect(importsOf('Home.js', imports).toSorted()).toEqual(['person.js', 'react.js', 'units.js']);
  expect(importsOf('react.js', imports)).toEqual([]);
});

test('each island lists its imports and loses its hash, and nothing else in the page changes', () => {
  const html =
    '<p uid="1">a</p><astro-island uid="1" component-url="/_astro/Home.js" client="x"><form></form></astro-island>';
  expect(finishIslands(html, new Map([['Home.js', ['person.js', 'react.js']]]))).toBe(
    '<p uid="1">a</p><astro-island component-url="/_astro/Home.js" data-imports="person.js react.js" client="x"><form></form></astro-island>',
  );
  expect(finishIslands(html, new Map())).toBe(html.replace('island uid="1"', 'island'));
});

test('what the renderer imports comes first, because of its size', () => {
  const imports = new Map([
    ['Home.js', ['person.js', 'react.js']],
    ['client.js', ['react.js']],
    ['react.js', ['runtime.js']],
  ]);
  const island =
    '<astro-island component-url="/_astro/Home.js" props="{}" renderer-url="/_astro/client.js" ssr>';
  expect(finishIslands(island, imports)).toContain('data-imports="react.js runtime.js person.js"');
});
