import 'fake-indexeddb/auto';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { currentPerson, putPerson, readPeople } from '#person/database/people.ts';
import { currentPlan } from '#person/database/plans.ts';
import { STORE_DATABASE } from '#person/database/store-schema.ts';
import { initialEntries, readEntries } from '#person/entries/field.ts';
import { clearSession, loadSession } from '#person/entries/session.ts';
import { chooseWithoutKept, markLinked } from '#person/entries/without-kept.ts';
import { localDay, addDays } from '#person/log/local-day.ts';
import { planner, type PlannerEntries } from '#tools/planner/entries.ts';
import { planInputOf } from '#tools/planner/plan/plan-input.ts';
import { buildPlanReport } from '#tools/planner/report.ts';
import { onFill, type Fill } from '#person/store.ts';
import { tdee } from '#tools/tdee/entries.ts';
import { FollowedDay } from './FollowedDay.island.tsx';
import { FollowPlan } from './FollowPlan.island.tsx';
import { publishPlan, useOtherPlan } from './plan-store.ts';

const TODAY = localDay(new Date());

const ENTRIES: PlannerEntries = {
  ...initialEntries(planner),
  weight: 'kg~90',
  height: 'cm~178',
  age: '40',
  goalWeight: 'kg~80',
  goalDate: addDays(TODAY, 180),
  today: TODAY,
};

/** Somebody whose entries are kept. */
const HERS = { weight: 'kg~62', height: 'cm~168', age: '34', gender: 'female' };

function publish(more: Partial<PlannerEntries>): void {
  const reading = readEntries(planner, { ...ENTRIES, ...more });
  if (reading.ok) publishPlan(buildPlanReport(planInputOf(reading.input)), 1, { ...ENTRIES, ...more });
}

beforeEach(async () => {
  await deleteDB(STORE_DATABASE);
  publish({});
});

afterEach(() => {
  clearSession();
  chooseWithoutKept(false);
});

async function pressFollow(): Promise<void> {
  render(<FollowPlan />);
  await userEvent.click(await screen.findByRole('button', { name: 'Follow this plan' }));
}

const press = (name: RegExp): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

async function people() {
  const all = await readPeople();
  return all.ok ? all.value : [];
}

async function current() {
  const [person, plan] = [await currentPerson(), await currentPlan()];
  return { person: person.ok ? person.value : null, plan: plan.ok ? plan.value : null };
}

test('keeps the plan and its person, and takes both back', async () => {
  await pressFollow();
  await screen.findByText(/saved on this device, and nowhere else/u);
  expect(await current()).toMatchObject({ person: { entries: { weight: 'kg~90' } }, plan: { start: TODAY } });
  await press(/^Undo$/u);
  await waitFor(async () => expect(await people()).toEqual([]));
});

test('says what to do next: tomorrow on the home page, and what to eat from today, with and without training days', async () => {
  await pressFollow();
  const home = await screen.findByRole('link', { name: 'home page' });
  expect(home.getAttribute('href')).toBe('/');
  expect(home.parentElement?.textContent).toMatch(
    /^Tomorrow morning: weigh yourself, .* on the home page\. Eat [12],\d{3} kcal a day from today\.$/u,
  );
  await press(/^Undo$/u);
  await screen.findByRole('button', { name: 'Follow this plan' });
  act(() => publish({ trainingDays: '135~20' }));
  await press(/^Follow this plan$/u);
  await screen.findByText(
    /Eat [12],\d{3} kcal today, a (?:training|rest) day, and [12],\d{3} kcal a day on average\./u,
  );
});

test('changes the kept entries to those of the plan, and Undo brings them back', async () => {
  await putPerson({ entries: HERS });
  await pressFollow();
  await screen.findByText(/saved on this device, and nowhere else/u);
  expect(await people()).toMatchObject([{ entries: { weight: 'kg~90', gender: 'male' } }]);
  await press(/^Undo$/u);
  await waitFor(async () => expect(await people()).toMatchObject([{ entries: HERS }]));
});

test.each([
  ['in a visit without the kept entries', () => chooseWithoutKept(true)],
  ['of a link', () => markLinked(true)],
])('asks whose plan it is, before entries %s change what is kept', async (_, go) => {
  await putPerson({ entries: HERS });
  go();
  await pressFollow();
  await screen.findByText(/Whose plan is it\?/u);
  expect(await people()).toMatchObject([{ entries: HERS }]);
  expect((await current()).plan).toBeNull();
  await press(/^Somebody else’s/u);
  await screen.findByText(/saved on this device, and nowhere else/u);
  expect(await people()).toMatchObject([{ entries: { weight: 'kg~90' } }, { entries: HERS }]);
  expect((await current()).plan).toMatchObject({ start: TODAY });
  await press(/^Undo$/u);
  await waitFor(async () => expect(await people()).toMatchObject([{ entries: HERS }]));
});

test('changes the kept entries once the visitor says that the plan is theirs', async () => {
  await putPerson({ entries: HERS });
  markLinked(true);
  await pressFollow();
  await screen.findByText(/Whose plan is it\?/u);
  await press(/^Mine/u);
  await screen.findByText(/saved on this device, and nowhere else/u);
  expect(await people()).toMatchObject([{ entries: { weight: 'kg~90', gender: 'male' } }]);
});

test('says before and after the press that the split is ketogenic, and who asks a doctor first', async () => {
  const entries = { ...ENTRIES, macros: 'ketogenic' };
  const reading = readEntries(planner, entries);
  if (reading.ok) publishPlan(buildPlanReport(planInputOf(reading.input)), 1, entries);
  render(<FollowPlan />);
  const caution = /^As you chose: [Kk]etogenic.* If you take diabetes medicine/u;
  await screen.findByText(caution);
  await userEvent.click(screen.getByRole('button', { name: 'Follow this plan' }));
  await screen.findByText(/^You follow this plan\./u);
  expect(screen.getByText(caution)).toBeTruthy();
});

test('asks nothing for the first person on the device', async () => {
  markLinked(true);
  await pressFollow();
  await screen.findByText(/saved on this device, and nowhere else/u);
  expect(await people()).toMatchObject([{ entries: { weight: 'kg~90' } }]);
});

test('the answer says that it’s another plan than the followed one, with that one beside it', async () => {
  const other = renderHook(useOtherPlan);
  render(<FollowedDay />);
  await pressFollow();
  await screen.findByText(/^Your plan: 80 kg by .*\.$/u);
  expect(screen.getByText(/[\d,]+ kcal a day, starting today; tomorrow is day 1 of 180\./u)).toBeTruthy();
  await waitFor(() => expect(other.result.current).toBeNull());
  act(() => publish({ today: addDays(TODAY, 1) }));
  expect(other.result.current).toMatch(
    /^You follow a plan with [\d,]+ kcal a day: 80 kg by \w+ \d+, \d{4}\. To adjust it to what you’ve logged, use the update in your log/u,
  );
  act(() => publish({ today: addDays(TODAY, 1), goalWeight: 'kg~82' }));
  expect(other.result.current).toMatch(/ kcal a day: 80 kg by \w+ \d+, \d{4}\.$/u);
  await press(/^Undo$/u);
  await waitFor(() => expect(other.result.current).toBeNull());
});

test('from the press on, the date in the form is the plan’s, whether it was proposed or follows from a pace', async () => {
  const fills: Fill[] = [];
  const stop = onFill((fill) => fills.push(fill));
  publish({ by: 'pace', pace: 'gentle' });
  await pressFollow();
  await screen.findByText(/saved on this device, and nowhere else/u);
  const { plan } = await current();
  const fill = { by: 'date', goalDate: plan?.entries['goalDate'] };
  // What the form guessed of the person is kept now, and so no guess.
  const { gender, age, activityLevel } = ENTRIES;
  expect(fills).toEqual([{ entries: { ...fill, gender, age, activityLevel } }]);
  expect(plan?.entries).toMatchObject(fill);
  expect(fill.goalDate).not.toBe(ENTRIES.goalDate);
  act(() => publish({ ...(fill as Partial<PlannerEntries>), pace: 'gentle' }));
  await screen.findByText(/^You follow this plan\./u);
  stop();
});

test('the calories and macros of a followed plan are those of the TDEE calculator, until Undo', async () => {
  await pressFollow();
  await screen.findByText(/saved on this device, and nowhere else/u);
  const session = () => loadSession(tdee);
  expect(session()).toMatchObject({ goal: 'lose', target: expect.stringMatching(/^lose~\d{4}/u) as string });
  const macros = session()?.macros ?? '';
  expect(macros).toMatch(/^own~\d+g~~30~s$/u);
  // The planner reads the same session: it is still the plan that is followed.
  act(() => publish({ by: 'date', macros }));
  await screen.findByText(/^You follow this plan\./u);
  await press(/^Undo$/u);
  await waitFor(() => expect(session()).not.toHaveProperty('target'));
  expect(session()).not.toHaveProperty('macros');
});

test('the same goal from a later day is another plan, since it has other calories', async () => {
  await pressFollow();
  await screen.findByText(/^You follow this plan\./u);
  act(() => publish({ today: addDays(TODAY, 20) }));
  await screen.findByRole('button', { name: 'Replace my plan with this one' });
  expect(screen.queryByText(/^You follow this plan\./u)).toBeNull();
});
