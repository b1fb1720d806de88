import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { slowUnless } from '../tier.ts';
import { field } from './calculator.ts';
import { loggedDays } from './log-files.ts';
import { logArrived } from './log-page.ts';
import { eraseAll, openSaved } from './saved-visit.ts';

async function logWeight(page: Page, kilograms: string): Promise<void> {
  await field(page, 'weight').fill(kilograms);
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(page.getByText('Logged for')).toBeVisible();
}

/** Opens the log at a given instant and time zone. */
async function openAt(page: Page, instant: string): Promise<void> {
  await page.clock.setFixedTime(new Date(instant));
  await page.goto('/log');
  await logArrived(page);
}

/** Nights with a clock change, and the instants of 11:30 PM, 12:30 AM and 11:30 PM again. */
const NIGHTS = [
  ['America/New_York', '2026-03-08T04:30Z', '2026-03-08T05:30Z', '2026-03-09T03:30Z', '2026-03-07'],
  ['America/New_York', '2026-11-01T03:30Z', '2026-11-01T04:30Z', '2026-11-02T04:30Z', '2026-10-31'],
  ['Europe/Berlin', '2026-03-28T22:30Z', '2026-03-28T23:30Z', '2026-03-29T21:30Z', '2026-03-28'],
  ['Europe/Berlin', '2026-10-24T21:30Z', '2026-10-24T22:30Z', '2026-10-25T22:30Z', '2026-10-24'],
] as const;

for (const [timezoneId, evening, night, nextEvening, day] of NIGHTS)
  test.describe(`in ${timezoneId} around ${day}`, () => {
    test.use({ timezoneId });
    test(
      'entries go to the day on the visitor’s calendar, none lost or doubled',
      slowUnless(timezoneId === 'America/New_York'),
      async ({ page }) => {
        await openAt(page, evening);
        await logWeight(page, '80');
        await openAt(page, night);
        await logWeight(page, '80.5');
        const next = new Date(Date.parse(`${day}T00:00Z`) + 86_400_000).toISOString().slice(0, 10);
        const both = [
          { day, weightKg: 80 },
          { day: next, weightKg: 80.5 },
        ];
        expect(await loggedDays(page)).toEqual(both);
        await openAt(page, nextEvening);
        await logWeight(page, '81');
        expect(await loggedDays(page)).toEqual([both[0], { day: next, weightKg: 81 }]);
      },
    );
  });

test.describe('from Auckland to Los Angeles', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });
  test(
    'a traveler gets the same date twice, and keeps all days',
    { tag: '@slow' },
    async ({ page, context, browser }) => {
      await openAt(page, '2026-06-09T20:00Z'); // Jun 10, 8 AM
      await logWeight(page, '80');
      await openAt(page, '2026-06-10T20:00Z'); // Jun 11, 8 AM
      await logWeight(page, '79.8');
      // The same device in another time zone. A browser context can't change its own.
      const storageState = await context.storageState({ indexedDB: true });
      const landed = await browser.newContext({ timezoneId: 'America/Los_Angeles', storageState });
      const there = await landed.newPage();
      await openAt(there, '2026-06-11T15:00Z'); // Jun 11, 8 AM again
      await expect(there.getByText('Logged today')).toBeVisible();
      await expect(field(there, 'weight')).toHaveValue('79.8');
      await openAt(there, '2026-06-12T15:00Z');
      await logWeight(there, '79.6');
      expect(await loggedDays(there)).toEqual([
        { day: '2026-06-10', weightKg: 80 },
        { day: '2026-06-11', weightKg: 79.8 },
        { day: '2026-06-12', weightKg: 79.6 },
      ]);
      await landed.close();
    },
  );
});

test('everything can be erased when there is only a log', async ({ page }) => {
  await openSaved(page);
  const erase = page.getByRole('button', { name: 'Erase everything…' });
  await expect(erase).toHaveCount(0);
  await logWeight(page, '80');
  await eraseAll(page);
  await expect(erase).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(field(page, 'weight')).toHaveValue('');
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
});
