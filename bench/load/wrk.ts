import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What one run of the load generator saw. */
export interface Pressure {
  readonly requestsPerSecond: number;
  /** The slowest of a hundred, in milliseconds. */
  readonly p99: number;
  /** Answers that were no success, and connections that broke. */
  readonly errors: number;
}

/** The load generator is no package of npm: it comes from the machine, as nginx does. */
export async function ensureWrk(): Promise<void> {
  const has = (): Promise<boolean> =>
    run('wrk', ['-v']).then(
      () => true,
      // It ends with 1 after it has said its version.
      (error: { readonly code?: unknown }) => error.code === 1,
    );
  if (await has()) return;
  if (process.platform === 'linux' && process.getuid?.() === 0)
    await run('apt-get', ['install', '--yes', '--no-install-recommends', 'wrk']).catch(() => undefined);
  if (!(await has()))
    throw new Error('The load generator wrk is missing: apt-get install wrk, or brew install wrk');
}

const MILLISECONDS = { us: 0.001, ms: 1, s: 1000, m: 60_000 } as const;

function inMilliseconds(text: string): number {
  const [, amount, unit] = /^([\d.]+)(us|ms|s|m)$/u.exec(text) ?? [];
  return Number(amount) * MILLISECONDS[(unit ?? 'ms') as keyof typeof MILLISECONDS];
}

/** Reads what wrk prints. */
export function parseWrk(output: string): Pressure {
  const [, rate] = /Requests\/sec:\s+([\d.]+)/u.exec(output) ?? [];
  const [, p99 = ''] = /^\s+99%\s+(\S+)$/mu.exec(output) ?? [];
  const [, bad] = /Non-2xx or 3xx responses: (\d+)/u.exec(output) ?? [];
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/u.exec(output) ?? [];
  if (rate === undefined) throw new Error(`parseWrk: no rate in:\n${output}`);
  const errors = [bad, ...broken.slice(1)].reduce((sum, count) => sum + Number(count ?? 0), 0);
  return { requestsPerSecond: Number(rate), p99: inMilliseconds(p99), errors };
}

/** As many requests as come back in `seconds`, over connections that stay open, as a browser asks. */
export async function runWrk(url: string, connections: number, seconds: number): Promise<Pressure> {
  const shape = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: gzip, br'];
  const { stdout } = await run('wrk', [...shape, url]);
  return parseWrk(stdout);
}
