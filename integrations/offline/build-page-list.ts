import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageList, SavablePage } from '#site/offline/page-list.ts';
import type { BuiltPage } from './built-pages.ts';
import { picturesIn } from './worker/keep-files.ts';

/**
 * The list that “Save for offline” fetches: the pages that are not precached, each with its images. An image that
 * several pages show counts as bytes of the first.
 */
export async function buildPageList(folder: string, pages: readonly BuiltPage[]): Promise<PageList> {
  const revision = createHash('sha256');
  const savable: SavablePage[] = [];
  const counted = new Set<string>();
  for (const { path, html } of pages) {
    const pictures = picturesIn(html);
    revision.update(html);
    let bytes = Buffer.byteLength(html);
    for (const picture of pictures) {
      const content = await readFile(join(folder, picture));
      revision.update(content);
      if (!counted.has(picture)) bytes += content.length;
      counted.add(picture);
    }
    savable.push({ files: [path, ...pictures], bytes });
  }
  return { revision: revision.digest('hex').slice(0, 16), pages: savable };
}
