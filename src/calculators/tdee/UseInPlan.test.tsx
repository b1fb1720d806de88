import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepBenWithPlan } from '../../../tests/some-plan.ts';
import { currentPlan, endPlan } from '#person/database/plans.ts';
import { caloriesOfPlan, macrosOfPlan } from '#person/plan/plan-target.ts';
import { useCurrentPlan } from '#person/plan/use-current-plan.ts';
import { followedPlanOf } from '#tools/planner/kept-plan.ts';
import { UseInPlan } from './UseInPlan.tsx';

const button = (name: RegExp): HTMLElement | null => screen.queryByRole('button', { name });

const keptEntries = async () => {
  const row = await currentPlan();
  return row.ok ? row.value?.entries : undefined;
};

/** With what was chosen on the page, as the page shows it beside the plan. */
function Page(chosen: { readonly macros: string; readonly trainingDays: string }) {
  const row = useCurrentPlan();
  const plan = row && followedPlanOf(row);
  if (!plan) return null;
  const calories = caloriesOfPlan(plan, 12);
  const own = { ...calories, macros: macrosOfPlan(plan, calories), plan, day: 12 };
  return (
    <>
      <p>The page has read the plan.</p>
      <UseInPlan own={own} {...chosen} />
    </>
  );
}

beforeEach(keepBenWithPlan);
afterEach(cleanup);

async function show(macros: string, trainingDays = '') {
  const { rerender } = render(<Page macros={macros} trainingDays={trainingDays} />);
  await screen.findByText('The page has read the plan.');
  return (chosen: string) => rerender(<Page macros={chosen} trainingDays={trainingDays} />);
}

test('no button appears when the plan already has what was chosen', async () => {
  const choose = await show('own~140g~~30~s');
  expect(screen.queryByRole('button')).toBeNull();
  choose('lowCarb');
  expect(button(/^Use these macros in my plan$/u)).not.toBeNull();
});

test('one press writes the macros to the plan, says so with its grams, and can be undone', async () => {
  await show('lowCarb');
  const before = await keptEntries();
  await userEvent.click(await screen.findByRole('button', { name: 'Use these macros in my plan' }));
  expect((await screen.findByText(/^Your plan has these macros/u)).textContent).toMatch(
    /^Your plan has these macros from now on: Low carb: \d+\sg\sprotein · \d+\sg\scarbs · \d+\sg\sfat a day\. Home and your log show them, too\.$/u,
  );
  expect(await keptEntries()).toEqual({ ...before, macros: 'lowCarb' });
  await waitFor(() => expect(button(/^Use these/u)).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone. Your plan is as it was.')).toBeDefined();
  expect(await keptEntries()).toEqual(before);
  expect(await screen.findByRole('button', { name: 'Use these macros in my plan' })).toBeDefined();
});

test('training days go with them', async () => {
  await show('own~140g~~30~s', '135~20');
  await userEvent.click(await screen.findByRole('button', { name: 'Use these training days in my plan' }));
  expect(await screen.findByText(/^Your plan has these training days from now on\./u)).toBeDefined();
  expect((await keptEntries())?.['trainingDays']).toBe('135~20');
});

test('a plan that was stopped meanwhile in another tab stays as it was', async () => {
  await show('lowCarb');
  const press = await screen.findByRole('button', { name: 'Use these macros in my plan' });
  const stopped = endPlan();
  await userEvent.click(press);
  await stopped;
  expect((await currentPlan()).ok).toBe(true);
  expect(await keptEntries()).toBeUndefined();
  expect(screen.queryByText(/^Your plan has these macros/u)).toBeNull();
});
