import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { apt, canInstall } from '../../scripts/apt.ts';

const run = promisify(execFile);

/** The result of one run of the load generator. */
export interface Pressure {
  readonly requestsPerSecond: number;
  /** The 99th percentile, in milliseconds. */
  readonly p99: number;
  /** Unsuccessful responses and broken connections. */
  readonly errors: number;
}

/** wrk isn't on npm; like nginx, it must be installed on the machine. */
export async function ensureWrk(): Promise<void> {
  const has = (): Promise<boolean> =>
    run('wrk', ['-v']).then(
      () => true,
      // wrk exits with 1 after printing its version.
      (error: { readonly code?: unknown }) => error.code === 1,
    );
  if (await has()) return;
  if (canInstall())
    await apt('Installing wrk with apt', 'install', '--yes', '--no-install-recommends', 'wrk');
  if (!(await has()))
    throw new Error('The load generator wrk is missing: apt-get install wrk, or brew install wrk');
}

const MILLISECONDS = { us: 0.001, ms: 1, s: 1000, m: 60_000 } as const;

function inMilliseconds(text: string): number {
  const [, amount, unit] = /^([\d.]+)(us|ms|s|m)$/u.exec(text) ?? [];
  return Number(amount) * MILLISECONDS[(unit ?? 'ms') as keyof typeof MILLISECONDS];
}

/** Parses the output of wrk. */
export function parseWrk(output: string): Pressure {
  const [, rate] = /Requests\/sec:\s+([\d.]+)/u.exec(output) ?? [];
  const [, p99 = ''] = /^\s+99%\s+(\S+)$/mu.exec(output) ?? [];
  const [, bad] = /Non-2xx or 3xx responses: (\d+)/u.exec(output) ?? [];
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/u.exec(output) ?? [];
  if (rate === undefined) throw new Error(`parseWrk: no rate in:\n${output}`);
  const errors = [bad, ...broken.slice(1)].reduce((sum, count) => sum + Number(count ?? 0), 0);
  return { requestsPerSecond: Number(rate), p99: inMilliseconds(p99), errors };
}

/** Sends as many requests as possible in `seconds`, over keep-alive connections, with a browser's headers. */
export async function runWrk(url: string, connections: number, seconds: number): Promise<Pressure> {
  const shape = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: gzip, br'];
  const { stdout } = await run('wrk', [...shape, url]);
  return parseWrk(stdout);
}
