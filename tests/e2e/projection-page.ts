import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { calculate, enter, open } from './calculator.ts';
import type { Entries } from './calculator.ts';

/** A 40-year-old man, 178 cm and 90 kg. */
export const MAN: Entries = {
  weight: '90',
  height: '178',
  age: '40',
  gender: 'male',
  activityLevel: 'moderatelyActive',
  goal: 'lose',
};

/** The date of all these visits. */
const TODAY = new Date(2026, 10, 21, 12);

export const projection = (page: Page): Locator => page.getByRole('region', { name: 'Where this takes you' });
export const slider = (page: Page): Locator => projection(page).getByRole('slider');
export const reading = (page: Page): Promise<string | null> => slider(page).getAttribute('aria-valuetext');
export const intake = (page: Page): Locator => page.getByLabel('Calories a day', { exact: true });
export const horizon = (page: Page): Locator => page.getByLabel('How far ahead', { exact: true });

/** Scrolls down until the projection has loaded. */
export async function reachProjection(page: Page): Promise<void> {
  // The page first scrolls to the results.
  await expect(async () => {
    await page.getByRole('heading', { name: 'Where this takes you' }).scrollIntoViewIfNeeded();
    await expect(projection(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Calculates for a person and scrolls to the projection, on Nov 21, 2026. */
export async function openProjection(page: Page, person: Entries = MAN): Promise<void> {
  await page.clock.setFixedTime(TODAY);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/tdee-calculator');
  await enter(page, person);
  await calculate(page);
  await reachProjection(page);
}
