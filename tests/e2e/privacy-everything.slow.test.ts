import { expect, type Page } from '@playwright/test';
import { calculate, enter, EXAMPLE, field, result, scriptsArrived } from './calculator.ts';
import { enterChild, openChildPage } from './child-page.ts';
import { logArrived, openLog } from './log-page.ts';
import { test } from './privacy-visit.ts';
import { openSaved, saveOne } from './saved-visit.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Everything that is typed in this visit, and the figures that are particular to it. */
const TYPED = /91[.,]37|90[.,]83|81[.,]46|61[.,]29|2417|2,417|Zenobia|Quirin|Ottilie|walkies/u;

/** The texts of the page's notifications and of whatever the console was told. */
async function saidElsewhere(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    const shown = await Promise.all(workers.map((worker) => worker.getNotifications()));
    return shown.flat().flatMap(({ title, body }) => [title, body]);
  });
}

async function followPlan(page: Page): Promise<void> {
  await page.goto('/weight-planner');
  await scriptsArrived(page);
  await enter(page, { ...EXAMPLE, weight: '91,37' });
  await field(page, 'goalWeight').fill('81.46');
  await calculate(page);
  await page.getByRole('button', { name: 'Follow this plan' }).click();
  await expect(page.getByText('saved on this device, and nowhere else')).toBeVisible();
}

async function logFromHome(page: Page): Promise<void> {
  await page.goto('/');
  await scriptsArrived(page);
  await field(page, 'todayWeight').fill('90.83');
  await field(page, 'todayWeight').press('Enter');
  await expect(page.getByText('Logged for today: 90.8')).toBeVisible();
}

/** Names the person, and adds another one who logs a weight. */
async function addPerson(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a person', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Name of the new person').fill('Zenobia');
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('button', { name: 'For Zenobia', exact: true })).toBeVisible();
  await field(page, 'weight').fill('61.29');
  await field(page, 'intake').fill('2417');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(page.getByText('Logged for')).toBeVisible();
}

async function saveChild(page: Page): Promise<void> {
  await openChildPage(page);
  await enterChild(page);
  await page.getByText('Measurements over time').click();
  await field(page, 'childName').fill('Ottilie');
  await page.getByRole('button', { name: 'Save this measurement' }).click();
  await expect(page.getByText('Saved on this device.')).toBeVisible();
}

async function shareLog(page: Page): Promise<string> {
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.locator('astro-island[component-url*="SavedResults"]').scrollIntoViewIfNeeded();
  await page.getByText('Share your log with a coach or doctor').click();
  await field(page, 'sharedName').fill('Quirin');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a plan, the home card, two people, a child, results, a file of everything and a shared log', async ({
  page,
  context,
  wire,
  expectPrivate,
}) => {
  const told: string[] = [];
  context.on('console', (message) => told.push(message.text()));
  await followPlan(page);
  await expectPrivate(page);
  await logFromHome(page);
  await expectPrivate(page);
  await openLog(page);
  await expect(result(page, 'plan.intake')).toBeVisible();
  await addPerson(page);
  await expectPrivate(page);
  await saveOne(page, { ...EXAMPLE, weight: '61.29' }, 'walkies');
  await saveChild(page);
  await expectPrivate(page);

  await openSaved(page);
  await logArrived(page);
  await page.getByText('Take everything with you', { exact: true }).click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export everything as JSON' }).click();
  expect((await arriving).suggestedFilename()).not.toMatch(TYPED);
  const link = new URL(await shareLog(page));
  expect([link.pathname, link.search]).toEqual(['/shared-log', '']);
  expect(link.href).not.toMatch(TYPED);
  await expectPrivate(page);

  const reader = await context.newPage();
  await reader.goto(link.href);
  await expect(reader.locator('[data-shared-log]')).toContainText('Quirin');
  await expectPrivate(reader);

  expect(await saidElsewhere(page)).toEqual([]);
  expect(told.filter((text) => TYPED.test(text))).toEqual([]);
  expect(wire.asked.length).toBeGreaterThan(50);
  expect(wire.asked.join('\n')).not.toMatch(TYPED);
});
