import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { capture, runQuietly } from './progress.mjs';

/** How every test and measurement starts the browser. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A blocked download shall not eat the time of the tests. */
const PATIENCE = 300_000;

const BY_HAND = `
No Chromium was found, and none could be installed. By hand, one of:
  npx playwright install --with-deps chromium
  sudo apt-get install chromium
  CHROMIUM_PATH=/path/to/chromium npm test
`;

/** Some systems keep a script in the browser's place that only says where to get it: ask for its version. */
async function starts(path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  const { ok, output } = await capture(path, ['--version'], { timeout: 20_000 });
  return ok && /chrom/i.test(output);
}

/** The first Chromium on this machine that starts, if there is one. */
export async function findChromium(): Promise<string | undefined> {
  const named = process.env['CHROMIUM_PATH'];
  for (const path of [...(named ? [named] : []), ...PLACES, chromium.executablePath()]) {
    if (await starts(path)) return path;
  }
  return undefined;
}

interface Attempt {
  readonly label: string;
  readonly command: string;
  readonly args: readonly string[];
}

function attempts(): readonly Attempt[] {
  const isRoot = process.getuid?.() === 0;
  const apt = (label: string, ...args: string[]): Attempt =>
    isRoot
      ? { label, command: 'apt-get', args }
      : { label, command: 'sudo', args: ['--non-interactive', 'apt-get', ...args] };
  return [
    {
      label: 'Installing Chromium with Playwright',
      command: 'playwright',
      args: ['install', '--with-deps', 'chromium'],
    },
    apt('Asking apt for its packages', 'update'),
    apt(
      'Installing Chromium with apt',
      'install',
      '--yes',
      '--no-install-recommends',
      'chromium',
      'fonts-liberation',
    ),
  ];
}

/** Finds a Chromium or installs one; if neither works, says how to do it by hand. */
export async function ensureChromium(): Promise<string> {
  const found = await findChromium();
  if (found !== undefined) return found;
  const heard: string[] = [];
  for (const { label, command, args } of attempts()) {
    const { output } = await runQuietly(label, command, args, {
      timeout: PATIENCE,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = await findChromium();
    if (installed !== undefined) return installed;
    heard.push(output.trim().split('\n').slice(-6).join('\n'));
  }
  throw new Error(`${heard.join('\n')}\n${BY_HAND}`);
}
