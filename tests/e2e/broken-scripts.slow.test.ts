import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import {
  breakFiles,
  expectReadable,
  failure,
  FAULTS,
  islandsOf,
  isRemembered,
  LASTING,
  reactFile,
  reloadBy,
  scriptNamed,
} from './broken-parts.ts';
import type { BrokenFiles, Fault } from './broken-parts.ts';
import {
  calculate,
  choice,
  enter,
  field,
  open,
  openAction,
  openAllDetails,
  result,
  scriptsArrived,
} from './calculator.ts';
import type { Entries } from './calculator.ts';
import { box, opener, options, panel } from './search-page.ts';

const REACT = reactFile();
const SHORT = /^\/(?:_astro\/)?(?<name>[\w-]+)\./u;
const nameOf = (file: string): string => SHORT.exec(file)?.groups?.['name'] ?? file;

const PERSON: Entries = {
  weight: '71.3',
  height: '182.6',
  age: '47',
  gender: 'female',
  activityLevel: 'veryActive',
};

/** The pages with a calculator: entries in addition to the person, and a result to wait for. */
const CALCULATORS = [
  { path: '/', own: {}, awaited: 'bmi' },
  { path: '/tdee-calculator', own: { goal: 'lose' }, awaited: 'tdee' },
  { path: '/weight-planner', own: { goalWeight: '68,5' }, awaited: 'plan.intake' },
] as const;
type Calculator = (typeof CALCULATORS)[number];

async function typeAll(page: Page, { own }: Calculator): Promise<void> {
  await enter(page, PERSON);
  if ('goal' in own) await field(page, 'goal').selectOption(own.goal);
  if ('goalWeight' in own) await field(page, 'goalWeight').fill(own.goalWeight);
}

async function expectTyped(page: Page, { own }: Calculator): Promise<void> {
  for (const name of ['weight', 'height', 'age', 'activityLevel'] as const)
    await expect(field(page, name)).toHaveValue(String(PERSON[name]));
  await expect(choice(page, 'Female')).toBeChecked();
  for (const [name, value] of Object.entries(own)) await expect(field(page, name)).toHaveValue(value);
}

/**
 * React's file is preloaded once. Then both files that import it, the island's own and Astro's renderer, request it,
 * and each of them once more when Astro tries again after a second. Any other file has one importer.
 */
const MOST_REQUESTS = 5;

async function expectNoStorm(page: Page, broken: BrokenFiles): Promise<void> {
  await page.waitForTimeout(1_500);
  expect(broken.asked).toBeLessThanOrEqual(MOST_REQUESTS);
}

async function openBroken(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(field(page, 'weight')).toBeVisible();
}

/** Expects one message, a readable page, the typed text, and no flood of requests. */
async function expectFailed(page: Page, calculator: Calculator, broken: BrokenFiles): Promise<void> {
  await expect(failure(page)).toBeVisible();
  await expectReadable(page);
  await expectTyped(page, calculator);
  await expectNoStorm(page, broken);
  await expect(failure(page)).toHaveCount(1);
}

for (const calculator of CALCULATORS) {
  const { path, awaited } = calculator;
  const own = islandsOf(path).find(({ isLate }) => !isLate)?.file ?? '';
  for (const fault of LASTING)
    test(`${path} says so where ${nameOf(own)}, and then React, ${fault}; nothing typed is lost`, async ({
      page,
    }) => {
      const broken = await breakFiles(page, [own], fault);
      await openBroken(page, path);
      await typeAll(page, calculator);
      await calculate(page);
      await expectFailed(page, calculator, broken);

      await broken.mend();
      const brokenAgain = await breakFiles(page, [REACT], fault);
      await reloadBy(page);
      await page.waitForLoadState();
      await expectFailed(page, calculator, brokenAgain);

      await brokenAgain.mend();
      await page.reload();
      await scriptsArrived(page);
      await expectTyped(page, calculator);
      await expect(failure(page)).toHaveCount(0);
      await calculate(page);
      await expect(result(page, awaited).first()).toBeVisible();
    });

  test(`${path} handles an early press where its scripts arrive late`, async ({ page }) => {
    await breakFiles(page, [own, REACT], 'comes late');
    await openBroken(page, path);
    await typeAll(page, calculator);
    await calculate(page);
    await expect(result(page, awaited).first()).toBeVisible({ timeout: 20_000 });
    await expectTyped(page, calculator);
    await expect(failure(page)).toHaveCount(0);
  });
}

/** Opens and closes the panels of Save and Share. */
async function openPanels(page: Page): Promise<void> {
  for (const title of ['Save', 'Share'] as const) {
    await openAction(page, title);
    await page.keyboard.press('Escape');
  }
}

/** Opens every late part: panels, one's own macros, those in details, and those that load as they come into view. */
async function openLateParts(page: Page): Promise<void> {
  // They all appear at once, shortly after the figures.
  await expect(page.locator('astro-island[opts*="visible"]').first()).toBeAttached();
  await openPanels(page);
  const ownMacros = page.getByRole('tab', { name: 'Your own' });
  if ((await ownMacros.count()) > 0) await ownMacros.click();
  await openAllDetails(page);
  // A part may turn out to have nothing to show.
  for (const part of await page.locator('astro-island[opts*="visible"]').all())
    await part.evaluate((island) => (island.firstElementChild ?? island.parentElement)?.scrollIntoView());
}

/** Islands in the page's main part, with its results, that wait for their first use. */
const lateParts = (path: string) =>
  islandsOf(path).filter(
    ({ name, isLate, isForSaved, isInside }) =>
      isLate && !isForSaved && !isInside && !/^(?:SearchPanel|LinkReader)$/u.test(name),
  );

const expectAllStarted = async (place: Page | Locator): Promise<void> => {
  // A part in a late part may be in a fold that nobody has opened.
  const started = 'main astro-island[ssr]:not([opts*="fragment"], [opts*="kept"], details:not([open]) *)';
  await expect(place.locator(started)).toHaveCount(0, { timeout: 20_000 });
  await expect(failure(place)).toHaveCount(0);
};

/** Types, calculates, and opens every late part. */
async function useAll(page: Page, calculator: Calculator): Promise<void> {
  await scriptsArrived(page);
  await typeAll(page, calculator);
  await calculate(page);
  await expect(result(page, calculator.awaited).first()).toBeVisible();
  await openLateParts(page);
}

const [, TDEE, PLANNER] = CALCULATORS;
const filesOf = ({ path }: Calculator): readonly string[] => lateParts(path).map(({ file }) => file);

test('the parts that the home page loads later are those of the TDEE page, but for its way to a goal', () => {
  const others = filesOf(CALCULATORS[0]).filter((file) => !file.includes('/HomeWay.'));
  expect(filesOf(TDEE)).toEqual(expect.arrayContaining(others));
});

for (const calculator of [TDEE, PLANNER]) {
  const { path, awaited } = calculator;
  const files = filesOf(calculator);

  test(`${path}: late parts that arrive even later`, async ({ page }) => {
    await breakFiles(page, files, 'comes late');
    await page.goto(path);
    await useAll(page, calculator);
    await expectAllStarted(page);
  });

  for (const fault of calculator === TDEE ? LASTING : LASTING.slice(0, 1))
    test(`${path}: each late part says so for itself where its script ${fault}`, async ({ page }) => {
      const broken = await breakFiles(page, files, fault);
      await page.goto(path);
      await useAll(page, calculator);
      // Two of the messages are in closed panels.
      await expect(failure(page, { includeHidden: true })).toHaveCount(files.length);
      await expectTyped(page, calculator);
      await calculate(page);
      await expect(result(page, awaited).first()).toBeVisible();
      await expectNoStorm(page, broken);
      await broken.mend();
      if (isRemembered(fault)) {
        await failure(page).first().getByRole('button').click();
        await scriptsArrived(page);
        await expectTyped(page, calculator);
        await useAll(page, calculator);
        await expectAllStarted(page);
        return;
      }
      // Opening it again retries.
      await openPanels(page);
      const parts = page.locator('details:has(astro-island), [popover]:has(astro-island)');
      for (const part of await page.locator('details:has(astro-island)').all())
        await part.locator('summary').first().dblclick();
      await expect(parts.locator('astro-island[ssr]')).toHaveCount(0, { timeout: 15_000 });
      await expect(failure(parts, { includeHidden: true })).toHaveCount(0);
    });
}

for (const fault of LASTING)
  test(`TDEE’s main figures stay where the script of what follows them ${fault}`, async ({ page }) => {
    const broken = await breakFiles(page, [scriptNamed('TdeeDetails')], fault);
    await open(page, TDEE.path);
    await typeAll(page, TDEE);
    await calculate(page);
    await expect(result(page, 'tdee')).toBeVisible();
    await expectFailed(page, TDEE, broken);
    await broken.mend();
    await reloadBy(page);
    await scriptsArrived(page);
    await expectTyped(page, TDEE);
    await calculate(page);
    await expect(result(page, 'macros.balanced.protein')).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
  });

test('a shared link whose script doesn’t arrive stays in the address for another try', async ({ page }) => {
  const reader = islandsOf('/').find(({ name }) => name === 'LinkReader')?.file ?? '';
  const broken = await breakFiles(page, [reader], 'breaks off');
  await page.goto(
    '/#home?weight=kg~71.3&height=cm~182.6&age=47&gender=female&activityLevel=veryActive&units=metric',
  );
  await expect(failure(page)).toBeVisible();
  expect(page.url()).toContain('#home?');
  await broken.mend();
  await reloadBy(page);
  await expect(result(page, 'bmi')).toBeVisible();
  await expect(field(page, 'weight')).toHaveValue('71.3');
  expect(page.url()).not.toContain('#');
});

const ENTRIES = '/search-entries.js';
const searchFile = islandsOf('/faq').find(({ name }) => name === 'SearchPanel')?.file ?? '';

/** Opens the search and types; it starts empty, and is focused last. */
async function askFor(page: Page, query: string): Promise<void> {
  await opener(page).click();
  await expect(box(page)).toBeFocused();
  await box(page).fill(query);
}

for (const file of [searchFile, ENTRIES])
  for (const fault of Object.keys(FAULTS) as Fault[])
    test(`the search, where ${nameOf(file)} ${fault}`, async ({ page }) => {
      const broken = await breakFiles(page, [file], fault);
      await page.goto('/faq');
      await askFor(page, 'protein');
      if (fault !== 'comes late') {
        await expect(panel(page).getByText('Search couldn’t be loaded.').first()).toBeVisible();
        await expectReadable(page);
        expect(broken.asked).toBeLessThanOrEqual(MOST_REQUESTS);
        await expect(box(page)).toHaveValue('protein');
        await broken.mend();
        if (isRemembered(fault) && file !== ENTRIES) {
          await page.reload();
          await askFor(page, 'protein');
        } else await panel(page).getByRole('button', { name: 'Try again' }).first().click();
      }
      await expect(options(page).first()).toContainText('rotein', { timeout: 15_000 });
      await expect(box(page)).toHaveValue('protein');
    });
