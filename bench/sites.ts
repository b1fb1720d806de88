import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContextOptions, type CDPSession } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/browser.ts';
import { createStaticServer, freePort, listen } from '../scripts/static-server.ts';

/** A built site that is being served. */
export interface ServedSite {
  readonly folder: string;
  readonly address: string;
}

/** The options of every benchmark: `--built dist --against ../other/dist --rounds 5 --page /faq`. */
interface Options {
  /** The built site, and the one to compare it with, if there is one. */
  readonly folders: readonly string[];
  readonly rounds: number;
  /** Pages to measure instead of the benchmark's own. */
  readonly pages: readonly string[];
}

export function readOptions(usualRounds: number, usualPages: readonly string[] = []): Options {
  const { values } = parseArgs({
    options: {
      built: { type: 'string', default: 'dist' },
      against: { type: 'string' },
      rounds: { type: 'string', default: String(usualRounds) },
      page: { type: 'string', multiple: true },
    },
  });
  const { built, against, page } = values;
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`Not a number of rounds: ${values.rounds}`);
  return { folders: [built, ...(against === undefined ? [] : [against])], rounds, pages: page ?? usualPages };
}

async function serve(folder: string) {
  const port = await freePort();
  const server = createStaticServer(folder);
  await listen(server, port);
  return { folder, address: `http://localhost:${port}`, close: () => server.close() };
}

/** Serves built folders while `use` runs. */
export async function withSites(
  folders: readonly string[],
  use: (sites: readonly ServedSite[]) => Promise<void>,
): Promise<void> {
  const sites = await Promise.all(folders.map(serve));
  try {
    await use(sites);
  } finally {
    for (const site of sites) site.close();
  }
}

/** Starts a browser while `use` runs. */
export async function withBrowser(use: (browser: Browser) => Promise<void>): Promise<void> {
  const executablePath = await findChromium();
  const browser = await chromium.launch({
    args: CHROMIUM_FLAGS,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    await use(browser);
  } finally {
    await browser.close();
  }
}

/** A first-time visitor with the phone that Lighthouse emulates. The offline worker would start during a measurement. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
};

/** A mid-range phone, as Lighthouse defines it. */
export const CPU_SLOWDOWN = 4;

export const slowCpu = async (session: CDPSession): Promise<void> =>
  void (await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN }));

/**
 * Takes one sample of each subject in turn, so that other load on the machine affects all of them. The order is
 * reversed each round.
 *
 * @returns the samples of each subject, in the order of `subjects`
 */
export async function interleave<Subject, Value>(
  rounds: number,
  subjects: readonly Subject[],
  measure: (subject: Subject) => Promise<Value>,
): Promise<readonly (readonly Value[])[]> {
  const samples = subjects.map((subject) => ({ subject, values: [] as Value[] }));
  for (let round = 0; round < rounds; round += 1)
    for (const { subject, values } of round % 2 === 0 ? samples : samples.toReversed())
      values.push(await measure(subject));
  return samples.map(({ values }) => values);
}

/** The middle value, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[sorted.length / 2 - 1] ?? NaN)) / 2;
}

/** One line of a printed table. */
export const row = (name: string, ...cells: readonly string[]): string =>
  name.padEnd(36) + cells.map((cell) => cell.padStart(12)).join('');

/** A row with the median of each site and their ratio. */
export function medianRow(name: string, samples: readonly (readonly number[])[], digits = 0): string {
  const [ours = NaN, ...others] = samples.map(median);
  const ratios = others.map((other) => `${(ours / other).toFixed(2)}x`);
  return row(name, ...[ours, ...others].map((value) => value.toFixed(digits)), ...ratios);
}

/** The heading of a table of such rows. */
export const headingRow = (title: string, { folders }: Options): string =>
  row(title, ...folders, ...(folders.length > 1 ? ['ratio'] : []));
