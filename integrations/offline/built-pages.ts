import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtFiles } from '../../deploy/built-site.ts';
import { classOf } from '../../deploy/host-rules.ts';

/** A page of the built site. */
export interface BuiltPage {
  /** Its file in the folder, such as `faq/index.html`. */
  readonly file: string;
  /** Its canonical address, such as `/faq`. */
  readonly path: string;
  readonly html: string;
}

/** The address at which hosts serve a file: `faq/index.html` is `/faq`. */
export function addressOf(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$/u, '')}`;
}

/** Embeds are for pages of other sites, where no worker of ours runs; the developers' pages are read at a desk. */
const isForOthers = (file: string): boolean =>
  classOf(addressOf(file)).policy === 'embed' || addressOf(file).startsWith('/developers');

/** Every page for visitors that has its own address, sorted; the not-found page has none. */
export async function readPages(folder: string): Promise<readonly BuiltPage[]> {
  const files = (await builtFiles(folder)).filter(
    (file) => /(?:^|\/)index\.html$/u.test(file) && !isForOthers(file),
  );
  const pages = files.map(async (file) => ({
    file,
    path: addressOf(file),
    html: await readFile(join(folder, file), 'utf8'),
  }));
  return Promise.all(pages);
}

/** A page whose island starts on load is a tool: it must work offline after a visit to any other page. */
export const isTool = ({ html }: BuiltPage): boolean =>
  /<astro-island\b[^>]*\bclient="after-paint"/u.test(html);
