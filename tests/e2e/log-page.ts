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
  // The page itself creates the database. A weight that is kept already would not be logged again.
  await page.locator('[data-field="weight"]').fill('80.3');
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

/** The plan of a man of 82 kg: 76 kg in 180 days, from Oct 1, 2026. */
const PLAN = {
  id: 'plan1',
  state: 'current',
  start: '2026-10-01',
  update: null,
  entries: {
    weight: 'kg~82',
    height: 'cm~180',
    age: '40',
    gender: 'male',
    activityLevel: 'moderatelyActive',
    goalWeight: 'kg~76',
    by: 'date',
    goalDate: '2027-03-30',
    pace: 'steady',
    bodyFat: '',
    shape: 'steady',
    ownMaintenance: '',
    units: 'metric',
    inStone: 'no',
  },
} as const;

/** Writes a plan that the log's person follows directly into the database, and reloads. */
export async function plantPlan(page: Page, change: object = {}): Promise<void> {
  await page.evaluate(
    async (value) => {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('evenscale');
        request.onsuccess = () => resolve(request.result);
      });
      const tx = db.transaction(['people', 'plans'], 'readwrite');
      const [person] = await new Promise<readonly { readonly id: string }[]>((resolve) => {
        const request = tx.objectStore('people').getAll();
        request.onsuccess = () => resolve(request.result);
      });
      tx.objectStore('plans').put({ ...value, person: person?.id });
      await new Promise((resolve) => (tx.oncomplete = resolve));
      db.close();
    },
    { ...PLAN, ...change },
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

/** Writes a day as another tab does that this one doesn't hear, into a log that has somebody. */
export async function writeUnheard(page: Page, value: StoredLogDay): Promise<void> {
  await page.evaluate(async (day) => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('evenscale');
      request.onsuccess = () => resolve(request.result);
    });
    const tx = db.transaction(['days', 'people'], 'readwrite');
    const [person] = await new Promise<readonly { readonly id: string }[]>((resolve) => {
      const request = tx.objectStore('people').getAll();
      request.onsuccess = () => resolve(request.result);
    });
    tx.objectStore('days').put({ ...day, person: person?.id });
    await new Promise((resolve) => (tx.oncomplete = resolve));
    db.close();
  }, value);
}
