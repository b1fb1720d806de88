/** What a result has on paper, for a doctor to read. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { calculate, enter, open, result } from './calculator.ts';
import { enterChild, openChildPage } from './child-page.ts';
import { MAN, openPlan, reachTheWay } from './planner-page.ts';

/** The sizes in points of what is printed, each with a text of that size; without drawings, which are scaled. */
const printedSizes = (page: Page): Promise<readonly (readonly [number, string])[]> =>
  page.evaluate(() => {
    const sizes = new Map<number, string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim() ?? '';
      const element = texts.currentNode.parentElement;
      if (!element?.checkVisibility() || element.closest('.visually-hidden, svg') || text === '') continue;
      sizes.set(Number.parseFloat(getComputedStyle(element).fontSize) * 0.75, text);
    }
    return [...sizes];
  });

const sizeOf = (page: Page, text: string): Promise<number> =>
  page
    .getByText(text)
    .filter({ visible: true })
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize) * 0.75);

async function openHome(page: Page): Promise<void> {
  await open(page, '/');
  await enter(page, MAN);
  await calculate(page);
  await result(page, 'calories.weightLoss').scrollIntoViewIfNeeded();
  await expect(result(page, 'way.intake')).toBeVisible();
}

async function openTdee(page: Page): Promise<void> {
  await open(page, '/tdee-calculator');
  await enter(page, MAN);
  await calculate(page);
  await expect(result(page, 'bmi')).toBeAttached();
}

async function openPlanner(page: Page): Promise<void> {
  await openPlan(page);
  await reachTheWay(page);
}

async function openChild(page: Page): Promise<void> {
  await openChildPage(page);
  await enterChild(page);
}

for (const [name, go, body] of [
  ['home', openHome, 'If you take medicine for diabetes'],
  ['TDEE', openTdee, 'of protein a day'],
  ['the planner', openPlanner, 'Maintenance now: '],
  ['the children’s page', openChild, 'Most children in this range'],
] as const)
  test(`what ${name} prints can be read on paper`, async ({ page }) => {
    await go(page);
    await page.emulateMedia({ media: 'print' });
    const sizes = await printedSizes(page);
    expect(sizes.filter(([size]) => size < 8)).toEqual([]);
    expect(await sizeOf(page, body)).toBeGreaterThanOrEqual(9.5);
  });

test('home prints the way to a goal, and what a doctor looks for', async ({ page }) => {
  await openHome(page);
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu), format).toHaveLength(1);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Result for your doctor')).toBeVisible();
  await expect(result(page, 'way.intake')).toBeVisible();
  await expect(page.getByText(/^by\s[A-Z][a-z]{2}/u)).toBeVisible();
  await expect(page.getByLabel('Goal weight')).toHaveValue('81');
  await expect(page.getByRole('link', { name: 'Plan it' })).toBeHidden();
});

test('a plan on paper has no link that leads nowhere', async ({ page }) => {
  await openPlanner(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('The old rule of 3,500')).toBeVisible();
  await expect(page.getByText('Why the rule misleads')).toBeHidden();
});
