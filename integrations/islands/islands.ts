import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { minify } from 'terser';
import type { Plugin } from 'vite';

const CLIENT = fileURLToPath(new URL('./client.ts', import.meta.url));

const ISLAND = /<astro-island\b[^>]*>/gu;
const STATIC_IMPORT = /(?:\bimport|\bfrom)\s*["'](\.[^"']+\.js)["']/gu;

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]+)"`, 'u').exec(tag)?.[1];
}

/** All files that `url` needs before it can run: itself and its static imports, each once. */
export async function moduleFiles(folder: string, url: string, seen = new Set<string>()): Promise<Set<string>> {
  if (seen.has(url)) return seen;
  seen.add(url);
  const code = await readFile(join(folder, url), 'utf8');
  for (const [, path] of code.matchAll(STATIC_IMPORT)) {
    if (path) await moduleFiles(folder, new URL(path, `file://${url}`).pathname, seen);
  }
  return seen;
}

/** Writes onto every island the list of its files, so that they can be asked for at once. */
export async function listIslandFiles(folder: string, html: string): Promise<string> {
  const lists = new Map<string, string>();
  for (const [tag] of html.matchAll(ISLAND)) {
    const entries = [attribute(tag, 'component-url'), attribute(tag, 'renderer-url')];
    const files = new Set<string>();
    for (const entry of entries) if (entry) await moduleFiles(folder, entry, files);
    lists.set(tag, tag.replace('<astro-island', `<astro-island data-files="${[...files].join(' ')}"`));
  }
  return html.replace(ISLAND, (tag) => lists.get(tag) ?? tag);
}

async function listEverywhere(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  for (const page of entries.filter((entry) => entry.endsWith('.html'))) {
    const html = await readFile(join(folder, page), 'utf8');
    if (html.includes('<astro-island')) await writeFile(join(folder, page), await listIslandFiles(folder, html));
  }
}

/** Resolves the client of @astrojs/react to our own; see `client.ts`. */
const leanClient: Plugin = {
  name: 'lean-react-client',
  enforce: 'pre',
  resolveId: (id: string) => (id === '@astrojs/react/client.js' ? CLIENT : null),
};

/** A second, slower pass over the islands' own code: 4 % smaller. React is already as small as it gets. */
const secondMinification: Plugin = {
  name: 'minify-islands-again',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  async generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || file.name === 'react') continue;
      const { code } = await minify(file.code, { module: true, compress: { passes: 3 } });
      if (code !== undefined) file.code = code;
    }
  },
};

/** How islands reach the browser: a lean client, one file for React, and loading right after the first paint. */
export function islands(): AstroIntegration {
  return {
    name: 'islands',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({
          name: 'after-paint',
          entrypoint: fileURLToPath(new URL('./after-paint.ts', import.meta.url)),
        });
        updateConfig({
          vite: { plugins: [leanClient, secondMinification] },
        });
      },
      'astro:build:done': async ({ dir }) => listEverywhere(fileURLToPath(dir)),
    },
  };
}
