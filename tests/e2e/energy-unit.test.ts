import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { slowUnless } from '../tier.ts';
import {
  calculate,
  enter,
  EXAMPLE,
  field,
  open,
  openAction,
  openDetails,
  result,
  values,
} from './calculator.ts';
import { storeOf } from './database.ts';
import { eraseAll, exported, imported, SAVE_BUTTON, saveOne, openSaved, openStore } from './saved-visit.ts';
import { openPlan, openPlanner, ask, reachTheWay, MAN } from './planner-page.ts';
import { finishLoading } from './translate.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Static sentences name both units: "500 kcal (2,092 kJ)", "100 to 200 kcal (400 to 800 kJ)". */
const BOTH = /[\d,]+ kcal \([\d,]+(?: to [\d,]+)? kJ\)/gu;

/** Text that contains a unit regardless of the choice: the switch itself, and a file's column names. */
const ALWAYS = '[role="radiogroup"], table:has(code)';

/** All text on the page, including labels and field values. */
async function readable(page: Page): Promise<string> {
  const texts = await page.locator('main').evaluate((main, always) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const unread of copy.querySelectorAll(`script, style, template, noscript, ${always}`))
      unread.remove();
    const labels = [...copy.querySelectorAll('[aria-label], [aria-valuetext]')].map(
      (element) => `${element.getAttribute('aria-label')} ${element.getAttribute('aria-valuetext')}`,
    );
    return [copy.textContent, ...labels];
  }, ALWAYS);
  return texts.join('\n').replaceAll(BOTH, '');
}

/** The text around each unit, for the message if there should be none. */
const around = (text: string, unit: RegExp): readonly string[] =>
  [...text.matchAll(unit)].map(({ index }) => text.slice(Math.max(0, index - 60), index + 20));

async function expectOnly(page: Page, unit: 'kcal' | 'kJ'): Promise<void> {
  const text = await readable(page);
  expect(around(text, unit === 'kJ' ? /kcal|calories \d/giu : /kJ|kilojoule/gu)).toEqual([]);
  expect(text).toContain(unit);
}

const chooseUnit = (page: Page, unit: 'kcal' | 'kJ'): Promise<void> =>
  page
    .getByRole('radiogroup', { name: 'Energy unit' })
    .getByRole('radio', { name: unit, exact: true })
    .check();

/** Switches the unit and back. Each time the page has only that unit, and the values stay the same. */
async function expectEitherUnit(page: Page): Promise<void> {
  await chooseUnit(page, 'kcal');
  await expectOnly(page, 'kcal');
  const before = await values(page);
  await chooseUnit(page, 'kJ');
  await expectOnly(page, 'kJ');
  expect(await values(page)).toEqual(before);
}

const PEOPLE = {
  'a usual person': EXAMPLE,
  'somebody whose targets are below the guidance': {
    weight: '52',
    height: '156',
    age: '61',
    gender: 'female',
    activityLevel: 'sedentary',
  },
  'somebody whose targets are not safe': {
    weight: '41',
    height: '148',
    age: '78',
    gender: 'female',
    activityLevel: 'sedentary',
  },
  'somebody underweight': { ...EXAMPLE, weight: '50' },
  'a child': { ...EXAMPLE, age: '15' },
} as const;

const WOMAN = PEOPLE['somebody whose targets are below the guidance'];

for (const [who, person] of Object.entries(PEOPLE)) {
  test(
    `the home page of ${who} has one unit of energy at a time`,
    slowUnless(person === WOMAN),
    async ({ page }) => {
      await open(page, '/');
      await enter(page, person);
      await calculate(page);
      await openDetails(page, 'How this was calculated');
      await expect(page.locator('[data-result^="working."]').first()).toBeVisible();
      await expectEitherUnit(page);
    },
  );

  test(
    `the TDEE page of ${who} has one unit of energy at a time`,
    slowUnless(person === WOMAN),
    async ({ page }) => {
      await open(page, '/tdee-calculator');
      await enter(page, { ...person, goal: 'lose' });
      await calculate(page);
      await expect(result(page, 'tdee')).toBeVisible();
      const waiting = page.getByText('Loading…').filter({ visible: true });
      await page.getByRole('heading', { name: 'Where this takes you' }).scrollIntoViewIfNeeded();
      await expect(waiting).toHaveCount(0);
      // Nobody under 18 has targets, nor larger steps.
      const steps = Number(person['age']) < 18 ? [] : ['Larger steps'];
      for (const title of [...steps, 'How this was calculated', 'What other equations say']) {
        await openDetails(page, title);
        await expect(waiting).toHaveCount(0);
      }
      // There are no tabs without a target to plan with.
      const own = page.getByRole('tab', { name: 'Your own' });
      if ((await own.count()) > 0) await own.click();
      await expect(waiting).toHaveCount(0);
      await expectEitherUnit(page);
    },
  );
}

const PLANS = [
  ['a plan', MAN, { weight: '80', days: 180 }],
  ['a plan with a caution', WOMAN, { weight: '47', days: 60 }],
  ['a plan that is not safe', WOMAN, { weight: '46', days: 25 }],
  ['a plan to gain very much', MAN, { weight: '120', days: 60 }],
  ['today’s weight as the goal', MAN, { weight: '90', days: 90 }],
] as const;

for (const [name, person, goal] of PLANS) {
  test(
    `${name} has one unit of energy at a time`,
    slowUnless(name === 'a plan with a caution'),
    async ({ page }) => {
      await openPlanner(page);
      await ask(page, person, goal);
      await expect(page.getByRole('radiogroup', { name: 'Energy unit' })).toBeVisible();
      await finishLoading(page);
      await expectEitherUnit(page);
    },
  );
}

test('the choice carries over to the other tools, survives a reload, and ends with Reset', async ({
  page,
}) => {
  await open(page, '/');
  await enter(page, EXAMPLE);
  await calculate(page);
  await chooseUnit(page, 'kJ');
  // By hand: 2,555.5625 × 4.184.
  await expect(result(page, 'calories.maintenance')).toHaveText('10,692');
  await expect(result(page, 'calories.maintenance')).toHaveAttribute('value', '2555.5625');
  await page.reload();
  await expect(result(page, 'calories.maintenance')).toHaveText('10,692');
  await open(page, '/tdee-calculator');
  await calculate(page);
  await expect(result(page, 'tdee')).toHaveText(/^[\d,]{6}$/u);
  await expect(page.getByText('kJ a day').filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await calculate(page);
  await enter(page, EXAMPLE);
  await calculate(page);
  await expect(result(page, 'tdee')).toHaveText('2,556');
  expect(await page.evaluate(() => sessionStorage.getItem('evenscale.energy'))).toBeNull();
});

test('a custom intake is typed, converted and drawn in the chosen unit', async ({ page }) => {
  await open(page, '/tdee-calculator');
  await enter(page, EXAMPLE);
  await calculate(page);
  await page.getByText('Where this takes you').scrollIntoViewIfNeeded();
  await field(page, 'outlook-intake').selectOption('own');
  await field(page, 'outlook-own').fill('2000');
  await expect(result(page, 'outlook.intake')).toHaveText('2,000 kcal');
  await chooseUnit(page, 'kJ');
  await expect(field(page, 'outlook-own')).toHaveValue('8368');
  await expect(result(page, 'outlook.intake')).toHaveText('8,368 kJ');
  await expect(result(page, 'outlook.intake')).toHaveAttribute('value', '2000');
  await field(page, 'outlook-own').press('ArrowUp');
  await expect(result(page, 'outlook.intake')).toHaveText('8,568 kJ');
  await chooseUnit(page, 'kcal');
  await expect(field(page, 'outlook-own')).toHaveValue('2048');
});

test('a link carries the unit, and a link without one means kcal', async ({ page, browser }) => {
  await open(page, '/');
  await enter(page, EXAMPLE);
  await calculate(page);
  await chooseUnit(page, 'kJ');
  await openAction(page, 'Share');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/&energy=kJ$/u);
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(result(other, 'calories.maintenance')).toHaveText('10,692');
  await other.goto(link.replace('&energy=kJ', ''));
  await expect(result(other, 'calories.maintenance')).toHaveText('2,556');
});

test(
  'saved results are shown in either unit, and come back from files with the same figures',
  { tag: '@slow' },
  async ({ page }) => {
    await saveOne(page, { ...EXAMPLE, goal: 'lose' });
    await openSaved(page);
    await expectOnly(page, 'kcal');
    await saveOne(page, { ...EXAMPLE, weight: '68', goal: 'lose' });
    await chooseUnit(page, 'kJ');
    await openSaved(page);
    await expectOnly(page, 'kJ');
    // By hand: 2,555.5625 and 2,055.5625, times 4.184.
    await expect(page.getByText('10,692 kJ').first()).toBeVisible();
    await expect(page.getByText('8,600 kJ').first()).toBeVisible();
    const before = await storeOf(page);
    const { name, text } = await exported(page);
    expect(text).toContain(String(2555.5625 * 4.184));
    await eraseAll(page);
    await imported(page, name, text);
    await expect(page.getByText('2 results added.')).toBeVisible();
    expect(await storeOf(page)).toEqual(before);
  },
);

test('a file without kJ columns can be imported', { tag: '@slow' }, async ({ page }) => {
  await saveOne(page, { ...EXAMPLE, goal: 'lose' });
  await openSaved(page);
  const before = await storeOf(page);
  const { name, text } = await exported(page);
  const [head = '', row = ''] = text.split('\r\n');
  const names = head.split(',');
  const withoutKj = (line: string): string =>
    line
      .split(',')
      .filter((_, column) => !names[column]?.includes('_kj'))
      .join(',');
  const shorter = [head, row].map(withoutKj).join('\r\n');
  expect(shorter).not.toContain('_kj');
  await eraseAll(page);
  await imported(page, name, shorter);
  await expect(page.getByText('1 result added.')).toBeVisible();
  expect(await storeOf(page)).toEqual(before);
});

test('a chosen target is used in the steps, the link, the saved result and after a reload', async ({
  page,
  browser,
}) => {
  await open(page, '/tdee-calculator');
  await enter(page, { ...EXAMPLE, goal: 'lose' });
  await calculate(page);
  await page.getByRole('radio', { name: /^Mild gain/u }).check();
  const protein = await result(page, 'macros.balanced.protein').getAttribute('value');
  await openDetails(page, 'How this was calculated');
  await expect(result(page, 'working.macros.balanced.protein')).toHaveAttribute('value', String(protein));
  await expect(page.getByText('The target you chose (mild gain)')).toBeVisible();
  await expect(page.getByText('Based on 2,806 kcal a day (mild gain).')).toBeVisible();
  await openStore(page);
  await page.getByRole('button', { name: SAVE_BUTTON }).click();
  await expect(page.getByText('Saved on this device:')).toBeVisible();
  expect((await storeOf(page))?.[0]).toMatchObject({
    entries: { target: 'mildGain' },
  });
  await openAction(page, 'Share');
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Mild gain/u })).toBeChecked();
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(result(other, 'macros.balanced.protein')).toHaveAttribute('value', String(protein));
  await openSaved(page);
  await expect(page.getByText('Target (mild gain)')).toBeVisible();
});

test('printing uses only the chosen unit', { tag: '@slow' }, async ({ page }) => {
  await openPlan(page);
  await chooseUnit(page, 'kJ');
  await reachTheWay(page);
  await page.emulateMedia({ media: 'print' });
  await expectOnly(page, 'kJ');
  await expect(page.getByRole('radiogroup', { name: 'Energy unit' })).toBeHidden();
});
