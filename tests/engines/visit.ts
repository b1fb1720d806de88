import { mkdir, writeFile } from 'node:fs/promises';
import { inject, test as base, vi } from 'vitest';
import { startSwitchHost } from '../e2e/switch-host.ts';
import type { SwitchHost } from '../e2e/switch-host.ts';
import type { EngineElement, EngineName, EnginePage } from './engine-page.ts';
import { firefoxPage } from './firefox.ts';
import type { SentName } from './in-page/controls.ts';
import type {} from './in-page/tools.ts';
import { webKitPage } from './webkit.ts';

/** A visit of the built site in the engine of this run. */
export interface Visit {
  readonly engine: EngineName;
  readonly page: EnginePage;
  readonly host: SwitchHost;
  /** The download folder. */
  readonly downloads: string;
}

const SCREENSHOTS = 'test-results/engines';
/** Width and height of the window. */
export const WIDTH_PX = 1000;

/** How long a journey waits for something, and how often it checks. */
const POLL = { timeout: 30_000, interval: 50 } as const;

/** Every request except the one for the offline worker, which would answer in place of the host. */
const WITHOUT_WORKER = (path: string): 'answer' | 'hang up' => (path === '/sw.js' ? 'hang up' : 'answer');

/** Saves a screenshot of the window. */
async function takeScreenshot({ engine, page }: Visit, name: string): Promise<void> {
  await mkdir(SCREENSHOTS, { recursive: true });
  const file = `${engine} ${name}`.replaceAll(/[^\w]+/gu, '-');
  await writeFile(`${SCREENSHOTS}/${file}.png`, await page.screenshot());
}

/** Clears all storage of the host's address, and leaves the page. */
export async function emptyStores({ page, host }: Visit): Promise<void> {
  await page.goto(`${host.origin}/robots.txt`);
  await page.evaluate(async () => {
    sessionStorage.clear();
    localStorage.clear();
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '');
    for (const name of await caches.keys()) await caches.delete(name);
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
  });
}

/** A test with a visit. Each gets a new host, which can go offline. */
export const test = base
  .extend('connection', { scope: 'worker' }, () => inject('connection'))
  .extend('page', { scope: 'worker' }, async ({ connection }, { onCleanup }): Promise<EnginePage> => {
    const { engine, address } = connection;
    const page = engine === 'firefox' ? await firefoxPage(address) : webKitPage(address);
    onCleanup(page.disconnect);
    return page;
  })
  .extend('visit', async ({ connection, page, task }, { onCleanup }): Promise<Visit> => {
    const host = await startSwitchHost('dist');
    const visit = { ...connection, page, host };
    onCleanup(async () => {
      if (task.result?.state === 'fail') await takeScreenshot(visit, task.name);
      await host.close();
    });
    await page.setSize(WIDTH_PX, WIDTH_PX);
    // An earlier test may have had a host on the same port.
    await emptyStores(visit);
    host.behave(WITHOUT_WORKER);
    return visit;
  });

/** Waits until a function in the page returns something true. */
export async function until<A extends readonly unknown[]>(
  { page }: Visit,
  work: (...args: A) => unknown,
  ...args: A
): Promise<void> {
  await vi.waitFor(async () => {
    if (!(await page.evaluate(work, ...args))) throw new Error(`not so: ${String(work)} ${args.join(', ')}`);
  }, POLL);
}

/** Opens an address of the site, and waits until its form works. */
export async function open(visit: Visit, path: string): Promise<void> {
  await visit.page.goto(new URL(path, visit.host.origin).href);
  await until(visit, () => !document.querySelector('astro-island[ssr]:has([data-field="weight"])'));
}

/** Makes sure that the page has the tools that the next call uses. */
export async function withTools({ page }: Visit): Promise<EnginePage> {
  if (!(await page.evaluate(() => 'pageTools' in globalThis))) await page.addScript(inject('pageTools'));
  return page;
}

/** Waits for an element that one of the tools finds. */
async function find<A extends readonly unknown[]>(
  visit: Visit,
  work: (...args: A) => Promise<Element>,
  ...args: A
): Promise<EngineElement> {
  return vi.waitFor(async () => (await withTools(visit)).find(work, ...args), POLL);
}

/** Presses an element that one of the tools finds. Loading parts may move it away, or a notice may cover it. */
async function click<A extends readonly unknown[]>(
  visit: Visit,
  work: (...args: A) => Promise<Element>,
  ...args: A
): Promise<void> {
  await vi.waitFor(async () => {
    await (await find(visit, work, ...args)).click();
    // A link has left the page, so the tools are gone.
    const isPressed = await visit.page.evaluate(() => !('pageTools' in globalThis) || pageTools.wasPressed());
    if (!isPressed) throw new Error(`the press missed: ${JSON.stringify(args)}`);
  }, POLL);
}

const sent = (name: string | RegExp): SentName =>
  typeof name === 'string' ? { text: name, isPattern: false } : { text: name.source, isPattern: true };

/** Presses the element with this role and name. */
export async function press(
  visit: Visit,
  role: 'button' | 'checkbox' | 'link' | 'option' | 'radio' | 'tab',
  name: string | RegExp,
): Promise<void> {
  await click(visit, (wanted, named) => pageTools.roleNamed(wanted, named), role, sent(name));
}

/** Focuses the element with this role and name, as the Tab key would. */
export async function focusRole(visit: Visit, role: 'slider', name: string | RegExp): Promise<void> {
  await find(
    visit,
    async (wanted, named) => {
      const element = await pageTools.roleNamed(wanted, named);
      element.focus();
      return element;
    },
    role,
    sent(name),
  );
}

/** Scrolls down to a heading, so that parts that load near the viewport do so. */
export async function scrollToHeading(visit: Visit, name: string): Promise<void> {
  await find(visit, (named) => pageTools.roleNamed('heading', named), sent(name));
}

/** Selects a file in the file field with this label. */
export async function upload(visit: Visit, label: string, file: string): Promise<void> {
  const field = await find(visit, (wanted) => pageTools.fieldLabeled(wanted), label);
  await field.upload(file);
}

/** Opens a collapsed part, by its title, and what it is in, and waits until its script has loaded. */
export async function openPart(visit: Visit, title: string): Promise<void> {
  // It may come after the answer's paint.
  await vi.waitFor(async () => {
    await (await withTools(visit)).evaluate((wanted) => pageTools.openAround(wanted), title);
  }, POLL);
  await click(visit, (wanted) => pageTools.summaryTitled(wanted), title);
  await until(visit, () => {
    const part = [...document.querySelectorAll('details[open]')].at(-1);
    return part && !part.querySelector('astro-island[ssr]');
  });
}

/** Opens the panel of a button above the results, and waits until it has loaded. */
export async function openAction(visit: Visit, title: 'Save' | 'Share'): Promise<void> {
  await press(visit, 'button', title);
  await until(visit, () => document.querySelector('main :popover-open > astro-island:not([ssr])') !== null);
}

/** Replaces the text of the field with this name. */
export async function fill(visit: Visit, name: string, text: string): Promise<void> {
  await click(visit, (wanted) => pageTools.fieldNamed(wanted), name);
  await visit.page.evaluate(() => pageTools.selectText());
  await visit.page.type(text);
}

/** Sets a list or a date field, by its name in the page. */
export async function choose(visit: Visit, name: string, value: string): Promise<void> {
  await vi.waitFor(async () => {
    const page = await withTools(visit);
    await page.evaluate((wanted, chosen) => pageTools.setField(wanted, chosen), name, value);
  }, POLL);
}

/** The text of a field, or the choice in a list. */
export async function fieldValue(visit: Visit, name: string): Promise<string> {
  return (await withTools(visit)).evaluate((wanted) => pageTools.fieldValue(wanted), name);
}

async function result(
  visit: Visit,
  name: string,
): Promise<{ readonly text: string; readonly value: number }> {
  return vi.waitFor(
    async () => (await withTools(visit)).evaluate((wanted) => pageTools.result(wanted), name),
    POLL,
  );
}

/** The displayed text of a result. */
export const textOf = async (visit: Visit, name: string): Promise<string> => (await result(visit, name)).text;

/** A result's unrounded value. */
export const valueOf = async (visit: Visit, name: string): Promise<number> =>
  (await result(visit, name)).value;

const isFocusedAt = (pattern: string): boolean =>
  new RegExp(pattern, 'u').test(document.activeElement?.getAttribute('aria-valuetext') ?? '');

/** Moves the page's slider to one of its ends. A drawing that is replaced while it loads loses the focus. */
export async function moveSlider(visit: Visit, key: 'Home' | 'End', value: RegExp): Promise<void> {
  await vi.waitFor(async () => {
    await focusRole(visit, 'slider', /./u);
    await visit.page.press(key);
    if (!(await visit.page.evaluate(isFocusedAt, value.source))) throw new Error(`not at ${value.source}`);
  }, POLL);
}

/** Waits until the focused slider announces a value. */
export async function seeValueOfFocused(visit: Visit, value: RegExp): Promise<void> {
  await until(visit, isFocusedAt, value.source);
}

/** Waits until a text is visible on the page. */
export async function see(visit: Visit, text: string): Promise<void> {
  await until(visit, (wanted) => document.body.innerText.replaceAll('\u00a0', ' ').includes(wanted), text);
}

/** Shows the page as it is printed: an engine that is driven from outside has no other way. */
export async function showAsPrinted({ page }: Visit): Promise<void> {
  await page.evaluate(() => {
    const turn = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) {
          if (rule.media.mediaText === 'print') rule.media.mediaText = 'all';
          else if (rule.media.mediaText === 'screen') rule.media.mediaText = 'not all';
        }
        if ('cssRules' in rule) turn(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) turn(sheet.cssRules);
  });
}
