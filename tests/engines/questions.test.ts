import { expect } from 'vitest';
import { saveWords } from '#parts/saved-results/saved-words.ts';
import { tapeWords } from '#parts/tape/tape-words.ts';
import { pregnancyFormWords } from '#tools/pregnancy/form-words.ts';
import { gainChartWords } from '#calculators/pregnancy/chart/gain-chart-words.ts';
import { expectSoundDrawingsAtAllSizes } from './drawing-report.ts';
import { calculate } from './person.ts';
import {
  choose,
  fieldValue,
  fill,
  open,
  openAction,
  openPart,
  press,
  scrollToHeading,
  see,
  test,
  textOf,
  valueOf,
} from './visit.ts';
import type { Visit } from './visit.ts';

async function enter(visit: Visit): Promise<void> {
  for (const [name, text] of [
    ['weight', '70'],
    ['height', '175'],
    ['age', '30'],
  ] as const)
    await fill(visit, name, text);
}

test('one page after another answers its question for the same person, in their units', async ({ visit }) => {
  await open(visit, '/bmr-calculator');
  await enter(visit);
  await calculate(visit);
  expect(await valueOf(visit, 'bmr')).toBe(1648.75);
  await press(visit, 'radio', 'kJ');
  expect(await textOf(visit, 'bmr')).toBe('6,898');
  await open(visit, '/protein-calculator');
  expect(await fieldValue(visit, 'weight')).toBe('70');
  await choose(visit, 'goal', 'gain');
  await calculate(visit);
  expect(await textOf(visit, 'protein.min')).toBe('112');
  await open(visit, '/ideal-weight-calculator');
  await press(visit, 'radio', 'Imperial');
  await calculate(visit);
  expect(await textOf(visit, 'idealWeightRange.min')).toBe('124.9');
  await open(visit, '/waist-to-height-calculator');
  await fill(visit, 'waist', '33');
  await calculate(visit);
  expect(await valueOf(visit, 'opinion.waistToHeight')).toBeCloseTo((33 * 2.54) / 175, 2);
});

test('the tape gives the body fat of its page', async ({ visit }) => {
  await open(visit, '/body-fat-calculator');
  await enter(visit);
  await openPart(visit, 'Measure your body fat with a tape');
  await fill(visit, 'tape-neck', '39');
  await fill(visit, 'tape-waist', '86');
  await press(visit, 'button', tapeWords.ask);
  const measured = await valueOf(visit, 'tape.bodyFat');
  await press(visit, 'button', /^Use \d/u);
  await calculate(visit);
  expect(await valueOf(visit, 'bodyFatPercentage')).toBeCloseTo(measured, 1);
});

test('a pregnancy has its ranges and its chart, and is saved, and takes a due date', async ({ visit }) => {
  await open(visit, '/pregnancy-weight-gain');
  await enter(visit);
  await fill(visit, 'week', '24');
  await fill(visit, 'weightNow', '76');
  await press(visit, 'radio', pregnancyFormWords.one);
  await calculate(visit);
  expect(await textOf(visit, 'gainTotal.max')).toBe('16');
  await see(visit, 'At 24 weeks, you weigh 6.0 kg more than before');
  await scrollToHeading(visit, gainChartWords.title);
  await expectSoundDrawingsAtAllSizes(visit, { readings: 0 });
  await openAction(visit, 'Save');
  await press(visit, 'button', saveWords.save);
  await see(visit, 'Saved on this device');
  await see(visit, 'Through week 24: 5.0 to 7.7 kg');
  await press(visit, 'button', saveWords.undo);
  await see(visit, saveWords.undone);
  await press(visit, 'button', saveWords.close);
  await press(visit, 'radio', pregnancyFormWords.byDueDate);
  await see(visit, pregnancyFormWords.dueDateHint);
});
