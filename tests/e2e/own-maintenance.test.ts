import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { slowUnless } from '../tier.ts';
import { expectAccessible } from '../a11y/axe.ts';
import { calculate, enter, field, open, openAction, result, scriptsArrived } from './calculator.ts';
import { eraseAll, gotoSaved, openSaved, SAVE_BUTTON, openStore } from './saved-visit.ts';
import { openLog, seed, SIXTY_DAYS } from './log-page.ts';
import { reachTheActions } from './planner-page.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const valueOf = async (page: Page, name: string): Promise<number> =>
  Number(await result(page, name).first().getAttribute('value'));

const group = (page: Page) => page.getByRole('group', { name: 'Your own maintenance calories' });
const back = { name: 'Use the equation instead' } as const;
const offer = { name: /^Use my own maintenance: [\d,]+ kcal \([\d,]+–[\d,]+\)$/u } as const;

async function copyLink(page: Page): Promise<string> {
  await openAction(page, 'Share');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

for (const width of [390, 1280]) {
  test(
    `at ${width} px the log’s figure goes through TDEE, planner, saved results and links`,
    slowUnless(width === 390),
    async ({ page, browser }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await seed(page, SIXTY_DAYS);
      const own = await valueOf(page, 'maintenance');
      const [low, high] = [await valueOf(page, 'maintenance.low'), await valueOf(page, 'maintenance.high')];

      await test.step('the TDEE result is the figure, with its range', async () => {
        await page.getByRole('link', { name: 'Use it in the TDEE calculator' }).click();
        await expect(result(page, 'tdee')).toHaveAttribute('value', String(own));
        expect(page.url()).not.toMatch(/[#?]/u);
        await expect(field(page, 'height')).toHaveValue('180');
        await expect(page.getByText(/^From your log$/u)).toBeVisible();
        await expect(field(page, 'activityLevel')).toHaveAccessibleDescription(
          /^Your calories don’t use it/u,
        );
        await expect(field(page, 'activityLevel')).toBeEnabled();
        await expect(page.getByRole('link', { name: 'Bring your log' })).toHaveCount(0);
        await expect(page.getByText(/^Your log is on this device/u)).toBeVisible();
        await expect(result(page, 'targetCalories.loss')).toHaveAttribute('value', String(own - 500));
        // 10 × 80.4 + 6.25 × 180 − 5 × 40 + 5: energy at rest stays the equation's.
        const kilograms = Number(await field(page, 'weight').inputValue());
        expect(await valueOf(page, 'bmr')).toBeCloseTo(10 * kilograms + 930, 6);
        await expectAccessible(page, 'TDEE with the figure of the log');
      });

      await test.step('and back to the equation, and to the figure again', async () => {
        await group(page).getByRole('button', back).click();
        await expect(result(page, 'tdee')).not.toHaveAttribute('value', String(own));
        await expect(group(page)).toBeFocused();
        await group(page).getByRole('button', offer).click();
        await expect(result(page, 'tdee')).toHaveAttribute('value', String(own));
        await expect(group(page).getByRole('status')).toHaveText(/your own maintenance/u);
      });

      await test.step('another weight in the form is pointed out', async () => {
        const weight = await field(page, 'weight').inputValue();
        await field(page, 'weight').fill((Number(weight) * 1.06).toFixed(1));
        await expect(group(page).getByText('isn’t the weight at the end of the log')).toBeVisible();
        // A weight more than a tenth away is another person's.
        await field(page, 'weight').fill((Number(weight) * 1.15).toFixed(1));
        await expect(group(page).getByText('it’s for another sex, height, age or weight')).toBeVisible();
        await field(page, 'weight').fill(weight);
        await expect(group(page).getByText('isn’t the weight at the end of the log')).toHaveCount(0);
      });

      await test.step('a link carries three numbers, and nothing else of the log', async () => {
        const link = new URL(await copyLink(page));
        expect(link.search).toBe('');
        expect(link.hash).toMatch(/&ownMaintenance=[\d.]+~[\d.]+~[\d.]+~80\.2&units/u);
        expect(link.hash.includes(`=${own}~${low}~${high}~80.2&`)).toBe(true);
        const other = await (await browser.newContext()).newPage();
        await other.goto(link.href);
        await expect(result(other, 'tdee')).toHaveAttribute('value', String(own));
        await expect(group(other).getByRole('button', back)).toBeVisible();
        await group(other).getByRole('button', back).click();
        // That device has no log, so there's nothing to offer.
        await expect(group(other)).toHaveCount(0);
        await other.context().close();
      });

      await test.step('the planner starts from it, and a saved plan brings it back', async () => {
        await page.goto('/weight-planner');
        await scriptsArrived(page);
        await field(page, 'goalWeight').fill('75');
        await calculate(page);
        await expect(result(page, 'plan.tdee')).toHaveAttribute('value', String(own));
        await reachTheActions(page);
        await expect(group(page).getByText('Maintenance is from your own log')).toBeVisible();
        await expectAccessible(page, 'the planner with the figure of the log');
        // A link has the averages that the plan goes on from, and shows the same plan on the same day.
        const link = new URL(await copyLink(page));
        const other = await (await browser.newContext()).newPage();
        await other.clock.setFixedTime(await page.evaluate(() => Date.now()));
        await other.goto(link.href);
        for (const name of ['plan.intake', 'plan.maintenance', 'plan.firstWeek'])
          await expect(result(other, name)).toHaveText(String(await result(page, name).textContent()));
        await expect(other.getByText(/^The plan will start from the number in a log, /u)).toBeVisible();
        await expect(other.getByText(/(?:in|from) your (?:own )?log/u)).toHaveCount(0);
        await other.context().close();
        await openStore(page);
        await page.getByRole('button', { name: SAVE_BUTTON }).click();
        await expect(page.getByText('Saved on this device:')).toBeVisible();
        await gotoSaved(page);
        await expect(page.getByText('TDEE, from your log')).toBeVisible();
        await page.getByRole('link', { name: 'Open in planner' }).click();
        await expect(result(page, 'plan.tdee')).toHaveAttribute('value', String(own));
      });

      const origin = new URL(page.url()).origin;
      for (const url of asked) {
        expect(url.startsWith(origin) || url.startsWith('blob:')).toBe(true);
        expect(new URL(url).search).toBe('');
        expect(url).not.toContain(String(Math.floor(own)));
      }
    },
  );
}

test('without a log, nothing is offered or loaded', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/tdee-calculator');
  await enter(page, { weight: '80', height: '180', age: '40' });
  await calculate(page);
  await expect(result(page, 'tdee')).toBeVisible();
  await expect(page.locator('astro-island[component-export="OwnMaintenance"][ssr]')).toHaveCount(0);
  await expect(group(page)).toHaveCount(0);
  expect(asked.filter((url) => url.includes('/own-figure'))).toEqual([]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
});

test('a figure that is impossible for the entered body is named and not used', async ({ page }) => {
  await page.goto(
    '/tdee-calculator#tdee?weight=kg~80&height=cm~180&age=40&gender=male&activityLevel=sedentary&goal=maintain&bodyFat=&target=&macros=balanced&ownMaintenance=1500~1400~1600~80&units=metric',
  );
  await expect(group(page).getByText('Your own number, 1,500 kcal, isn’t used')).toBeVisible();
  await expect(result(page, 'tdee')).toHaveAttribute('value', String(1730 * 1.2));
  await group(page).getByRole('button', { name: 'Remove my own number' }).click();
  await expect(group(page)).toHaveCount(0);
});

test(
  'TDEE starts with the log’s number, and updates its offer when another tab changes the log',
  { tag: '@slow' },
  async ({ page, context }) => {
    await seed(page, SIXTY_DAYS);
    const own = await valueOf(page, 'maintenance');
    const other = await context.newPage();
    await other.clock.setFixedTime(new Date(2026, 10, 22, 12));
    await open(other, '/tdee-calculator');
    // The form starts with the number, unless the visitor chose the equation's.
    await expect(result(other, 'tdee')).toHaveAttribute('value', String(own));
    await group(other).getByRole('button', back).click();
    await expect(result(other, 'tdee')).not.toHaveAttribute('value', String(own));
    await other.reload();
    await expect(group(other).getByRole('button', offer)).toBeVisible();
    await expect(result(other, 'tdee')).not.toHaveAttribute('value', String(own));
    await group(other).getByRole('button', offer).click();
    await expect(result(other, 'tdee')).toHaveAttribute('value', String(own));

    // Today's entry changes the figure; the one on an open page stays until the visitor takes the newer one.
    await field(page, 'intake').fill('3300');
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    await expect(result(page, 'maintenance')).not.toHaveAttribute('value', String(own));
    const newer = await valueOf(page, 'maintenance');
    const latest = group(other).getByRole('button', { name: /^Use the latest number from my log/u });
    // It wraps on a phone, below lines that begin at the same place.
    await expect(latest).toHaveCSS('text-align', 'start');
    await latest.click();
    await expect(result(other, 'tdee')).toHaveAttribute('value', String(newer));

    // A page that opens later has the latest one.
    await field(page, 'intake').fill('3400');
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    await expect(result(page, 'maintenance')).not.toHaveAttribute('value', String(newer));
    await other.reload();
    await expect(result(other, 'tdee')).toHaveAttribute('value', String(await valueOf(page, 'maintenance')));
    await group(other).getByRole('button', back).click();
    await expect(group(other).getByRole('button', offer)).toBeVisible();

    await openSaved(page);
    await eraseAll(page);
    await expect(group(other)).toHaveCount(0);
  },
);

test('“Use it in the weight planner” sets a first step to the healthy range as the goal, or no goal inside it', async ({
  page,
}) => {
  await seed(page, SIXTY_DAYS);
  const own = await valueOf(page, 'maintenance');
  await page.getByRole('link', { name: 'Use it in the weight planner' }).click();
  await scriptsArrived(page);
  expect(page.url()).toMatch(/\/weight-planner$/u);
  // The log's trend, 80.2 kg at 180 cm, is a BMI of 24.8: the goal is the visitor's to choose, and nothing is marked as missing.
  await expect(field(page, 'weight')).toHaveValue('80.2');
  await expect(field(page, 'goalWeight')).toHaveValue('');
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
  await expect(result(page, 'plan.intake')).toHaveCount(0);
  await field(page, 'goalWeight').fill('76');
  await calculate(page);
  await expect(result(page, 'plan.tdee')).toHaveAttribute('value', String(own));
  // The figure has its range beside it.
  await expect(page.locator('dd', { has: result(page, 'plan.tdee') })).toHaveText(
    /^[\d,]+ kcal \([\d,]+–[\d,]+\)$/u,
  );

  // In another visit: a goal that was typed in this one stays.
  await page.evaluate(() => sessionStorage.clear());
  await seed(
    page,
    SIXTY_DAYS.map((day) => ({ ...day, weightKg: (day.weightKg ?? 0) + 10 })),
  );
  await page.getByRole('link', { name: 'Use it in the weight planner' }).click();
  await expect(result(page, 'plan.tdee')).toHaveAttribute('value', /\d/u);
  // The healthy range ends at 80.7 kg, more than a tenth away from 90.2: the goal is that tenth, the first step.
  await expect(field(page, 'goalWeight')).toHaveValue('81.2');

  // A goal and a date of the visitor's own stay as they are.
  await field(page, 'goalWeight').fill('84');
  await field(page, 'goalDate').fill('2027-03-16');
  await openLog(page);
  await page.getByRole('link', { name: 'Use it in the weight planner' }).click();
  await expect(result(page, 'plan.tdee')).toHaveAttribute('value', /\d/u);
  await expect(field(page, 'goalWeight')).toHaveValue('84');
  await expect(field(page, 'goalDate')).toHaveValue('2027-03-16');
});
