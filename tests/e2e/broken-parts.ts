import { readdirSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Locator, Page, Route } from '@playwright/test';

/** An island in the built page. */
export interface BuiltIsland {
  readonly name: string;
  readonly file: string;
  readonly isLate: boolean;
  /** Loads only where the visitor has saved a person, a plan or a log. */
  readonly isForSaved: boolean;
  /** In another late island: it's there only once that one has started. */
  readonly isInside: boolean;
}

const FOR_SAVED = '&quot;when&quot;:&quot;kept&quot;';

const ISLAND = /<astro-island\b[^>]*>/gu;
const ISLAND_ENDS = /<\/?astro-island\b[^>]*>/gu;

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\b${name}="([^"]*)"`, 'u').exec(tag)?.[1] ?? '';

/** The islands of a built page, with the actual names of their files. */
export function islandsOf(path: string): readonly BuiltIsland[] {
  const html = readFileSync(`dist${path === '/' ? '' : path}/index.html`, 'utf8');
  const open: BuiltIsland[] = [];
  return (html.match(ISLAND_ENDS) ?? []).flatMap((tag) => {
    if (tag.startsWith('</')) {
      open.pop();
      return [];
    }
    const island = {
      name: attribute(tag, 'component-export'),
      file: attribute(tag, 'component-url'),
      isLate: attribute(tag, 'client') === 'first-use',
      isForSaved: attribute(tag, 'opts').includes(FOR_SAVED),
      isInside: open.some(({ isLate }) => isLate),
    };
    open.push(island);
    return [island];
  });
}

/** The file of a script that a part imports when it needs it. */
export function scriptNamed(name: string): string {
  const file = readdirSync('dist/_astro').find((built) => built.startsWith(`${name}.`));
  if (file === undefined) throw new RangeError(`scriptNamed: got ${name}, expected a script of the build`);
  return `/_astro/${file}`;
}

/** The file of React, which all islands share. */
export function reactFile(): string {
  const [tag = ''] = readFileSync('dist/index.html', 'utf8').match(ISLAND) ?? [];
  const file =
    attribute(tag, 'data-imports')
      .split(' ')
      .find((name) => name.startsWith('react.')) ?? '';
  return `/_astro/${file}`;
}

const LATE = 3_000;

const script = (body: string) => ({ contentType: 'text/javascript; charset=utf-8', body });

/** Ways in which loading a file can fail, by name. */
export const FAULTS = {
  'breaks off': (route: Route) => route.abort('connectionreset'),
  'is not there': (route: Route) =>
    route.fulfill({ status: 404, contentType: 'text/html; charset=utf-8', body: '<h1>Not found</h1>' }),
  'is cut off in the middle': (route: Route) => {
    const text = readFileSync(`dist${new URL(route.request().url()).pathname}`, 'utf8');
    return route.fulfill(script(text.slice(0, text.length / 2)));
  },
  'is empty': (route: Route) => route.fulfill(script('')),
  'comes late': async (route: Route) => {
    await new Promise((done) => setTimeout(done, LATE));
    await route.continue();
  },
} as const;

/** A way in which loading a file can fail. */
export type Fault = keyof typeof FAULTS;

/** The failures in which a file never arrives. */
export const LASTING = (Object.keys(FAULTS) as Fault[]).filter((fault) => fault !== 'comes late');

/** The failures in which a file arrives broken. Browsers keep it while the page is open, so only a reload helps. */
export const isRemembered = (fault: Fault): boolean => /cut|empty/u.test(fault);

/** Files that fail to load on a page. */
export interface BrokenFiles {
  /** The request count of the most requested file. */
  readonly asked: number;
  mend(): Promise<void>;
}

/** Breaks the site's files for a page until they are restored. */
export async function breakFiles(page: Page, files: readonly string[], fault: Fault): Promise<BrokenFiles> {
  const asked = new Map(files.map((file) => [file, 0]));
  const isBroken = ({ pathname }: URL): boolean => asked.has(pathname);
  await page.route(isBroken, async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
    await FAULTS[fault](route);
  });
  return {
    get asked() {
      return Math.max(...asked.values());
    },
    mend: () => page.unroute(isBroken),
  };
}

/** The page's message if a part couldn't start. */
export const failure = (place: Page | Locator, options?: { readonly includeHidden: boolean }): Locator =>
  place.getByRole('alert', options).filter({ hasText: 'Unexpected Application Error!' });

/** Presses the button next to the message. */
export const reloadBy = (place: Page | Locator): Promise<void> =>
  failure(place).getByRole('button', { name: 'Reload the page' }).click();

/** All uncaught errors of a page. */
export function watchTroubles(page: Page): readonly string[] {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  return troubles;
}

/** Expects that the page can be read: its heading, its navigation and its last line. */
export async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Evenscale home' })).toBeVisible();
  await expect(page.getByText(/^© \d{4} Evenscale/u)).toBeVisible();
}
