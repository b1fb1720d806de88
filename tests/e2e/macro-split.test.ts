import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import {
  calculate,
  choice,
  enter,
  EXAMPLE,
  expectSaneResults,
  field,
  open,
  openAction,
  reset,
  result,
  values,
} from './calculator.ts';
import { expectAccessiblePart, expectOwnNames } from './optional-part.ts';
import { BOTH } from '../tier.ts';

const NUTRIENTS = ['protein', 'carbs', 'fat'] as const;
type Nutrient = (typeof NUTRIENTS)[number];

const share = (page: Page, nutrient: Nutrient): Locator => field(page, `split-${nutrient}`);
const slider = (page: Page, nutrient: Nutrient): Locator =>
  page.getByRole('slider', { name: `Your split: ${nutrient}, slider` });

/** The three fields. */
const shares = (page: Page): Promise<readonly number[]> =>
  Promise.all(NUTRIENTS.map(async (nutrient) => Number(await share(page, nutrient).inputValue())));

/** The energy of the three in grams, in kcal. */
async function energyOf(page: Page): Promise<number> {
  const shown = await values(page);
  return NUTRIENTS.reduce(
    (total, nutrient) => total + Number(shown[`split.${nutrient}`]) * (nutrient === 'fat' ? 9 : 4),
    0,
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

async function openSplit(page: Page, entries = EXAMPLE): Promise<void> {
  await open(page, '/tdee-calculator');
  await enter(page, entries);
  await calculate(page);
  await page.getByRole('tab', { name: 'Your own' }).click();
}

/** The same, with the fields in percent. */
async function openShares(page: Page, entries = EXAMPLE): Promise<void> {
  await openSplit(page, entries);
  await choice(page, 'Percent').check();
}

/** The split that most of these tests start with. */
async function openBalanced(page: Page): Promise<void> {
  await openShares(page);
  await field(page, 'split-plan').selectOption('balanced');
}

test('on a phone, the macro plans are in one row', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSplit(page);
  const ends = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => Math.round(tab.getBoundingClientRect().bottom)));
  expect(ends).toHaveLength(5);
  expect(new Set(ends).size).toBe(1);
});

for (const scale of [1, 1.5, 2])
  test(`a slider of one’s own split is long enough with text of ${scale} times the size`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await openSplit(page);
    await page.evaluate((size) => (document.documentElement.style.fontSize = `${size * 100}%`), scale);
    const slider = await page.getByRole('slider').first().boundingBox();
    expect(slider?.width).toBeGreaterThan(300);
  });

test('one’s own split starts with the suggested protein, in the same table as the plans', async ({
  page,
}) => {
  await openSplit(page);
  await expect(share(page, 'protein')).toHaveValue('119');
  expect(await energyOf(page)).toBeCloseTo(2555.5625, 9);
  const protein = String((await values(page))['split.protein']);
  await expect(result(page, 'macros.own.protein')).toHaveAttribute('value', protein);
  await field(page, 'goal').selectOption('lose');
  await expect(share(page, 'protein')).toHaveValue('133');
  await field(page, 'split-plan').selectOption('ketogenic');
  await choice(page, 'Percent').check();
  expect(await shares(page)).toEqual([25, 5, 70]);
  await expect(result(page, 'macros.own.protein')).toHaveAttribute('value', String((2055.5625 * 0.25) / 4));
});

const LIFTER = {
  ...EXAMPLE,
  weight: '92',
  height: '180',
  activityLevel: 'veryActive',
  goal: 'lose',
} as const;

test('a lean lifter who is losing weight sets protein next to the plan, and keeps it through Back, reload and a link', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/tdee-calculator');
  await enter(page, LIFTER);
  await field(page, 'bodyFatAsk').check();
  await field(page, 'bodyFat').fill('15');
  await calculate(page);
  await page.getByRole('tab', { name: 'High protein' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('about 242 g is plenty');
  await page.getByRole('button', { name: 'Take what’s suggested for you' }).click();
  const own = page.getByRole('tab', { name: 'Your own' });
  await expect(own).toBeFocused();
  await expect(result(page, 'split.proteinPerKilogram')).toContainText('within the 2.0–2.6 g/kg');
  await expect(page.getByRole('listitem').filter({ hasText: 'suggested for you' })).toContainText(
    'Lean athletes losing weight',
  );
  await choice(page, 'Percent').check();
  await share(page, 'protein').fill('25');
  const grams = String(await result(page, 'macros.own.protein').getAttribute('value'));
  await expect(result(page, 'split.protein')).toHaveAttribute('value', grams);
  // Choosing another plan and coming back keeps the numbers.
  await page.getByRole('tab', { name: 'Low carb' }).click();
  await own.click();

  const expectOwn = async (visit: Page): Promise<void> => {
    await expect(visit.getByRole('tab', { name: 'Your own' })).toHaveAttribute('aria-selected', 'true');
    await expect(result(visit, 'macros.own.protein')).toHaveAttribute('value', grams);
  };
  await expectOwn(page);
  await page.reload();
  await expectOwn(page);
  await page.goto('/about');
  await page.goBack();
  await expectOwn(page);

  await openAction(page, 'Share');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('&macros=own~25~~30&');
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expectOwn(other);
  await other.getByRole('tab', { name: 'Your own' }).scrollIntoViewIfNeeded();
  await expect(share(other, 'protein')).toHaveValue('25');
});

test('176 g are 176 g: through another goal and unit, Back, reload, print and a link', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSplit(page, LIFTER);
  await choice(page, 'Grams').check();
  await share(page, 'protein').fill('176');
  await share(page, 'fat').fill('0.9 g/kg');
  await share(page, 'fat').blur();
  await expect(choice(page, 'g/kg')).toBeChecked();
  await expect(share(page, 'fat')).toHaveValue('0.9');
  await expect(share(page, 'protein')).toHaveValue('1.91');
  await choice(page, 'Grams').check();
  const expectExact = async (visit: Page): Promise<void> => {
    await expect(result(visit, 'macros.own.protein')).toHaveAttribute('value', '176');
    await expect(result(visit, 'macros.own.fat')).toHaveText('83');
    await visit.getByRole('tab', { name: 'Your own' }).scrollIntoViewIfNeeded();
    await expect(share(visit, 'protein')).toHaveValue('176');
  };
  await expectExact(page);
  await field(page, 'goal').selectOption('gain');
  await expectExact(page);
  // What has no room says so, and stays.
  await share(page, 'carbs').fill('2000');
  await share(page, 'carbs').blur();
  await expect(share(page, 'carbs')).toHaveAccessibleDescription(
    /^Enter grams from 0 to \d{3}; more doesn’t fit/u,
  );
  await expect(share(page, 'carbs')).toHaveValue('2000');
  await expectExact(page);
  await page.reload();
  await expectExact(page);
  await page.goto('/about');
  await page.goBack();
  await expectExact(page);
  await page.emulateMedia({ media: 'print' });
  await expect(result(page, 'macros.own.protein')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await openAction(page, 'Share');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('&macros=own~176g~~0.9k&');
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expectExact(other);
});

test(
  'a link without a plan shows the first one, even if another was selected',
  { tag: '@slow' },
  async ({ page }) => {
    await openSplit(page);
    await expect(share(page, 'protein')).toBeVisible();
    await page.evaluate(() => {
      location.hash =
        'tdee?weight=kg~80&height=cm~180&age=40&gender=male&activityLevel=moderatelyActive&goal=lose&bodyFat=&target=&macros=balanced&ownMaintenance=&units=metric';
    });
    await expect(field(page, 'weight')).toHaveValue('80');
    await expect(page.getByRole('tab', { name: 'Balanced' })).toHaveAttribute('aria-selected', 'true');
  },
);

test('the day’s energy stays the same for any entry', { tag: '@slow' }, async ({ page }) => {
  await openShares(page);
  for (const text of [
    '',
    'abc',
    '-5',
    '1e9',
    '140',
    '100',
    '0',
    '33,3',
    '٣٠',
    '99.5%',
    '  7 ',
    '٪',
    '🍞',
    '00012',
    '176 g',
    '2.2 g/kg',
  ]) {
    for (const nutrient of NUTRIENTS) {
      await share(page, nutrient).fill(text);
      expect(await energyOf(page), `${nutrient} ${text}`).toBeCloseTo(2555.5625, 6);
      await expectSaneResults(page);
      await share(page, nutrient).blur();
      expect(await energyOf(page)).toBeCloseTo(2555.5625, 6);
    }
  }
});

test(
  'invalid text is reported when the field is left, and leaves the split unchanged',
  { tag: '@slow' },
  async ({ page }) => {
    await openBalanced(page);
    await share(page, 'fat').fill('plenty');
    await expect(share(page, 'fat')).not.toHaveAttribute('aria-invalid');
    await share(page, 'carbs').focus();
    await expect(share(page, 'fat')).toHaveAttribute('aria-invalid', 'true');
    await expect(share(page, 'fat')).toHaveAccessibleDescription(/from 0 to 100/u);
    await expect(share(page, 'protein')).toHaveValue('30');
    await expect(share(page, 'carbs')).toHaveValue('40');
    await share(page, 'fat').fill('35,4');
    await expect(share(page, 'fat')).not.toHaveAttribute('aria-invalid');
    await share(page, 'fat').blur();
    await expect(share(page, 'fat')).toHaveValue('35.4');
    expect(await shares(page)).toEqual([30, 34.6, 35.4]);
  },
);

test('sliders and fields work from the keyboard, and announce their share and grams', async ({ page }) => {
  await openBalanced(page);
  await slider(page, 'protein').focus();
  await page.keyboard.press('ArrowRight');
  expect(await shares(page)).toEqual([31, 39, 30]);
  await expect(slider(page, 'protein')).toHaveAttribute('aria-valuetext', '31%, 198 grams');
  await page.keyboard.press('End');
  expect(await shares(page)).toEqual([100, 0, 0]);
  await page.keyboard.press('Home');
  // The fat that had no room comes back.
  expect(await shares(page)).toEqual([0, 70, 30]);
  await share(page, 'fat').focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowUp');
  expect(await shares(page)).toEqual([0, 67, 33]);
  await page.keyboard.press('Enter');
  expect(await shares(page)).toEqual([0, 67, 33]);
  await expectSaneResults(page);
});

test('the meals add up to the day', { tag: '@slow' }, async ({ page }) => {
  await openSplit(page);
  const table = page.getByRole('table', { name: 'Grams for each meal' });
  for (const meals of ['2', '3', '4', '5', '6']) {
    await page.getByRole('radiogroup', { name: 'Meals a day' }).getByRole('radio', { name: meals }).check();
    const rows = await table
      .locator('tbody tr, tfoot tr')
      .evaluateAll((all) =>
        all.map((row) => [...row.querySelectorAll('td')].map((cell) => parseInt(cell.textContent, 10))),
      );
    expect(rows).toHaveLength(Number(meals) + 1);
    for (const column of [0, 1, 2]) {
      const grams = rows.map((row) => row[column] ?? NaN);
      expect(sum(grams.slice(0, -1))).toBe(grams.at(-1));
    }
  }
});

test('protein is compared with the recommendations, at its true position', async ({ page }) => {
  await openShares(page);
  await field(page, 'split-protein').fill('16');
  await expect(result(page, 'split.proteinPerKilogram')).toContainText(
    'within the 1.4–2.0 g/kg (98–140 g a day)',
  );
  const row = page.getByRole('listitem').filter({ hasText: 'suggested for you' });
  await expect(row).toContainText('Adults who exercise');
  const [bar, track] = await Promise.all(
    ['rect', 'line:first-of-type'].map((shape) => row.locator(`svg > ${shape}`).first().boundingBox()),
  );
  const place = (x: number): number => ((x - (track?.x ?? 0)) / (track?.width ?? 1)) * 3;
  expect(place(bar?.x ?? 0)).toBeCloseTo(1.4, 1);
  expect(place((bar?.x ?? 0) + (bar?.width ?? 0))).toBeCloseTo(2, 1);
  await field(page, 'goal').selectOption('gain');
  await expect(row).toContainText('Strength training');
  await enter(page, { weight: '110', height: '180' });
  await calculate(page);
  await expect(page.getByText(/For you that’s 88\.3 kg/u)).toBeVisible();
  await choice(page, 'Imperial').check();
  await expect(page.getByText(/For you that’s 194\.\d lb/u)).toBeVisible();
});

test('under 18 there are no macros, and below a healthy weight none for losing', async ({ page }) => {
  await open(page, '/tdee-calculator');
  await enter(page, { ...EXAMPLE, age: '16' });
  await calculate(page);
  await expect(
    page.getByText('Under 18, your body is still growing, so there’s no calorie target.'),
  ).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Macronutrients' })).toHaveCount(0);
  // Nothing that can't be chosen is in view.
  await expect(page.getByRole('radio', { name: /^Mild loss/u })).toBeHidden();
  await expect(page.getByText('Larger steps')).toHaveCount(0);
  await expect(page.getByRole('tablist')).toHaveCount(0);
  await expect(share(page, 'protein')).toHaveCount(0);
  // Below a healthy weight, the macros are for maintaining instead.
  await enter(page, { weight: '45', age: '30', goal: 'lose' });
  await calculate(page);
  await expect(page.getByText('so we don’t plan weight loss. We use “maintain” instead')).toBeVisible();
  await page.getByRole('tab', { name: 'Your own' }).click();
  await expect(share(page, 'protein')).toBeVisible();
  await reset(page);
  await expect(page.getByRole('tablist')).toHaveCount(0);
});

test(
  'the split breaks no rule of WCAG, at 320 px, with large text, in both themes',
  BOTH,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openSplit(page, { ...EXAMPLE, weight: '110' });
    await share(page, 'fat').fill('plenty');
    await share(page, 'carbs').focus();
    await expect(page.getByRole('button', { name: 'Close this notice' })).toHaveCount(0, { timeout: 10_000 });
    const smallest = await page
      .locator('#panel-own svg text')
      .evaluateAll((texts) => Math.min(...texts.map((text) => parseFloat(getComputedStyle(text).fontSize))));
    expect(smallest).toBeGreaterThanOrEqual(12);
    await expectOwnNames(page);
    await expectAccessiblePart(page);
  },
);
