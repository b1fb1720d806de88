import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from '../scripts/build-site.ts';
import { ensureNginx } from '../scripts/ensure-installed.ts';
import { startNginx } from '../scripts/nginx.ts';
import type { RunningNginx } from '../scripts/nginx.ts';
import { freePort } from '../scripts/static-server.ts';
import { formatLoad } from './format-load.ts';
import { pressWhile } from './load/press.ts';
import { ensureWrk, runWrk } from './load/wrk.ts';
import type { Pressure } from './load/wrk.ts';

/**
 * Throughput of one machine: nginx with our configuration compared with a bare nginx that serves one file of the same
 * size, in the same run. Then the effect of a reload and of a release on active clients.
 * `npm run bench:load [-- --built FOLDER] [--seconds 5] [--rounds 3] [--connections 256]`
 */

export interface Loaded {
  readonly name: string;
  /** Bytes transferred, without headers. */
  readonly bytes: number;
  readonly ours: readonly Pressure[];
  readonly bare: readonly Pressure[];
}

const { values } = parseArgs({
  options: {
    built: { type: 'string' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '256' },
  },
});

const BARE_SERVER = (root: string): string => `
    root ${root};
    location / { }`;

async function pathsToMeasure(root: string): Promise<readonly (readonly [string, string, string])[]> {
  const scripts = await readdir(join(root, '_astro'));
  const react = scripts.find((file) => /^react\..*\.js$/u.test(file)) ?? '';
  return [
    ['home', '/', 'index.html.br'],
    ['article', '/articles/protein-diet', 'articles/protein-diet/index.html.br'],
    ['script', `/_astro/${react}`, `_astro/${react}.br`],
  ];
}

async function measure(root: string): Promise<readonly Loaded[]> {
  const files = await mkdtemp(join(tmpdir(), 'bare-'));
  const ours = await startNginx({ root, port: await freePort() });
  const bare = await startNginx({ root: files, port: await freePort(), server: BARE_SERVER(files) });
  const rounds = Array.from({ length: Number(values.rounds) });
  const press = (server: RunningNginx, path: string): Promise<Pressure> =>
    runWrk(`http://127.0.0.1:${server.port}${path}`, Number(values.connections), Number(values.seconds));
  const loaded: Loaded[] = [];
  for (const [name, path, file] of await pathsToMeasure(root)) {
    const { length } = await readFile(join(root, file));
    await writeFile(join(files, name), randomBytes(length));
    const results = { ours: [] as Pressure[], bare: [] as Pressure[] };
    for (const _ of rounds) {
      results.ours.push(await press(ours, path));
      results.bare.push(await press(bare, `/${name}`));
    }
    loaded.push({ name, bytes: length, ...results });
  }
  await Promise.all([ours.stop(), bare.stop()]);
  await rm(files, { recursive: true, force: true });
  return loaded;
}

/** Sends requests nonstop during configuration reloads and while releases are switched. */
async function changeUnderLoad(root: string): Promise<boolean> {
  const other = await mkdtemp(join(tmpdir(), 'release-'));
  await cp(root, other, { recursive: true, preserveTimestamps: true });
  const nginx = await startNginx({ root, port: await freePort() });
  const change = async (label: string, next: (turn: number) => string): Promise<boolean> => {
    const { answered, failed, slowest } = await pressWhile(nginx.port, async (pause) => {
      for (let turn = 0; turn < 10; turn += 1) {
        await nginx.reload(next(turn));
        await pause(500);
      }
    });
    console.log(
      `${label.padEnd(44)} ${answered} requests, ${failed} failed, slowest ${Math.round(slowest)} ms`,
    );
    return failed === 0;
  };
  const results = [
    await change('ten reloads of the configuration under load', () => root),
    await change('ten new releases under load', (turn) => (turn % 2 === 0 ? other : root)),
  ];
  await nginx.stop();
  await rm(other, { recursive: true, force: true });
  return results.every(Boolean);
}

async function run(): Promise<boolean> {
  const search = await ensureNginx();
  if (search.status !== 'found') throw new Error(search.why);
  await ensureWrk();
  if (values.built === undefined && !(await buildSite()).ok) return false;
  const root = values.built ?? 'dist';
  const loaded = await measure(root);
  console.log(formatLoad(loaded, Number(values.connections)));
  const isSmooth = await changeUnderLoad(root);
  const errors = loaded.flatMap(({ ours }) => ours).reduce((sum, { errors: count }) => sum + count, 0);
  return isSmooth && errors === 0;
}

process.exitCode = (await run()) ? 0 : 1;
