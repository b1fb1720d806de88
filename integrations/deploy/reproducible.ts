import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { publishedFiles } from '../../deploy/built-site.ts';

const ISLAND_MARK = /(<astro-island\b[^>]*?) uid="[^"]*"/gu;

/**
 * Removes what differs between two builds of one commit: Astro marks each island with a hash of the project's
 * folder on this machine. Nothing reads the hash.
 */
export const withoutTraces = (html: string): string => html.replaceAll(ISLAND_MARK, '$1');

async function removeTraces(folder: string): Promise<void> {
  for (const file of await publishedFiles(folder)) {
    if (!file.endsWith('.html')) continue;
    const path = join(folder, file);
    await writeFile(path, withoutTraces(await readFile(path, 'utf8')));
  }
}

/** The same commit gives the same bytes on every machine. Must run before any step that hashes the pages. */
export function reproducible(): AstroIntegration {
  return {
    name: 'reproducible',
    hooks: { 'astro:build:done': async ({ dir }) => removeTraces(fileURLToPath(dir)) },
  };
}
