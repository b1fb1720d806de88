import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { bundleIslands } from './bundle-islands.ts';
import { islandScript, minifyInline, withOurElement } from './island-script.ts';

const CLIENT = fileURLToPath(new URL('./client.ts', import.meta.url));

const ISLAND = /<astro-island\b[^>]*>/gu;

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]+)"`, 'u').exec(tag)?.[1];
}

const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/u;

/** Astro writes a rule for islands into the body, where HTML allows no style: it belongs in the head. */
export function moveIslandStyle(html: string): string {
  const [style] = ISLAND_STYLE.exec(html) ?? [];
  return style === undefined ? html : html.replace(style, '').replace('</head>', `${style}</head>`);
}

const RE_EXPORT = /^export\s*\{\s*([\w$]+) as default\s*\}\s*from\s*["']\.\/([^"']+)["'];?\s*$/u;

/** Our client lies in React's file; a file that only hands it on is one request too many. */
export async function skipReExport(folder: string, html: string): Promise<string> {
  const [first] = html.match(ISLAND) ?? [];
  const url = first && attribute(first, 'renderer-url');
  if (!url) return html;
  const [, name, file] = RE_EXPORT.exec(await readFile(join(folder, url), 'utf8')) ?? [];
  if (!name || !file) return html;
  return html.replaceAll(
    `renderer-url="${url}"`,
    `renderer-url="${posix.join(posix.dirname(url), file)}" renderer-export="${name}"`,
  );
}

/** What Astro's own element needs and ours does not. */
const UNREAD = / uid="[^"]*"| await-children| props="\{\}"/gu;
const OPTIONS =
  / opts="\{&quot;name&quot;:&quot;[^&]*&quot;,(?:&quot;value&quot;:(?:true|&quot;([^&]*)&quot;))?\}"/u;

/** The page with tags of islands that say nothing twice. */
export function slimIslands(html: string): string {
  const slim = html.replace(ISLAND, (tag) =>
    tag
      .replace(UNREAD, '')
      .replace(OPTIONS, (_, value?: string) => (value === undefined ? '' : ` opts="${value}"`)),
  );
  return slim.replaceAll('<!--astro:end-->', '');
}

/** Kinds of property that our element reads; see `island-element.ts`. */
const UNREADABLE_PROPS = /props="[^"]*\[(?:[2-9]|1[01]),[^"]*"/u;

function assertReadable(page: string, html: string): string {
  const tag = html.match(ISLAND)?.find((island) => UNREADABLE_PROPS.test(island));
  if (tag)
    throw new Error(`${page}: an island takes a property that is no plain text, number or list: ${tag}`);
  return html;
}

async function finishIslands(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  const pages = new Map<string, string>();
  for (const page of entries.filter((entry) => entry.endsWith('.html'))) {
    const html = await readFile(join(folder, page), 'utf8');
    if (html.includes('<astro-island'))
      pages.set(page, await skipReExport(folder, assertReadable(page, html)));
  }
  const script = await islandScript();
  await bundleIslands(join(folder, '_astro'), [...pages.values()]);
  for (const [page, html] of pages) {
    const finished = slimIslands(moveIslandStyle(html));
    await writeFile(join(folder, page), await minifyInline(withOurElement(finished, script)));
  }
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
