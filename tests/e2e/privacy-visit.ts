import { existsSync, readFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { startWire, type Wire } from './privacy-wire.ts';

/** The kinds of storage under “Application” in a browser's developer tools, as the privacy page lists them. */
type StoredNames = Readonly<Record<string, readonly string[]>>;

const ROW = /<th\b[^>]*>(?<place>[^<]+)<\/th>\s*<td\b[^>]*>(?<cell>.*?)<\/td>/gsu;

/** The names on the built privacy page, by kind of storage, so that the page and the code can't diverge. */
export function listedNames(): StoredNames {
  const listed: Record<string, string[]> = {};
  for (const { groups } of readFileSync('dist/privacy/index.html', 'utf8').matchAll(ROW)) {
    const { place = '', cell = '' } = groups ?? {};
    const names = [...cell.matchAll(/<code\b[^>]*>([^<]+)<\/code>/gu)].map(([, name = '']) => name);
    if (names.length > 0) listed[place] = [...(listed[place] ?? []), ...names];
  }
  return listed;
}

/** Everything that the browser stores for the site, by name; the first cache's name ends in the site's address. */
export async function storedNames(page: Page): Promise<StoredNames> {
  const inPage = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const workers = await navigator.serviceWorker.getRegistrations();
    const files: string[] = [];
    for await (const name of (await navigator.storage.getDirectory()).keys()) files.push(name);
    const state: unknown = history.state;
    return {
      'Session storage': Object.keys(sessionStorage),
      'Local storage': Object.keys(localStorage),
      IndexedDB: databases.map(({ name }) => String(name)),
      'Cache storage': (await caches.keys()).map((name) => name.replace(`-${location.origin}/`, '')),
      'Service workers': workers
        .flatMap(({ active, installing, waiting }) => active ?? waiting ?? installing ?? [])
        .map(({ scriptURL }) => scriptURL.slice(location.origin.length)),
      'History of the tab': typeof state === 'object' && state !== null ? Object.keys(state) : [],
      Files: files,
    };
  });
  const cookies = await page.context().cookies();
  return { ...inPage, Cookies: cookies.map(({ name }) => name) };
}

/** The title in the built page's HTML: no script may put anything into it. */
function builtTitle(address: string): string {
  const { pathname } = new URL(address);
  const file = [`dist${pathname}/index.html`, 'dist/404.html'].find((name) => existsSync(name)) ?? '';
  return /<title>(?<title>[^<]*)<\/title>/u.exec(readFileSync(file, 'utf8'))?.groups?.['title'] ?? '';
}

/** An anchor of a page, or a shared link: browsers never send it. */
const ANCHOR = /^(?:#(?:[a-z][a-z-]*|(?:home|tdee|planner|child|pregnancy)\?.+|log-[\w-]+))?$/u;

/** Everything in a context's pages that breaks the promises without leaving the browser. */
function watchPages(context: BrowserContext): readonly string[] {
  const strange: string[] = [];
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => {
      const { search, hash } = new URL(frame.url());
      if (search !== '' || !ANCHOR.test(hash)) strange.push(`address ${frame.url()}`);
    }),
  );
  context.on('console', (message) => {
    if (/Content Security Policy|violates/u.test(message.text())) strange.push(message.text());
  });
  context.on('weberror', (problem) => strange.push(problem.error().message));
  return strange;
}

interface PrivateVisit {
  readonly wire: Wire;
  readonly strangeInPages: readonly string[];
  /** Checks the privacy page's promises at any point in a visit. */
  readonly expectPrivate: (page: Page) => Promise<void>;
}

/** A visit with the offline worker allowed, with every request recorded. */
export const test = base.extend<PrivateVisit>({
  wire: async ({ browserName: _ }, use) => {
    const wire = await startWire('dist');
    await use(wire);
    await wire.close();
  },
  baseURL: async ({ wire }, use) => use(wire.origin),
  proxy: async ({ wire }, use) => use({ server: wire.origin }),
  serviceWorkers: 'allow',
  strangeInPages: [async ({ context }, use) => use(watchPages(context)), { auto: true }],
  expectPrivate: async ({ wire, strangeInPages }, use) =>
    use(async (page) => {
      const listed = listedNames();
      const unlisted = Object.entries(await storedNames(page)).flatMap(([place, names]) =>
        names.filter((name) => !listed[place]?.includes(name)).map((name) => `${place}: ${name}`),
      );
      expect(unlisted).toEqual([]);
      expect(wire.strange).toEqual([]);
      expect(strangeInPages).toEqual([]);
      expect(await page.evaluate(() => document.referrer)).toBe('');
      // An entity in the HTML is a character in the title.
      expect(await page.evaluate(() => document.title.replaceAll('&', '&amp;'))).toBe(builtTitle(page.url()));
    }),
});
