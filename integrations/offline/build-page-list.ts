import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageList, SavablePage } from '#site/offline/page-list.ts';
import type { BuiltPage } from './built-pages.ts';
import { picturesIn } from './worker/keep-files.ts';

/** The list that “Save for offline” fetches: the pages that are not precached, each with its images. */
export async function buildPageList(folder: string, pages: readonly BuiltPage[]): Promise<PageList> {
  const revision = createHash('sha256');
  const savable: SavablePage[] = [];
  for (const { path, html } of pages) {
    const pictures = picturesIn(html);
    const contents = [Buffer.from(html)];
    for (const picture of pictures) contents.push(await readFile(join(folder, picture)));
    for (const content of contents) revision.update(content);
    savable.push({
      files: [path, ...pictures],
      bytes: contents.reduce((sum, { length }) => sum + length, 0),
    });
  }
  return { revision: revision.digest('hex').slice(0, 16), pages: savable };
}
