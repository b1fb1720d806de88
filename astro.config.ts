import { basename } from 'node:path';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { chunkGroups } from './integrations/chunk-groups.ts';
import { deploy } from './integrations/deploy/deploy.ts';
import { gallery } from './integrations/gallery/gallery.ts';
import { islands } from './integrations/islands/islands.ts';
import { licenses } from './integrations/licenses/licenses.ts';
import { offline } from './integrations/offline/offline.ts';
import { rootScripts } from './integrations/root-scripts/root-scripts.ts';
import { site } from './src/config/site.ts';

export default defineConfig({
  site: site.url,
  trailingSlash: 'never',
  // One folder per page, so that any static host finds `/faq` without a rewrite rule.
  build: { format: 'directory', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  // Ours work on the finished build, in this order: `islands` changes the pages, `rootScripts` adds scripts, `offline`
  // hashes both for the worker, `licenses` lists the packages in all of these, and `deploy` compresses every file.
  integrations: [react(), mdx(), gallery(), islands(), rootScripts(), offline(), licenses(), deploy()],
  vite: {
    worker: { rolldownOptions: { output: { entryFileNames: '_astro/[name].[hash].js' } } },
    // `NumberField-label` is readable in the page, and compresses better than a hash. File names are unique.
    css: { modules: { generateScopedName: (name, file) => `${basename(file).split('.')[0] ?? ''}-${name}` } },
    // Only what the browser loads is grouped. On the server, a page would get the styles of its modules' whole groups.
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
    },
  },
});
