import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere, expectNoSidewaysScroll } from '../a11y/axe.ts';
import { slowUnless, bothOrSlow } from '../tier.ts';
import {
  calculate,
  choice,
  enter,
  EXAMPLE,
  expectSaneResults,
  field,
  open,
  openDetails,
  reset,
  result,
  values,
} from './calculator.ts';
import type { Entries } from './calculator.ts';

const PREFIX = 'working.';
/** Intermediate figures, and results that are sentences. */
const WITHOUT_A_RESULT = /^working\.(?:pounds|kilograms|inches|centimetres|leanMass|range\.(?:low|high))$/u;

const summary = (page: Page): Locator => page.locator('summary', { hasText: 'How this was calculated' });
const details = (page: Page): Locator => page.locator('details').filter({ has: summary(page) });
/** A step by its name. */
const step = (page: Page, name: string): Locator =>
  details(page)
    .locator('ol > li')
    .filter({ has: page.locator('> p:first-child').and(page.getByText(name, { exact: true })) });

async function openWorking(page: Page): Promise<void> {
  await openDetails(page, 'How this was calculated');
  await expect(result(page, `${PREFIX}bmi`)).toBeVisible();
}

async function work(page: Page, path: '/' | '/tdee-calculator', entries: Entries): Promise<void> {
  await open(page, path);
  await enter(page, entries);
  await calculate(page);
  await openWorking(page);
}

/** Every figure of the calculation steps equals the result's, to the last bit; every result has its calculation. */
async function expectSameFigures(page: Page): Promise<void> {
  const all = await values(page);
  const worked = Object.keys(all).filter((name) => name.startsWith(PREFIX) && !WITHOUT_A_RESULT.test(name));
  expect(worked.length).toBeGreaterThan(6);
  for (const name of worked) expect(all[name.slice(PREFIX.length)], name).toBe(all[name]);
  const results = Object.keys(all).filter((name) => !name.includes('working.') && all[name] !== null);
  const others = results.filter((name) => !/^(?:opinion|outlook|plan|walk)\./u.test(name));
  for (const name of others) expect(worked, name).toContain(`${PREFIX}${name}`);
  await expectSaneResults(page);
}

const line = (page: Page, name: string, text: string): Locator =>
  step(page, name).locator('[aria-hidden="true"]').getByText(text);

test('it is closed and not loaded at first, then shows each figure with its calculation', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await open(page, '/');
  await enter(page, EXAMPLE);
  await calculate(page);
  await expect(summary(page)).toBeVisible();
  await expect(details(page)).not.toHaveAttribute('open');
  expect(scripts.filter((url) => url.includes('Working'))).toEqual([]);

  await openWorking(page);
  await expectSameFigures(page);
  await expect(line(page, 'BMI', '70 ÷ 1.75²')).toBeVisible();
  await expect(line(page, 'Basal metabolic rate (BMR)', '700 + 1,093.75 − 150 + 5')).toBeVisible();
  await expect(step(page, 'Maintenance')).toContainText('2,555.5625 kcal, shown as 2,556');
  await expect(step(page, 'BMI').getByRole('link', { name: 'BMI' })).toHaveAttribute(
    'href',
    '/methodology#bmi',
  );
});

test('every link leads to a section of the methodology page', async ({ page }) => {
  await work(page, '/tdee-calculator', EXAMPLE);
  const addresses = await details(page)
    .getByRole('link')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  expect(addresses.length).toBeGreaterThan(5);
  await page.goto('/methodology');
  for (const address of addresses) {
    const [path, id] = address.split('#');
    expect(path).toBe('/methodology');
    await expect(page.locator(`[id="${id}"]`)).toHaveCount(1);
  }
});

test('TDEE: seven targets, four plans, the range, and the estimate of body fat', async ({ page }) => {
  await work(page, '/tdee-calculator', { ...EXAMPLE, goal: 'lose' });
  await expectSameFigures(page);
  await expect(step(page, 'Body fat (estimated)')).toContainText('±4.1 percentage points');
  await expect(step(page, 'Range')).toContainText('2,197.78375 kcal, shown as 2,198');
  await field(page, 'goal').selectOption('gain');
  await expect(step(page, 'Balanced: 30% protein, 40% carbs, 30% fat')).toContainText(
    'The target you chose (gain)',
  );
  await expectSameFigures(page);

  await field(page, 'bodyFatAsk').check();
  await field(page, 'bodyFat').fill('20');
  await calculate(page);
  await expect(line(page, 'Lean mass', '70 × (1 − 20 ÷ 100)')).toBeVisible();
  await expectSameFigures(page);
});

test('it follows the units, stone and pounds included', { tag: '@slow' }, async ({ page }) => {
  await work(page, '/', EXAMPLE);
  await choice(page, 'Imperial').check();
  await expect(line(page, 'BMI', '× 703 ÷ 68.897638²')).toBeVisible();
  await expect(line(page, 'Your weight in pounds', '70 ÷ 0.453592')).toBeVisible();
  await expectSameFigures(page);

  await page.getByLabel('Use stone and pounds').check();
  await enter(page, { feet: '5', inches: '9' });
  await field(page, 'stone').fill('11');
  await field(page, 'pounds').fill('4');
  await calculate(page);
  await expect(line(page, 'Your weight in pounds', '11 × 14 + 4')).toBeVisible();
  await expect(line(page, 'Your height in centimeters', '69 × 2.54')).toBeVisible();
  await expectSameFigures(page);

  await reset(page);
  await expect(summary(page)).toHaveCount(0);
});

for (const [person, entries, reason] of [
  ['underweight', { weight: '48', height: '176' }, 'Not offered'],
  ['under 18', { weight: '52', height: '164', age: '15' }, 'Not offered under 18'],
  [
    'a target too low',
    { weight: '42', height: '148', age: '80', gender: 'female', activityLevel: 'sedentary' },
    'Not a safe target',
  ],
  ['far outside the range', { weight: '2', height: '20', age: '110' }, 'Outside the range'],
] as const) {
  test(
    `a withheld figure is withheld in the calculation steps too: ${person}`,
    slowUnless(person === 'under 18'),
    async ({ page }) => {
      await work(page, '/tdee-calculator', { ...EXAMPLE, ...entries });
      await expectSameFigures(page);
      await expect(details(page).getByText(reason, { exact: true }).first()).toBeVisible();
    },
  );
}

test('copies as plain text, and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await work(page, '/', EXAMPLE);
  await page.getByRole('button', { name: 'Copy the calculation' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('Calculated with: 70 kg, 175 cm, 30 years, male, moderately active.');
  expect(text).toContain('   = 10 × 70 + 6.25 × 175 − 5 × 30 + 5\n   = 700 + 1,093.75 − 150 + 5\n');
  expect(text).toContain(`${new URL(page.url()).origin}/methodology#mifflin-st-jeor`);
});

test('if copying isn’t allowed, the text is shown and selected', { tag: '@slow' }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await work(page, '/', EXAMPLE);
  await page.getByRole('button', { name: 'Copy the calculation' }).press('Enter');
  const box = page.getByRole('textbox', { name: 'The calculation as plain text' });
  await expect(box).toBeFocused();
  const selected = await box.evaluate((element: HTMLTextAreaElement) =>
    element.value.slice(element.selectionStart, element.selectionEnd),
  );
  expect(selected).toContain('How this was calculated');
  await expectAccessible(page, 'the text to be copied');
});

for (const path of ['/', '/tdee-calculator'] as const) {
  test(
    `${path}: breaks no rule of WCAG, and nothing scrolls sideways`,
    bothOrSlow(path === '/tdee-calculator'),
    async ({ page }) => {
      await work(page, path, EXAMPLE);
      await choice(page, 'Imperial').check();
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page, `${width} px`);
      }
      // Elsewhere, the bar with the result may lie over half a button, which one more line of scrolling shows.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expectAccessibleEverywhere(page, 'working');
    },
  );
}
