import { expect } from 'vitest';
import { goalByNames } from '#tools/planner/words.ts';
import { expectSoundDrawingsAtAllSizes } from './drawing-report.ts';
import { calculate, enter, MAN } from './person.ts';
import {
  choose,
  fill,
  focusRole,
  open,
  press,
  scrollToHeading,
  seeValueOfFocused,
  test,
  textOf,
  valueOf,
} from './visit.ts';
import type { Visit } from './visit.ts';

const DAYS = 180;

/** The date a number of days from now, in the format of a date field. */
function dateIn(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

async function askForGoal(visit: Visit): Promise<void> {
  await open(visit, '/weight-planner');
  await enter(visit, MAN);
  await fill(visit, 'goalWeight', '80');
}

test('a goal by a date has a plan, and its curve reaches the goal', async ({ visit }) => {
  await askForGoal(visit);
  await press(visit, 'radio', goalByNames.date);
  await choose(visit, 'goalDate', dateIn(DAYS));
  await calculate(visit);
  expect(await textOf(visit, 'plan.intake')).toBe('2,226');
  expect(await textOf(visit, 'plan.maintenance')).toBe('2,598');
  expect(await valueOf(visit, 'plan.days')).toBe(DAYS);
  await scrollToHeading(visit, 'Getting there');
  await focusRole(visit, 'slider', /^Read/);
  await visit.page.press('Home');
  await seeValueOfFocused(visit, /^Today, .*: 90\.0 kg/);
  await visit.page.press('ArrowRight');
  await seeValueOfFocused(visit, /^Week 1, .* about 88\.\d kg/);
  await expectSoundDrawingsAtAllSizes(visit, { readings: 1 });
  await focusRole(visit, 'slider', /^Goal/);
  await visit.page.press('ArrowDown');
  await seeValueOfFocused(visit, /^79\.5 kg on .*, 2,\d\d\d kcal$/);
  expect(await valueOf(visit, 'plan.intake')).toBeLessThan(2225);
  await visit.page.press('Escape');
  await seeValueOfFocused(visit, /^80 kg on .*, 2,226 kcal$/);
});

test('a goal at a pace has a date', async ({ visit }) => {
  await askForGoal(visit);
  await press(visit, 'radio', goalByNames.pace);
  await calculate(visit);
  expect(await valueOf(visit, 'plan.days')).toBeGreaterThan(60);
  expect(await valueOf(visit, 'plan.intake')).toBeLessThan(await valueOf(visit, 'plan.maintenance'));
});
