import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { publishedFiles } from '../../deploy/built-site.ts';
import { finishIslands, recordImports, type ChunkImports } from './list-imports.ts';

/** Our two client directives, and the list of files that each island imports. Must run before any step that hashes the pages. */
export function islands(): AstroIntegration {
  const imports: ChunkImports = new Map();
  return {
    name: 'islands',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        for (const name of ['after-paint', 'first-use'])
          addClientDirective({ name, entrypoint: join(import.meta.dirname, `${name}.ts`) });
        updateConfig({ vite: { plugins: [recordImports(imports)] } });
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const file of (await publishedFiles(folder)).filter((name) => name.endsWith('.html'))) {
          const path = join(folder, file);
          await writeFile(path, finishIslands(await readFile(path, 'utf8'), imports));
        }
      },
    },
  };
}
