/** What a page says besides its figures is for the person of the answer: their age, and what they want. */
import { expect, test, type Page } from '@playwright/test';
import { calculate, enter, EXAMPLE, field, open, result } from './calculator.ts';
import { MAN, openPlan, planRegion } from './planner-page.ts';

const deficitText = (page: Page) => page.getByText('less a day is often said to take off a pound');
const targetsText = (page: Page) => page.getByText('For targets that fit your goal');
const deficitCard = (page: Page) => page.getByRole('heading', { name: 'Calorie Deficit Guide' });
const plateauCard = (page: Page) => page.getByRole('heading', { name: 'Breaking a plateau' });

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
  await page.getByText('May matter for you').click();
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

test('TDEE has home’s range from 65 on, and a doctor before losing', async ({ page }) => {
  await open(page, '/tdee-calculator');
  await enter(page, { ...EXAMPLE, weight: '89', age: '68', goal: 'lose' });
  await calculate(page);
  await expect(page.getByText('Next step: ask a doctor before you try to lose weight.')).toBeVisible();
  await expect(result(page, 'olderRange.min')).toHaveText('70.4');
  await expect(result(page, 'olderRange.max')).toHaveText('84.2');
  await field(page, 'goal').selectOption('gain');
  await expect(page.getByText('Next step: ask a doctor')).toHaveCount(0);
});

test('a plan to lose at 68 begins with a doctor, strength training and protein', async ({ page }) => {
  await openPlan(page, { ...MAN, age: '68' }, { weight: '86', days: 180 });
  const text = 'At 68, ask a doctor before you follow this plan. Strength training and enough protein';
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
  ).toHaveAttribute('href', '/articles/gaining-weight');
  await expect(page.getByRole('link', { name: /^To reach 49 kg/u })).toBeVisible();
});

test('the link below a plan’s macros opens the suggested split', async ({ page }) => {
  await openPlan(page);
  await page.locator('#plan-macros').scrollIntoViewIfNeeded();
  const grams = await result(page, 'plan.macros.protein').getAttribute('value');
  await page.getByRole('link', { name: /^This split over your meals/u }).click();
  await page.getByRole('tab', { selected: true }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Your own');
  const protein = result(page, 'macros.own.protein');
  await expect(protein).toHaveAttribute('value', /\d/u);
  expect(Number(await protein.getAttribute('value'))).toBeCloseTo(Number(grams), -1);
  await expect(page.getByText('Meals a day')).toBeVisible();
});
