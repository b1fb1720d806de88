import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureNodes, runningNode, systemPath } from '../../scripts/ensure-nodes.ts';
import type { NodeSearch } from '../../scripts/ensure-nodes.ts';
import { capture } from '../../scripts/progress.mjs';
import { isExhaustive } from '../exhaustive.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder outside the project where the packed packages are installed. */
    installed: string;
    /** The running Node; in the exhaustive run, every supported version on this machine. */
    nodes: readonly NodeSearch[];
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

/** Builds and packs the packages, and installs them together in an empty folder without network access. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'packages-'));
  await run(process.execPath, ['scripts/build-packages.ts'], '.');
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
  project.provide('nodes', isExhaustive ? await ensureNodes() : [runningNode()]);
  return () => rm(folder, { recursive: true });
}
