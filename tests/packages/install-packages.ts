import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureOtherNodes, runningNode, systemPath } from '../../scripts/ensure-nodes.ts';
import type { FoundNode } from '../../scripts/ensure-nodes.ts';
import { capture } from '../../scripts/progress.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder outside the project where the packed packages are installed. */
    installed: string;
    /** The Node versions to run them on. */
    nodes: readonly FoundNode[];
  }
}

async function run(command: string, args: readonly string[], cwd: string): Promise<void> {
  const { ok, output } = await capture(command, args, {
    cwd,
    env: { ...process.env, ...(command === 'npm' && { PATH: systemPath() }) },
    shell: process.platform === 'win32',
  });
  if (!ok) throw new Error(`${command} ${args.join(' ')}: ${output.trim()}`);
}

const packages = ['formulas', 'cli'].filter((name) => existsSync(join('packages', name, 'build.ts')));

async function nodesFor(project: string): Promise<readonly FoundNode[]> {
  if (project !== 'other-nodes') return [runningNode];
  const searches = await ensureOtherNodes();
  return searches.flatMap(({ search }) => (search.status === 'found' ? [search.found] : []));
}

/** Builds and packs the packages, and installs them together in an empty folder without network access. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'packages-'));
  for (const name of packages) await run(process.execPath, [join('packages', name, 'build.ts')], '.');
  const folders = packages.map((name) => resolve('packages', name, 'dist'));
  await run('npm', ['pack', '--pack-destination', folder, ...folders], folder);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  await run(
    'npm',
    ['install', '--offline', '--no-audit', '--no-fund', ...files.map((name) => `./${name}`)],
    folder,
  );
  project.provide('installed', folder);
  project.provide('nodes', await nodesFor(project.name));
  return () => rm(folder, { recursive: true });
}
