import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { runQuietly } from './progress.mjs';

const LOCK_TIMEOUT_S = 300;
const RETRY_MS = 1_000;
/** A blocked download must not use up the time of the tests. */
const TIMEOUT_MS = 2 * LOCK_TIMEOUT_S * 1_000;

/** `DPkg::Lock::Timeout` covers only installations; `update` gives up at once if another run holds the package lists. */
const LISTS_ARE_LOCKED = /Could not get lock \S*\/lists\//u;

const isRoot = process.getuid?.() === 0;

/** Whether packages can be installed without asking the user: as root on Debian (a container or a test machine). */
export const canInstall = (): boolean =>
  process.platform === 'linux' && isRoot && existsSync('/usr/bin/apt-get');

/** Runs apt-get, waiting up to five minutes for another package run on this machine. */
export async function apt(
  label: string,
  ...args: readonly string[]
): Promise<{ readonly ok: boolean; readonly output: string }> {
  const command = ['apt-get', '-o', `DPkg::Lock::Timeout=${LOCK_TIMEOUT_S}`, ...args];
  const [program = '', ...rest] = isRoot ? command : ['sudo', '--non-interactive', ...command];
  const giveUp = Date.now() + LOCK_TIMEOUT_S * 1_000;
  for (;;) {
    const result = await runQuietly(label, program, rest, {
      timeout: TIMEOUT_MS,
      // In runlevel 1, packages don't start their services when installed.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
    if (result.ok || !LISTS_ARE_LOCKED.test(result.output) || Date.now() > giveUp) return result;
    await wait(RETRY_MS);
  }
}
