/** A value that another tab, the table or an import wrote meanwhile is never overwritten without asking. */
import { expect, test } from '@playwright/test';
import { field, open } from './calculator.ts';
import { loggedDays } from './log-files.ts';
import { cells, openLog, openWeek, seed, SIXTY_DAYS, writeUnheard } from './log-page.ts';

const TODAY = '2026-11-22';
const log = { name: 'Log', exact: true } as const;

test('a weight that the page hasn’t heard of stays until the visitor has seen it', async ({ page }) => {
  await seed(page, SIXTY_DAYS);
  await writeUnheard(page, { day: TODAY, weightKg: 80.7 });
  await field(page, 'intake').fill('1900');
  await page.getByRole('button', log).click();
  await expect(page.getByText('Logged for Nov 22, 2026.')).toBeVisible();
  expect((await loggedDays(page))?.at(-1)).toEqual({ day: TODAY, weightKg: 80.7, intakeKcal: 1900 });

  await writeUnheard(page, { day: TODAY, weightKg: 80.9, intakeKcal: 1900 });
  await field(page, 'weight').fill('79.1');
  await page.getByRole('button', log).click();
  await expect(page.getByText('Today has 80.9 kg by now')).toBeVisible();
  await expect(field(page, 'weight')).toHaveValue('79.1');
  await expect(field(page, 'weight')).toBeFocused();
  expect((await loggedDays(page))?.at(-1)).toMatchObject({ weightKg: 80.9 });
  await page.getByRole('button', { name: 'Use mine' }).click();
  await expect(page.getByText('Logged for Nov 22, 2026.')).toBeVisible();
  expect((await loggedDays(page))?.at(-1)).toEqual({ day: TODAY, weightKg: 79.1, intakeKcal: 1900 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page, 'weight')).toHaveValue('80.9');
});

test('a cell asks before it replaces what was written elsewhere, and a row isn’t deleted blindly', async ({
  page,
}) => {
  await seed(page, [...SIXTY_DAYS, { day: TODAY, weightKg: 80, intakeKcal: 2000 }]);
  await openWeek(page);
  const weight = cells(page, 'weekWeight').last();
  await weight.fill('79.1');
  await writeUnheard(page, { day: TODAY, weightKg: 80.7, intakeKcal: 2000 });
  await weight.press('Enter');
  await expect(page.getByText('This has 80.7 by now')).toBeVisible();
  await page.getByRole('button', { name: 'Keep 80.7' }).click();
  await expect(weight).toHaveValue('80.7');
  const other = await page.context().newPage();
  await openLog(other);
  await field(other, 'weight').fill('80.5');
  // A cell is stored half a second after typing, so the other tab has to be quick.
  await weight.fill('79.1');
  await other.getByRole('button', log).click();
  await expect(field(page, 'weight')).toHaveValue('80.5');
  await weight.blur();
  await expect(page.getByText('This has 80.5 by now')).toBeVisible();
  expect((await loggedDays(page))?.at(-1)).toMatchObject({ weightKg: 80.5 });
  await page.getByRole('button', { name: 'Use mine' }).click();
  await expect.poll(async () => (await loggedDays(page))?.at(-1)).toMatchObject({ weightKg: 79.1 });
  await expect(weight).toHaveValue('79.1');

  await writeUnheard(page, { day: TODAY, weightKg: 81.2, intakeKcal: 2000 });
  await page.getByRole('button', { name: /^Delete.*Nov 22, 2026/u }).click();
  await expect(page.getByText('Nov 22, 2026 was changed meanwhile')).toBeVisible();
  await expect(weight).toHaveValue('81.2');
  await page.getByRole('button', { name: /^Delete.*Nov 22, 2026/u }).click();
  await expect(page.getByText('Deleted Nov 22, 2026.')).toBeVisible();
  expect(await loggedDays(page)).toEqual(SIXTY_DAYS);
});

test('home’s card asks, too', async ({ page }) => {
  await seed(page, SIXTY_DAYS);
  await open(page, '/');
  const card = page.getByRole('region', { name: 'Your plan and your log' });
  const weight = field(page, 'todayWeight');
  await weight.fill('79.1');
  await writeUnheard(page, { day: TODAY, weightKg: 79.6 });
  await weight.press('Enter');
  await expect(card.getByText('Today has 79.6 kg by now')).toBeVisible();
  expect((await loggedDays(page))?.at(-1)).toMatchObject({ weightKg: 79.6 });
  await card.getByRole('button', { name: 'Use mine' }).click();
  await expect(card).toContainText('Logged.');
  await expect(weight).toHaveValue('79.1');
  await weight.fill('79.2');
  await writeUnheard(page, { day: TODAY, weightKg: 79.9 });
  await weight.press('Enter');
  await card.getByRole('button', { name: 'Keep 79.9 kg' }).click();
  await expect(weight).toHaveValue('79.9');
});
