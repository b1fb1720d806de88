/**
 * `npm run bench -- search [--against FOLDER]`: how fast the search panel responds with 5,000 articles. Both sites get the
 * entries that this version writes.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { paths } from '#config/paths.ts';
import { SEARCH_ENTRIES_PATH, searchPages } from '#config/search/search-pages.ts';
import { buildEntries, entriesScript } from '#search/entries.ts';
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

const ARTICLES = 5_000;

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
  await slowCpu(await page.context().newCDPSession(page));
  return page;
}

/** Types a query letter by letter, in ms for each letter. */
async function typeQuery(page: Page, query: string): Promise<readonly number[]> {
  await page.getByRole('combobox').fill('');
  await page.evaluate(() => (globalThis as Watched).keystrokes.splice(0));
  await page.getByRole('combobox').pressSequentially(query, { delay: 60 });
  return page.evaluate(() => (globalThis as Watched).keystrokes);
}

/** Types every query in a fresh page, in ms for each letter. */
async function measure(browser: Browser, address: string, script: string): Promise<readonly number[]> {
  const page = await openSearch(browser, address, script);
  const times: number[] = [];
  for (const query of QUERIES) times.push(...(await typeQuery(page, query)));
  await page.context().close();
  return times;
}

const options = readOptions(5);
await withSites(options.folders, (sites) =>
  withBrowser(async (browser) => {
    const own = await readFile(join(options.folders[0] ?? '', SEARCH_ENTRIES_PATH), 'utf8');
    const articles = generateArticles(ARTICLES, own.match(/[a-z]{2,}/giu) ?? []);
    const script = entriesScript(buildEntries(articles, searchPages, new Map()));
    const rounds = await interleave(options.rounds, sites, ({ address }) =>
      measure(browser, address + paths.faq, script),
    );
    // Other load on the machine only adds time, so the fastest round of each letter is the most accurate.
    const letters = rounds.map((visits) =>
      (visits[0] ?? []).map((_, letter) => Math.min(...visits.map((times) => times[letter] ?? Infinity))),
    );
    console.log(headingRow(`${ARTICLES} articles, CPU ${CPU_SLOWDOWN}x slower`, options));
    console.log(medianRow('ms from a letter to its results', letters, 1));
    console.log(
      medianRow(
        'slowest letter',
        letters.map((times) => [Math.max(...times)]),
        1,
      ),
    );
    const slow = letters.map((times) => [times.filter((ms) => ms > FRAME).length]);
    console.log(medianRow(`letters over ${FRAME} ms, of ${letters[0]?.length}`, slow));
  }),
);
