import type { Locator, Page } from '@playwright/test';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { scriptsArrived } from './calculator.ts';

/** The visitor's clock: noon on the day of the tests. */
const NOON = new Date(2026, 10, 22, 12);

/** Sixty days up to Nov 21, 2026: 2,400 kcal a day, and a weight that falls by 30 g a day with small swings. */
export const SIXTY_DAYS: readonly StoredLogDay[] = Array.from({ length: 60 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 8, 23 + index)).toISOString().slice(0, 10),
  weightKg: Math.round((82 - 0.03 * index + 0.3 * Math.sin(index * 2.1)) * 10) / 10,
  intakeKcal: 2400,
}));

/** Opens the log at noon and waits until it has checked the device for stored data. */
export async function openLog(page: Page, now = NOON): Promise<void> {
  await page.clock.setFixedTime(now);
  await page.goto('/log');
  await logArrived(page);
}

/** Waits until the log has been read. */
export async function logArrived(page: Page): Promise<void> {
  await scriptsArrived(page);
  await page.locator('#log-result').waitFor();
}

/** Writes a log and its person directly into the database, and reloads. */
export async function seed(page: Page, days: readonly StoredLogDay[]): Promise<void> {
  await openLog(page);
  // The page itself creates the database.
  await page.locator('[data-field="weight"]').fill('80');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page.getByText('Logged for').waitFor();
  await page.evaluate(async (values) => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('evenscale');
      request.onsuccess = () => resolve(request.result);
    });
    const tx = db.transaction(['days', 'people'], 'readwrite');
    const people = tx.objectStore('people');
    const person = await new Promise<{ id: string; entries: object }>((resolve) => {
      const request = people.getAll();
      request.onsuccess = () => resolve(request.result[0]);
    });
    tx.objectStore('days').clear();
    for (const value of values) tx.objectStore('days').put({ ...value, person: person.id });
    const entries = { ...person.entries, gender: 'male', age: '40', height: 'cm~180' };
    people.put({ ...person, entries, saidOn: '2026-11-01' });
    await new Promise((resolve) => (tx.oncomplete = resolve));
    db.close();
  }, days);
  await page.reload();
  await logArrived(page);
}

/** The planner's result for a man of 82 kg: 76 kg in 180 days, from Oct 1, 2026. */
const PLAN_RESULT = {
  id: 'rplan',
  savedAt: '2026-10-01T12:00:00.000Z',
  changedAt: '2026-10-01T12:00:00.000Z',
  calculator: 'planner',
  note: '',
  typed: {
    inStone: false,
    weight: { unit: 'kg', kilograms: '82' },
    height: { unit: 'cm', centimetres: '180' },
    age: '40',
    bodyFat: '',
  },
  person: {
    units: 'metric',
    kilograms: 82,
    centimetres: 180,
    age: 40,
    gender: 'male',
    activityLevel: 'moderatelyActive',
  },
  goal: null,
  plan: { entries: 'kg~76/2027-03-30/steady', end: '2027-03-30', afterwards: 2600 },
  bodyFat: null,
  // 10 × 82 + 6.25 × 180 − 5 × 40 + 5 = 1,750; × 1.55 = 2,712.5.
  figures: { bmi: 82 / 1.8 ** 2, bmr: 1750, tdee: 2712.5, target: 2360 },
} as const;

/** Writes a saved plan directly into the log's database, and reloads. */
export async function plantPlan(page: Page, change: object = {}): Promise<void> {
  await page.evaluate(
    async (value) => {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('evenscale');
        request.onsuccess = () => resolve(request.result);
      });
      const tx = db.transaction('results', 'readwrite');
      tx.objectStore('results').put(value);
      await new Promise((resolve) => (tx.oncomplete = resolve));
      db.close();
    },
    { ...PLAN_RESULT, ...change },
  );
  await page.reload();
  await logArrived(page);
}

/** The cells of a column in the week's table. */
export const cells = (page: Page, name: 'weekWeight' | 'weekIntake' | 'weekNote'): Locator =>
  page.locator(`[data-field="${name}"]`);

/** Brings the week's table into view, where it loads. */
export async function openWeek(page: Page): Promise<void> {
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.locator('astro-island[component-url*="LogWeek"]').scrollIntoViewIfNeeded();
  await cells(page, 'weekWeight').first().waitFor();
}

/** Brings the trend into view, where it loads. */
export async function showTrend(page: Page): Promise<void> {
  await page.locator('astro-island[component-url*="LogTrend"]').scrollIntoViewIfNeeded();
  await page.locator('#log-trend').waitFor();
}
