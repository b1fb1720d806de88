/**
 * `npm run bench -- controls [--against FOLDER]`: how fast the first press of Calculate, each control of the planner and
 * the projection, and a log of 100,000 days respond.
 */
import type { Browser, Locator, Page } from '@playwright/test';
import { paths } from '#config/paths.ts';
import { seed } from '../tests/e2e/log-page.ts';
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

/** The maximum time between using a control and the next paint, in ms. */
const LIMIT = 200;

type Watched = typeof globalThis & { uses: { longest: number } };

// Runs in the page: the longest event since the last call, as reported by the browser (rounded to 8 ms).
function watchUses(): void {
  const uses = { longest: 0 };
  Object.assign(globalThis, { uses });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) uses.longest = Math.max(uses.longest, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** The slowest event since the last call; 16 ms and less count as 0. */
async function takeLongest(page: Page): Promise<number> {
  await page.waitForTimeout(400);
  return page.evaluate(() => {
    const { uses } = globalThis as Watched;
    const { longest } = uses;
    uses.longest = 0;
    return longest;
  });
}

const box = (page: Page, name: string): Locator => page.locator(`[data-field="${name}"]`);
const radio = (page: Page, label: string): Locator =>
  page.locator('label').filter({ hasText: label }).first();

/** Time for a control to scroll into view and settle, in ms. */
const REST = 500;

/** A real key press on a control that already has focus. The operating system draws a list's own menu. */
async function pressIn(control: Locator, key: string): Promise<void> {
  await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await control.focus();
  await control.page().waitForTimeout(REST);
  await takeLongest(control.page());
  await control.press(key);
}

const nextOption = (page: Page, name: string): Promise<void> => pressIn(box(page, name), 'ArrowDown');

/** Presses an element that is in view and not moving. */
async function click(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  await control.page().waitForTimeout(REST);
  await takeLongest(control.page());
  await control.click();
}

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

type Use = readonly [name: string, use: (page: Page) => Promise<void>];

/** A page and each of its controls, in the order a visitor would use them. */
interface Journey {
  readonly path: string;
  readonly entries: Readonly<Record<string, string>>;
  /** Opens the page, for a journey that starts with stored data. */
  readonly open?: (page: Page) => Promise<void>;
  /** Brings the late-loading part into view. */
  readonly reachPart?: (page: Page) => Promise<void>;
  /** The controls above the late-loading part, and the controls in it. */
  readonly before: readonly Use[];
  readonly after: readonly Use[];
}

/** The part with the curve loads when it comes into view. */
async function reachTheCurve(page: Page): Promise<void> {
  const slider = page.getByRole('slider');
  while ((await slider.count()) === 0) {
    await page.evaluate(() =>
      document.querySelector('astro-island[opts*="visible"] > *')?.scrollIntoView({ block: 'center' }),
    );
    await page.waitForTimeout(REST);
  }
}

const calculate: Use = ['Calculate', (page) => click(button(page, 'Calculate'))];

const HOME: Journey = {
  path: paths.home,
  entries: { weight: '70', height: '175' },
  before: [calculate],
  after: [],
};

const PLANNER: Journey = {
  path: paths.weightPlanner,
  entries: { weight: '90', height: '178', age: '40', goalWeight: '80' },
  reachPart: reachTheCurve,
  before: [
    ['a letter in Weight', (page) => pressIn(box(page, 'weight'), 'Backspace')],
    ['and another', (page) => pressIn(box(page, 'weight'), '0')],
    ['Calculate, the first time', (page) => click(button(page, 'Calculate'))],
  ],
  after: [
    ['a step beside a plan', (page) => pressIn(box(page, 'goalWeight'), 'ArrowDown')],
    ['Units', (page) => click(radio(page, 'Imperial'))],
    ['Units, back', (page) => click(radio(page, 'Metric'))],
    ['At a pace', (page) => click(radio(page, 'At a pace'))],
    ['Pace', (page) => nextOption(page, 'pace')],
    ['Calculate, at a pace', (page) => click(button(page, 'Calculate'))],
    ['By a date', (page) => click(radio(page, 'By a date'))],
    ['a key in the date', (page) => pressIn(box(page, 'goalDate'), 'ArrowUp')],
    ['Body fat', (page) => click(box(page, 'bodyFatAsk'))],
    ['Activity level', (page) => nextOption(page, 'activityLevel')],
    ['Phases: a pause', (page) => nextOption(page, 'shape')],
    ['Phases: a slower end', (page) => nextOption(page, 'shape')],
    ['Moving more', (page) => nextOption(page, 'movement')],
    ['the curve, by a key', (page) => pressIn(page.getByRole('slider'), 'ArrowLeft')],
    ['Reset', (page) => click(button(page, 'Reset'))],
  ],
};

const outlookList = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
const outlookKey = (label: string) => (page: Page) => pressIn(outlookList(page, label), 'ArrowDown');

const OUTLOOK: Journey = {
  path: paths.tdeeCalculator,
  entries: { weight: '90', height: '178', age: '40' },
  reachPart: reachTheCurve,
  before: [calculate],
  after: [
    ['another target', outlookKey('Calories a day')],
    ['and another', outlookKey('Calories a day')],
    ['a longer time', outlookKey('How far ahead')],
    ['three years', outlookKey('How far ahead')],
    // The cursor starts at the last day.
    ['the curve, a week back', (page) => pressIn(page.getByRole('slider'), 'ArrowLeft')],
    ['the curve, to today', (page) => pressIn(page.getByRole('slider'), 'Home')],
    ['the table', (page) => click(page.getByText('The same as a table'))],
    ['another target, with the table', outlookKey('Calories a day')],
    ['Goal', (page) => nextOption(page, 'goal')],
    ['Units', (page) => click(radio(page, 'Imperial'))],
    ['Calculate again', (page) => click(button(page, 'Calculate'))],
  ],
};

/** A weight and an intake for each of 100,000 days, ending on Nov 21, 2026. */
const LONG_LOG = Array.from({ length: 100_000 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 10, 22 - 100_000 + index)).toISOString().slice(0, 10),
  weightKg: Math.round((80 + 2 * Math.sin(index / 300) + 0.3 * Math.sin(index * 2.1)) * 10) / 10,
  intakeKcal: 2000 + ((index * 37) % 600),
}));

const trend = (page: Page): Locator => page.locator('astro-island[component-url*="LogTrend"]');

const LOG: Journey = {
  path: paths.log,
  entries: {},
  open: (page) => seed(page, LONG_LOG),
  reachPart: async (page) => {
    await trend(page).scrollIntoViewIfNeeded();
    await page.locator('#log-trend').waitFor();
  },
  before: [
    ['a digit in Weight', (page) => pressIn(box(page, 'weight'), '9')],
    ['Log', (page) => click(button(page, 'Log'))],
  ],
  after: [
    ['All days in the trend', (page) => click(trend(page).locator('label').filter({ hasText: /^All$/u }))],
    ['Hide my weight', (page) => click(trend(page).getByLabel('Hide my weight'))],
  ],
};

const JOURNEYS = [HOME, PLANNER, OUTLOOK, LOG];

async function openJourney(page: Page, { path, entries, open }: Journey): Promise<void> {
  await (open ? open(page) : page.goto(path));
  await page.waitForLoadState('networkidle');
  for (const [name, text] of Object.entries(entries)) await box(page, name).fill(text);
  await slowCpu(await page.context().newCDPSession(page));
  await page.evaluate(watchUses);
}

async function visit(page: Page, { before, reachPart, after }: Journey): Promise<readonly number[]> {
  const times: number[] = [];
  const go = async (uses: readonly Use[]): Promise<void> => {
    for (const [, use] of uses) {
      await use(page);
      times.push(await takeLongest(page));
    }
  };
  await go(before);
  await reachPart?.(page);
  await go(after);
  return times;
}

/** A visit's time for each control. */
async function visitNew(browser: Browser, baseURL: string, journey: Journey): Promise<readonly number[]> {
  const page = await browser.newPage({
    baseURL,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  await openJourney(page, journey);
  const times = await visit(page, journey);
  await page.context().close();
  return times;
}

const options = readOptions(5);
await withSites(options.folders, (sites) =>
  withBrowser(async (browser) => {
    console.log(
      `ms from an interaction to the next paint, CPU ${CPU_SLOWDOWN}x slower; the limit is ${LIMIT}`,
    );
    for (const journey of JOURNEYS) {
      const samples = await interleave(options.rounds, sites, ({ address }) =>
        visitNew(browser, address, journey),
      );
      console.log(headingRow(journey.path, options));
      for (const [index, [name]] of [...journey.before, ...journey.after].entries())
        console.log(
          medianRow(
            `  ${name}`,
            samples.map((visits) => visits.map((times) => times[index] ?? NaN)),
          ),
        );
    }
  }),
);
