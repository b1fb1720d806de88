import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { projection, reachProjection } from './projection-page.ts';
import {
  calculate,
  choice,
  enter,
  EXAMPLE,
  field,
  open,
  reset,
  result,
  scriptsArrived,
} from './calculator.ts';

const homeWay = (page: Page): Locator =>
  page.getByRole('region', { name: /^(?:To reach|If you want to lose weight)/u });

test('a card leads to the planner, which immediately plans for the first step', async ({ page }) => {
  await open(page, '/');
  await enter(page, { ...EXAMPLE, weight: '95' });
  await calculate(page);
  await expect(page.getByText('19 kg above the healthy range for 175 cm.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'A first step' })).toBeVisible();
  await expect(field(page, 'goalWeight')).toHaveValue('85.5');
  await page.getByRole('link', { name: 'Plan it' }).click();
  await expect(page.getByRole('heading', { name: 'Your plan' })).toBeVisible();
  await expect(field(page, 'goalWeight')).toHaveValue('85.5');
  expect(new URL(page.url()).hash).toBe('');
});

test('a card leads to the TDEE calculator, which calculates with the same entries', async ({ page }) => {
  await open(page, '/');
  await enter(page, { ...EXAMPLE, age: '41' });
  await calculate(page);
  await page.getByRole('link', { name: /^Calories and macros for a goal/u }).click();
  await expect(result(page, 'tdee')).toHaveText('2,470');
});

test('body fat goes to the planner and back with the other entries', async ({ page }) => {
  await open(page, '/tdee-calculator');
  await enter(page, { ...EXAMPLE, weight: '80' });
  await field(page, 'bodyFatAsk').check();
  await field(page, 'bodyFat').fill('20');
  await calculate(page);
  const tdee = (await result(page, 'tdee').textContent()) ?? '';
  await page.getByRole('navigation', { name: 'Next steps' }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: /^Reach 76\.3 kg/u }).click();
  await expect(field(page, 'bodyFat')).toHaveValue('20');
  await expect(result(page, 'plan.tdee')).toHaveText(tdee);
  await field(page, 'bodyFat').fill('25');
  await page.goto('/tdee-calculator');
  await expect(field(page, 'bodyFat')).toHaveValue('25');
  await field(page, 'bodyFatAsk').uncheck();
  await page.goto('/weight-planner');
  await expect(field(page, 'bodyFatAsk')).not.toBeChecked();
});

test('a target chosen in the list is used in the answer, the projection and the plan', async ({ page }) => {
  await open(page, '/tdee-calculator');
  await enter(page, { ...EXAMPLE, weight: '80' });
  await calculate(page);
  await page.getByRole('radio', { name: /^Mild loss/u }).check();
  const target = (await result(page, 'targetCalories.mildLoss').textContent()) ?? '';
  await expect(page.getByText(`To lose weight, eat ${target} kcal a day (mild loss).`)).toBeVisible();
  const card = page.getByRole('link', { name: /^Reach 76\.3 kg/u });
  await page.getByRole('navigation', { name: 'Next steps' }).scrollIntoViewIfNeeded();
  await expect(card).toContainText(`with ${target} kcal a day`);
  await page.getByRole('heading', { name: 'Where this takes you' }).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-result="outlook.intake"]')).toHaveText(`${target} kcal`);
  await card.click();
  await expect(result(page, 'plan.intake')).toBeVisible();
  const planned = Number((await result(page, 'plan.intake').textContent())?.replace(',', ''));
  expect(Math.abs(planned - Number(target.replace(',', '')))).toBeLessThan(5);
  expect(new URL(page.url()).hash).toBe('');
});

test('an age used in a calculation carries over to every tool, even if it was never edited', async ({
  page,
}) => {
  const { age: _, ...entries } = EXAMPLE;
  const menu = page.getByRole('navigation', { name: 'Main' });
  const go = async (name: string, age: string): Promise<void> => {
    await menu.getByRole('link', { name }).click();
    await scriptsArrived(page);
    await expect(field(page, 'age')).toHaveValue(age);
  };
  await open(page, '/');
  await enter(page, entries);
  // It hasn't been used in a calculation yet, so each calculator has its own.
  await go('TDEE Calculator', '25');
  await go('BMI Calculator', '30');
  await calculate(page);
  const maintenance = (await result(page, 'calories.maintenance').textContent()) ?? '';
  await page.getByRole('link', { name: /^Calories and macros for a goal/u }).click();
  await expect(field(page, 'age')).toHaveValue('30');
  await expect(result(page, 'tdee')).toHaveText(maintenance);
  await go('BMI Calculator', '30');
  await go('TDEE Calculator', '30');
  await go('Weight Planner', '30');
  await go('BMI Calculator', '30');

  // The other direction: the preset of the other calculators.
  await reset(page);
  await go('TDEE Calculator', '25');
  await enter(page, entries);
  await calculate(page);
  await go('Weight Planner', '25');
  await go('BMI Calculator', '25');
  await page.goBack();
  await page.goBack();
  await scriptsArrived(page);
  await expect(field(page, 'age')).toHaveValue('25');
  await expect(result(page, 'tdee')).toBeVisible();
});

test('a card of the TDEE calculator shows what other equations give', async ({ page }) => {
  await open(page, '/tdee-calculator');
  await enter(page, { ...EXAMPLE, age: '30' });
  await calculate(page);
  const card = page.getByRole('link', { name: /^Other equations: [\d,]+ to [\d,]+ kcal/u });
  await page.getByRole('navigation', { name: 'Next steps' }).scrollIntoViewIfNeeded();
  await expect(card).toBeVisible();
  const kcal = (await card.textContent())?.match(/[\d,]+(?= kcal)/u)?.[0] ?? '';
  await card.click();
  await expect(page.locator('#other-equations')).toHaveAttribute('open');
  await expect(page.locator('#other-equations')).toContainText(kcal);
});

test('with large text, each step fills the column', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
  await enter(page, EXAMPLE);
  await calculate(page);
  const steps = page.getByRole('navigation', { name: 'Next steps' });
  await steps.scrollIntoViewIfNeeded();
  await expect(steps.getByRole('link')).toHaveCount(3);
  const ends = await steps.evaluate((nav) =>
    [nav, ...nav.children].map((box) => Math.round(box.getBoundingClientRect().right)),
  );
  expect(new Set(ends).size).toBe(1);
});

test('a card opens the part about the waist', async ({ page }) => {
  await open(page, '/');
  await enter(page, EXAMPLE);
  await calculate(page);
  await page.getByRole('link', { name: /^Add your waist/u }).click();
  await expect(page.locator('#beyond-bmi')).toHaveAttribute('open');
});

test('below a healthy weight, maintenance comes first and nothing suggests eating less', async ({ page }) => {
  await open(page, '/');
  await enter(page, { ...EXAMPLE, weight: '50' });
  await calculate(page);
  await expect(page.getByText('6.7 kg below the healthy range for 175 cm.')).toBeVisible();
  const maintenance = await result(page, 'calories.maintenance').boundingBox();
  const bmi = await result(page, 'bmi').boundingBox();
  expect(maintenance?.y ?? Infinity).toBeLessThan(bmi?.y ?? 0);
  await expect(page.locator('main').getByRole('link', { name: /deficit/iu })).toHaveCount(0);
  // The next steps load as they come near the screen.
  await page.getByText('What these numbers mean').scrollIntoViewIfNeeded();
  await expect(homeWay(page)).toContainText('To reach a healthy weight');
  await expect(field(page, 'goalWeight')).toHaveValue('56.7');
});

test('on a phone the main figures stay in view while the form is on screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await expect(page.getByRole('button', { name: 'See results' })).toHaveCount(0);
  await enter(page, EXAMPLE);
  await calculate(page);
  await expect(result(page, 'bmi')).toBeInViewport();
  await field(page, 'weight').scrollIntoViewIfNeeded();
  await field(page, 'weight').fill('80');
  await expect(page.getByText('BMI 26.1 · 2,711 kcal')).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'See results' }).click();
  await expect(result(page, 'bmi')).toBeInViewport();
});

const OLDER = {
  feet: '5',
  inches: '4',
  age: '68',
  gender: 'female',
  activityLevel: 'lightlyActive',
} as const;

test('at 68 in the range from age 65, nothing suggests losing weight', async ({ page }) => {
  await open(page, '/');
  await choice(page, 'Imperial').check();
  await enter(page, { ...OLDER, weight: '160' });
  await calculate(page);
  const answer = page.getByRole('group', { name: 'Results', exact: true });
  await expect(answer.getByText('At 68, there’s usually no need to lose weight.')).toBeVisible();
  await expect(answer.getByText(/^If you’ve lost weight without trying/u)).toBeVisible();
  await expect(result(page, 'bmiCategory')).toHaveText('Overweight');
  await expect(
    answer.getByText(/^General range, under 65: .* General category: Overweight\.$/u),
  ).toBeVisible();
  await expect(result(page, 'olderRange.min')).toHaveText('134.1');
  await expect(result(page, 'olderRange.max')).toHaveText('160.2');
  await expect(result(page, 'idealWeightRange.max')).toHaveText('145.1');
  await expect(answer.getByText('You’re in this range.')).toBeVisible();
  const article = answer.getByRole('link', { name: 'Weight after 65' });
  await expect(article).toHaveAttribute('href', '/articles/weight-after-65');
  const figures = await answer
    .locator('[data-result^="calories."]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-result')));
  expect(figures.at(-1)).toBe('calories.weightLoss');
  await expect(answer.getByText('Weight loss · usually not needed at 68')).toBeVisible();
  await expect(result(page, 'calories.weightLoss')).toBeHidden();
  const maintenance = Number(await result(page, 'calories.maintenance').getAttribute('value'));
  await expect(result(page, 'calories.weightLoss')).toHaveAttribute('value', String(maintenance - 500));

  await page.getByRole('navigation', { name: 'Next steps' }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: /^Calories and macros for a goal/u }).click();
  await expect(
    answer.getByText(/^At 68, there’s usually no need to lose weight\. You use about/u),
  ).toBeVisible();
  const shown = answer.locator('[data-result^="targetCalories."]');
  await expect(shown).toHaveCount(7);
  const targets = await shown.evaluateAll((all) =>
    all.map((one) => one.getAttribute('data-result')?.split('.')[1]),
  );
  expect(targets).toEqual([
    ...['maintain', 'mildGain', 'gain', 'mildLoss', 'loss'],
    ...['extremeGain', 'extremeLoss'],
  ]);
  await expect(result(page, 'targetCalories.loss')).toBeHidden();
  await answer.getByText('Losing weight: usually not needed at 68').click();
  await expect(result(page, 'targetCalories.loss')).toBeVisible();
  await page.getByRole('navigation', { name: 'Next steps' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: /^Keep your strength/u })).toContainText(
    'Training twice a week',
  );
  await expect(answer.getByText(/^If you’ve lost weight without trying/u)).toBeVisible();
  await reachProjection(page);
  await projection(page).getByText('The curve, and what it assumes').click();
  await expect(projection(page).locator('svg')).toContainText('likely');
  await expect(projection(page)).not.toContainText('ealthy range');
  await expect(projection(page).getByText('at your height, 134 to 160 lb.')).toBeVisible();
  await expect(projection(page).getByRole('link', { name: 'What studies found' })).toHaveAttribute(
    'href',
    '/bmi-information#age-65-or-older',
  );
});

test('at 68 above and below that range, the answer says so', async ({ page }) => {
  await open(page, '/');
  await choice(page, 'Imperial').check();
  await enter(page, { ...OLDER, weight: '180' });
  await calculate(page);
  await expect(page.getByText('20 lb above the range for your age and height.')).toBeVisible();
  await expect(page.getByText(/a BMI of up to 33 alone .* Next step: ask a doctor/u)).toBeVisible();
  // The scale itself is the one for that age.
  await expect(page.getByText(/^General range, under 65: .* General category: Obese\.$/u)).toBeVisible();
  await expect(page.getByText('You’re in this range.')).toHaveCount(0);
  await field(page, 'weight').fill('120');
  await expect(page.getByText(/^At 68, it’s better not to lose weight/u)).toBeVisible();
  await expect(result(page, 'bmiCategory')).toHaveText('Normal');
});

test('a plan’s answer has its macros in a line, which leads to their table', async ({ page }) => {
  await open(page, '/weight-planner');
  await enter(page, { ...EXAMPLE, weight: '95' });
  await field(page, 'goalWeight').fill('90');
  await calculate(page);
  const intake = Number(await result(page, 'plan.intake').getAttribute('value'));
  const line = page.getByRole('link', { name: /^\d+\sg\sprotein · \d+\sg\scarbs · \d+\sg\sfat$/u });
  const said = await line.textContent();
  await line.click();
  const macros = page.getByRole('heading', { name: /^Macros for [\d,]+ kcal a day$/u });
  await expect(macros).toBeInViewport();
  const grams = async (nutrient: string): Promise<number> =>
    Number(await result(page, `plan.macros.${nutrient}`).getAttribute('value'));
  expect(said).toContain(`${Math.round(await grams('protein'))}\u00a0g\u00a0protein`);
  const energy = 4 * (await grams('protein')) + 4 * (await grams('carbs')) + 9 * (await grams('fat'));
  expect(energy).toBeCloseTo(intake, 6);
});

test('home draws the way to the first step that it names, which is the plan that the planner makes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  await enter(page, { ...EXAMPLE, weight: '90', height: '178' });
  await calculate(page);
  await expect(homeWay(page)).toContainText(/^If you want to lose weight, a first step/u);
  await expect(homeWay(page)).toContainText(/by \w+\s\d+/u);
  await expect(field(page, 'goalWeight')).toHaveValue('81');
  await expect(page.getByText('If you want to lose weight, 5 to 9 kg is a good first step.')).toBeVisible();
  await expect(homeWay(page).getByRole('img', { name: 'A curve from 90 kg today to 81 kg.' })).toBeVisible();
  const intake = result(page, 'way.intake');
  // Everything that matters is in one view.
  for (const name of ['bmi', 'calories.maintenance', 'calories.weightGain', 'way.intake'])
    await expect(result(page, name)).toBeInViewport({ ratio: 1 });
  await expect(homeWay(page)).toBeInViewport({ ratio: 1 });
  const [value, text] = [await intake.getAttribute('value'), await intake.textContent()];
  await choice(page, 'kJ').first().check();
  await expect(intake).not.toHaveText(text ?? '');
  await choice(page, 'kcal').first().check();
  await homeWay(page).getByRole('link').click();
  await expect(result(page, 'plan.intake')).toHaveText(text ?? '');
  await expect(result(page, 'plan.intake')).toHaveAttribute('value', value ?? '');
  await expect(field(page, 'goalWeight')).toHaveValue('81');
});

test('home draws no way where none is offered', async ({ page }) => {
  await open(page, '/');
  for (const entries of [
    EXAMPLE,
    { ...EXAMPLE, weight: '90', age: '16' },
    { ...EXAMPLE, weight: '95', age: '70' },
    { ...EXAMPLE, weight: '48' },
  ]) {
    await enter(page, entries);
    await calculate(page);
    await expect(result(page, 'bmi')).toBeVisible();
    await expect(
      page
        .getByRole('navigation', { name: 'Next steps' })
        .or(page.getByRole('link', { name: /children/iu }))
        .first(),
    ).toBeVisible();
    await expect(homeWay(page)).toHaveCount(0);
  }
  await enter(page, { ...EXAMPLE, weight: '52' });
  await calculate(page);
  await expect(homeWay(page)).toContainText(/^To reach a healthy weight/u);
});

test('a goal weight typed on home has its calories there, and in the other tools of the visit', async ({
  page,
}) => {
  await open(page, '/');
  await enter(page, { ...EXAMPLE, weight: '86', height: '178' });
  await calculate(page);
  const [goal, intake] = [field(page, 'goalWeight'), result(page, 'way.intake')];
  await expect(goal).toHaveValue('78.9');
  await expect(homeWay(page)).toContainText(
    /0\.3\skg a week on average, more at first\. At 2,333\skcal, you’d be there about/u,
  );
  const suggested = (await intake.textContent()) ?? '';
  // Typed as people do, key by key.
  await goal.fill('');
  await expect(homeWay(page)).toContainText('Enter your goal weight as a number above 0, for example 72.5.');
  await expect(intake).toHaveCount(0);
  await goal.pressSequentially('45');
  const refused = page.getByRole('region', { name: 'No plan for this goal' });
  await expect(refused).toContainText(/45\skg is below the healthy range for your height/u);
  await expect(refused.getByRole('img')).toHaveCount(0);
  await expect(intake).toHaveCount(0);
  // No room is kept for a curve.
  const room = () =>
    goal.evaluate((box) => getComputedStyle(box.closest('astro-slot')?.parentElement ?? box).minBlockSize);
  await expect.poll(room).toBe('0px');
  await goal.fill('');
  await goal.pressSequentially('72,5');
  await expect(goal).toHaveValue('72,5');
  await expect(intake).not.toHaveText(suggested);
  expect(await room()).not.toBe('0px');
  await expect(
    homeWay(page).getByRole('img', { name: 'A curve from 86 kg today to 72.5 kg.' }),
  ).toBeVisible();
  const text = (await intake.textContent()) ?? '';
  await expect(homeWay(page).getByRole('status')).toHaveText(new RegExp(`^${text} kcal a day by `, 'u'));

  await homeWay(page).getByRole('link', { name: 'Plan it' }).click();
  await expect(result(page, 'plan.intake')).toHaveText(text);
  await expect(field(page, 'goalWeight')).toHaveValue('72,5');
  await open(page, '/tdee-calculator');
  await page.getByRole('navigation', { name: 'Next steps' }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: /^Reach 72\.5 kg/u }).click();
  await expect(result(page, 'plan.intake')).toHaveText(text);

  // For other entries it stays while it’s possible; otherwise one is suggested anew.
  await open(page, '/');
  await field(page, 'age').fill('40');
  await expect(goal).toHaveValue('72,5');
  await enter(page, { weight: '110', height: '200' });
  await expect(goal).toHaveValue('99.6');
  await reset(page);
  await enter(page, { ...EXAMPLE, weight: '86', height: '178' });
  await calculate(page);
  await expect(goal).toHaveValue('78.9');
});

test('a suggested goal that was planned with is suggested anew for somebody else', async ({ page }) => {
  await open(page, '/');
  await enter(page, { ...EXAMPLE, weight: '86', height: '178' });
  await calculate(page);
  await homeWay(page).getByRole('link', { name: 'Plan it' }).click();
  await expect(field(page, 'goalWeight')).toHaveValue('78.9');
  await open(page, '/');
  await enter(page, { weight: '80', height: '170' });
  await calculate(page);
  await expect(field(page, 'goalWeight')).toHaveValue('72');
});

test('a goal isn’t taken along to another person in the same tab', async ({ page }) => {
  await open(page, '/');
  await enter(page, { ...EXAMPLE, weight: '95' });
  await calculate(page);
  await field(page, 'goalWeight').fill('90');
  await field(page, 'goalWeight').press('Enter');
  await expect(field(page, 'goalWeight')).toHaveValue('90');
  await enter(page, { ...EXAMPLE, weight: '93' });
  await calculate(page);
  await expect(field(page, 'goalWeight')).toHaveValue('90');
  await enter(page, { ...EXAMPLE, weight: '121', height: '186', age: '52' });
  await calculate(page);
  await expect(field(page, 'goalWeight')).toHaveValue('108.9');
});
