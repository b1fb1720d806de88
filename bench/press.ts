/**
 * `npm run bench -- press [--against FOLDER] [--page PATH]`: from a press of Calculate to the paint of the answer, on a
 * phone's width with the CPU slowed down 4x.
 */
import type { Browser } from '@playwright/test';
import { paths } from '#config/paths.ts';
import {
  CPU_SLOWDOWN,
  headingRow,
  interleave,
  medianRow,
  readOptions,
  slowCpu,
  withBrowser,
  withSites,
} from './sites.ts';
import { REST } from './uses.ts';

const ENTRIES: Readonly<Record<string, string>> = {
  weight: '90',
  height: '178',
  age: '40',
  goalWeight: '80',
};

type Watched = typeof globalThis & { pressed: Promise<number> };

// Runs in the page: the time from the press to the end of the frame that shows what it changed.
function watchPress(): void {
  (globalThis as Watched).pressed = new Promise((done) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      },
      { once: true, capture: true },
    );
  });
}

async function press(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  await page.goto(address, { waitUntil: 'networkidle' });
  for (const [name, text] of Object.entries(ENTRIES)) {
    const field = page.locator(`[data-field="${name}"], form [name="${name}"]`).first();
    if ((await field.count()) > 0) await field.fill(text);
  }
  await page.waitForTimeout(REST);
  await slowCpu(await page.context().newCDPSession(page));
  const button = page
    .locator('main button')
    .filter({ hasText: /^Calculate/u })
    .first();
  await button.scrollIntoViewIfNeeded();
  await page.waitForTimeout(REST);
  await page.evaluate(watchPress);
  await button.click();
  const time = await page.evaluate(() => (globalThis as Watched).pressed);
  await page.context().close();
  return time;
}

const options = readOptions(20, [paths.home, paths.tdeeCalculator, paths.weightPlanner]);
await withSites(options.folders, (sites) =>
  withBrowser(async (browser) => {
    console.log(headingRow(`ms from press to paint, CPU ${CPU_SLOWDOWN}x slower`, options));
    const subjects = options.pages.flatMap((path) => sites.map(({ address }) => ({ path, address })));
    const samples = await interleave(options.rounds, subjects, ({ address, path }) =>
      press(browser, address + path),
    );
    for (const path of options.pages)
      console.log(
        medianRow(
          `  ${path}`,
          samples.filter((_, index) => subjects[index]?.path === path),
        ),
      );
  }),
);
