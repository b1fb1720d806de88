import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { questionPages } from '../../src/config/question-pages.ts';
import type { PageList, SavablePage } from '#site/offline/page-list.ts';
import { addressOf } from '../../deploy/addresses.ts';
import { builtFiles } from '../../deploy/built-site.ts';
import { classOf } from '../../deploy/host-rules.ts';
import { picturesIn } from './worker/cache-files.ts';

/** A page of the built site. */
export interface BuiltPage {
  /** Its file in the folder, such as `faq/index.html`. */
  readonly file: string;
  /** Its canonical address, such as `/faq`. */
  readonly path: string;
  readonly html: string;
}

/** Left out of offline use: embeds, because our worker doesn't run in other sites' pages, and the developers' pages. */
const isForOthers = (path: string): boolean =>
  classOf(path).policy === 'embed' || path.startsWith('/developers');

/** Every page for visitors that has its own address, sorted; the not-found page has none. */
export async function readPages(folder: string): Promise<readonly BuiltPage[]> {
  const pages = (await builtFiles(folder))
    .filter((file) => /(?:^|\/)index\.html$/u.test(file))
    .map((file) => ({ file, path: addressOf(file) ?? '' }))
    .filter(({ path }) => !isForOthers(path))
    .map(async (page) => ({ ...page, html: await readFile(join(folder, page.file), 'utf8') }));
  return Promise.all(pages);
}

const QUESTION_PATHS: readonly string[] = Object.values(questionPages).map(({ path }) => path);

/**
 * A page with an island that starts on load is a tool. Tools work offline after a visit to any page; those for one
 * question after a visit to them.
 */
export const isTool = ({ html, path }: BuiltPage): boolean =>
  !QUESTION_PATHS.includes(path) && /<astro-island\b[^>]*\bclient="after-paint"/u.test(html);

/**
 * The list that “Save for offline” fetches: the pages that aren't precached, each with its images. The size of an
 * image that several pages share counts toward the first.
 */
export async function buildPageList(folder: string, pages: readonly BuiltPage[]): Promise<PageList> {
  const revision = createHash('sha256');
  const counted = new Set<string>();
  const savable: SavablePage[] = [];
  for (const { path, html } of pages) {
    const pictures = picturesIn(html);
    const added = pictures.filter((picture) => !counted.has(picture));
    const contents = await Promise.all(added.map((picture) => readFile(join(folder, picture))));
    for (const content of [html, ...contents]) revision.update(content);
    for (const picture of added) counted.add(picture);
    const bytes = contents.reduce((sum, { length }) => sum + length, Buffer.byteLength(html));
    savable.push({ files: [path, ...pictures], bytes });
  }
  return { revision: revision.digest('hex').slice(0, 16), pages: savable };
}
