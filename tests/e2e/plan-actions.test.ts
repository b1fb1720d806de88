import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { slowUnless } from '../tier.ts';
import {
  calculate,
  choice,
  enter,
  field,
  open,
  openAction,
  openDetails,
  result,
  scriptsArrived,
} from './calculator.ts';
import { storeOf } from './database.ts';
import { eraseAll, exported, imported, SAVE_BUTTON, openSaved, openStore } from './saved-visit.ts';
import {
  dateIn,
  MAN,
  openPlan,
  openTheParts,
  openPlanner,
  planRegion,
  reachTheWay,
  shape,
  valueOf,
} from './planner-page.ts';

/** The date that the form proposes on the tests' day. */
const GOAL_DATE = dateIn(182);

/** The link to a plan of a man of 40, 90 kg and 178 cm, with what differs. */
function linkTo(differing: Readonly<Record<string, string>>): string {
  const entries = {
    ...{ weight: 'kg~90', height: 'cm~178', age: '40', gender: 'male', activityLevel: 'moderatelyActive' },
    ...{ goalWeight: 'kg~80', by: 'pace', goalDate: '', pace: 'brisk', bodyFat: '', shape: 'steady' },
    ...{ ownMaintenance: '', units: 'metric' },
    ...differing,
  };
  const parts = Object.entries(entries).map(([name, text]) => `${name}=${text}`);
  return `planner?${parts.join('&')}`;
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

async function savePlan(page: Page): Promise<void> {
  if (!(await page.getByRole('button', { name: SAVE_BUTTON }).isVisible())) await openStore(page);
  await page.getByRole('button', { name: SAVE_BUTTON }).click();
  await expect(page.getByText('Saved on this device:')).toBeVisible();
}

async function copiedLink(page: Page): Promise<string> {
  await openAction(page, 'Share');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a saved plan has its own line, and opens in the planner with everything that was entered', async ({
  page,
}) => {
  await openPlan(page, MAN, { weight: '80', days: 180 });
  await page.getByLabel('I know my body fat').check();
  await field(page, 'bodyFat').fill('25,5');
  await reachTheWay(page);
  await openTheParts(page);
  await shape(page).selectOption('pause');
  const intake = await valueOf(page, 'plan.intake');
  await savePlan(page);
  expect(await storeOf(page)).toMatchObject([
    {
      tool: 'planner',
      entries: { bodyFat: '25,5', goalWeight: 'kg~80', goalDate: dateIn(180), shape: 'pause' },
    },
  ]);

  await openSaved(page);
  const entry = page.locator('[data-result-id]');
  await expect(entry).toContainText('Weight planner');
  await expect(entry).toContainText('80 kg by May 20, 2027');
  await entry.getByRole('link', { name: 'Open in planner' }).click();
  await expect(result(page, 'plan.intake')).toHaveAttribute('value', String(intake));
  await expect(
    page.getByText('These entries come from a plan or log of yours on this device.'),
  ).toBeVisible();
  await expect(field(page, 'weight')).toHaveValue('90');
  await expect(field(page, 'goalWeight')).toHaveValue('80');
  await expect(field(page, 'goalDate')).toHaveValue(dateIn(180));
  await expect(field(page, 'bodyFat')).toHaveValue('25,5');
  expect(page.url()).not.toContain('#');
});

test('plans come back from files unchanged', { tag: '@slow' }, async ({ page }) => {
  await openPlan(page);
  await savePlan(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await choice(page, 'At a pace').check();
  await field(page, 'pace').selectOption('gentle');
  await savePlan(page);
  await openSaved(page);
  await expect(page.locator('[data-result-id]')).toHaveCount(2);
  const before = await storeOf(page);
  const { name, text } = await exported(page);
  await eraseAll(page);
  await imported(page, name, text);
  await expect(page.getByText('2 results added.')).toBeVisible();
  expect(await storeOf(page)).toEqual(before);
});

test('a link to a plan fills the form and plans from the reader’s day', async ({ page, browser }) => {
  await openPlan(page, MAN, { weight: '78.5', pace: 'brisk' });
  const link = await copiedLink(page);
  expect(new URL(link).hash).toBe(
    `#${linkTo({ goalWeight: 'kg~78.5', by: 'pace', goalDate: GOAL_DATE, pace: 'brisk' })}&energy=kcal`,
  );
  const other = await (await browser.newContext()).newPage();
  await other.clock.setFixedTime(new Date(2026, 10, 21, 12));
  await other.goto(link);
  await expect(result(other, 'plan.intake')).toHaveAttribute(
    'value',
    String(await valueOf(page, 'plan.intake')),
  );
  await expect(choice(other, 'At a pace')).toBeChecked();
  await expect(other.getByText('These entries came from a link')).toBeVisible();
});

test('a link whose date has passed fills the form and asks for another date', async ({ page }) => {
  await openPlanner(page);
  await page.goto(`/weight-planner#${linkTo({ by: 'date', goalDate: '2026-05-20' })}`);
  await scriptsArrived(page);
  await expect(field(page, 'goalDate')).toHaveValue('2026-05-20');
  await expect(page.getByText('Choose a date from')).toBeVisible();
  await expect(planRegion(page)).toHaveCount(0);
});

test.describe('a link that isn’t a valid plan is rejected:', () => {
  for (const [broken, link] of [
    ['no pace', linkTo({}).replace('&pace=brisk', '')],
    ['no weight', linkTo({ goalWeight: 'kg~x' })],
    ['no date', linkTo({ by: 'date', goalDate: '2026-13-40' })],
    ['no such shape', linkTo({ shape: 'x' })],
  ] as const)
    test(broken, slowUnless(broken === 'no pace'), async ({ page }) => {
      await page.goto(`/weight-planner#${link}`);
      await scriptsArrived(page);
      await expect(page.getByText('This link can’t be read.')).toBeVisible();
      await expect(field(page, 'weight')).toHaveValue('');
    });
});

test('the reader’s own plan comes back from a link', { tag: '@slow' }, async ({ page }) => {
  await openPlan(page, MAN, { weight: '82', days: 200 });
  const own = await valueOf(page, 'plan.intake');
  await page.goto(`/weight-planner#${linkTo({ weight: 'kg~70', goalWeight: 'kg~68', pace: 'gentle' })}`);
  await expect(field(page, 'goalWeight')).toHaveValue('68');
  await page.getByRole('button', { name: 'Back to my entries' }).click();
  await expect(field(page, 'goalWeight')).toHaveValue('82');
  await expect(result(page, 'plan.intake')).toHaveAttribute('value', String(own));
});

for (const format of ['A4', 'Letter'] as const)
  test(
    `a plan is printed on one page of ${format}, with what a doctor needs`,
    slowUnless(format === 'A4'),
    async ({ page }) => {
      await open(page, '/');
      await enter(page, MAN);
      await calculate(page);
      await openDetails(page, 'Beyond BMI');
      await page.getByRole('textbox', { name: /^Your waist/u }).fill('104');
      await openPlan(page);
      await reachTheWay(page);
      await openTheParts(page);
      await shape(page).selectOption('pause');
      await page.locator('#plan-macros').scrollIntoViewIfNeeded();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText(/^Macros for [\d,]+ kcal a day: /u)).toBeVisible();
      for (const text of [
        'Result for your doctor',
        'Name:',
        'Date of birth:',
        'Male, 40 years, 90 kg, 178 cm, moderately active',
        'Planned on Nov 21, 2026.',
        'Mifflin–St Jeor (1990) × 1.55, moderately active',
        'BMI: 28.4 now, 25.2 at the goal.',
        'Your waist: 104 cm. It’s 0.58 of your height, which the guideline calls an increased risk.',
        'If you’re less active than you think (lightly active), this date asks for',
        'If you take insulin, pills for diabetes (such as glipizide) or blood pressure medicine',
        '/weight-planner',
      ])
        await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
      await expect(planRegion(page)).toContainText('80 kg by May 20, 2027');
      const pdf = (await page.pdf({ format, preferCSSPageSize: false })).toString('latin1');
      expect([...pdf.matchAll(/\/Type\s*\/Page\b/gu)]).toHaveLength(1);
    },
  );
