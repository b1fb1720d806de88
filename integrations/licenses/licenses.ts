import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { textFiles } from '#config/paths.ts';
import { site } from '#config/site.ts';
import { formatNotices, readNotice } from './license-notices.ts';
import { bundledPackages, recordPackages } from './record-packages.ts';

/** Writes `/licenses.txt` from what was actually bundled. Must run after every step that writes scripts. */
export function licenses(): AstroIntegration {
  return {
    name: 'licenses',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [recordPackages], worker: { plugins: () => [recordPackages] } } });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const notices = await Promise.all([...bundledPackages].map(readNotice));
        notices.sort((one, other) => (one.title < other.title ? -1 : 1));
        await writeFile(join(fileURLToPath(dir), textFiles.licenses), formatNotices(site.name, notices));
        logger.info(`licenses of ${notices.length} packages in ${textFiles.licenses}`);
      },
    },
  };
}
