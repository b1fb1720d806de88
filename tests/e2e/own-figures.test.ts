/** The visitor's own figures, in the search and in the articles that give the general ones. */
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../a11y/axe.ts';
import { calculate, enter, EXAMPLE, open } from './calculator.ts';
import { seed } from './log-page.ts';
import { eraseAll, openSaved } from './saved-visit.ts';
import { box, opener, options, panel, status } from './search-page.ts';

const PROTEIN = '/articles/protein-diet';
const MAINTENANCE = { said: /^For you: \d,\d{3} kcal a day$/u, leadsTo: '/tdee-calculator' };
const WITH_A_FIGURE = [
  { path: PROTEIN, said: /^For you: \d+–\d+ g a day$/u, leadsTo: '/protein-calculator' },
  { path: '/calorie-calculator', ...MAINTENANCE },
  { path: '/articles/understanding-total-daily-energy-expenditure', ...MAINTENANCE },
  {
    path: '/articles/hydration-tips',
    said: /^For you: 1\.6–2\.2 liters of drinks a day$/u,
    leadsTo: '/articles/hydration-tips#how-much-water-a-day-the-official-figures',
  },
];

const answer = (page: Page): Locator => status(page).getByRole('link');
const own = (page: Page): Locator => page.locator('main p', { hasText: /^For (?:you|.{1,40}):/u });

async function search(page: Page, query: string): Promise<void> {
  await opener(page).click();
  await expect(box(page)).toBeFocused();
  await box(page).fill(query);
  await expect(options(page).first()).toBeVisible();
}

/** Somebody of whom nothing is a preset. */
const WOMAN = { ...EXAMPLE, age: '31', gender: 'female', activityLevel: 'lightlyActive' } as const;

/** Calculates for her on the home page. */
async function calculated(page: Page): Promise<void> {
  await open(page, '/');
  await enter(page, WOMAN);
  await calculate(page);
}

/** A man of 40 years, 180 cm and 80 kg, in a log. */
const seedPerson = (page: Page): Promise<void> => seed(page, [{ day: '2026-11-22', weightKg: 80 }]);

test('a first visit loads nothing for them, and is answered with the pages', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  for (const { path } of WITH_A_FIGURE) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(loaded.filter((file) => /\/_astro\/.*\.js$/u.test(file))).toEqual([]);
    await expect(own(page)).toHaveCount(0);
  }
  await search(page, 'my bmi');
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((file) => file.includes('Own'))).toEqual([]);
  await expect(answer(page)).toHaveCount(0);
  await expect(options(page).first()).toHaveAttribute('href', '/');
});

test('the search says a figure of this visit first, with whose it is and a link', async ({ page }) => {
  await calculated(page);
  await page.goto('/faq');
  await search(page, 'my BMI');
  await expect(answer(page)).toHaveText('BMI: 22.9 For 70 kg, 175 cm, 31 years.');
  await expect(status(page)).toContainText('results');
  await expectAccessible(page, 'with an answer');
  await box(page).fill('calories to maintain');
  await expect(answer(page)).toContainText(/^Maintenance calories: \d,\d{3} kcal a day For /u);
  for (const [query, said] of [
    ['what’s my bmi', /^BMI: 22\.9/u],
    ['maintenance calories', /^Maintenance calories: \d,\d{3} kcal a day/u],
    ['maintanence cals', /^Maintenance calories: \d,\d{3} kcal a day/u],
    ['how many calories do i need', /^Maintenance calories: /u],
    ['daily protein', /^Protein: \d+–\d+ g a day for a steady weight/u],
    ['healthy weight', /^Healthy weight range: /u],
    ['calories burned at rest', /^BMR: /u],
  ] as const) {
    await box(page).fill(query);
    await expect(answer(page), query).toContainText(said);
  }
  await box(page).fill('bmi chart');
  await expect(answer(page)).toHaveCount(0);
  await box(page).fill('how much protein');
  await expect(answer(page)).toContainText(/^Protein: \d+–\d+ g a day for a steady weight/u);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(answer(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/protein-calculator');
  await expect(panel(page)).toBeHidden();
});

test('it’s the figure of the calculator, also in kilojoules', async ({ page }) => {
  await open(page, '/tdee-calculator');
  await enter(page, WOMAN);
  await calculate(page);
  await page.getByRole('radiogroup', { name: 'Energy unit' }).getByRole('radio', { name: 'kJ' }).check();
  const shown = await page.locator('[data-result="tdee"]').first().textContent();
  await page.goto('/faq');
  await search(page, 'tdee');
  await expect(answer(page)).toContainText(`${shown} kJ a day`);
});

test('the person kept is answered in a new tab, and nobody once everything is erased', async ({
  page,
  context,
}) => {
  await seedPerson(page);
  const tab = await context.newPage();
  await tab.clock.setFixedTime(new Date(2026, 10, 22, 12));
  await tab.goto(PROTEIN);
  await search(tab, 'bmr');
  await expect(answer(tab)).toContainText('For 80 kg, 180 cm, 40 years.');
  await openSaved(page);
  await eraseAll(page);
  await expect(answer(tab)).toHaveCount(0);
  await expect(own(tab)).toHaveCount(0);
});

for (const { path, said, leadsTo } of WITH_A_FIGURE)
  for (const width of [320, 390, 1280])
    test(`${path} has the reader’s own figure, and nothing moves for it, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await calculated(page);
      const facts = page.getByRole('region', { name: 'In short' });
      const place = async () => [await facts.boundingBox(), await facts.locator('li').first().boundingBox()];
      const before: unknown[] = [];
      await page.route('**/_astro/OwnFigure*', async (route) => {
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        before.push(await place());
        await route.continue();
      });
      await page.goto(path);
      await expect(own(page)).toHaveText(said);
      expect(before).toEqual([await place()]);
      await expect(own(page).getByRole('link')).toHaveAttribute('href', leadsTo);
    });

test('an article says nothing that follows from a preset', async ({ page }) => {
  await calculated(page);
  await page.evaluate(() => {
    const record = JSON.parse(sessionStorage.getItem('evenscale.person') ?? '{}') as object;
    sessionStorage.setItem('evenscale.person', JSON.stringify({ ...record, presets: 'activityLevel' }));
  });
  await page.goto(PROTEIN, { waitUntil: 'networkidle' });
  await expect(own(page)).toHaveCount(0);
});

for (const [what, change] of [
  ['a forged weight', { weight: 'kg~999999' }],
  ['a forged word', { height: 'cm~NaN' }],
  ['somebody under 18', { age: '15' }],
  ['a pregnancy', { pregnancy: 'yes', gender: 'female' }],
] as const)
  test(`${what} in the session shows no figure`, async ({ page }) => {
    await page.goto('/faq');
    const person = {
      weight: 'kg~70',
      height: 'cm~175',
      age: '30',
      gender: 'male',
      activityLevel: 'sedentary',
    };
    await page.evaluate((record) => sessionStorage.setItem('evenscale.person', JSON.stringify(record)), {
      ...person,
      ...change,
    });
    await page.goto(PROTEIN, { waitUntil: 'networkidle' });
    await expect(own(page)).toHaveCount(0);
    await search(page, 'bmi');
    await page.waitForLoadState('networkidle');
    await expect(answer(page)).toHaveCount(0);
  });
