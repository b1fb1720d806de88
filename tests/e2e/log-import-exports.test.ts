import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { importWords } from '#parts/log-import/words/log-import-words.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../a11y/axe.ts';
import { expectedOf, rounded } from '../log-exports/expected-days.ts';
import { choicesFor } from '../log-exports/import-choices.ts';
import { LAYOUTS } from '../log-exports/layouts.ts';
import { seventyDays } from '../log-exports/seventy-days.ts';
import { zipped } from '../log-exports/write-files.ts';
import { slowUnless } from '../tier.ts';
import { chooseFile, IMPORT, loggedDays, openLogPart } from './log-files.ts';

const chooseBytes = (page: Page, bytes: Uint8Array, name = 'export.bin'): Promise<void> =>
  page
    .getByLabel(importWords.file)
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });

for (const [name, layout] of Object.entries(LAYOUTS)) {
  test(`${name}: 70 days are imported and undone`, slowUnless(name === 'Lose It!'), async ({ page }) => {
    const list = seventyDays(layout);
    const bytes = layout.write(list);
    await openLogPart(page, IMPORT);
    await chooseBytes(page, bytes);
    const choices = await choicesFor(layout, bytes);
    for (const choice of choices) await page.getByRole('radio', { name: choice }).check();
    if (choices.length > 0) await page.getByRole('button', { name: importWords.continue }).click();
    await page.getByRole('button', { name: importWords.import(list.length) }).click();
    await expect(page.getByText(importWords.written(list.length))).toBeVisible();
    const days = (await loggedDays(page)) as readonly object[];
    expect(days.map(rounded)).toEqual(list.map((day) => rounded(expectedOf(day, layout))));
    await page.getByRole('button', { name: importWords.undo }).click();
    await expect(page.getByText(importWords.undone)).toBeVisible();
    expect(await loggedDays(page)).toEqual([]);
  });
}

test('weights far from the others are asked about once, and two tabs agree', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLogPart(page, IMPORT);
  const rows = ['05,80.4', '06,95', '07,80.2', '08,80.1', '09,79.9'].map((row) => `2026-01-${row}`);
  await chooseFile(page, `Date,Weight (kg)\n${rows.join('\n')}\n`);
  await expect(page.getByText('1 weight is far from the others: 95 kg on Jan 6, 2026.')).toBeVisible();
  await page.getByRole('button', { name: 'Import 5 days' }).click();
  await expect(page.getByText(importWords.choose)).toBeVisible();
  await expectAccessible(page, 'far weights');
  await expectNoSidewaysScroll(page, 'far weights');

  const other = await context.newPage();
  await openLogPart(other, IMPORT);
  await chooseFile(other, 'Date,Weight (kg)\n2026-01-05,81\n');
  await other.getByRole('button', { name: 'Import 1 day' }).click();
  await expect(other.getByText('1 day imported into your log.')).toBeVisible();

  await page.getByRole('radio', { name: 'Leave out' }).check();
  await page.getByRole('button', { name: 'Import 4 days' }).click();
  await expect(
    page.getByText('3 days imported into your log. 1 day was changed in another tab'),
  ).toBeVisible();
  expect(await loggedDays(page)).toEqual([
    { day: '2026-01-05', weightKg: 81 },
    { day: '2026-01-07', weightKg: 80.2 },
    { day: '2026-01-08', weightKg: 80.1 },
    { day: '2026-01-09', weightKg: 79.9 },
  ]);
});

test('a bomb, a cut, a foreign and an encrypted file change nothing and say why', async ({ page }) => {
  await openLogPart(page, IMPORT);
  const whole = zipped({ 'weights.csv': 'Date,Weight (kg)\n2026-01-05,80.4\n' });
  const locked = whole.slice();
  locked[6] = 1;
  const directory = locked.findLastIndex(
    (byte, at) => byte === 0x50 && locked[at + 1] === 0x4b && locked[at + 2] === 1,
  );
  locked[directory + 8] = 1;
  const bomb = zipped({ 'weights.csv': new Uint8Array(30_000_000).fill(0x20) });
  for (const [bytes, reason] of [
    [bomb, /unpacks to far more than an export would/u],
    [whole.slice(0, 60), /damaged or incomplete/u],
    [zipped({ 'picture.png': new Uint8Array(100) }), /No weights or calories with dates/u],
    [locked, /has a password/u],
  ] as const) {
    await chooseBytes(page, bytes);
    await expect(page.getByText(reason)).toBeVisible();
    expect(await loggedDays(page)).toBeNull();
  }
});
