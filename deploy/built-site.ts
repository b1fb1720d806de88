import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { InlineCode } from './content-policy.ts';
import { addressOf } from './addresses.ts';
import { classOf, HIDDEN_FILE } from './host-rules.ts';

const SCRIPT = /<script\b(?<attributes>[^>]*)>(?<code>[^]*?)<\/script>/gu;
const STYLE = /<style\b[^>]*>(?<code>[^]*?)<\/style>/gu;

/** Data blocks are never executed; a script with a `src` is allowed by its address. */
const NOT_INLINE = /\bsrc=|\btype="application\/(?:ld\+)?json"/u;

const hash = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** Hashes of the inline scripts of a page. */
export function scriptHashes(html: string): readonly string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(({ groups }) => !NOT_INLINE.test(groups?.['attributes'] ?? ''))
    .map(({ groups }) => hash(groups?.['code'] ?? ''));
}

/** Hashes of the inline styles of a page or a drawing. */
export const styleHashes = (text: string): readonly string[] =>
  [...text.matchAll(STYLE)].map(({ groups }) => hash(groups?.['code'] ?? ''));

/** All files of a built folder: paths with forward slashes, in the same order on every machine. */
export async function builtFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length).replaceAll(sep, '/'))
    .toSorted();
}

/** Those that visitors can request. */
export const publishedFiles = async (folder: string): Promise<readonly string[]> =>
  (await builtFiles(folder)).filter((file) => !HIDDEN_FILE.test(file));

const isEmbed = (file: string): boolean =>
  file.endsWith('.html') && classOf(addressOf(file) ?? '/').policy === 'embed';

/** The parts of a built folder that a content policy has to list. */
export async function readInlineCode(folder: string): Promise<InlineCode> {
  const all = await publishedFiles(folder);
  const read = async (isWanted: (file: string) => boolean): Promise<readonly string[]> => {
    const files = all.filter(isWanted);
    return Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  };
  const once = (hashes: readonly string[]): readonly string[] => [...new Set(hashes)].toSorted();
  const codeOf = (pages: readonly string[]) => ({
    scripts: once(pages.flatMap(scriptHashes)),
    styles: once(pages.flatMap(styleHashes)),
  });
  const [pages, embeds, drawings] = await Promise.all([
    read((file) => file.endsWith('.html') && !isEmbed(file)),
    read(isEmbed),
    read((file) => file.endsWith('.svg')),
  ]);
  return { ...codeOf(pages), embeds: codeOf(embeds), drawings: once(drawings.flatMap(styleHashes)) };
}
