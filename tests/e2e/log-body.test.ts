/** Waist and body fat: logged, edited in the week's table, undone, and never overwritten without asking. */
import { expect, test } from '@playwright/test';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { field } from './calculator.ts';
import { firstPerson, plantRows } from './database.ts';
import { loggedDays } from './log-files.ts';
import { cells, openLog, openWeek, seed, showTrend, SIXTY_DAYS, writeUnheard } from './log-page.ts';

const TODAY = '2026-11-22';
const log = { name: 'Log', exact: true } as const;

test('are logged from one line that opens, alone or with the weight, and undone', async ({ page }) => {
  await openLog(page);
  await expect(field(page, 'waist')).toBeHidden();
  await page.getByText('More: waist, body fat').click();
  await field(page, 'waist').fill('400');
  await page.getByRole('button', log).click();
  await expect(page.getByText('Check the waist: the log takes up to 300 cm.')).toBeVisible();
  await expect(field(page, 'waist')).toBeFocused();
  await field(page, 'waist').fill('84.5');
  await field(page, 'bodyFat').fill('22.4');
  await field(page, 'weight').fill('80.3');
  await page.getByRole('button', log).click();
  await expect(page.getByText('Logged for Nov 22, 2026.')).toBeVisible();
  expect(await loggedDays(page)).toEqual([{ day: TODAY, weightKg: 80.3, waistCm: 84.5, bodyFat: 22.4 }]);
  await field(page, 'waist').fill('33 in');
  await page.getByRole('button', log).click();
  await expect
    .poll(() => loggedDays(page))
    .toEqual([{ day: TODAY, weightKg: 80.3, waistCm: expect.closeTo(83.82, 6), bodyFat: 22.4 }]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page, 'waist')).toHaveValue('84.5');
});

test('a waist that another tab wrote isn’t replaced without asking', async ({ page }) => {
  await seed(page, SIXTY_DAYS);
  await page.getByText('More: waist, body fat').click();
  await field(page, 'waist').fill('84');
  await writeUnheard(page, { day: TODAY, waistCm: 86 });
  await page.getByRole('button', log).click();
  await expect(page.getByText('Today has 86 cm by now')).toBeVisible();
  expect((await loggedDays(page))?.at(-1)).toEqual({ day: TODAY, waistCm: 86 });
  await page.getByRole('button', { name: 'Use mine' }).click();
  await expect.poll(async () => (await loggedDays(page))?.at(-1)).toEqual({ day: TODAY, waistCm: 84 });
});

test('have columns in a week that has them, and go with a deleted day', async ({ page }) => {
  await seed(page, SIXTY_DAYS);
  await openWeek(page);
  await expect(cells(page, 'weekWaist')).toHaveCount(0);
  const today = page.locator('li[aria-current="date"]');
  await expect(today).not.toContainText('Waist');
  await page.getByLabel('Waist and body fat').check();
  const waist = cells(page, 'weekWaist').last();
  await waist.fill('33');
  await waist.press('Enter');
  await expect(page.getByText('Did you mean 33 in (83.8 cm)?')).toBeVisible();
  await waist.fill('91.5');
  await waist.press('Enter');
  await expect(page.getByText('Changed Nov 22, 2026.')).toBeVisible();
  await cells(page, 'weekBodyFat').last().fill('21');
  await cells(page, 'weekBodyFat').last().press('Enter');
  await expect
    .poll(async () => (await loggedDays(page))?.at(-1))
    .toEqual({ day: TODAY, waistCm: 91.5, bodyFat: 21 });
  await expect(today).toContainText('Waist: 91.5 cmBody fat: 21 %');
  await expect(page.getByText('Weight, kg; Eaten, kcal; Waist, cm; Body fat, %.')).toBeVisible();
  await page.getByRole('button', { name: /^Delete.*Nov 22, 2026/u }).click();
  await expect.poll(async () => (await loggedDays(page))?.at(-1)).toMatchObject({ day: '2026-11-21' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(waist).toHaveValue('91.5');
});

/** Sixty days with the same weight, meals, and a waist a week that goes from 94 to 90 cm. */
const SMALLER: readonly StoredLogDay[] = SIXTY_DAYS.map((day, index) => ({
  ...day,
  weightKg: 80,
  ...(index % 7 === 3 ? { waistCm: index < 30 ? 94 : 90 } : {}),
}));

test('have thin bands below the curve, and one sentence without a judgment', async ({ page }) => {
  await seed(page, SMALLER);
  await showTrend(page);
  await expect(page.locator('[data-band="eaten"]')).toContainText('2,400 in the week of');
  await expect(page.locator('[data-band="waist"]')).toContainText('90 cm on Nov 21, 2026');
  await expect(page.locator('[data-band="bodyFat"]')).toHaveCount(0);
  // Each value is on the left of the drawn line, at both widths.
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(async () => {
      const gaps = await page.locator('[data-band] svg').evaluateAll((bands) =>
        bands.flatMap((band) => {
          const line = band.querySelector('path')?.getBoundingClientRect().left ?? NaN;
          return [...band.querySelectorAll('text')].map((text) => line - text.getBoundingClientRect().right);
        }),
      );
      expect(gaps.length).toBeGreaterThan(3);
      expect(Math.min(...gaps)).toBeGreaterThan(3);
    }).toPass();
  }
  await expect(
    page.getByText('Since Sep 26, 2026, your weight is about the same, and your waist is 4 cm less.'),
  ).toContainText('A tape can be off by 1 to 2 cm.');
  await expect(page.locator('data[data-result="waistChange"]')).toHaveAttribute('value', '-4');
  await page.getByText('Each day in a table').click();
  const table = page.getByRole('region', { name: 'Each day in a table' });
  await expect(table.getByRole('row')).toHaveCount(61);
  await expect(table.getByRole('row', { name: /^Nov 21/u })).toContainText('90 cm');
});

test('give nobody under 18 a curve of what they ate, and nobody with a low weight the sentence', async ({
  page,
}) => {
  await seed(page, SMALLER);
  const { id, ...person } = await firstPerson(page);
  const entries = { ...person.entries, age: '16' };
  await plantRows(page, { people: [{ ...person, id, entries }] });
  await page.reload();
  await showTrend(page);
  await expect(page.getByText('Each day in a table')).toBeVisible();
  await expect(page.locator('[data-band]')).toHaveCount(0);
  await openWeek(page);
  await expect(page.getByLabel('Waist and body fat')).toHaveCount(0);
  await plantRows(page, { people: [{ ...person, id, entries: { ...person.entries, height: 'cm~210' } }] });
  await page.reload();
  await showTrend(page);
  await expect(page.locator('[data-band="waist"]')).toBeVisible();
  await expect(page.getByText('A tape can be off')).toHaveCount(0);
});
