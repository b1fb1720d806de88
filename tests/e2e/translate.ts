import { expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { failure } from './broken-parts.ts';

/** The elements around each translated text; Playwright's locators and the comparison of two runs ignore them. */
const MARK = '\u200b';

/**
 * React's reports if a part's place was translated before its script loaded: it renders the part again,
 * and nothing is lost, because a late part has no entries yet.
 */
export const RENDERED_ANEW = /^Minified React error #(?:418|423|425);/u;

/** Whether the translator leaves elements with `translate="no"` alone; not every one does. */
type Translator = 'respectful' | 'careless';

/** The translator's interface in the page. */
interface TranslatedWindow {
  /** Inserts the requested translations; true if there were any. */
  answer?: () => boolean;
}

/**
 * Translates the page as browsers do: each text node is read, and when its translation arrives, a pair of `<font>`
 * elements replaces it. This continues while the page changes. Translations arrive only when the test requests them, so
 * that text can change in the meantime. Fields, drawings and scripts stay, and elements marked as not to be translated
 * if the translator respects that. White space between elements is replaced, too, because Firefox rewrites the text of
 * whole paragraphs.
 */
function startTranslator({ mark, translator }: { mark: string; translator: Translator }): void {
  const never = 'script, style, noscript, textarea, svg, font';
  const LEFT_ALONE = translator === 'respectful' ? `${never}, [translate="no"]` : never;
  const questions: { readonly node: Text; readonly text: string }[] = [];

  const ask = (node: Text): void => {
    const parent = node.parentElement;
    if (!parent || parent.closest(LEFT_ALONE)) return;
    const isBetweenElements = node.data.trim() === '' && parent.matches('astro-island *');
    if (node.data.trim() !== '' || isBetweenElements) questions.push({ node, text: node.data });
  };
  const askAll = (root: Node): void => {
    if (root instanceof Text) ask(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (walker.currentNode instanceof Text) ask(walker.currentNode);
  };
  const font = (): HTMLElement =>
    document.createElementNS('http://www.w3.org/1999/xhtml', 'font') as HTMLElement;
  const answer = (): boolean => {
    const all = questions.splice(0);
    for (const { node, text } of all) {
      if (!node.isConnected) continue;
      const [outer, inner] = [font(), font()];
      inner.textContent = text.trim() === '' ? text : text.replace(/\S[\s\S]*\S|\S/u, `${mark}$&${mark}`);
      outer.append(inner);
      node.replaceWith(outer);
    }
    return all.length > 0;
  };

  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') askAll(target);
      for (const node of addedNodes) if (node.isConnected) askAll(node);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  askAll(document.body);
  document.documentElement.classList.add('translated-ltr');
  Object.assign(window, { answer });
}

/** The contents of a page: its results, its fields, and its texts in order, each without white space. */
interface PageContents {
  readonly step: string;
  readonly results: readonly string[];
  readonly fields: readonly string[];
  readonly texts: readonly string[];
}

function readPage(mark: string): Omit<PageContents, 'step'> {
  const bare = (text: string): string => text.replaceAll(mark, '').replace(/\s+/gu, '');
  /** An element's own text, in the translator's elements or not. */
  const ownText = (element: Element): string =>
    [...element.childNodes]
      .filter((node) => node instanceof Text || (node instanceof Element && node.localName === 'font'))
      .map((node) => node.textContent ?? '')
      .join('');
  // The success notice closes by itself after three seconds, at any step.
  const elements = [...document.body.querySelectorAll(':not(script, style, noscript, font)')].filter(
    (element) => element.closest('[data-notice]') === null,
  );
  const inputs = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
  return {
    results: [...document.querySelectorAll('[data-result]')].map(
      (result) =>
        `${result.getAttribute('data-result')} ${result.getAttribute('value')} ${bare(result.textContent)}`,
    ),
    fields: inputs.map((input) =>
      input instanceof HTMLInputElement && ['radio', 'checkbox'].includes(input.type)
        ? `${input.value} ${input.checked}`
        : input.value,
    ),
    texts: elements.map((element) => bare(ownText(element))).filter((text) => text !== ''),
  };
}

/** One visit to the site, with or without a translator. */
export interface Visit {
  readonly page: Page;
  /** Starts translating; must be called after a page has opened. */
  readonly arrived: () => Promise<void>;
  /** Records the page's contents once everything is translated and nothing changes anymore. */
  readonly look: (step: string) => Promise<void>;
}

/** Delivers all requested translations, and those that they trigger; true if there were any. */
async function answerAll(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    let isNew = false;
    // A part that changes because of its translation would never finish.
    for (let round = 0; round < 20 && (window as TranslatedWindow).answer?.(); round += 1) {
      isNew = true;
      await new Promise((done) => setTimeout(done));
    }
    return isNew;
  });
}

/**
 * Scrolls to parts that load in view, and waits until no part is loading and the whole result is there: both visits read
 * the loaded part.
 */
export async function finishLoading(page: Page): Promise<void> {
  await expect(async () => {
    // One's own macros are in a tab that may be hidden, and the log's files in a part that is closed at first.
    const closed = ':not([hidden] *, details:not([open]) *)';
    const unseen = `main astro-island[ssr][opts*="visible"]${closed}`;
    await page.evaluate(async (selector) => {
      for (const island of document.querySelectorAll(selector)) {
        // An empty one is where its parent is.
        (island.firstElementChild ?? island.parentElement)?.scrollIntoView({ block: 'center' });
        // The observer reports after a frame; the next part may be a page further down.
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      }
    }, unseen);
    const loading = `${unseen}, main details[open] astro-island[ssr]${closed}`;
    await expect(page.locator(`${loading}, [data-later]`)).toHaveCount(0, { timeout: 1_000 });
    await expect(page.getByText('Looking on this device…')).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
}

async function lookAt(page: Page, step: string): Promise<PageContents> {
  let contents: Omit<PageContents, 'step'> | null = null;
  await finishLoading(page);
  await expect(async () => {
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 500 })));
    const isNew = await answerAll(page);
    const now = await page.evaluate(readPage, MARK);
    const before = contents;
    contents = now;
    expect(isNew).toBe(false);
    expect(now).toEqual(before);
  }).toPass({ intervals: [50], timeout: 20_000 });
  return { step, ...(contents ?? { results: [], fields: [], texts: [] }) };
}

type Journey = (visit: Visit) => Promise<void>;

/** The page's contents at every step of a journey. */
async function follow(
  page: Page,
  journey: Journey,
  translator: Translator | null,
): Promise<readonly PageContents[]> {
  const all: PageContents[] = [];
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (!RENDERED_ANEW.test(message)) errors.push(message);
  });
  await journey({
    page,
    arrived: async () => {
      if (translator) await page.evaluate(startTranslator, { mark: MARK, translator });
    },
    look: async (step) => {
      all.push(await lookAt(page, step));
      await expect(failure(page), step).toHaveCount(0, { timeout: 1 });
    },
  });
  expect(errors).toEqual([]);
  if (translator) expect(await page.locator('font > font').count()).toBeGreaterThan(50);
  return all;
}

async function inOwnContext(
  browser: Browser,
  journey: Journey,
  translator: Translator | null,
): Promise<readonly PageContents[]> {
  const context = await browser.newContext();
  const contents = await follow(await context.newPage(), journey, translator);
  await context.close();
  return contents;
}

/** Tests that a journey has the same contents at every step on a translated page. */
export function readsTheSameTranslated(title: string, journey: Journey): void {
  for (const translator of ['respectful', 'careless'] as const)
    test(`${title}, by a ${translator} translator`, async ({ browser }) => {
      const plain = await inOwnContext(browser, journey, null);
      const translated = await inOwnContext(browser, journey, translator);
      for (const [index, { step, ...contents }] of plain.entries()) {
        const { step: _, ...other } = translated[index] ?? { step };
        expect(other, step).toEqual(contents);
      }
      expect(translated).toHaveLength(plain.length);
    });
}
