import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { EMBED_SCRIPT_PATH } from '#config/embeds.ts';
import { SAVING_PATH, UPDATE_OFFER_PATH } from '#site/offline/offline-names.ts';
import { bundleScript } from './bundle-script.ts';

/** Scripts at fixed addresses, which our pages and other sites' pages request when needed. */
const SCRIPTS = {
  [UPDATE_OFFER_PATH]: 'src/site/offline/update-offer.ts',
  [SAVING_PATH]: 'src/site/offline/save-offline.ts',
  [EMBED_SCRIPT_PATH]: 'src/site/embed/fit-embeds.ts',
};

/** Writes each of these scripts as one file at the root. The development server serves only the one for embeds. */
export function rootScripts(): AstroIntegration {
  return {
    name: 'root-scripts',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(EMBED_SCRIPT_PATH, (_request, response) => {
          void bundleScript(SCRIPTS[EMBED_SCRIPT_PATH]).then((code) =>
            response.setHeader('content-type', 'text/javascript').end(code),
          );
        });
      },
      'astro:build:done': async ({ dir }) => {
        for (const [path, source] of Object.entries(SCRIPTS))
          await writeFile(join(fileURLToPath(dir), path), await bundleScript(source));
      },
    },
  };
}
