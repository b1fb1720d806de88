import { expect } from 'vitest';
import { expectSoundDrawingsAtAllSizes } from './drawing-report.ts';
import { calculate, enter, EXAMPLE } from './person.ts';
import { choose, fieldValue, fill, open, openPart, press, see, test, textOf, valueOf } from './visit.ts';

test('the home page calculates and draws the example', async ({ visit }) => {
  await open(visit, '/');
  await enter(visit, EXAMPLE);
  await calculate(visit);
  expect(await textOf(visit, 'bmi')).toBe('22.9');
  expect(await valueOf(visit, 'bmi')).toBeCloseTo(70 / 1.75 ** 2, 12);
  expect(await valueOf(visit, 'calories.maintenance')).toBeCloseTo(2555.5625, 9);
  await expectSoundDrawingsAtAllSizes(visit, { readings: 1 });
});

test('Calculate with an empty form says what is missing, and Reset clears a completed one', async ({
  visit,
}) => {
  await open(visit, '/');
  await calculate(visit);
  await visit.page.press('Tab');
  expect(
    await visit.page.evaluate(() => document.querySelectorAll('[aria-invalid="true"]').length),
  ).toBeGreaterThan(1);
  await enter(visit, EXAMPLE);
  await calculate(visit);
  expect(await textOf(visit, 'bmi')).toBe('22.9');
  await press(visit, 'button', 'Reset');
  expect(await fieldValue(visit, 'weight')).toBe('');
  expect(await visit.page.evaluate(() => document.querySelectorAll('[data-result]').length)).toBe(0);
});

test('imperial units are read and shown', async ({ visit }) => {
  await open(visit, '/');
  await press(visit, 'radio', 'Imperial');
  for (const [name, text] of [
    ['weight', '154'],
    ['feet', '5'],
    ['inches', '9'],
    ['age', '30'],
  ] as const)
    await fill(visit, name, text);
  await press(visit, 'radio', 'Female');
  await choose(visit, 'activityLevel', 'sedentary');
  await calculate(visit);
  expect(await valueOf(visit, 'bmi')).toBeCloseTo((703 * 154) / 69 ** 2, 9);
});

test('the activity chooser fills the field', async ({ visit }) => {
  await open(visit, '/');
  await openPart(visit, 'Help me choose');
  await press(visit, 'radio', /^Mostly sitting/);
  await choose(visit, 'choice-days', '3');
  await press(visit, 'radio', /^Brisk/);
  expect(await textOf(visit, 'choice.level')).toBe('Moderately active');
  expect(await fieldValue(visit, 'activityLevel')).toBe('moderatelyActive');
});

test('Beyond BMI reads the waist and marks it on the scale', async ({ visit }) => {
  await open(visit, '/');
  await enter(visit, EXAMPLE);
  await calculate(visit);
  await openPart(visit, 'Beyond BMI');
  await fill(visit, 'waist', '84,5');
  expect(await textOf(visit, 'opinion.waistToHeight')).toBe('0.48');
  // The scale of BMI, the scale of waist to height, and the four classic weights.
  await expectSoundDrawingsAtAllSizes(visit, { readings: 6 });
});

test('the calculation steps give the same figures', async ({ visit }) => {
  await open(visit, '/');
  await enter(visit, EXAMPLE);
  await calculate(visit);
  await openPart(visit, 'How this was calculated');
  expect(await valueOf(visit, 'working.bmi')).toBe(await valueOf(visit, 'bmi'));
  await see(visit, '70 ÷ 1.75²');
  // WebKit once left a title at the end of a column, with its steps in the next.
  const isTogether = await visit.page.evaluate(() =>
    [...document.querySelectorAll('details[open] section h3')].map((title) => {
      const steps = title.nextElementSibling?.getBoundingClientRect();
      return steps !== undefined && title.getBoundingClientRect().bottom <= steps.top;
    }),
  );
  expect(isTogether).toEqual([true, true]);
});
