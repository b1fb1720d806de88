import type { Page } from '@playwright/test';

/** The person that every measurement enters. */
export const PERSON = { weight: '70', height: '175' } as const;

/** Waits until the calculator responds: its island has hydrated, or its plain script has run. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr][client="after-paint"]'));
}

/** Types the person into the form. */
export async function enterPerson(page: Page): Promise<void> {
  for (const [field, text] of Object.entries(PERSON))
    await page.locator(`[data-field="${field}"]`).fill(text);
}
