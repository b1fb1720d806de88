import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import {
  calculate,
  choice,
  enter,
  EXAMPLE,
  field,
  open,
  openDetails,
  reset,
  result,
  scriptsArrived,
} from './calculator.ts';
import { eraseAll, exported, imported, saveOne, openSaved } from './saved-visit.ts';
import { storedNames, test } from './privacy-visit.ts';
import { box, opener, options, status } from './search-page.ts';

/** Text that a visitor might type, by mistake or deliberately, and that could end up in an address. */
const ODD = [
  '72,5 kg',
  '?weight=70&height=175#age',
  'https://example.org/?q=70',
  '<img src=//example.org/70>',
  '1e999',
  '-70',
  '🍞 ٧٠',
  'x'.repeat(3000),
];

const part = (page: Page, title: string): Locator =>
  page.locator('details', { has: page.locator('summary', { hasText: title }) });

/** Opens an optional part and waits until it has loaded. */
async function openPart(page: Page, title: string): Promise<Locator> {
  await openDetails(page, title);
  await expect(part(page, title).locator('astro-island[ssr]')).toHaveCount(0);
  return part(page, title);
}

/** Scrolls to a part that loads as it comes into view, until its drawing is there. */
async function reach(page: Page, island: string): Promise<void> {
  const picture = page.locator(`astro-island[component-export="${island}"] :is(svg, ul)`).first();
  await expect(async () => {
    await page.locator(`astro-island[component-export="${island}"] section`).first().scrollIntoViewIfNeeded();
    await expect(picture).toBeVisible({ timeout: 500 });
  }).toPass();
}

async function typeOddThings(page: Page): Promise<void> {
  for (const odd of ODD) {
    for (const name of ['weight', 'height', 'age']) await field(page, name).fill(odd);
    await calculate(page);
    await field(page, 'height').press('Enter');
  }
}

async function switchUnits(page: Page): Promise<void> {
  await choice(page, 'Imperial').check();
  await page.getByLabel('Use stone and pounds').check();
  await field(page, 'stone').fill('11');
  await field(page, 'feet').fill(`5'11"`);
  await calculate(page);
  await choice(page, 'Metric').check();
}

test('home: odd entries, units, the chooser, working and body size', async ({ page, expectPrivate }) => {
  await open(page, '/');
  expect((await storedNames(page))['Session storage']).toEqual([]);
  await typeOddThings(page);
  await switchUnits(page);
  await page.getByText('Help me choose', { exact: true }).click();
  await page.getByRole('radio', { name: /^Mostly sitting/u }).check();
  await page.getByLabel(/^Days with exercise/u).selectOption('0');
  await enter(page, { ...EXAMPLE, weight: '71.3' });
  await calculate(page);
  await expect(result(page, 'bmi')).toBeVisible();
  await openPart(page, 'How this was calculated');
  const size = await openPart(page, 'Beyond BMI');
  await size.getByRole('textbox', { name: /^Your waist/u }).fill('84,5');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect((await storedNames(page))['Session storage']).toEqual(['evenscale.person']);
  await expectPrivate(page);
  await reset(page);
  expect((await storedNames(page))['Session storage']).toEqual([]);
  await expectPrivate(page);
});

test('TDEE: odd entries, the tape, the outlook, every part under the result', async ({
  page,
  expectPrivate,
}) => {
  await open(page, '/tdee-calculator');
  await typeOddThings(page);
  await switchUnits(page);
  await enter(page, { ...EXAMPLE, weight: '82.4', goal: 'lose' });
  await page.getByText('Measure your body fat with a tape', { exact: true }).click();
  for (const [place, girth] of [
    ['neck', '39'],
    ['waist', '92,0'],
  ] as const)
    await field(page, `tape-${place}`).fill(girth);
  await page.getByRole('button', { name: 'Estimate body fat' }).click();
  await page.getByRole('button', { name: /^Use \d/u }).click();
  await calculate(page);
  await expect(result(page, 'tdee')).toBeVisible();
  await reach(page, 'WeightProjection');
  await openPart(page, 'How this was calculated');
  await page.getByRole('tab', { name: 'Your own' }).click();
  await field(page, 'split-protein').fill('35');
  await openPart(page, 'What other equations say');
  await openPart(page, 'Beyond BMI');
  await expectPrivate(page);

  await page.getByRole('link', { name: 'Evenscale home' }).click();
  await page.waitForURL('**/');
  await scriptsArrived(page);
  await expect(field(page, 'weight')).toHaveValue('82.4');
  await expectPrivate(page);
});

test('planner: by date and by pace, and the curve', async ({ page, expectPrivate }) => {
  await page.goto('/weight-planner');
  await scriptsArrived(page);
  await typeOddThings(page);
  await enter(page, { ...EXAMPLE, weight: '90' });
  await field(page, 'goalWeight').fill('?goal=80');
  await calculate(page);
  await field(page, 'goalWeight').fill('84');
  await calculate(page);
  await expect(result(page, 'plan.intake').first()).toBeVisible();
  await reach(page, 'PlanCurve');
  await reach(page, 'PlanChart');
  await expectPrivate(page);
});

test('results that are saved, exported, erased and restored', async ({ page, expectPrivate }) => {
  await openSaved(page);
  expect((await storedNames(page))['IndexedDB']).toEqual([]);
  await saveOne(page, { ...EXAMPLE, weight: '82,4 kg' }, 'https://example.org/?note=70');
  await saveOne(page, { ...EXAMPLE, weight: '81.9' });
  await openSaved(page);
  await expect(page.getByRole('listitem').filter({ hasText: '82.4 kg' })).toBeVisible();
  expect((await storedNames(page))['IndexedDB']).toEqual(['evenscale']);
  await expectPrivate(page);
  const { name, text } = await exported(page);
  await eraseAll(page);
  expect((await storedNames(page))['IndexedDB']).toEqual([]);
  await imported(page, name, text);
  await expect(page.getByText('2 results added.')).toBeVisible();
  await expectPrivate(page);
});

test('the search with and without a result, the FAQ and a wrong address', async ({
  page,
  wire,
  expectPrivate,
}) => {
  await page.goto('/faq');
  await page.locator('main summary:visible').first().click();
  await opener(page).click();
  await expect(status(page)).toContainText('Type three letters');
  await box(page).fill('no?such=thing&in#here');
  await expect(status(page)).toContainText('No results found');
  await box(page).press('Enter');
  await box(page).fill('sleep');
  await options(page).first().click();
  await expect(page).toHaveURL(/\/articles\//u);
  await expectPrivate(page);

  wire.expectMissing('/no-such-page');
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expectPrivate(page);
});

test('every page of the site, one after the other', async ({ page, wire, expectPrivate }) => {
  const pages = [...wire.files].filter((path) => !path.includes('.'));
  expect(pages.length).toBeGreaterThan(30);
  for (const path of pages) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expectPrivate(page);
});
