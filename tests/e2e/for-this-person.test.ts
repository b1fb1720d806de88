/** What a page says besides its figures is for the person of the answer: their age, and what they want. */
import { expect, test, type Page } from '@playwright/test';
import { calculate, enter, EXAMPLE, field, open, result } from './calculator.ts';
import { MAN, openPlan, planRegion } from './planner-page.ts';

const deficitText = (page: Page) => page.getByText('less a day is often said to take off a pound');
const targetsText = (page: Page) => page.getByText('For targets that fit your goal');
const deficitCard = (page: Page) => page.getByRole('heading', { name: 'Calorie Deficit Guide' });
const plateauCard = (page: Page) => page.getByRole('heading', { name: 'Weight loss plateau' });

test('home’s fixed texts suggest no loss under 18 and during pregnancy', async ({ page }) => {
  await open(page, '/');
  await enter(page, EXAMPLE);
  await calculate(page);
  await expect(deficitText(page)).toBeVisible();
  await expect(targetsText(page)).toBeVisible();
  await expect(deficitCard(page)).toBeVisible();
  await field(page, 'age').fill('16');
  await expect(deficitText(page)).toBeHidden();
  await expect(targetsText(page)).toBeHidden();
  await expect(deficitCard(page)).toBeHidden();
  await field(page, 'age').fill('30');
  await expect(deficitText(page)).toBeVisible();
  await page.getByText('Pregnancy and family background').click();
  await page.getByRole('checkbox', { name: 'I’m pregnant or breastfeeding' }).check();
  await expect(deficitText(page)).toBeHidden();
  await expect(targetsText(page)).toBeHidden();
});

test('below a plan to gain, nothing is about losing', async ({ page }) => {
  await openPlan(page);
  await expect(deficitCard(page)).toBeVisible();
  await expect(plateauCard(page)).toBeVisible();
  await field(page, 'goalWeight').fill('95');
  await expect(deficitCard(page)).toBeHidden();
  await expect(plateauCard(page)).toBeHidden();
  await expect(page.getByText('If you stop losing weight')).toBeHidden();
});

const ruleSection = (page: Page) =>
  page.getByRole('heading', { name: 'Why not use the 3,500-calorie rule?' });

test('without a plan, nothing is about losing to a child, or to somebody far below the healthy range', async ({
  page,
}) => {
  await openPlan(page);
  await expect(ruleSection(page)).toBeVisible();
  for (const person of [{ age: '15' }, { age: '24', weight: '48' }]) {
    await enter(page, { ...MAN, ...person });
    await expect(page.getByRole('heading', { name: 'No plan for this goal' })).toBeVisible();
    for (const told of [deficitCard(page), plateauCard(page), ruleSection(page)])
      await expect(told).toBeHidden();
    await expect(page.getByRole('link', { name: 'What a calorie deficit really does' })).toBeHidden();
  }
});

test('below BMI 16, a doctor comes first on home, and nothing leads to a goal', async ({ page }) => {
  await open(page, '/');
  await enter(page, { ...EXAMPLE, weight: '48', height: '178' });
  await calculate(page);
  await expect(page.getByText('Please see a doctor in the next few days').first()).toBeVisible();
  await expect(result(page, 'calories.weightGain')).toHaveText('With a doctor');
  await result(page, 'bmi').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Save', exact: true }).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('navigation', { name: 'Next steps' }).getByRole('link')).toHaveCount(0);
  for (const goal of ['weight-planner#', 'tdee-calculator#'])
    await expect(page.locator(`main a[href*="${goal}"]`)).toHaveCount(0);
  await expect(targetsText(page)).toBeHidden();
});

test('TDEE has home’s range from 65 on, and a doctor before losing', async ({ page }) => {
  await open(page, '/tdee-calculator');
  await enter(page, { ...EXAMPLE, weight: '89', age: '68', goal: 'lose' });
  await calculate(page);
  await expect(
    page.getByText(
      'Ask a doctor first: at 68, a BMI of up to 33 alone isn’t a reason to lose weight. To lose weight, eat',
    ),
  ).toBeVisible();
  await expect(
    page.getByText(/a day; [12],\d{3} \(mild loss\) spares more muscle, so begin there\./u),
  ).toBeVisible();
  await expect(result(page, 'olderRange.min')).toHaveText('70.5');
  await expect(result(page, 'olderRange.max')).toHaveText('84.2');
  await field(page, 'goal').selectOption('gain');
  await expect(page.getByText(/Ask a doctor first/u)).toHaveCount(0);
});

test('a plan to lose at 68 begins with a doctor, strength training and protein', async ({ page }) => {
  await openPlan(page, { ...MAN, age: '68' }, { weight: '86', days: 180 });
  const text =
    'At 68, ask a doctor before you follow this plan. 87.1 kg is the upper end of the range for your age; there’s no need to go lower. Strength training and enough protein';
  await expect(planRegion(page)).toContainText(text);
});

test('a woman of 80 below 18.5 has one range, and is sent to a doctor and to the guide', async ({ page }) => {
  await open(page, '/');
  await enter(page, {
    weight: '44.5',
    height: '159',
    age: '80',
    gender: 'female',
    activityLevel: 'sedentary',
  });
  await calculate(page);
  await expect(page.getByText('14 kg below the range for your age and height.')).toBeVisible();
  await expect(page.getByText('please see a doctor soon, even if you feel fine')).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'How to gain weight when you’re underweight' }),
  ).toHaveAttribute('href', '/articles/gaining-weight#how-many-calories-to-add');
  await expect(page.getByText('start with 250 kcal a day more than you use')).toBeVisible();
  await expect(page.getByRole('region', { name: 'A first step' })).toBeVisible();
  await expect(field(page, 'goalWeight')).toHaveValue('49');
  // Beside the specified figure, how that fits the beginning.
  const fullStep = page.getByText('500 kcal more is the usual full step. Start with 250 kcal more');
  await expect(fullStep).toBeVisible();
  await open(page, '/tdee-calculator');
  await field(page, 'goal').selectOption('gain');
  await calculate(page);
  await expect(fullStep).toBeVisible();
  // Calculate may still be scrolling to the answer.
  const mild = page.getByRole('radio', { name: /^Mild gain/u });
  await expect(() => mild.check({ force: true, timeout: 2_000 })).toPass();
  await expect(fullStep).toHaveCount(0);
});

test('a plan’s own split is divided into meals below its macros, and another one is the plan’s', async ({
  page,
}) => {
  await openPlan(page);
  await page.locator('#plan-macros').scrollIntoViewIfNeeded();
  const protein = result(page, 'plan.macros.protein');
  const grams = String(await protein.getAttribute('value'));
  expect(Number.isInteger(Number(grams))).toBe(true);
  await page.getByText('This split over your meals, and other splits').click();
  await expect(result(page, 'split.protein')).toHaveAttribute('value', grams);
  await expect(page.getByText('Meals a day')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Grams for each meal' }).locator('tfoot')).toContainText(
    `${grams} g`,
  );
  await field(page, 'split-protein').fill('150');
  await expect(protein).toHaveAttribute('value', '150');
  await expect(page.locator('#plan-macros')).toContainText('As you chose: 150 g protein');
  await expect(page.locator('#plan-macros')).toContainText(`${grams} g in the middle. This split has 150 g`);
});
