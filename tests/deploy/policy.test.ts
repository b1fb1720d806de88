import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { CHROMIUM_FLAGS, findTestBrowser } from '../../scripts/browser.ts';

let browser: Browser;

beforeAll(async () => {
  const executablePath = await findTestBrowser();
  browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) });
});

afterAll(() => browser.close());

/** The browser's errors for the page, and what the policy blocked. */
interface Complaints {
  readonly said: string[];
  readonly heldBack: () => Promise<readonly string[]>;
}

async function open(
  host: 'nginx' | 'workers',
  path: string,
): Promise<{ page: Page; complaints: Complaints }> {
  const page = await browser.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(error.message));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      document.documentElement.dataset['violations'] =
        `${document.documentElement.dataset['violations'] ?? ''}${violatedDirective} ${blockedURI};`;
    });
  });
  await page.goto(`http://127.0.0.1:${inject(host)}${path}`, { waitUntil: 'load' });
  // The island has hydrated, or the page has none that starts on load.
  await expect
    .poll(() => page.locator('astro-island[ssr][client="after-paint"]').count(), { timeout: 15_000 })
    .toBe(0);
  const heldBack = async (): Promise<readonly string[]> => {
    const violations = await page.evaluate(() => document.documentElement.dataset['violations'] ?? '');
    return violations.split(';').filter(Boolean);
  };
  return { page, complaints: { said, heldBack } };
}

async function expectNone({ said, heldBack }: Complaints): Promise<void> {
  expect(await heldBack()).toEqual([]);
  expect(said).toEqual([]);
}

const HOSTS = ['nginx', 'workers'] as const;

test.each(HOSTS)('under %s the home page calculates', async (host) => {
  const { page, complaints } = await open(host, '/');
  await page.getByLabel(/^Weight/).fill('70');
  await page.getByLabel(/^Height/).fill('175');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.locator('[data-result="bmi"]').waitFor();
  expect(await page.locator('[data-result="bmi"]').textContent()).toContain('22.9');
  await expectNone(complaints);
});

test.each(HOSTS)('under %s the TDEE page calculates', async (host) => {
  const { page, complaints } = await open(host, '/tdee-calculator');
  await page.getByLabel(/^Weight/).fill('80');
  await page.getByLabel(/^Height/).fill('180');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.locator('[data-result="tdee"]').waitFor();
  await expectNone(complaints);
});

test.each(HOSTS)('under %s the search finds', async (host) => {
  const { page, complaints } = await open(host, '/articles/good-fats');
  await page
    .getByRole('button', { name: /search/i })
    .first()
    .click();
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('protein');
  await page
    .getByRole('link', { name: /protein/i })
    .first()
    .waitFor();
  await expectNone(complaints);
});

test('every late-loading part of the home page works', async () => {
  const { page, complaints } = await open('nginx', '/');
  await page.getByLabel(/^Weight/).fill('70');
  await page.getByLabel(/^Height/).fill('175');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.locator('[data-result="bmi"]').waitFor();
  for (const summary of await page.locator('main details > summary:visible').all()) await summary.click();
  await page.waitForLoadState('networkidle');
  await expectNone(complaints);
});

test.each(HOSTS)('under %s the offline worker may fetch what it caches', async (host) => {
  const { page, complaints } = await open(host, '/faq');
  const kept = await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const lists = await Promise.all(opened.map((cache) => cache.keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.some((path) => path.startsWith('/_astro/'))).toBe(true);
  await expectNone(complaints);
});

test('the not-found page logs its address and nothing else', async () => {
  const { complaints } = await open('nginx', '/nowhere');
  expect(await complaints.heldBack()).toEqual([]);
  const said = complaints.said.filter((words) => !words.includes('status of 404'));
  expect(said).toEqual(['error: 404: no page at /nowhere']);
});

test('a style sheet created by a script applies, and an inline style doesn’t', async () => {
  const { page, complaints } = await open('nginx', '/faq');
  const colors = await page.evaluate(() => {
    const color = (property: 'color' | 'outlineColor') => getComputedStyle(document.body)[property];
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('body { outline: 1px solid rgb(1, 2, 3) }');
    document.adoptedStyleSheets.push(sheet);
    document.body.setAttribute('style', 'color: rgb(4, 5, 6)');
    return [color('outlineColor'), color('color')];
  });
  expect(colors[0]).toBe('rgb(1, 2, 3)');
  expect(colors[1]).not.toBe('rgb(4, 5, 6)');
  expect(await complaints.heldBack()).toEqual(['style-src-attr inline']);
});
