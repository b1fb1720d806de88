import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { apt, canInstall } from './apt.ts';
import type { Search } from './ensure-installed.ts';
import { capture, runQuietly } from './progress.mjs';

/**
 * Options with which every test and measurement starts the browser. Text uses subpixel positioning, as on visitors'
 * screens; headless Chromium would otherwise round glyph widths, and lines would shift slightly when the font arrives.
 */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** Headless Chromium, which renders the same and starts pages in half the time. */
const WITHOUT_WINDOWS = ['/usr/bin/chromium-headless-shell'];

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A blocked download must not use up the time of the tests. */
const DOWNLOAD_TIMEOUT_MS = 300_000;

const BY_HAND = `
No Chromium was found, and none could be installed. By hand, one of:
  npx playwright install --with-deps chromium
  sudo apt-get install chromium-headless-shell
  CHROMIUM_PATH=/path/to/chromium npm test
`;

/** Asks for the version, because some systems install a stub that only prints where to get the browser. */
async function starts(path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  const { ok, output } = await capture(path, ['--version'], { timeout: 20_000 });
  return ok && /chrom/i.test(output);
}

async function firstThatStarts(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) if (await starts(path)) return path;
  return undefined;
}

const named = (): readonly string[] => {
  const path = process.env['CHROMIUM_PATH'];
  return path ? [path] : [];
};

/** The first regular Chromium on this machine that starts, for measurements. */
export const findChromium = (): Promise<string | undefined> =>
  firstThatStarts([...named(), ...PLACES, chromium.executablePath()]);

/** The first full Chromium: the headless shell has no back-forward cache. */
export const findCompleteChromium = (): Promise<string | undefined> =>
  firstThatStarts([...PLACES, chromium.executablePath()]);

/** The first Chromium on this machine that starts, preferably headless: for tests. */
export const findTestBrowser = (): Promise<string | undefined> =>
  firstThatStarts([...named(), ...WITHOUT_WINDOWS, ...PLACES, chromium.executablePath()]);

type Attempt = () => Promise<{ readonly output: string }>;

const update: Attempt = () => apt('Asking apt for its packages', 'update');
const install =
  (browser: string): Attempt =>
  () =>
    apt(
      `Installing ${browser} with apt`,
      'install',
      '--yes',
      '--no-install-recommends',
      ...new Set([browser, 'chromium']),
      'fonts-liberation',
    );

/** Tries Debian's headless build. The package lists are updated first, because old lists would install an old browser. */
const faster = (): readonly Attempt[] => (canInstall() ? [update, install('chromium-headless-shell')] : []);

const withPlaywright: Attempt = () =>
  runQuietly('Installing Chromium with Playwright', 'playwright', ['install', '--with-deps', 'chromium'], {
    timeout: DOWNLOAD_TIMEOUT_MS,
  });

/** Tries each candidate until one is found; collects their messages in `heard`. */
async function tryUntil(
  find: () => Promise<string | undefined>,
  attempts: readonly Attempt[],
  heard: string[],
): Promise<string | undefined> {
  for (const attempt of attempts) {
    const { output } = await attempt();
    const found = await find();
    if (found !== undefined) return found;
    heard.push(output.trim().split('\n').slice(-6).join('\n'));
  }
  return undefined;
}

/** Finds a browser for the tests or installs one; if neither works, explains how to do it by hand. */
export async function ensureTestBrowser(): Promise<Search<string>> {
  const heard: string[] = [];
  const findFast = (): Promise<string | undefined> => firstThatStarts([...named(), ...WITHOUT_WINDOWS]);
  const found =
    (await findFast()) ??
    (await tryUntil(findFast, faster(), heard)) ??
    (await findTestBrowser()) ??
    (await tryUntil(findTestBrowser, [withPlaywright, update, install('chromium')], heard));
  return found === undefined
    ? { status: 'failed', why: `${heard.join('\n')}\n${BY_HAND}` }
    : { status: 'found', found };
}
