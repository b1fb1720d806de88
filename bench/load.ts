/**
 * `npm run bench -- load [--against FOLDER]`: throughput of one machine, as requests per second: nginx with our
 * configuration beside a bare nginx that serves files of the same size, in the same run. Then the effect of reloads and
 * releases on active clients.
 */
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureNginx } from '../scripts/ensure-installed.ts';
import { startNginx, type RunningNginx } from '../scripts/nginx.ts';
import { freePort } from '../scripts/static-server.ts';
import { pressWhile } from './load/press.ts';
import { ensureWrk, runWrk } from './load/wrk.ts';
import { interleave, median, readOptions, row } from './sites.ts';

const SECONDS = 5;
const CONNECTIONS = 256;

/** A server, and the folder with the files that it serves. */
interface Served {
  readonly name: string;
  readonly folder: string;
  readonly nginx: RunningNginx;
}

/** The files to request: a page, a longer one and the largest script. Names of scripts differ from build to build. */
async function filesOf(folder: string): Promise<Readonly<Record<string, string>>> {
  const scripts = await readdir(join(folder, '_astro'));
  const react = scripts.find((file) => /^react\..*\.js$/u.test(file)) ?? '';
  return {
    '/': 'index.html.br',
    '/articles/protein-diet': 'articles/protein-diet/index.html.br',
    [`/_astro/${react}`]: `_astro/${react}.br`,
  };
}

/** A bare nginx with files of the same size at the same addresses. */
async function startBare(like: string): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), 'bare-'));
  for (const [index, file] of Object.values(await filesOf(like)).entries())
    await writeFile(join(folder, String(index)), randomBytes((await readFile(join(like, file))).length));
  const server = `\n    root ${folder};\n    location / { }`;
  return {
    name: 'bare nginx',
    folder,
    nginx: await startNginx({ root: folder, port: await freePort(), server }),
  };
}

const startOurs = async (folder: string): Promise<Served> => ({
  name: folder,
  folder,
  nginx: await startNginx({ root: folder, port: await freePort() }),
});

/** Prints a row for each file, and returns how many requests failed. */
async function compare(servers: readonly Served[], rounds: number): Promise<number> {
  let failed = 0;
  console.log(row(`requests/s, ${CONNECTIONS} connections`, ...servers.map(({ name }) => name)));
  for (const [index, path] of Object.keys(await filesOf(servers[0]?.folder ?? '')).entries()) {
    const runs = await interleave(rounds, servers, async ({ name, folder, nginx }) => {
      const own = name === 'bare nginx' ? `/${index}` : Object.keys(await filesOf(folder))[index];
      return runWrk(`http://127.0.0.1:${nginx.port}${own}`, CONNECTIONS, SECONDS);
    });
    const rates = runs.map((pressures) =>
      median(pressures.map(({ requestsPerSecond }) => requestsPerSecond)),
    );
    const slowest = runs.map((pressures) => median(pressures.map(({ p99 }) => p99)));
    console.log(row(path.replace(/\..*/u, ''), ...rates.map((rate) => rate.toFixed(0))));
    console.log(row('  99th percentile, ms', ...slowest.map((ms) => ms.toFixed(1))));
    failed += runs.flat().reduce((sum, { errors }) => sum + errors, 0);
  }
  return failed;
}

/** Sends requests nonstop during configuration reloads and while releases are switched; returns how many failed. */
async function changeUnderLoad(root: string): Promise<number> {
  const other = await mkdtemp(join(tmpdir(), 'release-'));
  await cp(root, other, { recursive: true, preserveTimestamps: true });
  const nginx = await startNginx({ root, port: await freePort() });
  const change = async (label: string, next: (turn: number) => string): Promise<number> => {
    const { answered, failed, slowest } = await pressWhile(nginx.port, async (pause) => {
      for (let turn = 0; turn < 10; turn += 1) {
        await nginx.reload(next(turn));
        await pause(500);
      }
    });
    console.log(`${label}: ${answered} requests, ${failed} failed, slowest ${slowest.toFixed(0)} ms`);
    return failed;
  };
  const failures = [
    await change('ten reloads of the configuration', () => root),
    await change('ten new releases', (turn) => (turn % 2 === 0 ? other : root)),
  ];
  await nginx.stop();
  await rm(other, { recursive: true, force: true });
  return failures.reduce((sum, failed) => sum + failed, 0);
}

const { folders, rounds } = readOptions(3);
const [folder = ''] = folders;
const search = await ensureNginx();
if (search.status !== 'found') throw new Error(search.why);
await ensureWrk();
const bare = await startBare(folder);
const servers = [...(await Promise.all(folders.map(startOurs))), bare];
const failed = await compare(servers, rounds);
await Promise.all(servers.map(({ nginx }) => nginx.stop()));
await rm(bare.folder, { recursive: true, force: true });
process.exitCode = failed + (await changeUnderLoad(folder)) === 0 ? 0 : 1;
