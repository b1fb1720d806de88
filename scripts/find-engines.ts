import { existsSync } from 'node:fs';
import { capture } from './progress.mjs';

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

const WEBKIT_DRIVERS = ['/usr/bin/WebKitWebDriver'];
const SCREENS = ['/usr/bin/Xvfb'];
const WEBKIT_BROWSERS = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '4.0', '6.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);

/** The programs that drive WebKit, the engine of Safari, on Linux. */
export interface FoundWebKit {
  readonly driver: string;
  readonly browser: string;
  /** A virtual screen: WebKit's browser has no headless mode. */
  readonly screen: string;
}

/** A Firefox that starts; some systems install a stub that only prints where to get it. */
export async function findFirefox(): Promise<string | undefined> {
  const named = process.env['FIREFOX_PATH'];
  for (const path of named ? [named] : FIREFOX.filter((place) => existsSync(place))) {
    const { ok, output } = await capture(path, ['--version'], { timeout: 20_000 });
    if (ok && output.includes('Firefox')) return path;
  }
  return undefined;
}

export function findWebKit(): FoundWebKit | undefined {
  const driver = WEBKIT_DRIVERS.find((path) => existsSync(path));
  const browser = WEBKIT_BROWSERS.find((path) => existsSync(path));
  const screen = SCREENS.find((path) => existsSync(path));
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}
