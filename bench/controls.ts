/**
 * `npm run bench -- controls [--against FOLDER]`: how fast the first press of Calculate, and each control of the planner
 * and the projection respond.
 */
import type { Browser, Locator, Page } from '@playwright/test';
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
import { box, button, click, pressIn, REST, takeLongest, watchUses } from './uses.ts';

/** The maximum time between using a control and the next paint, in ms. */
const LIMIT = 200;

const radio = (page: Page, label: string): Locator =>
  page.locator('label').filter({ hasText: label }).first();
const nextOption = (page: Page, name: string): Promise<void> => pressIn(box(page, name), 'ArrowDown');

type Use = readonly [name: string, use: (page: Page) => Promise<void>];

/** A page and each of its controls, in the order a visitor would use them. */
interface Journey {
  readonly path: string;
  readonly entries: Readonly<Record<string, string>>;
  /** Brings the late-loading part into view. */
  readonly reachPart?: (page: Page) => Promise<void>;
  /** The controls above the late-loading part, and the controls in it. */
  readonly before: readonly Use[];
  readonly after: readonly Use[];
}

/** The slider that reads a curve. */
const reader = (page: Page): Locator => page.getByRole('slider', { name: 'Read the curve' });

/** The part with the curve loads when it comes into view. */
async function reachTheCurve(page: Page): Promise<void> {
  const slider = reader(page);
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
    ['the curve, by a key', (page) => pressIn(reader(page), 'ArrowLeft')],
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
    ['the curve, a week back', (page) => pressIn(reader(page), 'ArrowLeft')],
    ['the curve, to today', (page) => pressIn(reader(page), 'Home')],
    ['the table', (page) => click(page.getByText('The same as a table'))],
    ['another target, with the table', outlookKey('Calories a day')],
    ['Goal', (page) => nextOption(page, 'goal')],
    ['Units', (page) => click(radio(page, 'Imperial'))],
    ['Calculate again', (page) => click(button(page, 'Calculate'))],
  ],
};

const JOURNEYS = [HOME, PLANNER, OUTLOOK];

async function openJourney(page: Page, { path, entries }: Journey): Promise<void> {
  await page.goto(path);
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
