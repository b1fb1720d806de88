import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../a11y/axe.ts';
import { dropRelease, makeEdition } from './new-release.ts';
import { cachedPaths, limitStorage, test, visit } from './offline-visit.ts';
import { SILENT, WITHOUT_NETWORK } from './switch-host.ts';

const UNSEEN = '/articles/good-fats';

const panel = (page: Page): Locator => page.getByRole('region', { name: 'Read offline' });
const press = (page: Page, name: string): Promise<void> => panel(page).getByRole('button', { name }).click();
const status = (page: Page): Locator => panel(page).getByRole('status');

const list = (): readonly { readonly files: readonly string[] }[] =>
  (JSON.parse(readFileSync('dist/offline-pages.json', 'utf8')) as { pages: { files: string[] }[] }).pages;

const isSaved = /^Saved\. All \d+ pages are on this device and take \d\.\d MB\.$/u;

/** Every change to the panel's figures, in order. */
async function watchCounts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const count = document.querySelector('[data-part="count"]');
    new MutationObserver(() => seen.push(count?.textContent ?? '')).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { seen: readonly string[] }).seen);
}

test('everything can be saved, with its progress shown, and is available offline', async ({ page, host }) => {
  const all = list();
  await visit(page, '/articles');
  const counts = await watchCounts(page);
  await press(page, 'Save for offline');
  await expect(status(page)).toHaveText(isSaved, { timeout: 30_000 });
  await expect(status(page)).toContainText(`All ${all.length} pages`);
  const said = (await counts()).filter((count) => count !== '');
  expect(said.length).toBeGreaterThanOrEqual(all.length);
  expect(said[1]).toMatch(new RegExp(`^\\d+ of ${all.length} pages, \\d\\.\\d of \\d\\.\\d MB$`, 'u'));
  await expectAccessible(page, 'with everything saved');

  host.behave(WITHOUT_NETWORK);
  for (const { files } of all) {
    const [path = ''] = files;
    expect((await page.goto(path))?.status(), path).toBe(200);
  }
  await page.goto('/articles');
  const picture = page.locator('main img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(status(page)).toHaveText(isSaved);
});

test('the progress is a bar with a value, and does not take the focus', async ({ page, host }) => {
  await visit(page, '/articles');
  let left = 45;
  host.behave(() => ((left -= 1) > 0 ? 'answer' : 'say nothing'));
  await panel(page).getByRole('button', { name: 'Save for offline' }).focus();
  await page.keyboard.press('Enter');
  const bar = panel(page).getByRole('progressbar', { name: 'Pages saved' });
  await expect(bar).toHaveAttribute('max', String(list().length));
  await expect.poll(() => bar.evaluate((element: HTMLProgressElement) => element.value)).toBeGreaterThan(3);
  await expect(panel(page)).toBeFocused();
  await expect(status(page)).toHaveText('Saving. You can keep reading.');
  await expectAccessible(page, 'while saving');
});

test('an interruption is reported, and the download resumes where it stopped', async ({ page, host }) => {
  const { files: [last] = [] } = list()[20] ?? {};
  let isBroken = false;
  await visit(page, '/articles');
  // Not after a number of requests, because the worker may still request other files.
  host.behave((path) => {
    isBroken ||= path === last;
    return isBroken ? 'hang up' : 'answer';
  });
  await press(page, 'Save for offline');
  await expect(status(page)).toContainText('The connection was lost.', { timeout: 30_000 });
  const cached = await cachedPaths(page, 'evenscale-pages');
  expect(cached.length).toBeGreaterThan(20);
  await expect(panel(page).getByRole('button', { name: 'Remove' })).toBeVisible();

  host.behave();
  host.forget();
  await press(page, 'Save the rest');
  await expect(status(page)).toHaveText(isSaved, { timeout: 30_000 });
  // A page is saved with all its files; other pages may have shown some of them.
  const missing = list().filter(({ files: [path = ''] }) => !cached.includes(path));
  expect(missing.length).toBeLessThan(list().length - 10);
  expect(host.asked.length).toBeLessThanOrEqual(missing.flatMap(({ files }) => files).length + 5);
});

test('continues after its page is closed, and shows in the next one', async ({ page, host, context }) => {
  await visit(page, '/articles');
  await press(page, 'Save for offline');
  await expect(status(page)).toHaveText('Saving. You can keep reading.');
  await page.goto(UNSEEN);
  await page.close();
  const next = await context.newPage();
  await expect
    .poll(
      async () => {
        await next.goto('/articles');
        await expect(status(next)).not.toHaveText('');
        return status(next).textContent();
      },
      { timeout: 30_000 },
    )
    .toMatch(isSaved);
  host.behave(WITHOUT_NETWORK);
  expect((await next.goto('/articles/protein-diet'))?.status()).toBe(200);
});

test('can be stopped and resumed', async ({ page, host }) => {
  await visit(page, '/articles');
  let left = 40;
  host.behave(() => ((left -= 1) > 0 ? 'answer' : 'say nothing'));
  await press(page, 'Save for offline');
  await expect(panel(page).getByText(/^\d+ of \d+ pages,/u)).toBeVisible();
  await press(page, 'Stop');
  host.behave(WITHOUT_NETWORK);
  await page.reload();
  await expect(status(page)).toContainText(/pages (?:is|are) on this device/u);
  host.behave();
  await press(page, 'Save the rest');
  await expect(status(page)).toHaveText(isSaved, { timeout: 30_000 });
});

test('an article that has changed since is updated on the next visit of the list', async ({ page, host }) => {
  await visit(page, '/articles');
  await press(page, 'Save for offline');
  await expect(status(page)).toHaveText(isSaved, { timeout: 30_000 });
  const edition = await makeEdition('dist', UNSEEN, 'corrected');
  // The worker is the same, because changed text alone doesn't make a new version.
  expect(readFileSync(join(edition, 'sw.js'))).toEqual(readFileSync('dist/sw.js'));
  host.release(edition);
  await page.goto('/articles');
  await expect
    .poll(() => page.evaluate(async (path) => (await caches.match(path))?.text(), UNSEEN), {
      timeout: 20_000,
    })
    .toContain(' corrected</h1>');
  host.behave(WITHOUT_NETWORK);
  await page.goto(UNSEEN);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/corrected$/u);
  await dropRelease(edition);
});

test('can be removed again', async ({ page, host }) => {
  await visit(page, '/articles');
  await press(page, 'Save for offline');
  await expect(status(page)).toHaveText(isSaved, { timeout: 30_000 });
  await press(page, 'Remove from this device');
  await expect(status(page)).toHaveText('Removed. Pages you read from now on will be saved again.');
  expect(await cachedPaths(page, 'evenscale-pages')).toEqual([]);
  await page.reload();
  await expect(panel(page).getByRole('button', { name: 'Save for offline' })).toBeVisible();
  await expect(status(page)).toHaveText('');
  host.behave(WITHOUT_NETWORK);
  expect((await page.goto(UNSEEN))?.status()).toBe(503);
  expect((await page.goto('/articles'))?.status()).toBe(200);
});

test('a device without room says so in a sentence, keeps what fit, and saves the rest later', async ({
  page,
}) => {
  await visit(page, '/articles');
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
  await limitStorage(page, usage + 400_000);
  await press(page, 'Save for offline');
  await expect(status(page)).toHaveText(
    /^There’s no space left on this device\. \d+ of \d+ pages (?:is|are) saved\./u,
    {
      timeout: 30_000,
    },
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin });
  await press(page, 'Save the rest');
  await expect(status(page)).toHaveText(isSaved, { timeout: 30_000 });
});

test('when started offline, says what to do', async ({ page, host }) => {
  await visit(page, '/articles');
  host.behave(WITHOUT_NETWORK);
  await press(page, 'Save for offline');
  await expect(status(page)).toHaveText(
    'The list of pages couldn’t be loaded. Try again when you’re online.',
  );
});

test('a press before the worker is ready counts', async ({ page, host }) => {
  await page.goto('/articles');
  expect(host.asked).not.toContain('/sw.js');
  await press(page, 'Save for offline');
  await expect(status(page)).toHaveText(isSaved, { timeout: 40_000 });
});

test('a worker that is stopped midway does not leave the panel waiting', async ({ page, host }) => {
  await visit(page, '/articles');
  await page.clock.install();
  host.behave(SILENT);
  await page.goto('/articles');
  await press(page, 'Save for offline');
  // The panel starts its timeout once the worker is found, which takes a moment.
  await expect(async () => {
    await page.clock.runFor(61_000);
    await expect(status(page)).toContainText('Try again when you’re online.', { timeout: 500 });
  }).toPass();
});

test('isn’t offered if the browser has no workers', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await page.goto('/articles');
  await expect(page.getByRole('heading', { name: 'Articles', exact: true })).toBeVisible();
  await expect(page.locator('#save-offline')).toBeHidden();
});

test('says that it can’t save pages if the browser blocks workers', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('No', 'SecurityError'));
  });
  await page.goto('/articles');
  await press(page, 'Save for offline');
  await expect(status(page)).toContainText('This browser doesn’t let the site save pages.');
});

test('loads no script before it is used', async ({ page, host }) => {
  await visit(page, '/articles');
  await page.waitForTimeout(500);
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  expect(scripts).toEqual([]);
  expect(host.asked.filter((path) => path === '/offline-pages.json')).toEqual([]);
});
