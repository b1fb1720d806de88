import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { slowUnless } from '../tier.ts';
import { calculate, enter, EXAMPLE, field, open, result, scriptsArrived } from './calculator.ts';
import { ask, MAN, openPlanner } from './planner-page.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

const button = (page: Page): Locator => page.getByRole('button', { name: 'Calculate', exact: true });

async function topOf(target: Locator): Promise<number> {
  return (await target.boundingBox())?.y ?? Infinity;
}

async function bottomOf(target: Locator): Promise<number> {
  const box = await target.boundingBox();
  return box ? box.y + box.height : Infinity;
}

/** The height of ads on the first screen, in pixels. */
const heightOfAds = (page: Page): Promise<number> =>
  page.locator('[data-ad]').evaluateAll((ads) =>
    ads.reduce((sum, ad) => {
      const { top, bottom } = ad.getBoundingClientRect();
      return sum + Math.max(0, Math.min(innerHeight, bottom) - Math.max(0, top));
    }, 0),
  );

for (const { path, phone, desktop } of [
  { path: '/', phone: 844, desktop: 700 },
  { path: '/tdee-calculator', phone: 1_000, desktop: 800 },
  { path: '/weight-planner', phone: 1_000, desktop: 800 },
]) {
  for (const [screen, most] of [
    [PHONE, phone],
    [DESKTOP, desktop],
  ] as const)
    test(`${path} starts with its tool at ${screen.width} x ${screen.height}, with at most 60 px of ads`, async ({
      page,
    }) => {
      await page.setViewportSize(screen);
      await page.goto(path);
      await scriptsArrived(page);
      expect(await topOf(field(page, 'weight'))).toBeLessThanOrEqual(420);
      expect(await bottomOf(button(page))).toBeLessThanOrEqual(most);
      expect(await heightOfAds(page)).toBeLessThanOrEqual(60);
    });

  test(
    `ads take at most 60 px of the first screen of ${path} at 1920 px`,
    slowUnless(path === '/'),
    async ({ page }) => {
      await page.setViewportSize({ width: 1920, height: 1080 });
      await page.goto(path);
      expect(await heightOfAds(page)).toBeLessThanOrEqual(60);
    },
  );
}

for (const { path, name, other } of [
  { path: '/', name: 'calories.weightGain', other: 'bmi' },
  { path: '/tdee-calculator', name: 'tdee', other: 'macros.balanced.fat' },
])
  test(`the form and the figures of ${path} are in view together on a desktop`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(path);
    await scriptsArrived(page);
    await enter(page, EXAMPLE);
    await calculate(page);
    await expect(result(page, name)).toBeInViewport({ ratio: 1 });
    await expect(result(page, other)).toBeInViewport({ ratio: 1 });
    await expect(field(page, 'weight')).toBeInViewport({ ratio: 1 });
    await expect(button(page)).toBeInViewport({ ratio: 1 });
    const form = await page.locator('form').first().boundingBox();
    const figure = await result(page, name).boundingBox();
    expect(figure?.x ?? 0).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? Infinity));
  });

for (const screen of [PHONE, DESKTOP])
  test(`to lose weight, what to eat is the largest figure of TDEE’s answer at ${screen.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/tdee-calculator');
    await enter(page, { ...EXAMPLE, weight: '80', goal: 'lose' });
    await calculate(page);
    const answer = page.getByRole('region', { name: 'Your TDEE Results' });
    const target = (await result(page, 'targetCalories.loss').textContent()) ?? '';
    const hero = answer.getByText(target, { exact: true }).first();
    await expect(hero).toBeInViewport({ ratio: 1 });
    await expect(result(page, 'tdee')).toBeInViewport({ ratio: 1 });
    const sizes = await answer
      .locator('*')
      .evaluateAll((all) =>
        all
          .filter((one) => one.childElementCount === 0 && /\d/u.test(one.textContent))
          .map((one) => [parseFloat(getComputedStyle(one).fontSize), one.textContent] as const),
      );
    const largest = sizes.toSorted(([one], [other]) => other - one);
    expect(largest[0]?.[1]).toBe(target);
    expect(largest[0]?.[0] ?? 0).toBeGreaterThan(2 * (largest[1]?.[0] ?? Infinity));
  });

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

async function boxOf(target: Locator): Promise<Box> {
  const box = await target.boundingBox();
  if (!box) throw new Error('not on the screen');
  return box;
}

const middleOf = ({ y, height }: Box): number => y + height / 2;

/** Two lines of a figure, in pixels. */
const NEAR = 120;

for (const screen of [PHONE, DESKTOP])
  test(
    `the energy unit is near the figure at ${screen.width} px`,
    slowUnless(screen === PHONE),
    async ({ page }) => {
      await page.setViewportSize(screen);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const [path, name] of [
        ['/', 'calories.maintenance'],
        ['/tdee-calculator', 'tdee'],
        ['/weight-planner', 'plan.intake'],
      ] as const) {
        if (name === 'plan.intake') {
          await openPlanner(page);
          await ask(page, MAN, { weight: '80', days: 180 });
        } else {
          await open(page, path);
          await enter(page, EXAMPLE);
          await calculate(page);
        }
        // The page moves to the result for a moment.
        await expect(async () => {
          const figure = await boxOf(result(page, name));
          const units = await boxOf(page.getByRole('radiogroup', { name: 'Energy unit' }).first());
          expect(units.x, path).toBeGreaterThan(figure.x + figure.width);
          // Beside the figure, its title, or the smaller figure below it.
          expect(Math.abs(middleOf(units) - middleOf(figure)), path).toBeLessThan(NEAR);
        }).toPass({ timeout: 5_000 });
      }
    },
  );

test('a result’s notice covers none of its figures on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/tdee-calculator');
  await enter(page, EXAMPLE);
  await calculate(page);
  const notice = page.locator('[data-notice]');
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-result]').first()).toBeVisible();
  // Measured in one moment, since the page scrolls to the answer.
  const covered = (): Promise<number> =>
    notice.evaluate((element) => {
      const { bottom } = element.getBoundingClientRect();
      const tops = [...document.querySelectorAll('[data-result]')].flatMap((figure) =>
        figure.checkVisibility() ? [figure.getBoundingClientRect().top] : [],
      );
      return tops.length === 0 ? NaN : tops.filter((top) => top < bottom).length;
    });
  await expect.poll(covered).toBe(0);
});

test('the planner’s bar keeps to one line on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openPlanner(page);
  await ask(page, MAN, { weight: '80', days: 180 });
  await field(page, 'weight').scrollIntoViewIfNeeded();
  const button = page.getByRole('button', { name: 'See results' });
  const text = await boxOf(button.locator('..').getByText(/^[\d,]+ kcal a day$/u));
  const press = await boxOf(button);
  expect(Math.abs(middleOf(text) - middleOf(press))).toBeLessThan(4);
});

for (const path of [
  '/',
  '/tdee-calculator',
  '/weight-planner',
  '/child-bmi-calculator',
  '/pregnancy-weight-gain',
])
  test(`${path} shows an example until there is a result`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByText(/^Example: /u)).toBeVisible();
    await expect(page.locator('[data-result]')).toHaveCount(0);
  });
