import 'fake-indexeddb/auto';
import { act, cleanup, render, screen } from '@testing-library/react';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { someResult } from '../../../tests/some-person.ts';
import { putPerson } from '#person/database/people.ts';
import { followPlan } from '#person/database/plans.ts';
import { STORE_DATABASE } from '#person/database/store-schema.ts';
import { initialEntries } from '#person/entries/field.ts';
import { clearSession } from '#person/entries/session.ts';
import { chooseWithoutKept } from '#person/entries/without-kept.ts';
import { addDays, localDay } from '#person/log/local-day.ts';
import { publishResult } from '#person/store.ts';
import { planner } from '#tools/planner/entries.ts';
import { keptPlanOf } from '#tools/planner/kept-plan.ts';
import { FollowedPlan } from './FollowedPlan.island.tsx';

const START = addDays(localDay(new Date()), -12);

const ENTRIES = {
  ...initialEntries(planner),
  weight: 'kg~90',
  height: 'cm~178',
  age: '40',
  goalWeight: 'kg~80',
  goalDate: addDays(START, 180),
  today: START,
};

const HIS = { weight: '89 kg', height: '178 cm', age: '40' } as const;

beforeEach(async () => {
  await deleteDB(STORE_DATABASE);
  await putPerson({ entries: { weight: 'kg~90', height: 'cm~178', age: '40', gender: 'male' } }, 'ben');
  await followPlan(keptPlanOf(ENTRIES), 'ben');
  publishResult(someResult(HIS));
});

afterEach(() => {
  cleanup();
  clearSession();
  chooseWithoutKept(false);
});

test('the plan that is followed is said beside another result of its person', async () => {
  render(<FollowedPlan />);
  expect(await screen.findByText(/^Your plan: 80 kg by /u)).toBeDefined();
  expect(screen.getByRole('paragraph').textContent).toMatch(
    /Your plan: 80 kg by \w+ \d+, \d{4} [12],\d{3} kcal a day, day 12 of 180\. Open your log$/u,
  );
  act(() => publishResult(someResult({ ...HIS, gender: 'female' })));
  expect(screen.queryByText(/^Your plan/u)).toBeNull();
});

test('it isn’t said to somebody who goes without the kept entries', async () => {
  const { unmount } = render(<FollowedPlan />);
  await screen.findByText(/^Your plan/u);
  unmount();
  chooseWithoutKept(true);
  render(<FollowedPlan />);
  await new Promise((done) => void setTimeout(done, 100));
  expect(screen.queryByText(/^Your plan/u)).toBeNull();
});
