import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { misformatted } from '../number-format.ts';
import { calculate, choice, field, openDetails, scriptsArrived } from './calculator.ts';

/** The tools with an answer for the specification's example. */
const TOOLS = [
  '/',
  '/tdee-calculator',
  '/body-fat-calculator',
  '/ideal-weight-calculator',
  '/protein-calculator',
];

async function fill(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(entries)) await field(page, name).fill(text);
}

const textOf = (page: Page): Promise<string> => page.locator('main').innerText();

for (const path of TOOLS)
  test(`${path} writes percentages and ranges as the pages do, in metric and US units`, async ({ page }) => {
    await page.goto(path);
    await scriptsArrived(page);
    await fill(page, { weight: '80', height: '180', age: '70' });
    await calculate(page);
    if (path === '/tdee-calculator') await openDetails(page, 'How this was calculated');
    expect(misformatted(await textOf(page))).toEqual([]);
    await choice(page, 'Imperial').check();
    expect(misformatted(await textOf(page))).toEqual([]);
  });
