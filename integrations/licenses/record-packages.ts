import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const IN_PACKAGE = /^(?:.*[\\/])?node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/u;

/** Their code gets into pages and scripts without the name of a file. */
const WITHOUT_FILES = ['astro', 'rolldown', 'vite'];

/** Folders of the packages whose code or font is in the built site. */
export const bundledPackages = new Set(WITHOUT_FILES.map((name) => resolve('node_modules', name)));

/** The folder of the package that a file comes from, if any. */
export const packageOf = (file: string): string | undefined => IN_PACKAGE.exec(file)?.[0];

/** Records the packages of everything that is bundled for browsers: modules, and files such as fonts. */
export const recordPackages: Plugin = {
  name: 'record-packages',
  generateBundle(_options, bundle) {
    for (const item of Object.values(bundle)) {
      // Scripts of other environments only write pages.
      if (item.type === 'chunk' && this.environment.name !== 'client') continue;
      for (const file of item.type === 'asset' ? item.originalFileNames : item.moduleIds) {
        const folder = packageOf(file);
        if (folder !== undefined) bundledPackages.add(resolve(folder));
      }
    }
  },
};
