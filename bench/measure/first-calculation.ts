import { ENTRIES } from './entries.ts';
import { slowDown } from './slow-line.ts';
import { newVisitor } from './stage.ts';
import type { ServedSite, Stage } from './stage.ts';

/** What a visitor on a slow connection sees, in ms after the start of the navigation. */
export interface FirstCalculation {
  readonly fcp: number;
  /** Largest contentful paint before the result appeared. */
  readonly lcp: number;
  readonly result: number;
}

type Watched = typeof globalThis & { first: { fcp: number; lcp: number; result: number } };

// Runs in the page before anything else. Visitors can't press a button before they see it, so this waits for the
// first paint, then fills the form and presses Calculate repeatedly until a result appears.
function pressUntilAnswered(entries: Readonly<Record<string, string>>): void {
  const first = { fcp: 0, lcp: 0, result: 0 };
  (globalThis as Watched).first = first;
  const press = (): void => {
    for (const [name, text] of Object.entries(entries)) {
      const field = document.querySelector<HTMLInputElement>(`[data-field="${name}"]`);
      if (field?.value !== '') continue;
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    document.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
    if (first.result === 0) setTimeout(press, 50);
  };
  new PerformanceObserver((list, observer) => {
    const paint = list.getEntriesByName('first-contentful-paint')[0];
    if (!paint) return;
    observer.disconnect();
    first.fcp = paint.startTime;
    press();
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries())
      if (first.lcp === 0 || first.result === 0 || startTime < first.result) first.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('[data-result]')) return;
    first.result = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** Time from the navigation to the first result, on slow 4G and a slowed CPU. */
export async function firstCalculation(
  stage: Stage,
  site: ServedSite,
  path: string,
): Promise<FirstCalculation> {
  const visitor = await newVisitor(stage);
  const page = await visitor.newPage();
  await slowDown(await visitor.newCDPSession(page));
  await page.addInitScript(pressUntilAnswered, ENTRIES);
  await page.goto(site.address + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => (globalThis as Watched).first.result > 0);
  // The browser reports paint entries slightly late.
  await page.waitForTimeout(300);
  const first = await page.evaluate(() => (globalThis as Watched).first);
  await visitor.close();
  return first;
}
