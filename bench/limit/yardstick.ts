import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import type { BenchPage } from '../pages.ts';
import { plainText } from './plain-text.ts';
import { plainTool, stillTool } from './plain-tool.ts';

const REWRITTEN = new Set(['.html', '.js']);

/** `/faq` is stored as `faq/index.html`. */
export const fileOf = (path: string): string => join(path, 'index.html').replace(/^\//u, '');

/** The folder of the page whose paints ours are compared with: a calculator's page without its script. */
export const pathForPaint = ({ path, tool }: BenchPage): string => (tool ? `/without-script${path}` : path);

async function writePage(folder: string, path: string, html: string): Promise<void> {
  const file = join(folder, fileOf(path));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

/** Writes the baseline: the same addresses, fonts and images as the built site, with hand-written pages. */
export async function writeYardstick(
  dist: string,
  folder: string,
  pages: readonly BenchPage[],
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp(dist, folder, { recursive: true, filter: (path) => !REWRITTEN.has(extname(path)) });
  for (const page of pages) {
    const html = await readFile(join(dist, fileOf(page.path)), 'utf8');
    const plain = page.tool ? await plainTool(html, page.tool) : await plainText(html);
    await writePage(folder, page.path, plain);
    if (page.tool) await writePage(folder, pathForPaint(page), stillTool(html));
  }
}
