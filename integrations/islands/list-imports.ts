import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { publishedFiles } from '../../deploy/built-site.ts';
import { IMPORTS_ATTRIBUTE } from './preload.ts';

const ISLAND = /<astro-island\b[^>]*?component-url="([^"]+)"/gu;
const ISLAND_MARK = /(<astro-island\b[^>]*?) uid="[^"]*"/gu;

/** The chunks that each chunk imports statically, directly or through others. Keys and values are file names. */
export class ChunkImports {
  readonly #direct = new Map<string, readonly string[]>();

  /** Records the chunks of every bundle that is built for the browser. */
  readonly plugin: Plugin = {
    name: 'chunk-imports',
    generateBundle: (_options, bundle) => {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          this.#direct.set(
            basename(chunk.fileName),
            chunk.imports.map((file) => basename(file)),
          );
    },
  };

  /** All static imports of a chunk, each once. */
  of(file: string): readonly string[] {
    const found = new Set(this.#direct.get(file));
    // The loop also visits what is added during it.
    for (const name of found) for (const other of this.#direct.get(name) ?? []) found.add(other);
    return [...found];
  }
}

/**
 * Adds the list of its imports to each `<astro-island>` tag of a page. Removes Astro's `uid`, a hash of the project's
 * folder on this machine that nothing reads: the same commit gives the same bytes everywhere.
 */
export function finishIslands(html: string, importsOf: (file: string) => readonly string[]): string {
  return html.replaceAll(ISLAND_MARK, '$1').replace(ISLAND, (tag, component: string) => {
    const imports = importsOf(basename(component));
    return imports.length === 0 ? tag : `${tag} ${IMPORTS_ATTRIBUTE}="${imports.join(' ')}"`;
  });
}

/** Finishes the islands of every built page. */
export async function finishPages(folder: string, imports: ChunkImports): Promise<void> {
  for (const file of await publishedFiles(folder)) {
    if (!file.endsWith('.html')) continue;
    const path = join(folder, file);
    await writeFile(
      path,
      finishIslands(await readFile(path, 'utf8'), (name) => imports.of(name)),
    );
  }
}
