import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { EMBED_SCRIPT_PATH } from '../../src/config/embeds.ts';
import { bundleScript } from '../offline/bundle-script.ts';

const SOURCE = fileURLToPath(new URL('../../src/site/embed/fit-embeds.ts', import.meta.url));

/** Writes the script that fits the frames of embeds in other sites' pages. */
export function embed(): AstroIntegration {
  const bundle = (): Promise<string> => bundleScript(SOURCE, 'iife');
  return {
    name: 'embed',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(EMBED_SCRIPT_PATH, (_request, response) => {
          void bundle().then((code) => response.setHeader('content-type', 'text/javascript').end(code));
        });
      },
      'astro:build:done': async ({ dir }) =>
        writeFile(join(fileURLToPath(dir), EMBED_SCRIPT_PATH), await bundle()),
    },
  };
}
