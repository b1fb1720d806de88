import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { calculate, choice, field, openAction, openDetails, result, scriptsArrived } from './calculator.ts';
import { enterChild, GIRL, openChildPage } from './child-page.ts';
import { nothingSaved, openSaved as openResults } from './saved-visit.ts';

const rows = (page: Page): Locator =>
  page.getByRole('region', { name: /^Saved measurements for/u }).locator('tbody tr');

async function openSaved(page: Page): Promise<void> {
  await openDetails(page, 'Measurements over time');
  await expect(field(page, 'childName')).toBeVisible();
}

async function save(page: Page, name: string): Promise<void> {
  await field(page, 'childName').fill(name);
  await page.getByRole('button', { name: 'Save this measurement' }).click();
  await expect(page.getByText('Saved on this device.')).toBeVisible();
}

/** A boy of 12, 40 kg and 150 cm. */
const BOYS_LINK =
  'child?gender=male&ageBy=years&years=12&months=0&weight=kg~40&height=cm~150&knownAge=144.5&units=metric';

test('a child’s measurements are saved, drawn as a line on the chart, deleted, and restored', async ({
  page,
}) => {
  await openChildPage(page);
  await enterChild(page);
  await page.evaluate(() => {
    window.print = () => (document.documentElement.dataset['printed'] = '');
  });
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await openSaved(page);
  await page.getByRole('button', { name: 'Save this measurement' }).click();
  await expect(page.getByText('Enter a name or initials')).toBeVisible();
  await save(page, 'A.');
  await expect(rows(page)).toHaveCount(1);
  await field(page, 'measured').fill('2026-05-22');
  await field(page, 'weight').fill('26');
  await expect(result(page, 'percentile')).toBeVisible();
  await save(page, 'A.');
  await expect(rows(page)).toHaveText([/^8 years 10 months26 kg132 cm/u, /^9 years 4 months28 kg132 cm/u]);
  await expect(page.locator('[data-result="percentile"]')).toBeVisible();

  await page.reload();
  await scriptsArrived(page);
  await openSaved(page);
  await page.getByRole('group', { name: 'Saved before:' }).getByRole('button', { name: 'A.' }).click();
  await field(page, 'childName').fill(' a. ');
  await expect(rows(page)).toHaveCount(2);
  await rows(page)
    .first()
    .getByRole('button', { name: /^Delete/u })
    .click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(2);
});

test('a result is saved at its top, and the next measurement begins with the age as it was entered', async ({
  page,
}) => {
  await openChildPage(page);
  await choice(page, 'Boy').check();
  await choice(page, 'By years and months').check();
  await field(page, 'years').fill('9');
  await field(page, 'months').selectOption('4');
  await field(page, 'weight').fill('28');
  await field(page, 'height').fill('132');
  await calculate(page);
  await openAction(page, 'Save');
  await field(page, 'childName').fill('Ben');
  await page.getByRole('button', { name: 'Save this measurement' }).click();
  await expect(page.getByText('Saved on this device.')).toBeVisible();
  await page.goto('about:blank');
  await openChildPage(page);
  await page.getByRole('button', { name: /^Ben 1 measurement/u }).click();
  await expect(choice(page, 'By years and months')).toBeChecked();
  await expect(field(page, 'years')).toHaveValue('');
});

test('saved data has no date of birth, and an exported file has no name either', async ({ page }) => {
  await openChildPage(page);
  await enterChild(page);
  await openSaved(page);
  await save(page, 'Alma');
  const kept = await page.evaluate(
    () =>
      new Promise<string>((done) => {
        const opening = indexedDB.open('evenscale');
        opening.onsuccess = () => {
          const asking = opening.result.transaction('children').objectStore('children').getAll();
          asking.onsuccess = () => done(JSON.stringify(asking.result));
        };
      }),
  );
  expect(kept).toContain('Alma');
  expect(kept).not.toMatch(/2017|2026|birth|savedAt/u);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await download;
  const text = readFileSync(await file.path(), 'utf8');
  expect(`${file.suggestedFilename()} ${text}`).not.toMatch(/Alma|2017|2026/u);
});

test('the chosen child’s list prints on one sheet with the result', async ({ page }) => {
  await openChildPage(page);
  await enterChild(page);
  await openSaved(page);
  for (const [measured, weight] of [
    ['2025-05-22', '24'],
    ['2026-05-22', '26'],
    ['2026-11-22', '28'],
  ] as const) {
    await field(page, 'measured').fill(measured);
    await field(page, 'weight').fill(weight);
    await save(page, 'Alma');
  }
  await page.getByText('How this was calculated').scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: /^BMI for age/u })).toBeVisible();
  const list = page.getByRole('region', { name: 'All measurements of Alma, girl' });
  await expect(list).toBeHidden();
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu), format).toHaveLength(1);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Measured on Nov 22, 2026.')).toBeVisible();
  await expect(list.locator('tbody tr')).toHaveText([
    /^7 years 10 months24 kg132 cm/u,
    /^8 years 10 months26 kg132 cm/u,
    /^9 years 4 months28 kg132 cm16\.142nd$/u,
  ]);
});

test('a link has the age in months, no name and no date, and opens with the same result', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openChildPage(page);
  await enterChild(page, GIRL);
  const shown = await result(page, 'percentile').textContent();
  await openAction(page, 'Share');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(
    '#child?gender=female&ageBy=years&years=9&months=4&weight=kg~28&height=cm~132&knownAge=112.43&units=metric',
  );
  const other = await context.newPage();
  await other.clock.setFixedTime(new Date(2026, 10, 22, 12));
  await other.goto(link);
  await expect(other.locator('[data-result="percentile"]')).toHaveText(shown ?? '');
  await expect(other.getByText('These entries came from a link')).toBeVisible();
  expect(other.url()).toMatch(/\/child-bmi-calculator$/u);
});

test('a link to a form with entries can be undone', async ({ page }) => {
  await openChildPage(page);
  await enterChild(page, GIRL);
  const shown = await result(page, 'percentile').textContent();
  await page.evaluate((link) => {
    location.hash = link;
  }, BOYS_LINK);
  await expect(field(page, 'weight')).toHaveValue('40');
  await page.getByRole('button', { name: 'Back to my entries' }).click();
  await expect(field(page, 'weight')).toHaveValue('28');
  await expect(field(page, 'birth')).toHaveValue(GIRL.birth);
  await expect(result(page, 'percentile')).toHaveText(shown ?? '');
  await expect(page.getByText('Your own entries are back in the form.')).toBeVisible();
});

test('a link to an empty form cannot be undone', { tag: '@slow' }, async ({ page }) => {
  await page.goto(`/child-bmi-calculator#${BOYS_LINK}`);
  await expect(result(page, 'percentile')).toBeVisible();
  await expect(page.getByText('These entries came from a link')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Back to my entries' })).toHaveCount(0);
});

test('the lists of saved results and of a child’s measurements link to each other', async ({ page }) => {
  await openResults(page);
  await page.getByRole('link', { name: 'Children’s measurements have a list of their own' }).click();
  await scriptsArrived(page);
  await expect(field(page, 'childName')).toBeVisible();
  await page.getByRole('link', { name: 'Saved results of adults' }).click();
  await expect(page).toHaveURL(/\/log#saved-results$/u);
});

test('a parent who returns finds the children above the form, with list and chart', async ({ page }) => {
  await openChildPage(page);
  await enterChild(page);
  await openSaved(page);
  await save(page, 'Alma');
  await openResults(page);
  await expect(nothingSaved(page)).toBeVisible();
  await page.getByRole('link', { name: 'Children’s measurements have a list of their own' }).click();
  await expect(field(page, 'childName')).toBeInViewport();
  // The choice loads when it comes into view.
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Alma 1 measurement' }).click();
  await expect(page.getByRole('button', { name: 'Alma 1 measurement', pressed: true })).toBeInViewport();
  await expect(choice(page, 'Girl')).toBeChecked();
  await expect(field(page, 'birth')).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Saved so far' })).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await enterChild(page, { ...GIRL, weight: '29' });
  await page.getByRole('button', { name: 'Save this measurement' }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('heading', { name: 'Saved so far' })).toBeHidden();
});

test('nothing moves when the saved children appear', async ({ page }) => {
  await openChildPage(page);
  await enterChild(page);
  await openSaved(page);
  await save(page, 'Alma');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/child-bmi-calculator');
    await expect(page.getByText('Alma').first()).toBeVisible();
    const moved = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          new PerformanceObserver((list) =>
            done(
              list.getEntries().reduce((sum, entry) => sum + ((entry as { value?: number }).value ?? 0), 0),
            ),
          ).observe({ type: 'layout-shift', buffered: true });
          setTimeout(done, 500, 0);
        }),
    );
    expect(moved, `at ${width} px`).toBe(0);
  }
});
