import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { startSwitchHost, type SwitchHost } from './switch-host.ts';

/** A visit to the built site on a host that can go offline, with the offline worker allowed. */
export const test = base.extend<{ host: SwitchHost }>({
  host: async ({ browserName: _ }, use) => {
    const host = await startSwitchHost('dist');
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => use(host.origin),
  serviceWorkers: 'allow',
});

/** Addresses of all cached files, without the host; from all caches if none is named. */
export function cachedPaths(page: Page, name?: string): Promise<readonly string[]> {
  return page.evaluate(async (only) => {
    const names = (await caches.keys()).filter((cache) => only === undefined || cache === only);
    const requests = await Promise.all(names.map(async (cache) => (await caches.open(cache)).keys()));
    return requests.flat().map(({ url }) => url.slice(location.origin.length));
  }, name);
}

/** Opens a page for the first time and waits until the site works offline. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 30_000 })
    .toBe(true);
  await expect
    .poll(async () => (await cachedPaths(page)).map((path) => path.replace(/\?.*/u, '')))
    .toContain(path);
}

/** The storage quota of the site, in bytes. */
export async function limitStorage(page: Page, quotaSize: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize });
}
