import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  calculate,
  choice,
  enter,
  EXAMPLE,
  field,
  open,
  openAction,
  openDetails,
  reset,
  result,
} from './calculator.ts';
import type { Entries } from './calculator.ts';
import { imported, nothingSaved, SAVE_BUTTON, openSaved, openStore } from './saved-visit.ts';
import { horizon, intake, reachProjection, slider } from './projection-page.ts';
import { ARTICLE, box, opener, options, panel, useTestEntries } from './search-page.ts';
import { readsTheSameTranslated } from './translate.ts';
import type { Visit } from './translate.ts';

const TODAY = new Date(2026, 10, 21, 12);

/** Opens a calculator on a fixed day and translates it. */
async function openTranslated({ page, arrived }: Visit, path: '/' | '/tdee-calculator'): Promise<void> {
  await page.clock.setFixedTime(TODAY);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, path);
  await arrived();
}

/** The notice of a result disappears after a while; without it, both runs of a journey see the same page. */
async function work(page: Page, entries: Entries): Promise<void> {
  await enter(page, entries);
  await calculate(page);
  const close = page.getByRole('button', { name: 'Close this notice' });
  if (await close.isVisible()) await close.click();
  await expect(close).toHaveCount(0);
}

/** The changes of the form that every part under a result follows. */
async function changeTheForm({ page, look }: Visit): Promise<void> {
  await choice(page, 'Imperial').check();
  await calculate(page);
  await work(page, {});
  await look('imperial');
  await page.getByLabel('Use stone and pounds').check();
  await work(page, {});
  await look('stone');
  await choice(page, 'Metric').check();
  await work(page, { ...EXAMPLE, weight: '110' });
  await work(page, { weight: '62', gender: 'female' });
  await look('two changes at once');
  await work(page, { age: '16' });
  await look('under 18');
  await work(page, { age: '75', weight: '44', height: '170' });
  await look('underweight');
  await reset(page);
  await look('reset');
  await work(page, EXAMPLE);
  await look('after a reset');
}

for (const path of ['/', '/tdee-calculator'] as const)
  readsTheSameTranslated(`the working on ${path}`, async (visit) => {
    const { page, look } = visit;
    await openTranslated(visit, path);
    await work(page, EXAMPLE);
    await openDetails(page, 'How this was calculated');
    await expect(result(page, 'working.bmi')).toBeVisible();
    await look('open');
    await page.getByRole('button', { name: 'Copy the calculation' }).click();
    await look('copied or not');
    await changeTheForm(visit);
  });

readsTheSameTranslated('the macro split', async (visit) => {
  const { page, look } = visit;
  await openTranslated(visit, '/tdee-calculator');
  await work(page, { ...EXAMPLE, goal: 'lose' });
  await page.getByRole('tab').last().click();
  await expect(result(page, 'split.protein')).toBeVisible();
  await look('open');
  await field(page, 'split-plan').selectOption('ketogenic');
  await look('another plan');
  await field(page, 'split-protein').fill('12');
  await field(page, 'split-protein').fill('45');
  await look('two changes at once');
  await field(page, 'split-fat').fill('plenty');
  await field(page, 'split-fat').blur();
  await look('a message beside a share');
  await page.getByRole('slider', { name: 'Your split: carbs, slider' }).press('ArrowRight');
  for (const meals of ['6', '2']) {
    await page.getByRole('radiogroup', { name: 'Meals a day' }).getByRole('radio', { name: meals }).check();
    await look(`${meals} meals`);
  }
  await work(page, { goal: 'gain' });
  await look('another goal');
  await changeTheForm(visit);
});

readsTheSameTranslated('the projection', async (visit) => {
  const { page, look } = visit;
  await openTranslated(visit, '/tdee-calculator');
  await work(page, { ...EXAMPLE, weight: '90', goal: 'lose' });
  await reachProjection(page);
  await look('open');
  await slider(page).press('PageDown');
  await slider(page).press('ArrowLeft');
  await look('another week');
  await horizon(page).selectOption('threeYears');
  await look('three years');
  await intake(page).selectOption('gain');
  await look('a gain');
  await intake(page).selectOption('maintain');
  await look('level');
  await intake(page).selectOption('own');
  await field(page, 'outlook-own').fill('much');
  await look('a message beside the intake');
  await field(page, 'outlook-own').fill('1500');
  await field(page, 'outlook-own').fill('1900');
  await look('two changes at once');
  await intake(page).selectOption('extremeLoss');
  await horizon(page).selectOption('quarter');
  await look('the curve ends early, or has a caution');
  await changeTheForm(visit);
});

readsTheSameTranslated('the second opinions on energy', async (visit) => {
  const { page, look } = visit;
  await openTranslated(visit, '/tdee-calculator');
  await work(page, EXAMPLE);
  await openDetails(page, 'What other equations say');
  await expect(result(page, 'opinion.energy.spread')).toBeVisible();
  await look('open');
  await field(page, 'bodyFatAsk').check();
  await field(page, 'bodyFat').fill('22');
  await work(page, {});
  await look('with body fat');
  await field(page, 'bodyFatAsk').uncheck();
  await work(page, { age: '18', activityLevel: 'sedentary' });
  await look('at 18');
  await changeTheForm(visit);
});

readsTheSameTranslated('the body size', async (visit) => {
  const { page, look } = visit;
  await openTranslated(visit, '/tdee-calculator');
  await work(page, EXAMPLE);
  await openDetails(page, 'Beyond BMI');
  await expect(result(page, 'opinion.idealWeight.devine')).toBeVisible();
  await look('open');
  const waist = field(page, 'waist');
  for (const text of ['84', '95', '120', 'wide', '33', '']) {
    await waist.fill(text);
    await waist.blur();
    await look(`a waist of “${text}”`);
  }
  await waist.fill('70');
  await waist.fill('99');
  await look('two changes at once');
  await page.getByText('Pregnancy and family background').click();
  await page.getByRole('checkbox', { name: /^My family background/u }).check();
  await look('a family background');
  await field(page, 'bodyFatAsk').check();
  await field(page, 'bodyFat').fill('22');
  await work(page, {});
  await look('with body fat');
  await changeTheForm(visit);
});

readsTheSameTranslated('the tape', async (visit) => {
  const { page, look } = visit;
  const ask = page.getByRole('button', { name: 'Estimate body fat' });
  await openTranslated(visit, '/tdee-calculator');
  await page.getByText('Measure your body fat with a tape').click();
  await expect(field(page, 'tape-neck')).toBeVisible();
  await look('open');
  await ask.click();
  await look('messages beside the fields');
  await field(page, 'tape-neck').fill('39');
  await field(page, 'tape-waist').fill('92');
  await ask.click();
  await look('without a height');
  await enter(page, { weight: '85', height: '180' });
  await look('a result');
  await page.getByRole('button', { name: 'Use 20.5%' }).click();
  await look('used');
  await field(page, 'tape-waist').fill('96');
  await ask.click();
  await field(page, 'tape-waist').fill('88');
  await ask.click();
  await look('two changes at once');
  await choice(page, 'Imperial').check();
  await look('imperial');
  await choice(page, 'Female').check();
  await look('female');
  await choice(page, 'Metric').check();
  await field(page, 'tape-hip').fill('99');
  await ask.click();
  await look('with hips');
  await field(page, 'tape-waist').fill('40');
  await ask.click();
  await look('impossible');
  await reset(page);
  await look('reset');
});

readsTheSameTranslated('the choice of an activity level', async (visit) => {
  const { page, look } = visit;
  await openTranslated(visit, '/');
  await page.getByText('Help me choose').click();
  const days = field(page, 'choice-days');
  await expect(days).toBeVisible();
  await look('open');
  const answer = (name: string) => page.getByRole('radio', { name }).check();
  await answer('Mostly sitting');
  await days.selectOption('3');
  await look('one question more');
  await answer('Brisk');
  await look('a level');
  await answer('Hard, twice a day');
  await look('another');
  await answer('Easy');
  await days.selectOption('5');
  await look('two changes at once');
  await answer('Heavy work');
  await field(page, 'choice-steps').selectOption('from12500');
  await look('heavy work');
  await days.selectOption('0');
  await look('no exercise');
  await days.selectOption('');
  await look('no answer');
  await reset(page);
  await look('reset');
});

readsTheSameTranslated('sharing', async (visit) => {
  const { page, look } = visit;
  await openTranslated(visit, '/');
  await work(page, EXAMPLE);
  await openAction(page, 'Share');
  const copy = page.getByRole('button', { name: 'Copy link' });
  await expect(copy).toBeVisible();
  await look('open');
  await copy.click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Select the link and copy it yourself' }),
  ).toBeVisible();
  await look('a link to copy by hand');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.resolve() } });
  });
  await copy.click();
  await look('copied');
  await work(page, { weight: '80' });
  await look('another result');
  await openAction(page, 'Share');
  await copy.click();
  await reset(page);
  await look('reset');
  await page.evaluate(
    () =>
      (location.hash =
        'home?weight=kg~71.3&height=cm~182.6&age=47&gender=female&activityLevel=veryActive&units=metric'),
  );
  await expect(result(page, 'bmi')).toBeVisible();
  await look('a link arrives');
  await page.evaluate(() => (location.hash = 'home?nonsense'));
  await expect(page.getByText('These entries came from a link')).toHaveCount(0);
  await look('a broken link arrives');
});

readsTheSameTranslated('saving', async (visit) => {
  const { page, look } = visit;
  await openTranslated(visit, '/tdee-calculator');
  await work(page, EXAMPLE);
  await openStore(page);
  await look('open');
  for (const [hour, weight] of ['81', '80'].entries()) {
    // Results saved at the same moment are listed in no particular order.
    await page.clock.setFixedTime(new Date(TODAY.getTime() + hour * 3_600_000));
    await work(page, { weight });
    await openStore(page);
    await look(`${weight} kg, not saved yet`);
    await page.getByLabel('A note for yourself').fill(`at ${weight}`);
    await page.getByRole('button', { name: SAVE_BUTTON }).click();
    await expect(page.getByText('Saved on this device:')).toBeVisible();
    await look(`${weight} kg saved`);
  }
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('It’s no longer saved.')).toBeVisible();
  await look('undone');
  await changeTheForm(visit);
});

const CSV = (rows: readonly string[]): string =>
  [`id,savedAt,note,calculator,units,kilograms,centimetres`, ...rows].join('\n');

readsTheSameTranslated('the saved results', async (visit) => {
  const { page, arrived, look } = visit;
  await openTranslated(visit, '/tdee-calculator');
  for (const weight of ['82', '81', '80']) {
    await work(page, { ...EXAMPLE, weight });
    await openStore(page);
    await page.getByLabel('A note for yourself').fill(weight === '81' ? '' : `at ${weight}`);
    await page.getByRole('button', { name: SAVE_BUTTON }).click();
    await expect(page.getByText('Saved on this device:')).toBeVisible();
    await page.clock.setFixedTime(new Date(TODAY.getTime() + Number(weight) * 3_600_000));
  }
  await openSaved(page);
  await arrived();
  const list = page
    .locator('#saved-results')
    .getByRole('listitem')
    .filter({ has: page.locator('h3') });
  await expect(list).toHaveCount(3);
  await look('open');
  await list.first().getByRole('button', { name: 'Edit' }).click();
  await look('editing');
  await list.first().getByLabel('Date and time').fill('');
  await list.first().getByRole('button', { name: 'Save' }).click();
  await look('a message beside the date');
  await list.first().getByLabel('Date and time').fill('2026-11-01T08:15');
  await list.first().getByLabel('Note').fill('moved');
  await list.first().getByRole('button', { name: 'Save' }).click();
  await expect(list.last()).toContainText('moved');
  await look('edited');
  await list.first().getByRole('button', { name: 'Delete' }).click();
  await expect(list).toHaveCount(2);
  await look('deleted');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list).toHaveCount(3);
  await look('undone');
  await imported(page, 'no.json', 'nonsense');
  await look('a file that is none');
  await imported(page, 'no.csv', CSV(['1,2,3,4,5,6,7', 'a,b,c,d,e,f,g']));
  await look('a file with wrong rows');
  for (const left of [2, 1]) {
    await list.first().getByRole('button', { name: 'Delete' }).click();
    await expect(list).toHaveCount(left);
    await look(`${left} left`);
  }
  await page.getByRole('button', { name: 'Erase everything' }).first().click();
  await look('the question');
  await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click();
  await expect(nothingSaved(page)).toBeVisible();
  await look('nothing left');
});

readsTheSameTranslated('the search', async ({ page, arrived, look }) => {
  await useTestEntries(page);
  await page.goto(ARTICLE);
  await opener(page).click();
  await expect(panel(page).getByRole('status').getByText('Type three letters')).toBeVisible();
  await arrived();
  await look('open');
  for (const query of ['wal', 'walk', 'a walk', 'walk fit', 'protein', 'xyzzy', 'xy', '', 'hyd']) {
    await box(page).fill(query);
    await look(`“${query}”`);
  }
  await expect(options(page)).toHaveCount(1);
  await box(page).fill('pro');
  await box(page).fill('fat');
  await look('two changes at once');
});
