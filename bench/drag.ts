/**
 * `npm run bench -- drag [--against FOLDER]`: how soon the calories and the curve follow the goal of a plan, from a move of
 * the pointer to the paint.
 */
import type { Browser, Page } from '@playwright/test';
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
import { box, button, REST } from './uses.ts';

const ENTRIES = { weight: '90', height: '178', age: '40', goalWeight: '80' };
const GRIP = '[class*="GoalHandle-handle"]';
const MOVES = 12;

/** In ms after a move. */
interface Times {
  readonly calories: number;
  readonly curve: number;
}

type Watched = typeof globalThis & { moved: Promise<Times> };

// Runs in the page: the next move's time until the figure, and until the line, have changed and are painted.
function watchMove(grip: string): void {
  const painted = (): Promise<number> =>
    new Promise((done) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now());
        port2.postMessage(null);
      });
    });
  // A text that changes is a new element, so the page is asked again after every change.
  const changed = (valueOf: () => string | null | undefined): Promise<unknown> => {
    const before = valueOf();
    return new Promise((done) => {
      new MutationObserver((_, observer) => {
        if (valueOf() === before) return;
        observer.disconnect();
        done(null);
      }).observe(document.body, { attributes: true, childList: true, characterData: true, subtree: true });
    });
  };
  const figure = () => document.querySelector('[data-result="plan.intake"]')?.getAttribute('value');
  const line = () => document.querySelector('[class*="Curve-ahead"]')?.getAttribute('d');
  const both = Promise.all([changed(figure).then(painted), changed(line).then(painted)]);
  const start = new Promise<number>((done) => {
    document
      .querySelector(grip)
      ?.addEventListener('pointermove', ({ timeStamp }) => done(timeStamp), { once: true, capture: true });
  });
  (globalThis as Watched).moved = Promise.all([start, both]).then(([from, [calories, curve]]) => ({
    calories: calories - from,
    curve: curve - from,
  }));
}

async function openCurve(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    // A page that still scrolls would move the handle away from the pointer.
    reducedMotion: 'reduce',
  });
  await page.goto(address + paths.weightPlanner, { waitUntil: 'networkidle' });
  for (const [name, text] of Object.entries(ENTRIES)) await box(page, name).fill(text);
  await button(page, 'Calculate').click();
  while ((await page.locator(GRIP).count()) === 0) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(REST);
  }
  await page.locator(GRIP).evaluate((grip) => grip.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(REST);
  return page;
}

/** The times of each move of one drag. */
async function drag(browser: Browser, address: string, isSlow: boolean): Promise<readonly Times[]> {
  const page = await openCurve(browser, address);
  if (isSlow) await slowCpu(await page.context().newCDPSession(page));
  const grip = await page.locator(GRIP).boundingBox();
  if (!grip) throw new Error('the goal has no handle');
  const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const times: Times[] = [];
  for (let move = 1; move <= MOVES; move += 1) {
    await page.evaluate(watchMove, GRIP);
    // A later date by two weeks, and back.
    await page.mouse.move(x + (move % 2 === 0 ? 0 : 36), y);
    times.push(await page.evaluate(() => (globalThis as Watched).moved));
    await page.waitForTimeout(REST / 2);
  }
  await page.mouse.up();
  await page.context().close();
  return times;
}

const options = readOptions(3);
await withSites(options.folders, (sites) =>
  withBrowser(async (browser) => {
    for (const [name, isSlow, limit] of [
      ['desktop', false, 50],
      [`CPU ${CPU_SLOWDOWN}x slower`, true, 160],
    ] as const) {
      const samples = await interleave(options.rounds, sites, ({ address }) =>
        drag(browser, address, isSlow),
      );
      console.log(headingRow(`ms a move, ${name}; limit ${limit}`, options));
      for (const what of ['calories', 'curve'] as const)
        console.log(
          medianRow(
            `  ${what}`,
            samples.map((drags) => drags.flat().map((times) => times[what])),
          ),
        );
    }
  }),
);
