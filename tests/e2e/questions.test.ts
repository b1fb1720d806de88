import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { calculate, choice, enter, EXAMPLE, field, openAction, scriptsArrived } from './calculator.ts';
import { expectAccessible } from '../a11y/axe.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** The pages for one question each, with the first figure for the example: 70 kg, 175 cm, 30, male. */
const PAGES = [
  { path: '/bmr-calculator', name: 'bmr', value: 1648.75, fields: {} },
  { path: '/body-fat-calculator', name: 'bodyFatPercentage', value: 18.128571, fields: {} },
  { path: '/ideal-weight-calculator', name: 'idealWeightRange.min', value: 56.65625, fields: {} },
  {
    path: '/waist-to-height-calculator',
    name: 'opinion.waistToHeight',
    value: 0.48,
    fields: { waist: '84' },
  },
  { path: '/protein-calculator', name: 'protein.min', value: 98, fields: {} },
] as const;

const figure = (page: Page, name: string) => page.locator(`main [data-result="${name}"]`).first();

async function answer(page: Page, path: string, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(path);
  await scriptsArrived(page);
  await field(page, 'weight').fill('70');
  await field(page, 'height').fill('175');
  await field(page, 'age').fill('30');
  for (const [name, text] of Object.entries(fields)) await field(page, name).fill(text);
  await calculate(page);
}

for (const { path, name, value, fields } of PAGES) {
  test(`${path} answers, in the largest type, and passes axe`, async ({ page }) => {
    await answer(page, path, fields);
    await expect(figure(page, name)).toBeVisible();
    expect(Number(await figure(page, name).getAttribute('value'))).toBeCloseTo(value, 4);
    await expectAccessible(page, path);
  });

  // A link has no waist, which stays in the tab, so that page has none.
  if (name === 'opinion.waistToHeight') continue;
  test(`${path}: its link opens the same page with the same answer`, async ({ page }) => {
    await answer(page, path, fields);
    await openAction(page, 'Share');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).pathname).toBe(path);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/faq');
    await page.goto(link);
    await expect(figure(page, name)).toHaveText(/\d/u);
    expect(Number(await figure(page, name).getAttribute('value'))).toBeCloseTo(value, 4);
  });
}

test('the entries of one page are there on the next', async ({ page }) => {
  await page.goto('/bmr-calculator');
  await scriptsArrived(page);
  await enter(page, EXAMPLE);
  await calculate(page);
  await expect(figure(page, 'bmr')).toBeVisible();
  await page.goto('/protein-calculator');
  await scriptsArrived(page);
  await expect(field(page, 'weight')).toHaveValue(EXAMPLE.weight ?? '');
});

test('the title above what to read next is beside the middle of its drawing', async ({ page }) => {
  // On wide screens the drawing is in the calculator's column.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/bmr-calculator');
  const title = page.getByRole('heading', { name: 'Continue Reading' });
  await title.scrollIntoViewIfNeeded();
  const [text, drawing] = await Promise.all(
    [title, page.locator('section:has(> div > h2) img[src^="/heroes/"]')].map((locator) =>
      locator.boundingBox(),
    ),
  );
  const middleOf = (box: typeof text): number => (box ? box.y + box.height / 2 : Number.NaN);
  expect(Math.abs(middleOf(text) - middleOf(drawing))).toBeLessThan(4);
});

test('a waist that is missing or can’t be read is asked for, and nothing is lost', async ({ page }) => {
  await answer(page, '/waist-to-height-calculator', { waist: 'x' });
  await expect(page.getByText('Enter your waist as a number, for example 84').first()).toBeVisible();
  await expect(figure(page, 'opinion.waistToHeight')).toHaveText(/^Enter your waist/u);
  await field(page, 'waist').fill('33');
  await choice(page, 'Imperial').check();
  await field(page, 'waist').fill('33');
  expect(Number(await figure(page, 'opinion.waistToHeight').getAttribute('value'))).toBeCloseTo(0.479, 3);
});

test('under 18 no page but the one for resting energy shows a figure', async ({ page }) => {
  for (const { path, name, fields } of PAGES) {
    await answer(page, path, fields);
    await field(page, 'age').fill('16');
    if (name === 'bmr') await expect(figure(page, name)).toHaveAttribute('value', /\d/u);
    else {
      await expect(figure(page, name)).toHaveText('Not offered under 18');
      await expect(page.getByRole('button', { name: /^(?:Save|Share|Print)$/u }), path).toHaveCount(0);
    }
  }
});

test('a waist is neither shared nor saved, and is printed with what was entered', async ({ page }) => {
  await answer(page, '/waist-to-height-calculator', { waist: '84' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Calculated with a waist of 84 cm.')).toBeVisible();
});

test('on paper: the answer and what it was calculated with', async ({ page }) => {
  await answer(page, '/bmr-calculator', {});
  await page.emulateMedia({ media: 'print' });
  await expect(figure(page, 'bmr')).toBeVisible();
  await expect(page.getByText('Male, 30 years, 70 kg, 175 cm, moderately active').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Calculate' })).toBeHidden();
});

test('on a wide screen, a button in the header opens the list of these pages', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/faq');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const button = menu.getByRole('button', { name: 'More calculators' });
  const link = menu.getByRole('link', { name: /^BMR Calculator/u });
  await expect(link).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await expect(menu.getByRole('heading', { name: 'More calculators' })).toBeVisible();
  await expectAccessible(page, 'the open list');
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  const rows = await menu.locator('a', { hasText: 'Calculator' }).first().boundingBox();
  const list = await link.boundingBox();
  // It belongs to the calculators: the gap is the same as between them.
  const before = await menu.getByRole('link', { name: 'Children & Teens' }).boundingBox();
  expect(((await button.boundingBox())?.x ?? 0) - (before?.x ?? 0) - (before?.width ?? 0)).toBeCloseTo(20, 0);
  expect(list?.y ?? 0).toBeGreaterThan((rows?.y ?? 0) + (rows?.height ?? 0));
  await link.click();
  await expect(page).toHaveURL('/bmr-calculator');
});

test('kilojoules and stone are kept from page to page', async ({ page }) => {
  await answer(page, '/bmr-calculator', {});
  await page.getByRole('radiogroup', { name: 'Energy unit' }).getByRole('radio', { name: 'kJ' }).check();
  await expect(figure(page, 'bmr')).toHaveText('6,898');
  expect(Number(await figure(page, 'bmr').getAttribute('value'))).toBeCloseTo(1648.75, 4);
  await choice(page, 'Imperial').check();
  await page.getByRole('checkbox', { name: 'Use stone and pounds' }).check();
  await page.goto('/ideal-weight-calculator');
  await scriptsArrived(page);
  await calculate(page);
  await expect(figure(page, 'idealWeightRange.min')).toHaveText('8 st 12.9 lb');
});

test('a page is filled in and calculated with the keyboard alone', async ({ page }) => {
  await page.goto('/protein-calculator');
  await scriptsArrived(page);
  await field(page, 'weight').focus();
  await page.keyboard.type('70');
  await page.keyboard.press('Tab');
  await page.keyboard.type('175');
  await page.keyboard.press('Enter');
  await expect(figure(page, 'protein.min')).toHaveText('98');
});

test('protein is for the goal that the visit has', async ({ page }) => {
  await page.goto('/tdee-calculator');
  await scriptsArrived(page);
  await enter(page, { weight: '92', height: '178', age: '41', gender: 'male', goal: 'lose' });
  await calculate(page);
  await page.locator('input[value="mildLoss"]').check();
  await page.goto('/protein-calculator');
  await scriptsArrived(page);
  await expect(field(page, 'goal')).toHaveValue('lose');
});
