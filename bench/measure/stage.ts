import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import type { Browser, BrowserContext } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/browser.ts';
import { createStaticServer, listen } from '../../scripts/static-server.ts';

/** One built site, served. */
export interface ServedSite {
  readonly folder: string;
  readonly address: string;
}

/** Everything a measurement needs: the sites to compare, and a browser. */
export interface Stage {
  /** This build first, then the one to compare it with, if there is one. */
  readonly sites: readonly ServedSite[];
  readonly browser: Browser;
  /** The browser's remote-debugging address. */
  readonly debuggingPort: number;
  readonly close: () => Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function serve(folder: string) {
  const port = await freePort();
  const server = createStaticServer(folder);
  await listen(server, port);
  return { folder, address: `http://localhost:${port}`, close: () => server.close() };
}

/** Serves the sites in the same way and starts the browser. */
export async function openStage(folders: readonly string[]): Promise<Stage> {
  const executablePath = await findChromium();
  const debuggingPort = await freePort();
  const browser = await chromium.launch({
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${debuggingPort}`],
    ...(executablePath ? { executablePath } : {}),
  });
  // The browser exits with its last page, and Lighthouse closes the page it used.
  await browser.newPage();
  const sites = await Promise.all(folders.map(serve));
  return {
    sites,
    browser,
    debuggingPort,
    close: async () => {
      await browser.close();
      for (const site of sites) site.close();
    },
  };
}

/** The phone that Lighthouse emulates. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A fresh context, as for a first-time visitor. */
export const newVisitor = (stage: Stage): Promise<BrowserContext> => stage.browser.newContext(PHONE);

/** Makes the servers compress every file of a page in advance, so that no run waits for it. */
export async function warmUp(stage: Stage, path: string): Promise<void> {
  for (const { address } of stage.sites) {
    const visitor = await newVisitor(stage);
    const page = await visitor.newPage();
    await page.goto(address + path, { waitUntil: 'networkidle' });
    await visitor.close();
  }
}
