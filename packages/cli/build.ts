/** Bundles the command line into `dist/`, ready to be packed: one file without dependencies, for Node 20 and later. */
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import manifest from './package.json' with { type: 'json' };
import { site } from '../../src/config/site.ts';

const FOLDER = import.meta.dirname;
const DIST = join(FOLDER, 'dist');
const BUNDLE = 'evenscale.js';

/** The part of the README from this heading on is for contributors and isn't published. */
const DEVELOPERS_PART = '\n## Development';

/** Packages that must not be in the bundle, because they render pages or store data in a browser. */
const NOT_HERE = /\.(?:tsx|css)(?:\?|$)|\/node_modules\/(?:react|react-dom|nanostores|@nanostores|idb)\//u;

const PACKAGE = /^(?<folder>.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//u;

/** Folders of the packages whose code is in the bundle. */
function packagesIn(modules: readonly string[]): readonly string[] {
  const folders = modules.flatMap((id) => PACKAGE.exec(id)?.groups?.['folder'] ?? []);
  return [...new Set(folders)].toSorted();
}

/** The licenses of those packages, which must be distributed with their code. */
async function licensesOf(folders: readonly string[]): Promise<string> {
  const texts = folders.map(async (folder) => {
    const { name, version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
      name: string;
      version: string;
    };
    const license = await readFile(join(folder, 'LICENSE'), 'utf8').catch(async () => {
      const { license: named } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
        license: string;
      };
      return named;
    });
    return `${name} ${version}\n\n${license.trim()}\n`;
  });
  return (await Promise.all(texts)).join(`\n${'-'.repeat(80)}\n\n`);
}

/** Bundles the sources and returns the modules in the bundle. */
async function bundle(): Promise<readonly string[]> {
  const build = await rolldown({
    input: join(FOLDER, 'src/main.ts'),
    platform: 'node',
    tsconfig: false,
    transform: { target: 'node20', define: { 'process.env.SITE_URL': JSON.stringify(site.url) } },
    treeshake: true,
  });
  const { output } = await build.write({
    file: join(DIST, BUNDLE),
    format: 'esm',
    minify: true,
    banner: '#!/usr/bin/env node',
    comments: { legal: true, annotation: false, jsdoc: false },
  });
  await build.close();
  return output[0].moduleIds;
}

/** The published package.json, which lists no dependencies. */
const published = {
  name: manifest.name,
  version: manifest.version,
  description: manifest.description,
  license: manifest.license,
  type: manifest.type,
  engines: manifest.engines,
  bin: { evenscale: `./${BUNDLE}` },
  files: [BUNDLE, 'licenses.txt'],
};

await rm(DIST, { recursive: true, force: true });
await mkdir(DIST, { recursive: true });
const modules = await bundle();
const forbidden = modules.filter((id) => NOT_HERE.test(id));
if (forbidden.length > 0) throw new Error(`The command line must not bundle ${forbidden.join(', ')}`);
await chmod(join(DIST, BUNDLE), 0o755);
await writeFile(join(DIST, 'licenses.txt'), await licensesOf(packagesIn(modules)));
await writeFile(join(DIST, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
const [readme = ''] = (await readFile(join(FOLDER, 'README.md'), 'utf8')).split(DEVELOPERS_PART);
await writeFile(join(DIST, 'README.md'), readme);
