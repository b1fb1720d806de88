import { spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { waitForServer } from './wait-for-server.ts';

const PROJECT = resolve(import.meta.dirname, '..');

/** No prompts, no telemetry, no update check, no request to Cloudflare for the location. */
const OFFLINE = {
  CI: '1',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
};

export interface RunningWorkers {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Starts Cloudflare's real runtime on this machine, with `wrangler.jsonc` and a built folder. */
export async function startWorkers(root: string, port: number): Promise<RunningWorkers> {
  const state = await mkdtemp(join(tmpdir(), 'workers-'));
  const args = ['dev', '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'];
  const folders = ['--assets', resolve(root), '--persist-to', state];
  // Wrangler starts child processes; a process group lets us stop them together.
  const child = spawn('wrangler', [...args, ...folders], {
    cwd: PROJECT,
    env: { ...process.env, ...OFFLINE, WRANGLER_LOG_PATH: state },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const end = (): void => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  };
  return { port, stop: await waitForServer({ name: 'wrangler', child, port, folder: state, end }) };
}
