/** Bundles the command line into `dist/`, ready to be packed: one file without dependencies, for Node 20 and later. */
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { formatNotices, packageOf, readNotice } from '../../integrations/licenses/licenses.ts';
import manifest from './package.json' with { type: 'json' };
import { site } from '../../src/config/site.ts';

const FOLDER = import.meta.dirname;
const DIST = join(FOLDER, 'dist');
const BUNDLE = 'evenscale.js';

/** The part of the README from this heading on is for contributors and isn't published. */
const DEVELOPERS_PART = '\n## Development';

/** Packages that must not be in the bundle, because they render pages or store data in a browser. */
const NOT_HERE = /\.(?:tsx|css)(?:\?|$)|\/node_modules\/(?:react|react-dom|nanostores|@nanostores|idb)\//u;

/** The licenses of the packages in the bundle, which must be distributed with their code. */
async function licensesOf(modules: readonly string[]): Promise<string> {
  const folders = new Set(modules.flatMap((id) => packageOf(id) ?? []));
  return formatNotices(manifest.name, await Promise.all([...folders].toSorted().map(readNotice)));
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
await writeFile(join(DIST, 'licenses.txt'), await licensesOf(modules));
await writeFile(join(DIST, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
const [readme = ''] = (await readFile(join(FOLDER, 'README.md'), 'utf8')).split(DEVELOPERS_PART);
await writeFile(join(DIST, 'README.md'), readme);
