import { findNginx } from './nginx.ts';
import type { FoundNginx } from './nginx.ts';
import { runQuietly } from './progress.mjs';

const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];

/** A blocked download shall not eat the time of the tests. */
const PATIENCE = 300_000;

/** What came of looking for nginx; see docs/decisions/0015 for what each means to `npm test`. */
export type NginxSearch =
  | { readonly status: 'found'; readonly nginx: FoundNginx }
  /** Nobody may install a server on this machine unasked. */
  | { readonly status: 'impossible'; readonly why: string }
  | { readonly status: 'failed'; readonly why: string };

const BY_HAND = `By hand, on Debian or Ubuntu: sudo apt-get install --no-install-recommends ${PACKAGES.join(' ')}`;

const apt = (label: string, ...args: string[]): Promise<{ ok: boolean; output: string }> =>
  runQuietly(label, 'apt-get', args, {
    timeout: PATIENCE,
    // In runlevel 1 a package that brings a service does not start it.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });

const install = (): Promise<{ ok: boolean; output: string }> =>
  apt('Installing nginx with apt', 'install', '--yes', '--no-install-recommends', ...PACKAGES);

/** Finds an nginx with brotli. As root, which is a container or a test machine, it installs one. */
export async function ensureNginx(): Promise<NginxSearch> {
  const found = findNginx();
  if (found) return { status: 'found', nginx: found };
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return { status: 'impossible', why: `There is no nginx with brotli on this machine. ${BY_HAND}` };
  let attempt = await install();
  if (!attempt.ok) {
    await apt('Asking apt for its packages', 'update');
    attempt = await install();
  }
  const installed = findNginx();
  if (installed) return { status: 'found', nginx: installed };
  const heard = attempt.output.trim().split('\n').slice(-4).join('\n');
  return { status: 'failed', why: `${heard}\nnginx could not be installed. ${BY_HAND}` };
}
