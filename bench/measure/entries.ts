import type { Page } from '@playwright/test';

/** What every measurement enters. */
export const ENTRIES = { weight: '70', height: '175' } as const;

/** Waits until the calculator has hydrated. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr][client="after-paint"]'));
}

/** Fills the form. */
export async function enter(page: Page): Promise<void> {
  for (const [field, text] of Object.entries(ENTRIES))
    await page.locator(`[data-field="${field}"]`).fill(text);
}
