import { expect } from 'vitest';
import { followWords } from '#tools/planner/follow-words.ts';
import { foldWords } from '#person/training/training-fold-words.ts';
import { weekdayOn } from '#person/training/training-choice.ts';
import { localDay } from '#person/log/local-day.ts';
import { calculate, enter, EXAMPLE, MAN } from './person.ts';
import { choose, fill, open, openPart, press, scrollToHeading, see, test, textOf, valueOf } from './visit.ts';

test('training days are chosen on the TDEE page, and a followed plan has today’s kind of day', async ({
  visit,
}) => {
  await open(visit, '/tdee-calculator');
  await enter(visit, EXAMPLE);
  await choose(visit, 'goal', 'lose');
  await calculate(visit);
  await openPart(visit, foldWords.title);
  for (const day of [/^Monday/, /^Wednesday/, /^Friday/]) await press(visit, 'checkbox', day);
  expect(await valueOf(visit, 'trainingWeek.training')).toBeCloseTo(2271.5625, 9);
  expect(await textOf(visit, 'trainingWeek.rest')).toBe('1,894');

  await open(visit, '/weight-planner');
  await enter(visit, MAN);
  await fill(visit, 'goalWeight', '80');
  await calculate(visit);
  const mean = await valueOf(visit, 'plan.intake');
  await press(visit, 'button', followWords.follow);
  await see(visit, followWords.kept);
  const isTraining = [1, 3, 5].includes(weekdayOn(localDay(new Date())));
  await open(visit, '/');
  await see(visit, `today, a ${isTraining ? 'training' : 'rest'} day`);
  const today = await valueOf(visit, 'plan.intake');
  // Three training days a week above the mean, and four rest days below it.
  expect((today - mean) / (isTraining ? 4 : -3)).toBeGreaterThan(20);
  await open(visit, '/log');
  await scrollToHeading(visit, 'Your plan');
  expect(await valueOf(visit, 'plan.intake')).toBe(today);
});
