/**
 * `npm run bench -- first-calculation [--against FOLDER] [--page PATH]`: how soon a first-time visitor on slow 4G with a slow
 * phone gets a result. Presses Calculate from the moment the form appears.
 */
import type { Browser, CDPSession } from '@playwright/test';
import { paths } from '#config/paths.ts';
import {
  CPU_SLOWDOWN,
  headingRow,
  interleave,
  medianRow,
  PHONE,
  readOptions,
  slowCpu,
  withBrowser,
  withSites,
} from './sites.ts';

const ENTRIES = { weight: '70', height: '175' };

/**
 * Slow 4G as Lighthouse defines it: 150 ms round trip, 1.6 Mbit/s. The browser's throttling works per request
 * and ignores handshakes; Lighthouse and the browser's own developer tools compensate with 3.75 times the
 * latency and 0.9 times the speed, and so do we.
 */
const SLOW_4G = { latency: 150 * 3.75, bytesPerSecond: (1.6 * 1024 * 1024 * 0.9) / 8 };

/** In ms after the start of the navigation; `lcp` is the largest contentful paint before the result appeared. */
interface Times {
  fcp: number;
  lcp: number;
  result: number;
}

type Watched = typeof globalThis & { first: Times };

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_4G.latency,
    downloadThroughput: SLOW_4G.bytesPerSecond,
    uploadThroughput: SLOW_4G.bytesPerSecond,
    connectionType: 'cellular4g',
  });
  await slowCpu(session);
}

// Runs in the page before anything else. Visitors can't press a button before they see it, so this waits for the
// first paint, then fills the form and presses Calculate repeatedly until a result appears.
function pressUntilAnswered(entries: Readonly<Record<string, string>>): void {
  const first = { fcp: 0, lcp: 0, result: 0 };
  (globalThis as Watched).first = first;
  const press = (): void => {
    for (const [name, text] of Object.entries(entries)) {
      const field = document.querySelector<HTMLInputElement>(`[data-field="${name}"]`);
      if (field?.value !== '') continue;
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    document.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
    if (first.result === 0) setTimeout(press, 50);
  };
  new PerformanceObserver((list, observer) => {
    const paint = list.getEntriesByName('first-contentful-paint')[0];
    if (!paint) return;
    observer.disconnect();
    first.fcp = paint.startTime;
    press();
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries())
      if (first.lcp === 0 || first.result === 0 || startTime < first.result) first.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('[data-result]')) return;
    first.result = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

async function measure(browser: Browser, address: string): Promise<Times> {
  const page = await browser.newPage(PHONE);
  await slowDown(await page.context().newCDPSession(page));
  await page.addInitScript(pressUntilAnswered, ENTRIES);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => (globalThis as Watched).first.result > 0);
  // The browser reports paint entries slightly late.
  await page.waitForTimeout(300);
  const first = await page.evaluate(() => (globalThis as Watched).first);
  await page.context().close();
  return first;
}

const options = readOptions(5, [paths.home, paths.tdeeCalculator]);
await withSites(options.folders, (sites) =>
  withBrowser(async (browser) => {
    console.log(headingRow(`ms, slow 4G, CPU ${CPU_SLOWDOWN}x slower`, options));
    for (const path of options.pages) {
      const samples = await interleave(options.rounds, sites, ({ address }) =>
        measure(browser, address + path),
      );
      const row = (name: string, of: (times: Times) => number): string =>
        medianRow(
          `${path}: ${name}`,
          samples.map((times) => times.map(of)),
        );
      console.log(row('first contentful paint', ({ fcp }) => fcp));
      console.log(row('largest contentful paint', ({ lcp }) => lcp));
      console.log(row('first calculation', ({ result }) => result));
    }
  }),
);
