import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const PROJECT = resolve(import.meta.dirname, '..');

/** No prompts, no telemetry, no update check, no request to Cloudflare for the location. */
const OFFLINE = {
  CI: '1',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
};

/** Long enough for a cold start on a busy machine. */
const START_TIMEOUT_MS = 60_000;

export interface RunningWorkers {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

async function untilItAnswers(port: number, hasEnded: () => string | undefined): Promise<void> {
  const giveUp = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < giveUp) {
    const end = hasEnded();
    if (end !== undefined) throw new Error(`wrangler did not start: ${end}`);
    const response = await fetch(`http://127.0.0.1:${port}/robots.txt`).catch(() => undefined);
    if (response !== undefined) return void (await response.arrayBuffer());
    await wait(100);
  }
  throw new Error(`wrangler does not answer on port ${port}`);
}

/** Starts Cloudflare's real runtime on this machine, with `wrangler.jsonc` and a built folder. */
export async function startWorkers(root: string, port: number): Promise<RunningWorkers> {
  const state = await mkdtemp(join(tmpdir(), 'workers-'));
  const args = ['dev', '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'];
  const folders = ['--assets', resolve(root), '--persist-to', state];
  let end: string | undefined;
  const said: string[] = [];
  // Wrangler starts child processes; a process group lets us stop them together.
  const child = spawn('wrangler', [...args, ...folders], {
    cwd: PROJECT,
    env: { ...process.env, ...OFFLINE, WRANGLER_LOG_PATH: state },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => said.push(part.toString()));
  const ended = new Promise<void>((done) => {
    child.on('error', (error) => done(void (end = error.message)));
    child.on('close', (code) => done(void (end ??= `code ${code}. ${said.join('')}`)));
  });
  const endGroup = (): void => {
    if (child.pid !== undefined && end === undefined) process.kill(-child.pid, 'SIGTERM');
  };
  process.once('exit', endGroup);
  const stop = async (): Promise<void> => {
    process.off('exit', endGroup);
    endGroup();
    await ended;
    await rm(state, { recursive: true, force: true });
  };
  try {
    await untilItAnswers(port, () => end);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, stop };
}
