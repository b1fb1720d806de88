import type { Page } from '@playwright/test';
import { calculate, field, open } from './calculator.ts';

export const PREGNANCY_PATH = '/pregnancy-weight-gain';

/** A BMI of 23.9 before pregnancy. */
export const WOMAN = { weight: '65', height: '165', age: '30', week: '24' };

export async function openPregnancyPage(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date(2026, 10, 28, 12));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, PREGNANCY_PATH);
}

export async function enterWoman(page: Page, more: Readonly<Record<string, string>> = {}): Promise<void> {
  for (const [name, text] of Object.entries({ ...WOMAN, ...more })) await field(page, name).fill(text);
  await calculate(page);
}

/** A result with a weight now. */
export async function openPregnancyResult(page: Page): Promise<void> {
  await openPregnancyPage(page);
  await enterWoman(page, { weightNow: '71' });
}
