import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { paths } from '#config/paths.ts';
import { SEARCH_ENTRIES_PATH, searchPages } from '#config/search-pages.ts';
import { buildEntries, entriesScript } from '#search/entries.ts';
import { findChromium } from '../scripts/browser.ts';
import { withBuiltSite } from '../scripts/with-built-site.ts';
import { median } from './measure/interleave.ts';
import { CPU_SLOWDOWN } from './measure/slow-line.ts';

const ARTICLES = 5_000;
const ROUNDS = 5;

/** One frame at 60 a second. */
const FRAME = 16;

/** Queries with many, few and no results; the last ones have many words. */
const QUERIES = [
  'protein',
  'weight loss',
  'walk4999',
  'zzzzzzzz',
  'what to eat in a week of sleep',
  'qqq www xxx yyy',
];

type Watched = typeof globalThis & { keystrokes: number[] };

/** The requested number of articles, with lengths and words like the site's own. */
function generateArticles(count: number, words: readonly string[]) {
  const some = (first: number, number: number): string =>
    Array.from({ length: number }, (_, at) => words[(first + at * 7) % words.length]).join(' ');
  return Array.from({ length: count }, (_, at) => ({
    slug: `generated-${at}`,
    title: `${some(at * 13, 7)} walk${at}`,
    description: some(at * 29, 24),
    category: 'Nutrition & Weight Management',
    keywords: [some(at * 31, 2)],
    text: some(at * 37, 200),
  }));
}

// Runs in the page: the time from keydown until the results are in the page and laid out.
function watchKeystrokes(): void {
  const keystrokes: number[] = [];
  Object.assign(globalThis, { keystrokes });
  let pressed = 0;
  addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), true);
  addEventListener('input', () => {
    document.querySelector('search')?.getBoundingClientRect();
    keystrokes.push(performance.now() - pressed);
  });
}

/** A fresh page with the search open, the index loaded, and a slow CPU. */
async function openSearch(browser: Browser, address: string, script: string): Promise<Page> {
  const page = await browser.newPage();
  await page.route(`**${SEARCH_ENTRIES_PATH}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.goto(address);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.getByText('Type three letters or more.').waitFor();
  await page.evaluate(watchKeystrokes);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}

/** Types a query letter by letter, in ms for each letter. */
async function typeQuery(page: Page, query: string): Promise<readonly number[]> {
  await page.getByRole('combobox').fill('');
  await page.evaluate(() => (globalThis as Watched).keystrokes.splice(0));
  await page.getByRole('combobox').pressSequentially(query, { delay: 60 });
  return page.evaluate(() => (globalThis as Watched).keystrokes);
}

/** Types every query in a fresh page per round, and returns the time of each letter. */
async function measure(browser: Browser, address: string, script: string) {
  const rounds = new Map<string, (readonly number[])[]>(QUERIES.map((query) => [query, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await openSearch(browser, address, script);
    for (const [query, times] of rounds) times.push(await typeQuery(page, query));
    await page.close();
  }
  return rounds;
}

const summary = (name: string, times: readonly number[]): string => {
  const slow = times.filter((ms) => ms > FRAME).length;
  const worst = Math.max(...times);
  return `${name}: median ${median(times).toFixed(1)}, worst ${worst.toFixed(1)}, ${slow} of ${times.length} keys over ${FRAME} ms`;
};

/** Other load on the machine only adds time, so the fastest round of each keystroke is the most accurate. */
function report(rounds: ReadonlyMap<string, readonly (readonly number[])[]>): void {
  console.log(
    `${ARTICLES} articles, CPU ${CPU_SLOWDOWN}x slower: ms from a keystroke to its results, laid out`,
  );
  const fastest: number[] = [];
  for (const [query, times] of rounds) {
    const best = Array.from(query, (_, at) => Math.min(...times.map((round) => round[at] ?? Infinity)));
    fastest.push(...best);
    console.log(`  ${query.padEnd(32)}${best.map((ms) => ms.toFixed(0)).join(' ')}`);
  }
  console.log(summary(`fastest of ${ROUNDS} rounds`, fastest));
  console.log(summary('all rounds', [...rounds.values()].flat(2)));
}

/** `node bench/search.ts [FOLDER]`: how fast search responds on a built site (default `dist`). It only prints. */
const folder = process.argv[2] ?? 'dist';
await withBuiltSite(folder, await findChromium(), async (browser, address) => {
  const own = await readFile(join(folder, SEARCH_ENTRIES_PATH), 'utf8');
  const articles = generateArticles(ARTICLES, own.match(/[a-z]{2,}/giu) ?? []);
  const script = entriesScript(buildEntries(articles, searchPages, new Map()));
  report(await measure(browser, `${address}${paths.faq}`, script));
});
