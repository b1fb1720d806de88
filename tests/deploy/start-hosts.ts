import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startHosts } from '../../scripts/deploy-check/run.ts';
import { BUILT } from './built-folder.ts';
import { PLANTED, SECRET } from './planted-files.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Port of an nginx that serves the built site with our configuration. */
    nginx: number;
    /** Port of Cloudflare's runtime with the same folder. */
    workers: number;
  }
}

/** Both hosts, started once for all files, with a copy of the built site that has files nobody may read. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'hosts-'));
  await cp(BUILT, folder, { recursive: true, preserveTimestamps: true });
  for (const file of PLANTED) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), SECRET);
  }
  const { nginx, workers, stop } = await startHosts(folder);
  project.provide('nginx', nginx);
  project.provide('workers', workers);
  return async () => {
    await stop();
    await rm(folder, { recursive: true });
  };
}
