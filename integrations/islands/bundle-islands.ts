import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { minify } from 'terser';
import type { CompressOptions } from 'terser';
import { nameReactCalls } from './react-calls.ts';

const ISLAND_FILE = /\.island\.[\w-]+\.js$/u;
const REACT_FILE = /\/react\.[\w-]+\.js$/u;

async function minified(source: string, compress: CompressOptions): Promise<string> {
  const { code } = await minify(source, { module: true, ecma: 2020, compress });
  if (!code) throw new Error('bundleIslands: nothing left of a file');
  return code;
}

/** One file for one island: what it shares with other islands is bundled in, without the parts it does not use. */
async function bundleIsland(folder: string, file: string): Promise<void> {
  const bundle = await rolldown({
    input: join(folder, file),
    external: (id) => REACT_FILE.test(id),
  });
  const { output } = await bundle.generate({ dir: folder, format: 'esm', codeSplitting: false });
  await bundle.close();
  await writeFile(
    join(folder, file),
    await minified(nameReactCalls(output[0].code), { passes: 3, inline: 1, unsafe_arrows: true }),
  );
}

/** For a file that another minifier has been at: what still makes it smaller after compression. */
const SECOND_PASS: CompressOptions = {
  inline: 0,
  reduce_funcs: false,
  passes: 2,
  sequences: false,
  booleans: false,
  comparisons: false,
};

async function minifyReact(folder: string, file: string): Promise<void> {
  const path = join(folder, file);
  await writeFile(path, await minified(await readFile(path, 'utf8'), SECOND_PASS));
}

/** Chunks that islands shared are in the islands now; whatever no page can reach any more goes. */
async function removeUnused(
  folder: string,
  scripts: readonly string[],
  pages: readonly string[],
): Promise<void> {
  const reached = new Set(scripts.filter((script) => pages.some((page) => page.includes(script))));
  for (const script of reached) {
    const text = await readFile(join(folder, script), 'utf8');
    for (const other of scripts) if (text.includes(other)) reached.add(other);
  }
  for (const script of scripts) if (!reached.has(script)) await rm(join(folder, script));
}

/**
 * Makes each island one file beside React's. Two calculators share most of their code, and a shared chunk would
 * make each page load what only the other needs; the price is that a visitor of both loads the shared part twice.
 *
 * @param folder - the built site's folder of scripts
 * @param pages - the text of every built page
 */
export async function bundleIslands(folder: string, pages: readonly string[]): Promise<void> {
  const scripts = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  const entries = scripts.filter(
    (file) => ISLAND_FILE.test(file) && pages.some((page) => page.includes(file)),
  );
  // All bundles are made before any is written: an island may still be read as part of another.
  for (const file of entries) await bundleIsland(folder, file);
  for (const file of scripts.filter((name) => REACT_FILE.test(`/${name}`))) await minifyReact(folder, file);
  await removeUnused(folder, scripts, pages);
}
