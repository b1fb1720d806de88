import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { calculate, choice, enter, field, open, result, scriptsArrived } from './calculator.ts';
import { ask, openPlanner } from './planner-page.ts';
import { saveOne } from './saved-visit.ts';

/** Only what has no preset. */
const MEASURES = { weight: '71.3', height: '182.6' };

const note = (page: Page): Locator => page.locator('#presets-note');

for (const { path, figure, age, female } of [
  { path: '/', figure: 'calories.maintenance', age: '30', female: '2,392' },
  { path: '/tdee-calculator', figure: 'tdee', age: '25', female: '2,431' },
])
  test(`${path} names the presets that it calculated with, and each leads to its field`, async ({ page }) => {
    await open(page, path);
    await enter(page, MEASURES);
    await calculate(page);
    await expect(note(page)).toContainText(`We assumed male, ${age} years old and moderately active.`);
    await expect(page.getByRole('group', { name: 'Results' })).toHaveAccessibleDescription(/^We assumed/u);

    await page.getByRole('button', { name: 'Change: male' }).click();
    await expect(choice(page, 'Male')).toBeFocused();
    await expect(choice(page, 'Male')).toBeInViewport();
    await expect(note(page)).toContainText(`assumed male, ${age} years old`);
    await page.keyboard.press('Space');
    await expect(note(page)).toContainText(`assumed ${age} years old and moderately active.`);
    await expect(page.getByRole('button', { name: 'Switch to' })).toHaveCount(0);
    await choice(page, 'Female').check();
    await expect(result(page, figure)).toHaveText(female);
    await page.getByRole('button', { name: `Change: ${age} years old` }).click();
    await expect(field(page, 'age')).toBeFocused();
    await page.getByRole('button', { name: 'Change: moderately active' }).click();
    await expect(field(page, 'activityLevel')).toBeFocused();

    await page.emulateMedia({ media: 'print' });
    await expect(note(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'That’s right' })).toBeHidden();
    await expect(page.getByRole('button', { name: `Change: ${age} years old` })).toHaveCSS(
      'text-decoration-line',
      'none',
    );
  });

test('what is typed after a press of the age takes its place', async ({ page }) => {
  await open(page, '/');
  await enter(page, MEASURES);
  await calculate(page);
  await page.getByRole('button', { name: 'Change: 30 years old' }).click();
  await page.keyboard.type('68');
  await expect(field(page, 'age')).toHaveValue('68');
});

test('presets stay presets in the next tool and after a reload, until somebody says that they are right', async ({
  page,
}) => {
  await open(page, '/');
  await enter(page, { ...MEASURES, gender: 'female' });
  await calculate(page);
  await page.reload();
  await expect(note(page)).toContainText('assumed 30 years old and moderately active.');

  await openPlanner(page);
  await ask(page, {}, { weight: '68' });
  await expect(note(page)).toContainText('assumed 30 years old and moderately active.');
  await page.getByRole('button', { name: 'That’s right' }).click();
  await expect(note(page)).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Results' })).toBeFocused();
  await page.reload();
  await expect(result(page, 'plan.intake').first()).toBeVisible();
  await expect(note(page)).toHaveCount(0);
});

test('saving a result doesn’t make a preset the visitor’s own', async ({ page, context }) => {
  await saveOne(page, { ...MEASURES, age: '41' });
  const next = await context.newPage();
  await open(next, '/');
  await expect(field(next, 'weight')).toHaveValue('71.3');
  await expect(field(next, 'age')).toHaveValue('41');
  await calculate(next);
  await expect(note(next)).toContainText('assumed male and moderately active.');
});

test('who opens a link reads no presets', async ({ page }) => {
  await page.goto(
    '/#home?weight=kg~70&height=cm~175&age=30&gender=male&activityLevel=moderatelyActive&units=metric',
  );
  await expect(result(page, 'bmi')).toHaveText('22.9');
  await expect(note(page)).toHaveCount(0);
});

test('a press of the sex that is already chosen is a choice, also before the scripts have arrived', async ({
  page,
}) => {
  const gate = Promise.withResolvers<null>();
  await page.route('**/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await choice(page, 'Male').click();
  await enter(page, MEASURES);
  gate.resolve(null);
  await scriptsArrived(page);
  await calculate(page);
  await expect(note(page)).toContainText('assumed 30 years old and moderately active.');
});

test('what one calculator refuses isn’t in the next one’s form, and is back after a reload of its own page', async ({
  page,
}) => {
  await open(page, '/tdee-calculator');
  await enter(page, { ...MEASURES, weight: '500000' });
  await calculate(page);
  await page.reload();
  await expect(field(page, 'weight')).toHaveValue('500000');
  await page.goto('/');
  await expect(field(page, 'height')).toHaveValue(MEASURES.height);
  await expect(field(page, 'weight')).toHaveValue('');
});
