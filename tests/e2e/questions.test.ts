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

  test(`${path}: its link opens the same page with the same answer`, async ({ page }) => {
    await answer(page, path, fields);
    await openAction(page, 'Share');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).pathname).toBe(path);
    if (name === 'opinion.waistToHeight') return;
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
    else await expect(figure(page, name)).toHaveText('Not offered under 18');
  }
});

test('on paper: the answer and what it was calculated with', async ({ page }) => {
  await answer(page, '/bmr-calculator', {});
  await page.emulateMedia({ media: 'print' });
  await expect(figure(page, 'bmr')).toBeVisible();
  await expect(page.getByText('Male, 30 years, 70 kg, 175 cm, moderately active').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Calculate' })).toBeHidden();
});
