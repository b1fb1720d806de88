import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { calculate, choice, enter, EXAMPLE, field, open, reset, result, results } from './calculator.ts';
import { ask, MAN, movement, openPlanner, openTheParts, reachTheWay, shape, slider } from './planner-page.ts';
import { readsTheSameTranslated } from './translate.ts';
import type { Visit } from './translate.ts';

/** Calculates twice without a pause: the first answer's translation arrives after the second answer. */
async function calculateTwice(page: Page, box: string, texts: readonly [string, string]): Promise<void> {
  for (const text of texts) {
    await field(page, box).fill(text);
    await calculate(page);
  }
}

async function closeNotice(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Close this notice' });
  if (await close.isVisible()) await close.click();
  await expect(close).toHaveCount(0);
}

/** The form of every calculator: messages, questions, units, stone. */
async function askTheForm({ page, look }: Visit): Promise<void> {
  await field(page, 'age').fill('');
  await calculate(page);
  await look('messages beside the fields');
  await enter(page, { weight: '70', height: '5.5', age: '30' });
  await field(page, 'age').focus();
  await look('a question about the height');
  await page.getByRole('button', { name: 'Use 5' }).click();
  await look('the question answered');
  await choice(page, 'Imperial').check();
  await look('imperial');
  await page.getByLabel('Use stone and pounds').check();
  await look('stone');
  await field(page, 'stone').fill('much');
  await calculate(page);
  await look('a message beside two boxes');
  await page.getByLabel('Use stone and pounds').uncheck();
  await choice(page, 'Metric').check();
  await look('metric again');
}

readsTheSameTranslated('home', async (visit) => {
  const { page, arrived, look } = visit;
  await open(page, '/');
  await arrived();
  await look('open');
  await askTheForm(visit);
  await enter(page, EXAMPLE);
  await calculate(page);
  await expect(result(page, 'bmi')).toBeVisible();
  await look('a result');
  await choice(page, 'Imperial').check();
  await look('a result in pounds');
  await choice(page, 'Metric').check();
  await enter(page, { weight: '95', activityLevel: 'superActive' });
  await calculate(page);
  await look('another class');
  await calculateTwice(page, 'weight', ['48', '120']);
  await look('two changes at once');
  await enter(page, { weight: '45', gender: 'female', age: '80', activityLevel: 'sedentary' });
  await calculate(page);
  await look('withheld');
  await enter(page, { age: '15' });
  await calculate(page);
  await look('under 18');
  await enter(page, { age: '40', weight: '55' });
  await calculate(page);
  await look('shown again');
  await reset(page);
  await expect(results(page)).toHaveCount(0);
  await look('reset');
  await enter(page, EXAMPLE);
  await calculate(page);
  await look('after a reset');
});

readsTheSameTranslated('TDEE', async (visit) => {
  const { page, arrived, look } = visit;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/tdee-calculator');
  await arrived();
  await askTheForm(visit);
  await enter(page, { ...EXAMPLE, goal: 'lose' });
  await calculate(page);
  await expect(result(page, 'tdee')).toBeVisible();
  await closeNotice(page);
  await look('a result');
  await page.getByRole('tab', { name: 'Ketogenic' }).click();
  await look('another plan');
  await choice(page, 'Imperial').check();
  await look('imperial');
  await choice(page, 'Metric').check();
  await enter(page, { goal: 'gain', activityLevel: 'superActive' });
  await field(page, 'bodyFatAsk').check();
  await field(page, 'bodyFat').fill('lean');
  await calculate(page);
  await look('a message beside body fat');
  await field(page, 'bodyFat').fill('22');
  await calculate(page);
  await closeNotice(page);
  await look('with body fat');
  await calculateTwice(page, 'weight', ['90', '65']);
  await closeNotice(page);
  await look('two changes at once');
  await field(page, 'bodyFatAsk').uncheck();
  await enter(page, { weight: '45', gender: 'female', age: '70', activityLevel: 'sedentary', goal: 'lose' });
  await calculate(page);
  await closeNotice(page);
  await look('withheld');
  await enter(page, { weight: '70', age: '15' });
  await calculate(page);
  await closeNotice(page);
  await look('under 18');
  await enter(page, { weight: '350', height: '100', age: '110' });
  await calculate(page);
  await closeNotice(page);
  await look('outside the range');
  await enter(page, EXAMPLE);
  await calculate(page);
  await closeNotice(page);
  await look('shown again');
  await reset(page);
  await expect(results(page)).toHaveCount(0);
  await look('reset');
});

readsTheSameTranslated('the planner', async (visit) => {
  const { page, arrived, look } = visit;
  await openPlanner(page);
  await arrived();
  await askTheForm(visit);
  await ask(page, MAN, { weight: '80', days: 180 });
  await expect(result(page, 'plan.intake')).toBeVisible();
  await reachTheWay(page);
  await openTheParts(page);
  await look('a plan');
  await slider(page).press('PageDown');
  await slider(page).press('ArrowLeft');
  await look('another week');
  await movement(page).selectOption('walk60');
  await look('more movement');
  await movement(page).selectOption('veryActive');
  await look('another level');
  await shape(page).selectOption('pause');
  await look('with a pause');
  await choice(page, 'Imperial').check();
  await calculate(page);
  await look('imperial');
  await choice(page, 'Metric').check();
  await ask(page, { activityLevel: 'sedentary' }, { weight: '84', pace: 'gentle' });
  await look('at a pace');
  await field(page, 'pace').selectOption('fast');
  await calculate(page);
  await field(page, 'pace').selectOption('steady');
  await calculate(page);
  await look('two changes at once');
  await ask(page, MAN, { weight: '70', days: 60 });
  await look('not safe');
  await page.getByRole('button', { name: 'Plan for' }).first().click();
  await look('the offer taken');
  await ask(page, MAN, { weight: '55', days: 300 });
  await look('below the healthy range');
  await ask(page, MAN, { weight: '95', days: 200 });
  await look('a gain');
  await ask(page, MAN, { weight: '90', days: 200 });
  await look('keeping the weight');
  await ask(page, { age: '16' }, { weight: '80', days: 200 });
  await look('under 18');
  await ask(page, MAN, { weight: '85', days: 200 });
  await look('planned again');
  await reset(page);
  await expect(results(page)).toHaveCount(0);
  await look('reset');
});
