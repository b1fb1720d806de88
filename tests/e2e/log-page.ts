import type { Locator, Page } from '@playwright/test';
import { weekWords } from '#calculators/log/week/week-words.ts';
import { logPage } from '#tools/log/page-words.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { scriptsArrived } from './calculator.ts';
import { firstPerson, plantRows } from './database.ts';

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
  const { id, ...person } = await firstPerson(page);
  const entries = { ...person.entries, gender: 'male', age: '40', height: 'cm~180' };
  const rows = days.map((day) => ({ ...day, person: id }));
  await plantRows(page, { days: rows, people: [{ ...person, id, entries, saidOn: '2026-11-01' }] }, ['days']);
  await page.reload();
  await logArrived(page);
}

/** The plan of a man of 82 kg: 76 kg in 180 days, from Oct 1, 2026. */
export const PLAN = {
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
  },
} as const;

/** Writes a plan that the log's person follows directly into the database, and reloads. */
export async function plantPlan(page: Page, change: object = {}): Promise<void> {
  const { id } = await firstPerson(page);
  await plantRows(page, { plans: [{ ...PLAN, ...change, person: id }] });
  await page.reload();
  await logArrived(page);
}

type WeekCell = 'weekWeight' | 'weekIntake' | 'weekWaist' | 'weekBodyFat' | 'weekNote';

/** The cells of a column in the week's table. */
export const cells = (page: Page, name: WeekCell): Locator => page.locator(`[data-field="${name}"]`);

/** Brings the week into view, where it loads, and opens its table. */
export async function openWeek(page: Page): Promise<void> {
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.locator('astro-island[component-url*="LogWeek"]').scrollIntoViewIfNeeded();
  const fold = page.locator('details', { hasText: weekWords.change });
  await fold.waitFor();
  if (!(await fold.evaluate((details: HTMLDetailsElement) => details.open)))
    await fold.locator('summary').click();
  await cells(page, 'weekWeight').first().waitFor();
}

/** Opens the files, shares and saved results of the log, unless they are open. */
export async function openFiles(page: Page): Promise<void> {
  const files = page.locator('details', { hasText: logPage.filesTitle }).first();
  if (!(await files.evaluate((details: HTMLDetailsElement) => details.open))) {
    // The parts above load when they come into view, and a press while the page grows can miss.
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await files.locator('> summary').click();
  }
  await page.locator('#saved-results [aria-busy="true"]').waitFor({ state: 'detached' });
}

/** Brings the trend into view, where it loads. */
export async function showTrend(page: Page): Promise<void> {
  await page.locator('astro-island[component-url*="LogTrend"]').scrollIntoViewIfNeeded();
  await page.locator('#log-trend').waitFor();
}

/** Writes a day as another tab does that this one doesn't hear, into a log that has somebody. */
export async function writeUnheard(page: Page, value: StoredLogDay): Promise<void> {
  const { id } = await firstPerson(page);
  await plantRows(page, { days: [{ ...value, person: id }] });
}
