import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { IMPORTS_ATTRIBUTE } from './start-island.ts';

const ISLAND = /<astro-island\b[^>]*?component-url="([^"]+)"(?=[^>]*?renderer-url="([^"]+)"|)/gu;
const ISLAND_MARK = /(<astro-island\b[^>]*?) uid="[^"]*"/gu;

/** The file names of the chunks that each chunk imports directly. */
export type ChunkImports = Map<string, readonly string[]>;

/** Records the imports of every chunk that is built. */
export const recordImports = (imports: ChunkImports): Plugin => ({
  name: 'chunk-imports',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        imports.set(
          basename(chunk.fileName),
          chunk.imports.map((file) => basename(file)),
        );
  },
});

/** All static imports of a chunk, direct and indirect, each once. */
export function importsOf(file: string, imports: ChunkImports): readonly string[] {
  const found = new Set(imports.get(file));
  // The loop also visits entries that are added while it runs.
  for (const name of found) for (const other of imports.get(name) ?? []) found.add(other);
  return [...found];
}

/**
 * Adds the list of its imports to each `<astro-island>` tag of a page. Also removes Astro's `uid`, an unused hash of the
 * project's path, so that a commit builds to the same bytes on every machine. Astro has no hook for the tag, so it is
 * changed in the finished page.
 */
export function finishIslands(html: string, imports: ChunkImports): string {
  return html.replaceAll(ISLAND_MARK, '$1').replace(ISLAND, (tag, component: string, renderer = '') => {
    // Over HTTP/1, a browser requests six files at a time. React, the largest, and its tiny helper come first; each file that
    // is done soon lets one start that had to wait.
    const files = new Set([renderer, component].flatMap((url) => importsOf(basename(url), imports)));
    return files.size === 0 ? tag : `${tag} ${IMPORTS_ATTRIBUTE}="${[...files].join(' ')}"`;
  });
}
