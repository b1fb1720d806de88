import { expect, type Page } from '@playwright/test';
import { calculate, enter, EXAMPLE, field, openAction, result, scriptsArrived } from './calculator.ts';
import { enterChild, openChildPage } from './child-page.ts';
import { logArrived, openFiles, openLog } from './log-page.ts';
import { enterWoman, PREGNANCY_PATH } from './pregnancy-page.ts';
import { test } from './privacy-visit.ts';
import { openSaved, SAVE_BUTTON, saveOne } from './saved-visit.ts';
import { box, opener, status } from './search-page.ts';
import { followThePlan } from './planner-page.ts';

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
  await followThePlan(page);
  await expect(page.getByText('saved on this device, and nowhere else')).toBeVisible();
}

async function logFromHome(page: Page): Promise<void> {
  await page.goto('/');
  await scriptsArrived(page);
  await field(page, 'todayWeight').fill('90.83');
  await field(page, 'todayWeight').press('Enter');
  await expect(page.getByText('Logged.')).toBeVisible();
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
  await openFiles(page);
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
  await page.getByRole('link', { name: 'Take everything with you' }).click();
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

/** A page for one question, what it asks besides the person, and its first figure. */
const QUESTIONS = [
  ['/bmr-calculator', {}, 'bmr'],
  ['/body-fat-calculator', {}, 'bodyFatPercentage'],
  ['/ideal-weight-calculator', {}, 'idealWeightRange.min'],
  ['/waist-to-height-calculator', { waist: '88.64' }, 'opinion.waistToHeight'],
  ['/protein-calculator', {}, 'protein.min'],
] as const;

async function sharePicture(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Make a picture' }).click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download picture' }).click();
  expect((await arriving).suggestedFilename()).toBe('evenscale-picture.png');
}

/** Asks the search for a figure; the answer is the visitor's own, and its link has nothing of it. */
async function askSearch(page: Page, query: string, answered: RegExp): Promise<void> {
  await opener(page).click();
  await box(page).fill(query);
  const answer = status(page).getByRole('link');
  await expect(answer).toHaveText(answered);
  await expect(answer).toHaveAttribute('href', /^[\w/-]+$/u);
  await page.reload();
}

test('question pages, links and pictures, search answers, an article’s own figure and a pregnancy', async ({
  page,
  context,
  wire,
  expectPrivate,
}) => {
  const told: string[] = [];
  context.on('console', (message) => told.push(message.text()));
  for (const [path, more, figure] of QUESTIONS) {
    await page.goto(path);
    await scriptsArrived(page);
    for (const [name, text] of Object.entries({ weight: '91,37', height: '181.46', age: '37', ...more }))
      await field(page, name).fill(text);
    await calculate(page);
    await expect(result(page, figure).first()).toBeVisible();
    // A waist stays in the tab, so its page has no link.
    if (!('waist' in more)) {
      await openAction(page, 'Share');
      await page.getByRole('button', { name: 'Copy link' }).click();
      await expect(page.getByText('Link copied.')).toBeVisible();
      const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
      expect([link.pathname, link.search]).toEqual([path, '']);
    }
    await expectPrivate(page);
  }
  await page.goto('/tdee-calculator');
  await scriptsArrived(page);
  await field(page, 'activityLevel').selectOption('veryActive');
  await calculate(page);
  await openAction(page, 'Share');
  await sharePicture(page);
  await expectPrivate(page);

  await page.goto('/articles/protein-diet');
  await expect(page.locator('main p', { hasText: /^For you: \d+–\d+ g /u })).toBeVisible();
  await page.goto('/faq');
  await askSearch(page, 'my bmi', /^BMI: 27\.\d For 91\.4 kg/u);
  await askSearch(page, 'how much protein', /^Protein: \d+–\d+ g a day for a steady weight/u);
  await expectPrivate(page);

  await page.goto(PREGNANCY_PATH);
  await scriptsArrived(page);
  await enterWoman(page, { weight: '91.37', weightNow: '95.29' });
  await expect(page.locator('main [data-result]').first()).toBeVisible();
  await expectPrivate(page);
  await openAction(page, 'Save');
  await page.getByRole('button', { name: SAVE_BUTTON }).click();
  await expect(page.getByText('Saved on this device:')).toBeVisible();
  await openSaved(page);
  await page.getByRole('link', { name: 'Open on the pregnancy page' }).click();
  await expect(result(page, 'gainWeek.min')).toBeVisible();
  await expectPrivate(page);

  expect(await saidElsewhere(page)).toEqual([]);
  const typed = /91[.,]37|181[.,]46|88[.,]64|95[.,]29/u;
  expect(told.filter((text) => typed.test(text))).toEqual([]);
  expect(wire.asked.length).toBeGreaterThan(50);
  expect(wire.asked.join('\n')).not.toMatch(typed);
});
