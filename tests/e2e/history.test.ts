import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { slowUnless } from '../tier.ts';
import { calculate, choice, enter, field, open, result, results, scriptsArrived } from './calculator.ts';
import type { Entries } from './calculator.ts';

const WOMAN: Entries = {
  weight: '70',
  height: '165',
  age: '41',
  gender: 'female',
  activityLevel: 'veryActive',
};
const MAN: Entries = { weight: '99', gender: 'male', activityLevel: 'sedentary' };

async function expectForm(page: Page, { gender, ...fields }: Entries): Promise<void> {
  for (const [name, text] of Object.entries(fields))
    await expect(field(page, name)).toHaveValue(String(text));
  if (gender) await expect(choice(page, gender === 'male' ? 'Male' : 'Female')).toBeChecked();
}

async function back(page: Page): Promise<void> {
  await page.goBack();
  await scriptsArrived(page);
}

test('after Back, the form has all entries of the last person', async ({ page }) => {
  await open(page, '/');
  await enter(page, WOMAN);
  await calculate(page);
  await expect(result(page, 'bmi')).toBeVisible();
  await open(page, '/tdee-calculator');
  await expectForm(page, WOMAN);
  await enter(page, MAN);
  await back(page);
  await expectForm(page, { ...WOMAN, ...MAN });
  // 10 × 99 + 6.25 × 165 − 5 × 41 + 5, times 1.2
  await expect(result(page, 'calories.maintenance')).toHaveAttribute('value', /^2185\.5/u);
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a reload and Back restore a result with its entries, without moving the page', async ({ page }) => {
  await open(page, '/tdee-calculator');
  await enter(page, { ...WOMAN, goal: 'lose' });
  await page.getByRole('checkbox', { name: 'body fat', exact: false }).check();
  await field(page, 'bodyFat').fill('31');
  await calculate(page);
  const tdee = await result(page, 'tdee').getAttribute('value');
  // The page scrolls to its results shortly after the press; only then can it be scrolled back to its top.
  await expect(async () => {
    const { isMoved } = await page.evaluate(async () => {
      scrollTo(0, 0);
      await new Promise((done) => setTimeout(done, 400));
      return { isMoved: scrollY > 0 };
    });
    expect(isMoved).toBe(false);
  }).toPass();
  await page.reload();
  await expect(result(page, 'tdee')).toHaveAttribute('value', tdee ?? '');
  await expect(field(page, 'goal')).toHaveValue('lose');
  await expect(field(page, 'bodyFat')).toHaveValue('31');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goto('/faq');
  await back(page);
  await expect(result(page, 'tdee')).toHaveAttribute('value', tdee ?? '');
});

/** The position of an element on the screen once nothing moves. */
async function placeOf(page: Page, target: Locator): Promise<number> {
  await expect(async () => {
    const before = await target.boundingBox();
    await page.waitForTimeout(200);
    expect(await target.boundingBox()).toEqual(before);
  }).toPass();
  return (await target.boundingBox())?.y ?? Infinity;
}

for (const width of [390, 1280])
  for (const path of ['/', '/tdee-calculator', '/weight-planner'])
    test(
      `Back to ${path} shows what the visitor left, with the results, at ${width} px`,
      slowUnless(width === 390),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await open(page, path);
        await enter(page, { weight: '95', height: '175' });
        if (path === '/weight-planner') await field(page, 'goalWeight').fill('85');
        await calculate(page);
        await expect(results(page).first()).toBeInViewport();
        const steps = page.getByRole('navigation', { name: 'Next steps' });
        const targets = [results(page).nth(2), ...(path === '/weight-planner' ? [] : [steps])];
        for (const target of targets) {
          await target.scrollIntoViewIfNeeded();
          const place = await placeOf(page, target);
          await page.goto('/log');
          await back(page);
          await expect(target).toBeInViewport();
          expect(Math.abs((await placeOf(page, target)) - place)).toBeLessThan(2);
        }
      },
    );

test('a link within the page keeps the result', async ({ page }) => {
  await open(page, '/');
  await enter(page, WOMAN);
  await calculate(page);
  await page.getByRole('link', { name: /^Add your waist/u }).click();
  // The fragment's history entry gets its state from an event shortly after the click.
  await page.waitForFunction(() => Boolean(location.hash && history.state));
  await page.goto('/faq');
  await back(page);
  await expect(result(page, 'bmi')).toBeVisible();
});

test('a plan is restored with its goal after a reload', async ({ page }) => {
  await page.goto('/weight-planner');
  await scriptsArrived(page);
  await enter(page, WOMAN);
  await field(page, 'goalWeight').fill('63,5');
  await calculate(page);
  const intake = await result(page, 'plan.intake').getAttribute('value');
  await page.reload();
  await expect(field(page, 'goalWeight')).toHaveValue('63,5');
  await expect(result(page, 'plan.intake')).toHaveAttribute('value', intake ?? '');
});

test('after Reset neither a reload nor Back restores anything', async ({ page }) => {
  await open(page, '/');
  await enter(page, WOMAN);
  await calculate(page);
  await expect(result(page, 'bmi')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.reload();
  await scriptsArrived(page);
  await expect(results(page)).toHaveCount(0);
  await expectForm(page, {
    weight: '',
    height: '',
    age: '30',
    gender: 'male',
    activityLevel: 'moderatelyActive',
  });
});
