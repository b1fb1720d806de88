import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import type { Browser, BrowserContext } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/browser.ts';
import { createStaticServer, listen } from '../../scripts/static-server.ts';
import type { Sided } from './interleave.ts';

/** Everything a measurement needs: both sites served, and a browser. */
export interface Stage {
  readonly folders: Sided<string>;
  readonly addresses: Sided<string>;
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
  return { address: `http://localhost:${port}`, close: () => server.close() };
}

/** Serves both sites the same way and starts the browser. */
export async function openStage(folders: Sided<string>): Promise<Stage> {
  const executablePath = await findChromium();
  const debuggingPort = await freePort();
  const browser = await chromium.launch({
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${debuggingPort}`],
    ...(executablePath ? { executablePath } : {}),
  });
  // The browser exits with its last page, and Lighthouse closes the page it used.
  await browser.newPage();
  const ours = await serve(folders.ours);
  const limit = await serve(folders.limit);
  return {
    folders,
    addresses: { ours: ours.address, limit: limit.address },
    browser,
    debuggingPort,
    close: async () => {
      await browser.close();
      ours.close();
      limit.close();
    },
  };
}

/** The phone that Lighthouse emulates. */
const TELEPHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A fresh context, as for a first-time visitor. */
export const newVisitor = (stage: Stage): Promise<BrowserContext> => stage.browser.newContext(TELEPHONE);

/** Makes the server compress every file of a page in advance, so that no run waits for it. */
export async function warmUp(stage: Stage, path: string): Promise<void> {
  for (const address of Object.values(stage.addresses)) {
    const visitor = await newVisitor(stage);
    const page = await visitor.newPage();
    await page.goto(address + path, { waitUntil: 'networkidle' });
    await visitor.close();
  }
}
