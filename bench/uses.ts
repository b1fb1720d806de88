/** Uses a page's controls, and measures until the next paint. */
import type { Locator, Page } from '@playwright/test';

type Watched = typeof globalThis & { uses: { longest: number } };

// Runs in the page: the longest event since the last call, as reported by the browser (rounded to 8 ms).
export function watchUses(): void {
  const uses = { longest: 0 };
  Object.assign(globalThis, { uses });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) uses.longest = Math.max(uses.longest, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** The slowest event since the last call; 16 ms and less count as 0. */
export async function takeLongest(page: Page): Promise<number> {
  await page.waitForTimeout(400);
  return page.evaluate(() => {
    const { uses } = globalThis as Watched;
    const { longest } = uses;
    uses.longest = 0;
    return longest;
  });
}

export const box = (page: Page, name: string): Locator => page.locator(`[data-field="${name}"]`);
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Time for a control to scroll into view and settle, in ms. */
export const REST = 500;

/** A real key press on a control that already has focus. The operating system draws a list's own menu. */
export async function pressIn(control: Locator, key: string): Promise<void> {
  await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await control.focus();
  await control.page().waitForTimeout(REST);
  await takeLongest(control.page());
  await control.press(key);
}

/** Presses an element that is in view and not moving. */
export async function click(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  await control.page().waitForTimeout(REST);
  await takeLongest(control.page());
  await control.click();
}
