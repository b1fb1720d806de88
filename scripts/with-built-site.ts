import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_FLAGS } from './browser.ts';
import { createStaticServer, freePort, listen } from './static-server.ts';

/** Serves a built site, opens it in a browser, and closes both after `use`. */
export async function withBuiltSite(
  folder: string,
  executablePath: string | undefined,
  use: (browser: Browser, address: string) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const server = createStaticServer(folder);
  await listen(server, port);
  const browser = await chromium.launch({
    args: CHROMIUM_FLAGS,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    await use(browser, `http://localhost:${port}`);
  } finally {
    await browser.close();
    server.close();
  }
}
