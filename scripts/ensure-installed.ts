import { apt, canInstall } from './apt.ts';
import { findFirefox, findWebKit, type FoundWebKit } from './find-engines.ts';
import { findNginx, type FoundNginx } from './nginx.ts';

/** apt's message for a package that the distribution doesn't have, such as `firefox-esr` on Ubuntu. */
const UNKNOWN_PACKAGE = /Unable to locate package|has no installation candidate/u;

/** The result of looking for a program; docs/decisions/0015 and 0043 say what each means for a run. */
export type Search<Found> =
  | { readonly status: 'found'; readonly found: Found }
  /** It can't be installed, or not without asking the user. */
  | { readonly status: 'impossible'; readonly why: string }
  | { readonly status: 'failed'; readonly why: string };

interface Wanted<Found> {
  readonly name: string;
  readonly find: () => Found | undefined | Promise<Found | undefined>;
  /** The command that installs it on Debian. */
  readonly packages: readonly string[];
}

/** Installs with the existing package lists, or else with updated ones. */
async function install({
  name,
  packages,
}: Pick<Wanted<unknown>, 'name' | 'packages'>): ReturnType<typeof apt> {
  const attempt = (): ReturnType<typeof apt> =>
    apt(`Installing ${name} with apt`, 'install', '--yes', '--no-install-recommends', ...packages);
  const first = await attempt();
  if (first.ok) return first;
  const update = await apt('Asking apt for its packages', 'update');
  return update.ok ? attempt() : update;
}

/** Finds a program. As root on Debian (a container or a test machine), installs it if it's missing. */
async function ensureInstalled<Found>(wanted: Wanted<Found>): Promise<Search<Found>> {
  const { name, find, packages } = wanted;
  const byHand = `By hand, on Debian: sudo apt-get install --no-install-recommends ${packages.join(' ')}`;
  const present = await find();
  if (present) return { status: 'found', found: present };
  if (!canInstall()) return { status: 'impossible', why: `This machine has no ${name}. ${byHand}` };
  const { output } = await install(wanted);
  const installed = await find();
  if (installed) return { status: 'found', found: installed };
  if (UNKNOWN_PACKAGE.test(output))
    return { status: 'impossible', why: `This system has no package for ${name}. ${byHand}` };
  const heard = output.trim().split('\n').slice(-4).join('\n');
  return { status: 'failed', why: `${heard}\n${name} could not be installed. ${byHand}` };
}

export const ensureNginx = (): Promise<Search<FoundNginx>> =>
  ensureInstalled({
    name: 'nginx with brotli',
    find: findNginx,
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
  });

export const ensureFirefox = (): Promise<Search<string>> =>
  ensureInstalled({ name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] });

export const ensureWebKit = (): Promise<Search<FoundWebKit>> =>
  ensureInstalled({
    name: 'WebKit with its driver',
    find: findWebKit,
    packages: ['webkit2gtk-driver', 'xvfb', 'fonts-liberation'],
  });
