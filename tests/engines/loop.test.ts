/** A plan, the log beside it, the person's own maintenance and the plan again; two people, two tabs, and no network. */
import { expect, vi } from 'vitest';
import { peopleWords } from '#calculators/log/people/people-words.ts';
import { logWords } from '#calculators/log/log-words.ts';
import { homeCardWords } from '#parts/home-card/home-card-words.ts';
import { doneText, savedWords } from '#parts/saved-results/saved-words.ts';
import { planWords } from '#person/plan/plan-words.ts';
import { followWords } from '#tools/planner/follow-words.ts';
import { goalByNames } from '#tools/planner/words.ts';
import { WITHOUT_NETWORK } from '../e2e/switch-host.ts';
import { changeRows, dayBefore, rowsOf } from './device.ts';
import { calculate, enter, MAN } from './person.ts';
import {
  choose,
  fieldValue,
  fill,
  open,
  openPart,
  press,
  scrollToHeading,
  see,
  showAsPrinted,
  test,
  until,
  valueOf,
} from './visit.ts';
import type { Visit } from './visit.ts';

const DAYS = 180;
/** Four weeks: a plan is updated by no shorter log. */
const LOGGED = 28;
const SOON = { timeout: 30_000 } as const;

/** Follows a plan of 180 days from 90 kg to 80 kg, and returns what to eat. */
async function followPlan(visit: Visit): Promise<number> {
  await open(visit, '/weight-planner');
  await enter(visit, MAN);
  await fill(visit, 'goalWeight', '80');
  await press(visit, 'radio', goalByNames.date);
  await choose(visit, 'goalDate', dayBefore(-DAYS));
  await calculate(visit);
  const intake = await valueOf(visit, 'plan.intake');
  await press(visit, 'button', followWords.follow);
  await see(visit, followWords.kept);
  return intake;
}

/** Lets the plan have begun earlier, as if the clock had gone on. */
const beginEarlier = (visit: Visit, days: number): Promise<void> =>
  changeRows(visit, 'plans', (plan) => ({
    ...plan,
    start: dayBefore(days),
    entries: { ...(plan['entries'] as object), goalDate: dayBefore(days - DAYS) },
  }));

const visible = (visit: Visit, text: string): Promise<boolean> =>
  visit.page.evaluate((wanted) => document.body.innerText.includes(wanted), text);

async function logWeight(visit: Visit, weight: string): Promise<void> {
  await fill(visit, 'weight', weight);
  await press(visit, 'button', logWords.log);
  await see(visit, 'Logged for');
}

test('a plan is followed, weighed beside, updated from the log, and printed', async ({ visit }) => {
  const planned = await followPlan(visit);
  await beginEarlier(visit, 1);
  await open(visit, '/');
  await see(visit, `Day 1 of ${DAYS}`);
  expect(await valueOf(visit, 'plan.intake')).toBe(planned);
  await fill(visit, 'todayWeight', '89.7');
  await press(visit, 'button', homeCardWords.log);
  await see(visit, homeCardWords.done);

  // Somebody who eats as planned, and uses about 500 kcal less than the plan assumes.
  await beginEarlier(visit, LOGGED);
  const person = (await rowsOf(visit, 'people'))[0]?.['id'];
  const days = Array.from({ length: LOGGED + 1 }, (_, day) => ({
    person,
    day: dayBefore(LOGGED - day),
    weightKg: Math.round((90 - 0.9 * (1 - Math.exp(-day / 7)) + 0.2 * Math.sin(12.9898 * day)) * 10) / 10,
    intakeKcal: Math.round(planned + 100 * Math.cos(day * day)),
  }));
  await changeRows(visit, 'days', () => null, days);
  await open(visit, '/log');
  await see(visit, 'Your log says');
  expect(await valueOf(visit, 'plan.day')).toBe(LOGGED);
  expect(await valueOf(visit, 'maintenance')).toBeLessThan(2450);
  await press(visit, 'button', /^Update my plan to /u);
  await see(visit, planWords.updated);
  await vi.waitFor(async () => expect(await valueOf(visit, 'plan.intake')).toBeLessThan(planned - 100), SOON);

  await scrollToHeading(visit, 'Your trend');
  await showAsPrinted(visit);
  await see(visit, 'Weight log for a coach or doctor.');
  await see(visit, `Day ${LOGGED} of`);
  expect(await visible(visit, planWords.stop)).toBe(false);
});

test('two people have logs of their own, another tab follows, and everything is erased offline', async ({
  visit,
}) => {
  visit.host.behave();
  await open(visit, '/log');
  await until(visit, () => navigator.serviceWorker.controller !== null);
  await logWeight(visit, '80.4');
  await open(visit, '/log');
  await press(visit, 'button', peopleWords.add);
  await fill(visit, 'personName', 'Ana');
  await press(visit, 'button', peopleWords.addNow);
  await see(visit, peopleWords.added('Ana'));
  await logWeight(visit, '61.2');

  visit.host.behave(WITHOUT_NETWORK);
  await visit.page.inNewTab(async () => {
    await open(visit, '/log');
    await vi.waitFor(async () => expect(await fieldValue(visit, 'weight')).toBe('61.2'), SOON);
    await press(visit, 'button', peopleWords.shown('Ana'));
    await press(visit, 'button', peopleWords.choose(peopleWords.me));
    await see(visit, peopleWords.chosen(peopleWords.me));
    await logWeight(visit, '80.1');
  });
  await vi.waitFor(async () => expect(await fieldValue(visit, 'weight')).toBe('80.1'), SOON);
  expect(await rowsOf(visit, 'days')).toHaveLength(2);

  await scrollToHeading(visit, 'Saved results');
  await openPart(visit, savedWords.filesTitle);
  await press(visit, 'button', savedWords.erase);
  await press(visit, 'button', savedWords.eraseYes);
  await see(visit, doneText.erased);
  for (const store of ['people', 'days'])
    await vi.waitFor(async () => expect(await rowsOf(visit, store)).toEqual([]), SOON);
  await open(visit, '/');
  expect(await fieldValue(visit, 'weight')).toBe('');
});
