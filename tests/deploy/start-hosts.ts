import type { TestProject } from 'vitest/node';
import { startHosts } from '../../scripts/deploy-check/run.ts';
import { BUILT } from './built-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Port of an nginx that serves `dist` with our configuration. */
    nginx: number;
    /** Port of Cloudflare's runtime with the same folder. */
    workers: number;
  }
}

/** Both hosts, started once for all files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { nginx, workers, stop } = await startHosts(BUILT);
  project.provide('nginx', nginx);
  project.provide('workers', workers);
  return stop;
}
