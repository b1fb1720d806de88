import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { slowUnless } from '../tier.ts';
import { calculate, choice, enter, field, result, scriptsArrived } from './calculator.ts';
import { gotoSaved, SAVE_BUTTON, openStore } from './saved-visit.ts';
import { dateIn } from './planner-page.ts';

const TODAY = new Date(2026, 10, 21, 12);

/** Above a BMI of 25, so that the protein part explains which weight it counts. */
const HEAVY = { age: '40', feet: '5', inches: '10' } as const;

/** Each page's entries in addition to the person. */
const TOOLS = {
  '/': async () => undefined,
  '/tdee-calculator': async (page: Page) => {
    await field(page, 'goal').selectOption('lose');
    await field(page, 'bodyFatAsk').check();
    await field(page, 'bodyFat').fill('28');
  },
  '/weight-planner': async (page: Page, inStone: boolean) => {
    if (inStone) {
      await field(page, 'goal-stone').fill('13');
      await field(page, 'goal-pounds').fill('6');
    } else await field(page, 'goalWeight').fill('188');
    await choice(page, 'By a date').check();
    await field(page, 'goalDate').fill(dateIn(200));
  },
} as const;

/** The placeholder text of a part until it has loaded. */
const WAITING = /^Loading…|^Drawing your chart…$/u;

/** Opens every collapsed part of the page, and waits until all parts have loaded. */
async function openEverything(page: Page): Promise<void> {
  const ownMacros = page.getByRole('tab', { name: 'Your own' });
  if ((await ownMacros.count()) > 0) await ownMacros.click();
  await expect(async () => {
    await page.evaluate(() => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) {
        // Of several parts with the same name, only one stays open.
        details.removeAttribute('name');
        if (!details.open) details.querySelector('summary')?.click();
      }
    });
    const waiting = page.locator('main').getByText(WAITING).filter({ visible: true });
    for (const frame of await waiting.all()) await frame.scrollIntoViewIfNeeded({ timeout: 1000 });
    await expect(page.locator('main details[open] astro-island[ssr]')).toHaveCount(0, { timeout: 1000 });
    await expect(waiting).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

/** All text of a page's tools, one line each: visible and spoken. */
const linesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const main = document.querySelector<HTMLElement>('main');
    const drawn = [...document.querySelectorAll('main svg text')].map((text) => text.textContent);
    const heard = [...document.querySelectorAll('main [aria-label], main [aria-valuetext]')].flatMap(
      (element) => [element.getAttribute('aria-label') ?? '', element.getAttribute('aria-valuetext') ?? ''],
    );
    return [...(main?.innerText ?? '').split('\n'), ...drawn, ...heard].map((line) =>
      line.replaceAll('\u00a0', ' ').trim(),
    );
  });

const METRIC = /\d ?(?:kg|cm)\b(?!\/m²)|\bg\/kg|per (?:kg|kilogram)\b/u;
/** Fourteen pounds and more that are not the rest of stone and pounds. */
const POUNDS = /(?<!st )(?<![\d.,])(?:1[4-9]|[2-9]\d|\d{3,})(?:\.\d)? lb\b/u;

/** True where another unit is shown deliberately: next to the visitor's own, in a metric formula, or as it was typed. */
const isMeant = (line: string): boolean =>
  /\bkg\b.*\b(?:lb|pounds?)\b|\b(?:lb|pounds?)\b.*\bkg\b|\bft\b.*\bcm\b|[×÷=≈]|^Calculated with/u.test(line);

async function expectUnits(page: Page, inStone: boolean): Promise<void> {
  const lines = await linesOf(page);
  const leaks = lines.filter(
    (line) => !isMeant(line) && (METRIC.test(line) || (inStone && POUNDS.test(line))),
  );
  expect(leaks).toEqual([]);
  // Checks that the page was read: it contains a weight in the visitor's own unit.
  expect(lines.join(' ')).toMatch(inStone ? /\d st(?: \d+(?:\.\d)? lb)?\b/u : /\d lb\b/u);
}

async function openWith(page: Page, path: keyof typeof TOOLS, inStone: boolean): Promise<void> {
  await page.clock.setFixedTime(TODAY);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await scriptsArrived(page);
  await choice(page, 'Imperial').check();
  if (inStone) {
    await page.getByLabel('Use stone and pounds').check();
    await field(page, 'stone').fill('15');
    await field(page, 'pounds').fill('10.4');
  } else await field(page, 'weight').fill('220.4');
  await enter(page, HEAVY);
  await TOOLS[path](page, inStone);
  await calculate(page);
  await expect(result(page, path === '/weight-planner' ? 'plan.intake' : 'bmi')).toBeVisible();
}

for (const inStone of [false, true]) {
  const unit = inStone ? 'stone and pounds' : 'pounds';

  for (const path of Object.keys(TOOLS) as (keyof typeof TOOLS)[])
    test(
      `${path} with all its parts shows every weight in ${unit} if chosen`,
      slowUnless(inStone),
      async ({ page }) => {
        await openWith(page, path, inStone);
        await openEverything(page);
        await expectUnits(page, inStone);
      },
    );

  test(
    `a field that understood another unit, and the saved results, show it in ${unit}`,
    slowUnless(inStone),
    async ({ page }) => {
      await openWith(page, '/tdee-calculator', inStone);
      await openEverything(page);
      for (const kilograms of ['95 kg', '94.2 kg']) {
        if (inStone) await field(page, 'pounds').fill('');
        await field(page, inStone ? 'stone' : 'weight').fill(kilograms);
        await calculate(page);
        await openStore(page);
        await page.getByRole('button', { name: SAVE_BUTTON }).click();
        await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      }
      const lines = await linesOf(page);
      expect(lines.filter((line) => line.startsWith('Understood as'))).toEqual([
        inStone ? 'Understood as 14 st 11.7 lb.' : 'Understood as 207.7 lb.',
      ]);
      await expectUnits(page, inStone);
      await gotoSaved(page);
      await expect(page.locator('[data-result-id]')).toHaveCount(2);
      await expectUnits(page, inStone);
    },
  );
}
