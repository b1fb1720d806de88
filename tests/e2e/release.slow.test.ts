import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../a11y/axe.ts';
import { calculate, enter, EXAMPLE, field, open, result, scriptsArrived } from './calculator.ts';
import { dropRelease, makeRelease } from './new-release.ts';
import { cachedPaths, limitStorage, test as base, visit } from './offline-visit.ts';
import { box, opener, options, status as searchStatus } from './search-page.ts';
import { breaksAfter, WITHOUT_NETWORK } from './switch-host.ts';

/** A release made from the built site: other script names, `next` after each heading. */
const test = base.extend<object, { next: string }>({
  next: [
    async ({ browserName: _ }, use) => {
      const folder = await makeRelease('dist', 'next');
      await use(folder);
      await dropRelease(folder);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

const ARTICLE = '/articles/meal-prep';

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const offer = (page: Page): Locator =>
  page.getByRole('banner').getByText('A new version is ready', { exact: true });
const answer = (page: Page, name: string): Promise<void> =>
  page.getByRole('banner').getByRole('button', { name, exact: true }).click();

/** Enough time to fetch a release on a busy machine. */
const expectOffer = (page: Page): Promise<void> => expect(offer(page)).toBeVisible({ timeout: 20_000 });

/** Waits until fetching a new version has succeeded or failed. */
const fetchingEnded = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(async () => !(await navigator.serviceWorker.getRegistration())?.installing), {
      timeout: 20_000,
    })
    .toBe(true);

/** Whether a new version has been fetched and is waiting. */
const isWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

/** Checks for a new version as a browser does from time to time. */
const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined);
  });

/** Opens a part that hasn't loaded yet. */
async function openLatePart(page: Page): Promise<void> {
  await page.getByText('Help me choose').click();
  await expect(page.locator('details[open] astro-island')).toHaveCount(1);
  await expect(page.locator('details[open] astro-island[ssr]')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
}

test('an old page opens its late parts and its search after its files are gone from the host', async ({
  page,
  host,
  next,
}) => {
  await visit(page, '/');
  await scriptsArrived(page);
  host.release(next);
  const old = await page.locator('astro-island[client="after-paint"]').getAttribute('component-url');
  expect((await page.request.get(String(old))).status()).toBe(404);
  await openLatePart(page);
  await opener(page).click();
  await expect(searchStatus(page)).toContainText('Type three letters');
});

test('the new version is offered; accepting it keeps what was typed', async ({ page, host, next }) => {
  await visit(page, '/');
  await scriptsArrived(page);
  await enter(page, { ...EXAMPLE, weight: '71.3', gender: 'female' });
  host.release(next);
  await lookForUpdate(page);
  await expectOffer(page);
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('A new version is ready.');
  await expect(heading(page)).not.toHaveText(/next$/u);
  await expect(field(page, 'weight')).toHaveValue('71.3');

  await answer(page, 'Use it now');
  await expect(heading(page)).toHaveText(/next$/u);
  await scriptsArrived(page);
  await expect(field(page, 'weight')).toHaveValue('71.3');
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked();
  await expect(offer(page)).toHaveCount(0);
  await calculate(page);
  await expect(result(page, 'bmi')).toBeVisible();
  await openLatePart(page);
});

test('on the TDEE page the goal and the body fat survive too', async ({ page, host, next }) => {
  await visit(page, '/tdee-calculator');
  await scriptsArrived(page);
  await enter(page, { ...EXAMPLE, goal: 'lose' });
  await field(page, 'bodyFatAsk').check();
  await field(page, 'bodyFat').fill('22.5');
  host.release(next);
  await lookForUpdate(page);
  await answer(page, 'Use it now');
  await expect(heading(page)).toHaveText(/next$/u);
  await scriptsArrived(page);
  await expect(field(page, 'weight')).toHaveValue('70');
  await expect(field(page, 'goal')).toHaveValue('lose');
  await expect(field(page, 'bodyFat')).toHaveValue('22.5');
});

test('“Later” keeps the old version without another offer, and the next visit has the new one', async ({
  page,
  host,
  next,
  context,
}) => {
  await visit(page, '/');
  host.release(next);
  await lookForUpdate(page);
  await answer(page, 'Later');
  await expect(offer(page)).toHaveCount(0);
  await page.goto('/tdee-calculator');
  await page.waitForTimeout(3_000);
  await expect(heading(page)).not.toHaveText(/next$/u);
  await expect(offer(page)).toHaveCount(0);
  expect(await isWaiting(page)).toBe(true);
  await open(page, '/');
  await enter(page, EXAMPLE);
  await calculate(page);
  await expect(result(page, 'bmi')).toBeVisible();
  await openLatePart(page);

  await page.close();
  const another = await context.newPage();
  await expect(async () => {
    await another.goto('/');
    await expect(heading(another)).toHaveText(/next$/u, { timeout: 500 });
  }).toPass({ timeout: 15_000 });
});

test('a tab that was not asked stays unchanged when another accepts the new version, and still opens its late parts', async ({
  page,
  host,
  next,
  context,
}) => {
  await visit(page, '/');
  await scriptsArrived(page);
  await enter(page, EXAMPLE);
  const other = await context.newPage();
  await other.goto(ARTICLE);
  host.release(next);
  await lookForUpdate(other);
  await answer(other, 'Use it now');
  await expect(heading(other)).toHaveText(/next$/u);
  expect(await isWaiting(page)).toBe(false);

  await expect(heading(page)).not.toHaveText(/next$/u);
  await expect(field(page, 'weight')).toHaveValue('70');
  await openLatePart(page);
  // Its own offer is still shown, and leads to the version that is already active.
  await answer(page, 'Use it now');
  await expect(heading(page)).toHaveText(/next$/u);
});

test('an interrupted update leaves the old version unchanged, and is retried later', async ({
  page,
  host,
  next,
}) => {
  await visit(page, '/');
  const before = await cachedPaths(page);
  host.release(next);
  host.behave(breaksAfter(9));
  await lookForUpdate(page);
  await expect
    .poll(() => page.evaluate(async () => !(await navigator.serviceWorker.getRegistration())?.installing))
    .toBe(true);
  expect(await isWaiting(page)).toBe(false);
  await expect(offer(page)).toHaveCount(0);
  expect(await cachedPaths(page)).toEqual(expect.arrayContaining([...before]));

  host.behave(WITHOUT_NETWORK);
  await open(page, '/');
  await expect(heading(page)).not.toHaveText(/next$/u);
  await enter(page, EXAMPLE);
  await calculate(page);
  await expect(result(page, 'bmi')).toHaveText('22.9');
  await openLatePart(page);

  host.behave();
  await lookForUpdate(page);
  await expectOffer(page);
  await answer(page, 'Use it now');
  await expect(heading(page)).toHaveText(/next$/u);
});

test('an update without enough room leaves the old version unchanged', async ({ page, host, next }) => {
  await visit(page, '/');
  await limitStorage(page, 1);
  host.release(next);
  await lookForUpdate(page);
  await fetchingEnded(page);
  expect(await isWaiting(page)).toBe(false);
  host.behave(WITHOUT_NETWORK);
  await open(page, '/');
  await expect(heading(page)).not.toHaveText(/next$/u);
  await openLatePart(page);
});

test('a host that switches releases during an install doesn’t mix the two', async ({ page, host, next }) => {
  await visit(page, '/');
  const other = await makeRelease('dist', 'third');
  host.release(next);
  // The worker is from the next release; everything after it comes from the third.
  host.behave((path) => {
    if (path !== '/sw.js') host.release(other);
    return 'answer';
  });
  await lookForUpdate(page);
  await fetchingEnded(page);
  expect(await isWaiting(page)).toBe(false);
  host.behave();
  await lookForUpdate(page);
  await answer(page, 'Use it now');
  await expect(heading(page)).toHaveText(/third$/u);
  await dropRelease(other);
});

test('cached pages are updated to the new version, and their search works offline', async ({
  page,
  host,
  next,
}) => {
  await visit(page, ARTICLE);
  host.release(next);
  await lookForUpdate(page);
  await page.goto('/');
  await answer(page, 'Use it now');
  await expect(heading(page)).toHaveText(/next$/u);
  await expect
    .poll(() =>
      page.evaluate(
        async (path) => (await (await caches.match(path))?.text())?.includes(' next</h1>'),
        ARTICLE,
      ),
    )
    .toBe(true);
  host.behave(WITHOUT_NETWORK);
  await page.goto(ARTICLE);
  await opener(page).click();
  await box(page).fill('protein');
  await expect(options(page).first()).toContainText('rotein');
});

test('a page of the new version that was visited in the old one has its search offline', async ({
  page,
  host,
  next,
}) => {
  await visit(page, '/');
  host.release(next);
  await lookForUpdate(page);
  await expectOffer(page);
  await page.goto(ARTICLE);
  await expect(heading(page)).toHaveText(/next$/u);
  host.behave(WITHOUT_NETWORK);
  await page.goto(ARTICLE);
  await opener(page).click();
  await box(page).fill('protein');
  await expect(options(page).first()).toContainText('rotein');
});

test.describe('the offer', () => {
  for (const width of [320, 390, 768, 1280])
    test(`at ${width} px moves nothing, covers no field, and can be read and reached`, async ({
      page,
      host,
      next,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, '/');
      await scriptsArrived(page);
      await page.evaluate(() => {
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: 'layout-shift' });
      });
      const places = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('header a, main h1, main input, main button')].map((element) => {
            const { x, y, width: across, height } = element.getBoundingClientRect();
            return [x, y, across, height];
          }),
        );
      const before = await places();
      host.release(next);
      await lookForUpdate(page);
      const isShort = width < 768;
      const shown = isShort ? page.getByRole('button', { name: /^Update/u }) : offer(page);
      await expect(shown).toBeVisible({ timeout: 20_000 });
      expect(await places()).toEqual(before);
      expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([]);
      if (isShort) await shown.click();
      await expectAccessible(page, `with the offer at ${width} px`);
      const boxes = await Promise.all(
        ['Use it now', 'Later'].map((name) => page.getByRole('button', { name, exact: true }).boundingBox()),
      );
      for (const place of boxes) {
        expect(place?.height).toBeGreaterThanOrEqual(44);
        expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(width);
      }
      const units = await page.locator('form label').first().boundingBox();
      for (const place of boxes) expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThan(units?.y ?? 0);
      await expectNoSidewaysScroll(page, `with the offer at ${width} px`);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      const room = await page.getByRole('banner').locator('.update-offer-box').boundingBox();
      expect((room?.x ?? 0) + (room?.width ?? 0)).toBeLessThanOrEqual(width);
    });
});

test.describe('in a browser without workers', () => {
  test('an old page whose late part is gone says so, and offers a reload', async ({ page, host, next }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await open(page, '/');
    await enter(page, EXAMPLE);
    host.release(next);
    await page.getByText('Help me choose').click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Unexpected Application Error!');
    await alert.getByRole('button', { name: 'Reload the page' }).click();
    await expect(heading(page)).toHaveText(/next$/u);
    await scriptsArrived(page);
    await expect(field(page, 'weight')).toHaveValue('70');
    await openLatePart(page);
  });
});
