import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { textFiles } from '#config/paths.ts';
import { site } from '#config/site.ts';
import { WORKER_PATH } from '#site/offline/offline-names.ts';
import { bundledPackages } from './bundled-packages.ts';
import { formatNotices, readNotice } from './license-notices.ts';

/** Records the contents of the site: modules of browser scripts, and files such as fonts. */
function collectFiles(files: Set<string>): Plugin {
  return {
    name: 'collect-bundled-files',
    generateBundle(_options, bundle) {
      for (const item of Object.values(bundle)) {
        const sources = item.type === 'asset' ? item.originalFileNames : item.moduleIds;
        // Scripts of other environments only write pages.
        if (item.type === 'asset' || this.environment.name === 'client')
          for (const source of sources) files.add(source);
      }
    },
  };
}

/** Writes `/licenses.txt` from what was actually bundled. Must run after every step that writes scripts. */
export function licenses(): AstroIntegration {
  const files = new Set<string>();
  let root = '';
  return {
    name: 'licenses',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        root = fileURLToPath(config.root);
        updateConfig({ vite: { plugins: [collectFiles(files)] } });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const worker = await readFile(join(folder, WORKER_PATH), 'utf8');
        const absolute = [...files].map((file) =>
          file.startsWith('node_modules') ? join(root, file) : file,
        );
        const packages = bundledPackages(absolute, worker, root);
        const notices = await Promise.all(packages.map(readNotice));
        await writeFile(join(folder, textFiles.licenses), formatNotices(site.name, notices));
        logger.info(`licenses of ${packages.length} packages in ${textFiles.licenses}`);
      },
    },
  };
}
