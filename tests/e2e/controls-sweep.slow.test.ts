import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { calculate, choice, enter, EXAMPLE, field, results, scriptsArrived } from './calculator.ts';
import { openPlan } from './planner-page.ts';

const WIDTHS = Array.from({ length: 49 }, (_, index) => 320 + 20 * index);
/** Browser text sizes, in pixels. */
const TEXT_SIZES = [16, 32];

/**
 * Layout faults of a control at the page's current width: text outside its control, a control outside its
 * container, a value or an option that is cut off, overlapping controls.
 */
function troubles(): readonly string[] {
  const found: string[] = [];
  /** Tolerance for rounding, in pixels. */
  const slack = 1;
  const main = document.querySelector('main');
  // What is clipped is for screen readers.
  const isShown = (element: Element): boolean =>
    element.checkVisibility() &&
    element.closest('.visually-hidden') === null &&
    getComputedStyle(element).clipPath === 'none';
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()} ${(element.getAttribute('data-field') ?? element.textContent).trim().slice(0, 40)}`;
  /** The left and right ends of what is seen of a control: without a border or background, its content. */
  const visibleEnds = (control: Element): Pick<DOMRect, 'left' | 'right'> => {
    const { left, right } = control.getBoundingClientRect();
    const style = getComputedStyle(control);
    const isBare = style.backgroundColor === 'rgba(0, 0, 0, 0)' && style.borderStyle === 'none';
    const padding = (side: string): number => (isBare ? Number.parseFloat(side) : 0);
    return { left: left + padding(style.paddingLeft), right: right - padding(style.paddingRight) };
  };
  const holds = (outer: DOMRect, inner: DOMRect): boolean =>
    inner.left >= outer.left - slack &&
    inner.right <= outer.right + slack &&
    inner.top >= outer.top - slack &&
    inner.bottom <= outer.bottom + slack;

  const selector = 'button, summary, select, input[type=text], input[type=date], label, legend, [role=tab]';
  const controls = [...(main?.querySelectorAll(selector) ?? [])].filter(isShown);

  for (const control of controls) {
    const box = control.getBoundingClientRect();
    const seen = visibleEnds(control);
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    while (!control.matches('select') && texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      if (!parent || !isShown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      if (![...range.getClientRects()].every((words) => words.width === 0 || holds(box, words)))
        found.push(`words outside: ${nameOf(control)}`);
    }
    for (let outer = control.parentElement; outer && outer !== main; outer = outer.parentElement) {
      const { display, overflowX, position } = getComputedStyle(outer);
      if (overflowX === 'auto' || overflowX === 'scroll' || position === 'fixed') break;
      const isBox = display !== 'contents' && display !== 'inline';
      const { left, right } = outer.getBoundingClientRect();
      if (isBox && (seen.left < left - slack || seen.right > right + slack)) {
        found.push(`outside ${nameOf(outer)}: ${nameOf(control)}`);
        break;
      }
    }
    if (control instanceof HTMLInputElement && control.scrollWidth > control.clientWidth + slack)
      found.push(`value cut off: ${nameOf(control)}`);
    if (control instanceof HTMLSelectElement) {
      // A closed list may be narrow; of a long option, the name before the colon must be visible.
      const copy = control.cloneNode() as HTMLSelectElement;
      copy.add(new Option(control.selectedOptions[0]?.text.split(':')[0]));
      copy.setAttribute('style', 'position: absolute; inline-size: auto; min-inline-size: 0');
      control.after(copy);
      if (copy.getBoundingClientRect().width > box.width + slack)
        found.push(`choice cut off: ${nameOf(control)}`);
      copy.remove();
    }
  }

  // The bar with the main figures covers the end of the form until the visitor scrolls there.
  const isInBar = (control: Element): boolean =>
    control.parentElement !== null && getComputedStyle(control.parentElement).position === 'sticky';
  const touched = controls.filter(
    (control) => !control.matches('legend, label:has(input)') && !isInBar(control),
  );
  for (const [index, one] of touched.entries()) {
    const a = one.getBoundingClientRect();
    for (const other of touched.slice(index + 1)) {
      const b = other.getBoundingClientRect();
      const isApart =
        a.right <= b.left + slack ||
        b.right <= a.left + slack ||
        a.bottom <= b.top + slack ||
        b.bottom <= a.top + slack;
      if (!isApart && !one.contains(other)) found.push(`on one another: ${nameOf(one)}, ${nameOf(other)}`);
    }
  }
  return [...new Set(found)];
}

/** After a change of width or units, a page must be correct within this many checks. */
const LOOKS = 20;

/** The faults that persist while the browser keeps rendering. */
async function lastingTroubles(page: Page): Promise<readonly string[]> {
  let found = await page.evaluate(troubles);
  for (let look = 1; look < LOOKS && found.length > 0; look += 1) {
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    found = await page.evaluate(troubles);
  }
  return found;
}

/** Measures every control at every width and text size. */
async function sweep(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  const browser = await page.context().newCDPSession(page);
  const found: Record<string, readonly string[]> = {};
  for (const size of TEXT_SIZES) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: size } });
    await page.waitForFunction(
      (wanted) => getComputedStyle(document.documentElement).fontSize === `${wanted}px`,
      size,
    );
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      for (const trouble of await lastingTroubles(page)) {
        found[trouble] = [...(found[trouble] ?? []), `${width} px, ${(size / 16) * 100}%`];
      }
    }
  }
  return found;
}

const TOOLS = {
  '/': async (page: Page): Promise<void> => {
    await page.goto('/');
    await scriptsArrived(page);
    await enter(page, EXAMPLE);
    await calculate(page);
  },
  '/tdee-calculator': async (page: Page): Promise<void> => {
    await page.goto('/tdee-calculator');
    await scriptsArrived(page);
    await enter(page, { ...EXAMPLE, goal: 'lose' });
    await field(page, 'bodyFatAsk').check();
    await field(page, 'bodyFat').fill('22');
    await calculate(page);
    // The notice covers the page, and appears shortly after the result.
    await page.getByRole('button', { name: 'Close this notice' }).click();
  },
  '/weight-planner': async (page: Page): Promise<void> => {
    await openPlan(page);
    await field(page, 'bodyFatAsk').check();
    await field(page, 'bodyFat').fill('22');
    await calculate(page);
  },
} as const;

const UNITS = {
  'metric units': async () => undefined,
  'imperial units': (page: Page) => choice(page, 'Imperial').check(),
  'stone and pounds': async (page: Page) => {
    await choice(page, 'Imperial').check();
    await page.getByLabel('Use stone and pounds').check();
  },
} as const;

// A separate test for each, because the last of three runs would time out on a busy machine.
for (const [path, arrive] of Object.entries(TOOLS))
  for (const [units, change] of Object.entries(UNITS))
    test(`every control of ${path} contains its text from 320 to 1280 px, in ${units}, at 100 and 200 %`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await arrive(page);
      await expect(results(page).first()).toBeVisible();
      await change(page);
      expect(await sweep(page)).toEqual({});
    });
