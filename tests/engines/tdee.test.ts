import { expect } from 'vitest';
import { cm, kcal, kg, years } from '@evenscale/formulas/units';
import { projectWeight } from '@evenscale/formulas/weight-model';
import { planNames } from '#config/energy-names.ts';
import { tapeWords } from '#parts/tape/tape-words.ts';
import { expectSoundDrawings, expectSoundDrawingsAtAllSizes } from './drawing-report.ts';
import { calculate, enter, EXAMPLE, MAN } from './person.ts';
import {
  choose,
  fieldValue,
  fill,
  focusRole,
  moveSlider,
  open,
  openPart,
  press,
  scrollToHeading,
  seeValueOfFocused,
  test,
  textOf,
  until,
  valueOf,
} from './visit.ts';
import type { Visit } from './visit.ts';

async function calculateFor(visit: Visit, person: typeof EXAMPLE | typeof MAN, goal: string): Promise<void> {
  await open(visit, '/tdee-calculator');
  await enter(visit, person);
  await choose(visit, 'goal', goal);
  await calculate(visit);
  await textOf(visit, 'tdee');
}

test('the TDEE page calculates energy, targets and macronutrients, and draws them', async ({ visit }) => {
  await calculateFor(visit, EXAMPLE, 'lose');
  expect(await textOf(visit, 'tdee')).toBe('2,556');
  expect(await valueOf(visit, 'targetCalories.loss')).toBeCloseTo(2055.5625, 9);
  await press(visit, 'tab', planNames.ketogenic);
  expect(await valueOf(visit, 'macros.ketogenic.protein')).toBeCloseTo((2055.5625 * 0.25) / 4, 9);
  await openPart(visit, 'Activity, body fat and BMI in detail');
  await expectSoundDrawingsAtAllSizes(visit, { readings: 1 });
});

test('the tape method gives the body fat, and Calculate uses it', async ({ visit }) => {
  await open(visit, '/tdee-calculator');
  await enter(visit, { ...EXAMPLE, weight: '85', height: '180' });
  await openPart(visit, 'Measure your body fat with a tape');
  await fill(visit, 'tape-neck', '39');
  await fill(visit, 'tape-waist', '92,0');
  await press(visit, 'button', tapeWords.ask);
  expect(await valueOf(visit, 'tape.bodyFat')).toBeCloseTo(20.52, 2);
  await expectSoundDrawings(visit);
  await press(visit, 'button', 'Use 20.5%');
  expect(await fieldValue(visit, 'bodyFat')).toBe('20.5');
  await calculate(visit);
  expect(await valueOf(visit, 'bmr')).toBeCloseTo(370 + 21.6 * 85 * 0.795, 9);
});

test('a custom split is typed and moved by slider, with its protein on a scale', async ({ visit }) => {
  await calculateFor(visit, EXAMPLE, 'maintain');
  await press(visit, 'tab', 'Your own');
  await press(visit, 'radio', 'Percent');
  await fill(visit, 'split-protein', '25');
  await visit.page.press('Tab');
  expect(await valueOf(visit, 'split.protein')).toBeCloseTo((2555.5625 * 0.25) / 4, 9);
  await focusRole(visit, 'slider', /^Your split: fat/);
  await visit.page.press('ArrowLeft');
  await until(visit, () => {
    const shares = ['protein', 'carbs', 'fat'].map((name) =>
      Number(document.querySelector<HTMLInputElement>(`[data-field="split-${name}"]`)?.value),
    );
    return shares.reduce((sum, share) => sum + share, 0) === 100 && shares[2] === 29;
  });
  await openPart(visit, 'Activity, body fat and BMI in detail');
  // The scale of BMI and the scale of protein; the curve is not loaded yet or has a separate pointer.
  await expectSoundDrawingsAtAllSizes(visit, { readings: 2 });
});

test('second opinions on energy are shown next to the figure on a scale', async ({ visit }) => {
  await calculateFor(visit, EXAMPLE, 'maintain');
  await openPart(visit, 'What other equations say');
  expect(await textOf(visit, 'opinion.energy.mifflin.tdee')).toBe('2,556');
  expect(await textOf(visit, 'opinion.energy.spread')).toBe('199');
  await openPart(visit, 'Activity, body fat and BMI in detail');
  await expectSoundDrawingsAtAllSizes(visit, { readings: 1 + 3 + 2 });
});

test('the projection follows the model, and is read with the arrow keys', async ({ visit }) => {
  await calculateFor(visit, MAN, 'lose');
  const resting = 10 * 90 + 6.25 * 178 - 5 * 40 + 5;
  const person = {
    gender: 'male',
    age: years(40),
    height: cm(178),
    weight: kg(90),
    pal: 1.55,
    bodyFat: null,
    restingEnergy: kcal(resting),
    maintenanceIntake: kcal(resting * 1.55),
  } as const;
  const { days } = projectWeight(person, [{ fromDay: 0, intake: kcal(resting * 1.55 - 500) }], 365);
  await scrollToHeading(visit, 'Where this takes you');
  expect(await valueOf(visit, 'outlook.weight')).toBeCloseTo(days.at(-1)?.weight ?? 0, 6);
  await moveSlider(visit, 'End', /^1 year, .* about 7\d\.\d kg/u);
  await visit.page.press('ArrowLeft');
  await seeValueOfFocused(visit, /^Week 51, /);
  await expectSoundDrawingsAtAllSizes(visit, { readings: 1 });
});
