import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { bundleIslands } from './bundle-islands.ts';

const CLIENT = fileURLToPath(new URL('./client.ts', import.meta.url));

const ISLAND = /<astro-island\b[^>]*>/gu;
const STATIC_IMPORT = /(?:\bimport|\bfrom)\s*["'](\.[^"']+\.js)["']/gu;

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]+)"`, 'u').exec(tag)?.[1];
}

/** All files that `url` needs before it can run: itself and its static imports, each once. */
async function moduleFiles(folder: string, url: string, seen = new Set<string>()): Promise<Set<string>> {
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

const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/u;

/** Astro writes a rule for islands into the body, where HTML allows no style: it belongs in the head. */
export function moveIslandStyle(html: string): string {
  const [style] = ISLAND_STYLE.exec(html) ?? [];
  return style === undefined ? html : html.replace(style, '').replace('</head>', `${style}</head>`);
}

async function finishIslands(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  const pages = new Map<string, string>();
  for (const page of entries.filter((entry) => entry.endsWith('.html'))) {
    const html = await readFile(join(folder, page), 'utf8');
    if (html.includes('<astro-island')) pages.set(page, html);
  }
  await bundleIslands(join(folder, '_astro'), [...pages.values()]);
  for (const [page, html] of pages)
    await writeFile(join(folder, page), moveIslandStyle(await listIslandFiles(folder, html)));
}

/** Resolves the client of @astrojs/react to our own; see `client.ts`. */
const leanClient = {
  name: 'lean-react-client',
  enforce: 'pre',
  resolveId: (id: string) => (id === '@astrojs/react/client.js' ? CLIENT : null),
} as const;

/** How islands reach the browser: a lean client, one file for React, and loading after the first paint or on first use. */
export function islands(): AstroIntegration {
  return {
    name: 'islands',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        for (const name of ['after-paint', 'first-use'])
          addClientDirective({
            name,
            entrypoint: fileURLToPath(new URL(`./${name}.ts`, import.meta.url)),
          });
        updateConfig({
          vite: { plugins: [leanClient] },
        });
      },
      'astro:build:done': async ({ dir }) => finishIslands(fileURLToPath(dir)),
    },
  };
}
