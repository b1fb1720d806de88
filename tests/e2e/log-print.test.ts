import { expect, test } from '@playwright/test';
import { slowUnless } from '../tier.ts';
import { plantPlan, seed, showTrend, SIXTY_DAYS } from './log-page.ts';

/** Eighteen weeks of entries, with one implausible weight: the most that is printed. */
const EIGHTEEN_WEEKS = Array.from({ length: 130 }, (_, index) => {
  const day = new Date(Date.UTC(2026, 6, 15 + index)).toISOString().slice(0, 10);
  const weightKg = Math.round((85 - 0.03 * index + 0.3 * Math.sin(index * 2.1)) * 10) / 10;
  return { day, weightKg: day === '2026-11-10' ? 92.5 : weightKg, intakeKcal: 2400 };
});

for (const format of ['A4', 'Letter'] as const)
  for (const [name, days] of [
    ['sixty days', SIXTY_DAYS],
    ['eighteen weeks', EIGHTEEN_WEEKS],
  ] as const)
    test(
      `a log of ${name} is printed on one page of ${format}`,
      slowUnless(days === EIGHTEEN_WEEKS && format === 'A4'),
      async ({ page }) => {
        await seed(page, days);
        // A saved plan adds its line and the equation's figure, which is the most that can be printed.
        await plantPlan(page);
        await showTrend(page);
        await expect(page.locator('.Curve-ahead')).toHaveAttribute('d', /^M/u);
        await expect(page.getByText('Compared with the equation')).toBeAttached();
        const pdf = (await page.pdf({ format, path: test.info().outputPath('log.pdf') })).toString('latin1');
        expect([...pdf.matchAll(/\/Type\s*\/Page\b/gu)]).toHaveLength(1);
      },
    );

test('the printed page has what a doctor needs, and no form', async ({ page }) => {
  await seed(page, EIGHTEEN_WEEKS);
  await plantPlan(page);
  await showTrend(page);
  await page.emulateMedia({ media: 'print' });
  for (const text of [
    'Weight log for a coach or doctor. Weights and meals as the person logged them, Jul 15, 2026 to Nov 21, 2026.',
    'Male, 40 years, 180 cm',
    'By this log, the body uses 2,',
    '(BMI 23.5)',
    'Mifflin–St Jeor (1990) × 1.55, moderately active',
    'Newest weigh-ins: Nov ',
    'Name:',
    'Date of birth:',
    'Day 52 of 180 · 76 kg by Mar 30, 2027',
    'First weight (trend)',
    '3.8 kg down (4.5%)',
    'BMI now',
    'Weight change per week, Jul 19 to Nov 21, without the first week’s water',
    'In 95 of 100 logs like yours',
    'Left out because it doesn’t fit the days around it: 92.5 kg on Nov 10, 2026.',
    'Maintenance: the average intake minus the change',
  ])
    await expect(page.getByText(text).filter({ visible: true })).toHaveCount(1);
  const rows = page.getByRole('table', { name: 'The last weeks of the log' }).locator('tbody tr');
  await expect(rows).toHaveCount(14);
  await expect(rows.last()).toHaveText(/^Nov\s166\d\d\.\d\d\d\.\d62,400$/u);
  expect(await page.getByText('Newest weigh-ins').textContent()).toMatch(
    /, Nov\u00a021:\u00a0\d\d\.\d\u00a0kg\.$/u,
  );
  // The labels have the room that they have on paper, and the footer begins where the page does.
  await expect(page.locator('svg:has(.Curve-ahead)')).toHaveAttribute('viewBox', '0 0 700 184');
  const startOf = async (text: string) => (await page.getByText(text).first().boundingBox())?.x;
  expect(await startOf('Printed on')).toBeCloseTo((await startOf('Newest weigh-ins')) ?? NaN, 0);
  await expect(page.locator('input:visible, button:visible, select:visible')).toHaveCount(0);
});

test('notes are printed only if the visitor says so', async ({ page }) => {
  await seed(page, SIXTY_DAYS);
  await showTrend(page);
  await expect(page.getByLabel('Print my notes, too')).toHaveCount(0);
  // One way to print, beside the way to share.
  await expect(page.getByRole('button', { name: /^Print/u })).toHaveCount(1);
  await seed(page, [...SIXTY_DAYS.slice(0, 59), { ...SIXTY_DAYS[59]!, note: 'flu' }]);
  await showTrend(page);
  const printed = page.getByText('Nov 21: flu').filter({ visible: true });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Weight log for a coach or doctor.')).toBeVisible();
  await expect(printed).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.getByLabel('Print my notes, too').check();
  await page.emulateMedia({ media: 'print' });
  await expect(printed).toHaveCount(1);
});

test('with a hidden weight, the printed page shows no weights', async ({ page }) => {
  await seed(page, EIGHTEEN_WEEKS);
  await showTrend(page);
  await page.getByLabel('Hide my weight and show only the trend').check();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('doesn’t fit the days around it: Nov 10, 2026.')).toBeVisible();
  await expect(page.getByText('92.5')).toHaveCount(0);
  await expect(
    page.getByText('Weights and the BMI are hidden here, as the person chose.').filter({ visible: true }),
  ).toHaveCount(1);
  await expect(page.getByText(/\b8\d\.\d kg/u)).toHaveCount(0);
});
