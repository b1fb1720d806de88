import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import {
  calculate,
  choice,
  enter,
  EXAMPLE,
  field,
  open,
  result,
  results,
  texts,
  values,
} from './calculator.ts';

/** A window in which the results are out of view after the press, so the notice is visible. */
const PHONE = { width: 390, height: 844 };

const notice = (page: Page): Locator => page.getByRole('status').getByText('Your TDEE is');

test(
  'a submission without a usable weight, height or age gives a message and nothing else',
  { tag: '@slow' },
  async ({ page }) => {
    await open(page, '/tdee-calculator');
    await enter(page, EXAMPLE);
    const wrong = ['', '0', '-5', 'abc', '0,0', 'NaN'];
    for (const name of ['weight', 'height', 'age'] as const) {
      for (const text of wrong) {
        await field(page, name).fill(text);
        await field(page, name).press('Enter');
        await expect(field(page, name), `${name} ${text}`).toHaveAttribute('aria-invalid', 'true');
        await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`your ${name}`, 'iu'));
        await expect(field(page, name)).toBeFocused();
        await expect(results(page)).toHaveCount(0);
        await expect(notice(page)).toHaveCount(0);
      }
      await enter(page, EXAMPLE);
    }
  },
);

test('an invalid submission leaves the earlier results untouched, without a notice', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/tdee-calculator');
  await enter(page, EXAMPLE);
  await calculate(page);
  await page.getByRole('button', { name: 'Close this notice' }).click();
  await expect(notice(page)).toHaveCount(0);
  const before = await texts(page);
  for (const entry of [{ weight: '' }, { weight: '70', height: '0' }, { height: '175', age: '-1' }]) {
    await enter(page, entry);
    await calculate(page);
    await expect(page.locator('[aria-invalid]')).toHaveCount(1);
    expect(await texts(page)).toEqual(before);
    await expect(notice(page)).toHaveCount(0);
  }
});

test('the goal stays in place when body fat is checked', async ({ page }) => {
  await open(page, '/tdee-calculator');
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const before = await field(page, 'goal').boundingBox();
    await field(page, 'bodyFatAsk').check();
    await expect(field(page, 'bodyFat')).toBeVisible();
    expect(await field(page, 'goal').boundingBox(), `${width} px`).toEqual(before);
    await field(page, 'bodyFatAsk').uncheck();
  }
});

test(
  'switching units after a result leaves no number with the wrong unit',
  { tag: '@slow' },
  async ({ page }) => {
    await open(page, '/tdee-calculator');
    await enter(page, EXAMPLE);
    await calculate(page);
    await expect(result(page, 'tdee')).toHaveText('2,556');
    const metric = await texts(page);
    await choice(page, 'Imperial').check();
    await expect(field(page, 'weight')).toHaveValue('154.3');
    await expect(field(page, 'feet')).toHaveValue('5');
    await expect(field(page, 'inches')).toHaveValue('8.9');
    expect(await texts(page)).toEqual(metric);
    for (const part of [page.getByRole('form'), page.getByRole('region', { name: 'Your TDEE Results' })])
      expect(await part.innerText()).not.toMatch(/\d\s*(?:cm|kg)\b|\b(?:cm|kg)$/mu);
    await choice(page, 'Metric').check();
    await expect(field(page, 'weight')).toHaveValue('70');
    await expect(field(page, 'height')).toHaveValue('175');
    expect(await texts(page)).toEqual(metric);
  },
);

test('the notice shows the TDEE for about three seconds and does not take the focus', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/tdee-calculator');
  await enter(page, EXAMPLE);
  const pressed = Date.now();
  await calculate(page);
  await page.mouse.move(0, 0);
  await expect(notice(page)).toBeVisible();
  await expect(notice(page)).toContainText('2,556 kcal');
  await expect(notice(page).locator(':focus')).toHaveCount(0);
  await expect(notice(page)).toHaveCount(0, { timeout: 10_000 });
  expect(Date.now() - pressed).toBeGreaterThan(2_900);
  expect(Date.now() - pressed).toBeLessThan(6_000);
  await expect(result(page, 'tdee')).toHaveText('2,556');
  await expect(notice(page).locator(':focus')).toHaveCount(0);
});

test(
  'the notice stays while the mouse is over it, and disappears when its button is pressed',
  { tag: '@slow' },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/tdee-calculator');
    await enter(page, EXAMPLE);
    await calculate(page);
    // The page moves to the result, and the notice with it.
    await page.waitForTimeout(500);
    await notice(page).hover();
    await page.waitForTimeout(3_500);
    await expect(notice(page)).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(notice(page)).toHaveCount(0, { timeout: 10_000 });

    await calculate(page);
    await expect(notice(page)).toBeVisible();
    await page.getByRole('button', { name: 'Close this notice' }).click();
    await expect(notice(page)).toHaveCount(0);
  },
);

test('the notice stays while it has the focus', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/tdee-calculator');
  await enter(page, EXAMPLE);
  await calculate(page);
  await page.getByRole('button', { name: 'Close this notice' }).focus();
  await page.waitForTimeout(3_500);
  await expect(notice(page)).toBeVisible();
  await field(page, 'weight').focus();
  await expect(notice(page)).toHaveCount(0, { timeout: 10_000 });
});

test('if the result is in view, the notice is only announced, for three seconds', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/tdee-calculator');
  await enter(page, EXAMPLE);
  await calculate(page);
  await expect(notice(page)).toContainText('2,556 kcal');
  expect((await notice(page).locator('xpath=..').boundingBox())?.height ?? 0).toBeLessThanOrEqual(1);
  await expect(page.getByRole('button', { name: 'Close this notice' })).toHaveCount(0);
  await expect(notice(page)).toHaveCount(0, { timeout: 10_000 });
});

test('another target can be chosen, and the macros follow it', async ({ page }) => {
  await open(page, '/tdee-calculator');
  await enter(page, { ...EXAMPLE, goal: 'lose' });
  await calculate(page);
  await expect(choice(page, 'Loss (your target) −500 2,056')).toBeChecked();
  await choice(page, 'Mild gain +250 2,806').check();
  await expect(field(page, 'goal')).toHaveValue('gain');
  expect((await values(page))['macros.balanced.protein']).toBeCloseTo((2805.5625 * 0.3) / 4, 9);
  await expect(result(page, 'targetCalories.extremeLoss')).toBeHidden();
  await page.getByText('Larger steps').click();
  await expect(result(page, 'targetCalories.extremeLoss')).toHaveText('1,556');
  await field(page, 'goal').selectOption('maintain');
  await expect(choice(page, 'Maintain (your target) ±0 2,556')).toBeChecked();
});

test('the page scrolls to the results, smoothly or at once as the visitor prefers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await open(page, '/tdee-calculator');
    await enter(page, EXAMPLE);
    await page.evaluate(() => {
      const scrolls: unknown[] = [];
      Object.assign(window, { scrolls });
      const original = Element.prototype.scrollIntoView;
      Element.prototype.scrollIntoView = function record(options) {
        scrolls.push(options);
        original.call(this, options);
      };
    });
    await calculate(page);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { scrolls: unknown[] }).scrolls))
      .toMatchObject([{ behavior: reducedMotion === 'reduce' ? 'instant' : 'smooth' }]);
    await expect(page.getByRole('heading', { name: 'Your TDEE Results' })).toBeInViewport({ ratio: 1 });
    await expect(result(page, 'tdee')).toBeInViewport();
  }
});

test('the macro tabs are one stop of the Tab key and respond to arrows, Home and End', async ({ page }) => {
  await open(page, '/tdee-calculator');
  await enter(page, EXAMPLE);
  await calculate(page);
  const tab = (name: string): Locator => page.getByRole('tab', { name, exact: true });
  const panel = page.getByRole('tabpanel');
  await expect(tab('Balanced')).toHaveAttribute('aria-selected', 'true');
  await expect(panel).toHaveAccessibleName('Balanced');
  await expect(panel).toContainText('192 g');
  await tab('Balanced').focus();
  for (const [key, name, protein] of [
    ['ArrowRight', 'Low carb', '224 g'],
    ['ArrowRight', 'High protein', '256 g'],
    ['ArrowRight', 'Ketogenic', '160 g'],
    ['ArrowRight', 'Your own', '119 g'],
    ['ArrowRight', 'Balanced', '192 g'],
    ['ArrowLeft', 'Your own', '119 g'],
    ['ArrowLeft', 'Ketogenic', '160 g'],
    ['Home', 'Balanced', '192 g'],
    ['End', 'Your own', '119 g'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('[role=tab][tabindex="0"]')).toHaveCount(1);
    await expect(panel).toHaveCount(1);
    await expect(panel).toHaveAccessibleName(name);
    await expect(panel).toContainText(protein);
  }
  await page.keyboard.press('Tab');
  await expect(panel).toBeFocused();
  await tab('High protein').click();
  await expect(panel).toHaveAccessibleName('High protein');
});

test(
  'the plans and the marked target follow the goal, also after the calculation',
  { tag: '@slow' },
  async ({ page }) => {
    await open(page, '/tdee-calculator');
    await enter(page, { ...EXAMPLE, goal: 'lose' });
    await calculate(page);
    const protein = async (): Promise<unknown> => (await values(page))['macros.balanced.protein'];
    const marked = page.locator('label:has(input:checked)', {
      has: page.locator('[data-result^="targetCalories"]'),
    });
    expect(await protein()).toBeCloseTo((2055.5625 * 0.3) / 4, 9);
    await expect(marked).toContainText('2,056');
    await enter(page, { goal: 'gain' });
    expect(await protein()).toBeCloseTo((3055.5625 * 0.3) / 4, 9);
    await expect(marked).toHaveCount(1);
    await expect(marked).toContainText('3,056');
  },
);

test('the checkbox shows body fat; unchecking it discards what was typed', async ({ page }) => {
  await open(page, '/tdee-calculator');
  await enter(page, EXAMPLE);
  await expect(field(page, 'bodyFat')).toHaveCount(0);
  await field(page, 'bodyFatAsk').check();
  await field(page, 'bodyFat').fill('20');
  await calculate(page);
  // Katch–McArdle: 370 + 21.6 × 56 kg.
  const entered = await values(page);
  expect(entered['bmr']).toBeCloseTo(1579.6, 9);
  expect(entered['bodyFatPercentage']).toBe(20);
  await expect(page.getByText('Body fat (as you entered it)')).toBeVisible();

  await field(page, 'bodyFatAsk').uncheck();
  await expect(field(page, 'bodyFat')).toHaveCount(0);
  await calculate(page);
  const { bmr, bodyFatPercentage } = await values(page);
  expect(bmr).toBe(1648.75);
  expect(bodyFatPercentage).toBeCloseTo(1.2 * (70 / 1.75 ** 2) + 0.23 * 30 - 16.2, 9);
  await expect(page.getByText('Body fat (estimated)')).toBeVisible();
  await field(page, 'bodyFatAsk').check();
  await expect(field(page, 'bodyFat')).toHaveValue('');
  // An empty box counts as not given.
  await calculate(page);
  expect((await values(page))['bmr']).toBe(1648.75);

  for (const text of ['0.9', '71', 'much', '-20']) {
    await field(page, 'bodyFat').fill(text);
    await calculate(page);
    await expect(field(page, 'bodyFat')).toBeFocused();
    await expect(field(page, 'bodyFat')).toHaveAccessibleDescription(/from 1 to 70/u);
    expect((await values(page))['bmr']).toBe(1648.75);
  }
});

test('Reset restores every default, clears the results and moves to the first field', async ({ page }) => {
  await open(page, '/tdee-calculator');
  await choice(page, 'Imperial').check();
  await enter(page, {
    weight: '150',
    feet: '5',
    inches: '6',
    age: '41',
    gender: 'female',
    activityLevel: 'sedentary',
    goal: 'gain',
  });
  await field(page, 'bodyFatAsk').check();
  await field(page, 'bodyFat').fill('30');
  await calculate(page);
  await expect(result(page, 'tdee')).toBeVisible();
  // The page may still be scrolling to the answer, and a mouse press could miss.
  await page.getByRole('button', { name: 'Reset', exact: true }).press('Enter');
  await expect(results(page)).toHaveCount(0);
  await expect(notice(page)).toHaveCount(0);
  await expect(field(page, 'weight')).toBeFocused();
  await expect(field(page, 'weight')).toHaveValue('');
  await expect(field(page, 'height')).toHaveValue('');
  await expect(field(page, 'age')).toHaveValue('25');
  await expect(choice(page, 'Metric')).toBeChecked();
  await expect(choice(page, 'Male')).toBeChecked();
  await expect(field(page, 'activityLevel')).toHaveValue('moderatelyActive');
  await expect(field(page, 'goal')).toHaveValue('maintain');
  await expect(field(page, 'bodyFatAsk')).not.toBeChecked();
  await expect(field(page, 'bodyFat')).toHaveCount(0);
});

test('arrow keys use this calculator’s own steps and limits', async ({ page }) => {
  await open(page, '/tdee-calculator');
  await enter(page, { weight: '70', height: '175', age: '2' });
  const press = async (name: string, key: string, text: string): Promise<void> => {
    await field(page, name).press(key);
    await expect(field(page, name)).toHaveValue(text);
  };
  await press('weight', 'ArrowUp', '70.1');
  await press('height', 'ArrowUp', '176');
  await press('age', 'ArrowDown', '1');
  await press('age', 'ArrowDown', '1');
  await choice(page, 'Imperial').check();
  await enter(page, { weight: '150', feet: '5', inches: '6' });
  await press('weight', 'ArrowUp', '151');
  await press('inches', 'ArrowUp', '6.5');
});

test(
  'each activity level is explained where it is chosen, and the result says what one step changes',
  { tag: '@slow' },
  async ({ page }) => {
    await open(page, '/tdee-calculator');
    await page.getByText('What do these levels mean?').click();
    for (const factor of ['1.2', '1.375', '1.55', '1.725', '1.9'])
      await expect(page.getByText(`× ${factor}`, { exact: true })).toBeVisible();
    await enter(page, EXAMPLE);
    await calculate(page);
    // The honest range: 14% either way.
    await expect(page.getByText('2,198 to 2,913')).toBeVisible();
    await page.getByText('Activity, body fat and BMI in detail').click();
    await expect(page.getByText('Lightly active: 2,267 kcal, 289 kcal less a day.')).toBeVisible();
    await expect(page.getByText('Very active: 2,844 kcal, 288 kcal more a day.')).toBeVisible();
  },
);

test('seven questions, one open at a time', async ({ page }) => {
  await open(page, '/tdee-calculator');
  const questions = page.locator('main details[name]');
  await expect(questions).toHaveCount(7);
  await questions.nth(0).locator('summary').click();
  await questions.nth(3).locator('summary').click();
  await expect(page.locator('main details[name][open]')).toHaveCount(1);
  await questions.nth(3).locator('summary').click();
  await expect(page.locator('main details[name][open]')).toHaveCount(0);
});

test('the usual targets are one row on a phone, and a list where that is too narrow', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/tdee-calculator');
  await enter(page, EXAMPLE);
  await calculate(page);
  const labels = page.locator('label', { has: page.locator('[data-result^="targetCalories."]:visible') });
  const rows = (): Promise<number> =>
    labels.evaluateAll((all) => new Set(all.map((label) => label.getBoundingClientRect().top)).size);
  await expect.poll(rows).toBe(1);
  await page.setViewportSize({ width: 320, height: 844 });
  await expect.poll(rows).toBe(5);
});

test('the number is on one line on paper', async ({ page }) => {
  await open(page, '/tdee-calculator');
  await enter(page, { ...EXAMPLE, goal: 'lose' });
  await calculate(page);
  await page.setViewportSize({ width: 816, height: 1056 });
  await page.emulateMedia({ media: 'print' });
  const number = page.getByText('2,056', { exact: true }).first();
  const lines = await number.evaluate(
    (element) => element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).fontSize),
  );
  expect(lines).toBeLessThan(1.6);
});

test('paper has the larger steps if they were opened, and no words for the screen', async ({ page }) => {
  await open(page, '/tdee-calculator');
  await enter(page, { ...EXAMPLE, weight: '100', goal: 'lose' });
  await calculate(page);
  await page.getByRole('tab', { name: 'Your own' }).click();
  await expect(page.getByText('Change it below.')).toBeVisible();
  const extreme = result(page, 'targetCalories.extremeLoss');
  await page.emulateMedia({ media: 'print' });
  await expect(result(page, 'targetCalories.mildLoss')).toBeVisible();
  await expect(extreme).toBeHidden();
  await expect(page.getByText('Change it below.')).toBeHidden();
  // Printed open in any case.
  await expect(page.getByText('One activity level up or down')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByText('Larger steps').click();
  await page.emulateMedia({ media: 'print' });
  await expect(extreme).toBeVisible();
});

test('the row of targets stays when a loss is chosen, and below a weight that has none', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1_400 });
  await open(page, '/tdee-calculator');
  await enter(page, EXAMPLE);
  await calculate(page);
  const medicine = page.getByText('If you take medicine for diabetes or blood pressure');
  const loss = result(page, 'targetCalories.loss');
  const bottomOf = async (): Promise<number> =>
    loss.evaluate((row) => row.getBoundingClientRect().bottom + scrollY);
  await expect(medicine).toBeHidden();
  const areInView = async (): Promise<void> => {
    for (const key of ['loss', 'mildLoss', 'maintain', 'mildGain', 'gain'])
      await expect(result(page, `targetCalories.${key}`)).toBeInViewport();
  };
  await page.getByLabel('Goal', { exact: true }).selectOption('lose');
  await expect(page.getByText('To lose weight, eat')).toBeVisible();
  await areInView();
  // Below the row, so that the row stays under a finger that chooses another loss.
  const below = await bottomOf();
  expect((await medicine.boundingBox())?.y).toBeGreaterThan(below - (await page.evaluate(() => scrollY)));
  await page.getByRole('radio', { name: /^Mild loss/u }).check();
  expect(await bottomOf()).toBeCloseTo(below, 0);
  // Whatever is added beside the row, Chromium must lay it out again.
  await enter(page, { weight: '52' });
  await expect(medicine).toBeHidden();
  await expect(result(page, 'targetCalories.mildGain')).toBeInViewport();
  await enter(page, { weight: '70' });
  await expect(medicine).toBeVisible();
  await areInView();
});
