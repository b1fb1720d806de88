import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../a11y/axe.ts';
import { slowUnless } from '../tier.ts';
import { calculate, enter, EXAMPLE, open, result, scriptsArrived } from './calculator.ts';
import { enterChild, openChildPage } from './child-page.ts';
import { cachedPaths, limitStorage, test, visit } from './offline-visit.ts';
import { box, openSearch, options } from './search-page.ts';
import { EMPTY, FAILING, LOGIN_PAGE, SILENT, WITHOUT_NETWORK } from './switch-host.ts';

const SEEN = '/articles/meal-prep';
const UNSEEN = '/articles/good-fats';

test.describe('after one visit of one article, without a network', () => {
  test('every calculator calculates, and late parts open', async ({ page, host }) => {
    await visit(page, SEEN);
    host.behave(WITHOUT_NETWORK);
    await open(page, '/');
    await enter(page, EXAMPLE);
    await calculate(page);
    await expect(result(page, 'bmi')).toHaveText('22.9');
    await page.getByText('Help me choose').click();
    await expect(page.locator('details[open] astro-island[ssr]')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    // Under any spelling of its address.
    await page.goto('/tdee-calculator/?from=a-friend');
    await scriptsArrived(page);
    await enter(page, { ...EXAMPLE, goal: 'lose' });
    await calculate(page);
    await expect(result(page, 'tdee')).toBeVisible();
    await openChildPage(page);
    await enterChild(page);
    await expect(result(page, 'percentile')).toHaveText('42nd percentile');
  });

  test('the article is available with its drawing, its font and the search, with any query in its address', async ({
    page,
    host,
  }) => {
    await visit(page, SEEN);
    host.behave(WITHOUT_NETWORK);
    const answer = await page.goto(`${SEEN}?utm_source=letter`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Meal prep/u);
    await expect(page.getByRole('img', { name: /^Line drawing of four lidded boxes/u })).toBeVisible();
    expect(await page.evaluate(async () => (await document.fonts.load('16px figtree')).length)).toBe(1);
    await openSearch(page, SEEN);
    await box(page).fill('protein');
    await expect(options(page).first()).toContainText('rotein');
  });

  test('an article that was never visited says so, lists what is available, and loads once online', async ({
    page,
    host,
  }) => {
    await visit(page, SEEN);
    host.behave(WITHOUT_NETWORK);
    const answer = await page.goto(UNSEEN);
    expect(answer?.status()).toBe(503);
    expect(new URL(page.url()).pathname).toBe(UNSEEN);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page can’t be loaded right now');
    const cached = page.getByRole('region', { name: 'Saved on this device' });
    await expect(cached.getByRole('link')).toHaveText([/Meal prep/u]);
    await expectAccessible(page, 'the page for what is not there');
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page, 'at 320 px');
    await cached.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Meal prep/u);
    await page.goBack();
    host.behave();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
      'This page can’t be loaded right now',
    );
  });
});

test(
  'a redirect is followed and not cached, and neither is an address that does not exist',
  { tag: '@slow' },
  async ({ page, host }) => {
    await visit(page, SEEN);
    expect((await page.goto('/no-such-page'))?.status()).toBe(404);
    await page.goto('/faq');
    await page.goto('/FAQ/');
    expect(new URL(page.url()).pathname).toBe('/faq');
    host.behave(WITHOUT_NETWORK);
    expect((await page.goto('/no-such-page'))?.status()).toBe(503);
    expect((await page.goto('/faq'))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Frequently');
  },
);

test(
  'cached addresses have no query except the revision of precached files',
  { tag: '@slow' },
  async ({ page }) => {
    await visit(page, SEEN);
    await page.goto(`${UNSEEN}?weight=70`);
    await page.goto('/?weight=70');
    const cached = (await cachedPaths(page)).filter((address) => address.includes('?'));
    expect(cached.filter((address) => !/^[^?]*\?__WB_REVISION__=sha256-[\w%]+$/u.test(address))).toEqual([]);
  },
);

test('a network that never answers shows the cached page within five seconds', async ({ page, host }) => {
  await visit(page, SEEN);
  host.behave(SILENT);
  const before = Date.now();
  expect((await page.goto(SEEN, { waitUntil: 'commit' }))?.status()).toBe(200);
  expect(Date.now() - before).toBeLessThan(5_000);
  await page.goto('/', { waitUntil: 'commit' });
  expect(Date.now() - before).toBeLessThan(6_000);
});

test('a server error counts as being offline', { tag: '@slow' }, async ({ page, host }) => {
  await visit(page, SEEN);
  host.behave(FAILING);
  expect((await page.goto(SEEN))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Meal prep/u);
  expect((await page.goto(UNSEEN))?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page can’t be loaded right now');
});

for (const [what, behavior] of [
  ['the login page of a network', LOGIN_PAGE],
  ['an empty page', EMPTY],
] as const)
  test(`${what} does not replace a cached page`, { tag: '@slow' }, async ({ page, host }) => {
    await visit(page, SEEN);
    await page.goto('/faq');
    host.behave(behavior);
    // It is shown, so that the visitor can log in.
    expect((await page.goto('/faq'))?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: 'Frequently' })).toHaveCount(0);
    expect((await page.goto(UNSEEN))?.status()).toBe(200);
    host.behave(WITHOUT_NETWORK);
    expect((await page.goto('/faq'))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Frequently');
    expect((await page.goto(UNSEEN))?.status()).toBe(503);
  });

test('with a network a page is always current', { tag: '@slow' }, async ({ page, host }) => {
  await visit(page, SEEN);
  host.forget();
  await page.goto(SEEN);
  expect(host.asked.filter((path) => path === SEEN)).toHaveLength(1);
});

test(
  'the worker loads after everything that the page needs, and requests nothing before',
  { tag: '@slow' },
  async ({ page, host }) => {
    await visit(page, '/');
    const worker = host.asked.indexOf('/sw.js');
    const islands = host.asked.findIndex((path) => path.includes('HomeCalculator'));
    expect(islands).toBeGreaterThan(-1);
    expect(worker).toBeGreaterThan(islands);
  },
);

test(
  'the site can be installed, and starts offline on the home page',
  { tag: '@slow' },
  async ({ page, host }) => {
    await visit(page, SEEN);
    const session = await page.context().newCDPSession(page);
    const { data = '', errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data) as { readonly start_url: string; readonly display: string };
    expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(
      // Test windows are private, and private windows can't install anything.
      installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito'),
    ).toEqual([]);
    host.behave(WITHOUT_NETWORK);
    await page.goto(manifest.start_url);
    await scriptsArrived(page);
    await expect(page.getByRole('button', { name: 'Calculate' })).toBeVisible();
  },
);

test('a full disk breaks no page', { tag: '@slow' }, async ({ page, host }) => {
  const troubles: string[] = [];
  page.on('pageerror', ({ message }) => troubles.push(message));
  await visit(page, SEEN);
  await limitStorage(page, 1);
  expect((await page.goto(UNSEEN))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/fat/iu);
  await open(page, '/');
  await enter(page, EXAMPLE);
  await calculate(page);
  await expect(result(page, 'bmi')).toBeVisible();
  expect(await cachedPaths(page)).not.toContain(UNSEEN);
  host.behave(WITHOUT_NETWORK);
  expect((await page.goto(SEEN))?.status()).toBe(200);
  expect(troubles).toEqual([]);
});

test.describe('in a browser', () => {
  for (const [what, script] of [
    ['without workers', () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')],
    [
      'that refuses them',
      () => {
        navigator.serviceWorker.register = () => Promise.reject(new DOMException('No', 'SecurityError'));
      },
    ],
  ] as const)
    test(
      `${what} the site works as usual`,
      slowUnless(what === 'that refuses them'),
      async ({ page, host }) => {
        const troubles: string[] = [];
        page.on('pageerror', ({ message }) => troubles.push(message));
        await page.addInitScript(script);
        await open(page, '/');
        await page.waitForTimeout(2_500);
        await enter(page, EXAMPLE);
        await calculate(page);
        await expect(result(page, 'bmi')).toBeVisible();
        expect(host.asked).not.toContain('/sw.js');
        expect(troubles).toEqual([]);
      },
    );
});
