import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ChunkImports, finishPages } from './list-imports.ts';

const DIRECTIVES = ['after-paint', 'first-use'];

/** Our two client directives, and the list of files that each island imports. Must run before any step that hashes the pages. */
export function islands(): AstroIntegration {
  const imports = new ChunkImports();
  return {
    name: 'islands',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        for (const name of DIRECTIVES)
          addClientDirective({
            name,
            entrypoint: fileURLToPath(new URL(`./${name}.ts`, import.meta.url)),
          });
        updateConfig({ vite: { plugins: [imports.plugin] } });
      },
      'astro:build:done': async ({ dir }) => finishPages(fileURLToPath(dir), imports),
    },
  };
}
