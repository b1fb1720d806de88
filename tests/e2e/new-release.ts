import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buildOffline } from '../../integrations/offline/offline.ts';

const TEXT = /\.(?:html|js|json)$/u;
const SCRIPT = /^(?<name>.+)\.(?<hash>[\w-]{8})\.js$/u;

/** Another name for the same script, as if its content had changed. */
function newName(file: string, release: string): string {
  const { name = '', hash = '' } = SCRIPT.exec(file)?.groups ?? {};
  return `${name}.${release}${hash.slice(release.length)}.js`;
}

/** A copy to modify, without the compressed files, which would not match anymore. */
async function copyOf(folder: string, name: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), `release-${name}-`));
  await cp(folder, copy, { recursive: true, filter: (path) => !/\.(?:br|gz)$/u.test(path) });
  return copy;
}

/** Makes a release in which only one page has changed text: its heading ends in `name`. */
export async function makeEdition(folder: string, page: string, name: string): Promise<string> {
  const next = await copyOf(folder, name);
  const file = join(next, page, 'index.html');
  await writeFile(file, (await readFile(file, 'utf8')).replace('</h1>', ` ${name}</h1>`));
  await buildOffline(next);
  return next;
}

/**
 * Makes the next release of a built site in a separate folder: every script has a new name and the old ones are
 * gone, and each heading of a page ends in the release's name.
 *
 * @param folder - the release before
 * @param release - its name, short
 */
export async function makeRelease(folder: string, release: string): Promise<string> {
  const next = await copyOf(folder, release);
  const scripts = (await readdir(join(next, '_astro'))).filter((file) => SCRIPT.test(file));
  const names = new Map(scripts.map((file) => [file, newName(file, release)]));
  for (const [file, name] of names) await rename(join(next, '_astro', file), join(next, '_astro', name));
  for (const file of (await readdir(next, { recursive: true })).filter((path) => TEXT.test(path))) {
    let text = await readFile(join(next, file), 'utf8');
    for (const [before, after] of names) text = text.replaceAll(basename(before), after);
    if (file.endsWith('.html')) text = text.replace('</h1>', ` ${release}</h1>`);
    await writeFile(join(next, file), text);
  }
  await buildOffline(next);
  return next;
}

/** Removes a release made by these functions. */
export const dropRelease = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });
