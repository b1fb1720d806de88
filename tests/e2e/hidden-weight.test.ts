import { expect, test, type Page } from '@playwright/test';
import { calculate, choice, enter, field, open, scriptsArrived } from './calculator.ts';
import { chooseFile } from './log-files.ts';
import { openFiles, openWeek, PLAN, plantPlan, seed, showTrend } from './log-page.ts';
import { openStore, SAVE_BUTTON } from './saved-visit.ts';

/** Sixty days of a man of 180 cm, up to Nov 21, 2026: no page has weights like his by chance. */
const DAYS = Array.from({ length: 60 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 8, 23 + index)).toISOString().slice(0, 10),
  weightKg: Math.round((138 - 0.03 * index + 0.3 * Math.sin(index * 2.1)) * 10) / 10,
  intakeKcal: 2900,
}));
const GOAL = { entries: { ...PLAN.entries, weight: 'kg~138', goalWeight: 'kg~128' } };

/** His weights and his goal in kilograms, pounds and stone, and his BMI. */
const TOLD =
  /\b1[23]\d(?:\.\d+)?\s?kg|\b1[23]\d\.\d|\b(?:28|29|30)\d(?:\.\d+)?\s?lb|\b(?:28|29|30)\d\.\d|\b2[0-2] st\b|\b4[0-3]\.\d\b/gu;
/** An axis has numbers without a unit. */
const TICK = /^(?:1[23]\d|28\d|29\d|30\d)$/u;

/** Whatever the page says of a weight: to the eye, to a screen reader, and in its fields. */
async function tells(page: Page): Promise<readonly string[]> {
  const said = await page.evaluate(() => {
    const names = [
      'aria-label',
      'aria-valuetext',
      'aria-description',
      'alt',
      'title',
      'placeholder',
      'value',
    ];
    const named = [...document.querySelectorAll('*')].flatMap((element) =>
      names.flatMap((name) => element.getAttribute(name) ?? []),
    );
    const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
    const typed = [...fields].map(({ value }) => value);
    return [document.title, document.body.innerText, ...named, ...typed];
  });
  const ticks = await page.locator('svg text').allTextContents();
  return [
    ...said.flatMap((text) => text.match(TOLD) ?? []),
    ...ticks.filter((text) => TICK.test(text.trim())),
  ];
}

/** Opens whatever can be opened, and brings everything into view once, so that it loads. */
async function openAll(page: Page): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await page.evaluate(async () => {
      for (const fold of document.querySelectorAll('main details')) (fold as HTMLDetailsElement).open = true;
      for (let top = 0; top < document.body.scrollHeight; top += 600) {
        scrollTo(0, top);
        await new Promise((done) => setTimeout(done, 30));
      }
    });
    await page.waitForLoadState('networkidle');
  }
}

/** A log with a plan and a saved result, whose person hides the weight. */
async function hide(page: Page): Promise<void> {
  await seed(page, DAYS);
  await plantPlan(page, GOAL);
  await open(page, '/tdee-calculator');
  // What is kept would otherwise arrive between the selection and the text of a fill.
  await expect(field(page, 'weight')).not.toHaveValue('');
  await enter(page, { weight: '137.6', activityLevel: 'sedentary' });
  await calculate(page);
  await openStore(page);
  await page.getByRole('button', { name: SAVE_BUTTON }).click();
  await expect(page.getByText('Saved on this device:')).toBeVisible();
  await page.goto('/log');
  await scriptsArrived(page);
  await showTrend(page);
  expect((await tells(page)).length).toBeGreaterThan(5);
  await page.getByLabel('Hide my weight and show only the trend').check();
  await expect(page.locator('[aria-label*="Weights are hidden."]')).toBeAttached();
}

test('a hidden weight is in no part of the log, in any unit, nor on paper', async ({ page }) => {
  await hide(page);
  await openWeek(page);
  await openFiles(page);
  await openAll(page);
  await page.getByRole('button', { name: 'Make a picture of your trend' }).click();
  await expect(page.getByRole('img', { name: /trend/iu }).first()).toBeVisible();
  await chooseFile(page, 'day,weight kg\n2026-01-05,137.4\n2026-10-06,133.3\n', 'weights.csv');
  await expect(page.getByText('Hidden weight').first()).toBeVisible();
  expect(await tells(page)).toEqual([]);
  await page.getByRole('slider', { name: 'Read the trend' }).first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.Curve-reading strong').first()).toHaveText(/^\d\.\d kg down$/u);
  for (const units of ['Imperial', 'Metric']) {
    await choice(page, units).first().check();
    expect(await tells(page), units).toEqual([]);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Weights and the BMI are hidden here').first()).toBeVisible();
  expect(await tells(page)).toEqual([]);
});

const FORMS = ['/', '/tdee-calculator', '/weight-planner', '/bmr-calculator', '/protein-calculator'];

for (const tab of ['the same', 'another'])
  test(`no page begins with a hidden weight, and each asks for it, in ${tab} tab`, async ({
    page,
    context,
  }) => {
    await hide(page);
    const visit = tab === 'the same' ? page : await context.newPage();
    await visit.clock.setFixedTime(new Date(2026, 10, 22, 12));
    for (const path of [...FORMS, '/articles/protein-diet']) {
      await visit.goto(path);
      await scriptsArrived(visit);
      if (FORMS.includes(path)) {
        await expect(visit.getByText('Weight hidden: enter it to calculate.')).toBeVisible();
        await expect(field(visit, 'weight')).toHaveValue('');
        await expect(field(visit, 'age')).toHaveValue('40');
      }
      await openAll(visit);
      expect(await tells(visit), path).toEqual([]);
    }
    await visit.goto('/');
    await field(visit, 'weight').fill('137');
    await expect(visit.getByText('Weight hidden: enter it to calculate.')).toHaveCount(0);
    await calculate(visit);
    await expect(visit.locator('[data-result="bmi"]').first()).toHaveText(/^42/u);
    // It goes on to the next page, and isn't there when the page is opened again on which it was typed.
    await visit.reload();
    await scriptsArrived(visit);
    await expect(visit.getByText('Weight hidden: enter it to calculate.')).toBeVisible();
    await expect(field(visit, 'weight')).toHaveValue('');
    await field(visit, 'weight').fill('137');
    await calculate(visit);
    await visit.goto('/tdee-calculator');
    await scriptsArrived(visit);
    await expect(field(visit, 'weight')).toHaveValue('137');
  });

test('the log’s number goes to the other tools without the hidden weight', async ({ page }) => {
  await hide(page);
  await page.getByRole('link', { name: 'Use it in the TDEE calculator' }).click();
  await expect(page.getByText('Weight hidden: enter it to calculate.')).toBeVisible();
  expect(await tells(page)).toEqual([]);
  await field(page, 'weight').fill('137');
  await calculate(page);
  await expect(page.getByRole('group', { name: 'Your own maintenance calories' })).toBeVisible();
});
