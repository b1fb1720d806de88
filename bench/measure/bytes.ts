import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { fileOf } from '../pages.ts';
import { waitUntilHydrated } from './entries.ts';
import { newVisitor } from './stage.ts';
import type { ServedSite, Stage } from './stage.ts';

/** What a first visit loads, by kind of file. */
export type ByteKind = 'html' | 'css' | 'script' | 'font' | 'picture' | 'other';

export interface Weight {
  readonly gzip: number;
  readonly brotli: number;
}

export interface PageWeight {
  readonly files: Readonly<Record<ByteKind, Weight>>;
  readonly total: Weight;
  readonly requests: number;
  /** Inline scripts and styles, compressed separately. */
  readonly inlineCss: Weight;
  readonly inlineScript: Weight;
}

const KIND_OF_RESOURCE: Readonly<Record<string, ByteKind>> = {
  document: 'html',
  stylesheet: 'css',
  script: 'script',
  font: 'font',
  image: 'picture',
};

const NOTHING: Weight = { gzip: 0, brotli: 0 };
const sum = (a: Weight, b: Weight): Weight => ({ gzip: a.gzip + b.gzip, brotli: a.brotli + b.brotli });

/** Bytes transferred at the best compression; files that are already compressed are sent unchanged. */
function weigh(content: Buffer): Weight {
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const gzip = gzipSync(content, { level: constants.Z_BEST_COMPRESSION }).length;
  const brotli = brotliCompressSync(content, best).length;
  return { gzip: Math.min(gzip, content.length), brotli: Math.min(brotli, content.length) };
}

// Structured data is in a script element as well, but it isn't executed.
function weighInside(html: string, element: 'style' | 'script'): Weight {
  const pattern = new RegExp(`<${element}\\b(?![^>]*ld\\+json)[^>]*>(.*?)</${element}>`, 'gsu');
  const inside = [...html.matchAll(pattern)];
  return weigh(Buffer.from(inside.map(([, text]) => text).join('')));
}

interface Loaded {
  readonly kind: ByteKind;
  readonly path: string;
}

/** Visits the page in a fresh browser context and records its requests. */
async function loadedBy(stage: Stage, site: ServedSite, path: string): Promise<readonly Loaded[]> {
  const visitor = await newVisitor(stage);
  const page = await visitor.newPage();
  const loaded: Loaded[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const kind = pathname.endsWith('.js') ? 'script' : KIND_OF_RESOURCE[request.resourceType()];
    loaded.push({ kind: kind ?? 'other', path: decodeURIComponent(pathname) });
  });
  await page.goto(site.address + path);
  await waitUntilHydrated(page);
  await visitor.close();
  return loaded;
}

/** Everything that one page loads, with sizes from the files themselves. */
export async function weighPage(stage: Stage, site: ServedSite, path: string): Promise<PageWeight> {
  const loaded = await loadedBy(stage, site, path);
  const files = {
    html: NOTHING,
    css: NOTHING,
    script: NOTHING,
    font: NOTHING,
    picture: NOTHING,
    other: NOTHING,
  };
  const unique = new Map(loaded.map((file) => [file.path, file]));
  for (const file of unique.values()) {
    const name = file.kind === 'html' ? fileOf(file.path) : file.path;
    files[file.kind] = sum(files[file.kind], weigh(await readFile(join(site.folder, name))));
  }
  const html = await readFile(join(site.folder, fileOf(path)), 'utf8');
  return {
    files,
    total: Object.values(files).reduce(sum),
    requests: unique.size,
    inlineCss: weighInside(html, 'style'),
    inlineScript: weighInside(html, 'script'),
  };
}
