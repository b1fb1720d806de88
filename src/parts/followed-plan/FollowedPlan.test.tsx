import 'fake-indexeddb/auto';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { someResult } from '../../../tests/some-person.ts';
import { keepBenWithPlan } from '../../../tests/some-plan.ts';
import { clearSession } from '#person/entries/session.ts';
import { chooseWithoutKept } from '#person/entries/without-kept.ts';
import { useOwnTarget } from '#person/plan/own-target.ts';
import { publishResult } from '#person/store.ts';
import { formatKcal } from '#ui/text/format.ts';
import { FollowedPlan } from './FollowedPlan.island.tsx';

const HIS = { weight: '89 kg', height: '178 cm', age: '40' } as const;

beforeEach(async () => {
  await keepBenWithPlan();
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
    /Your plan: 80\skg by \w+\s\d+,\s\d{4} [12],\d{3} kcal a day, day\s12\sof\s180\. Open your log$/u,
  );
  act(() => publishResult(someResult({ ...HIS, activityLevel: 'sedentary' })));
  expect(screen.getByRole('paragraph').textContent).toContain(
    '180. Your plan was made for moderately active. These entries say sedentary. Open',
  );
  act(() => publishResult(someResult({ ...HIS, gender: 'female' })));
  expect(screen.queryByText(/^Your plan/u)).toBeNull();
});

test('its calories are one of the targets, unless the result is somebody else’s', async () => {
  const { result, unmount } = renderHook(useOwnTarget);
  render(<FollowedPlan />);
  await screen.findByText(/^Your plan/u);
  const printed = /(?<kcal>[12],\d{3}) kcal/u.exec(screen.getByRole('paragraph').textContent)?.groups?.[
    'kcal'
  ];
  expect(result.current?.goal).toBe('lose');
  expect(formatKcal(result.current?.intake ?? 0)).toBe(printed);
  expect(result.current?.macros).toMatch(/^own~\d+g~~30~s$/u);
  act(() => publishResult(someResult({ ...HIS, gender: 'female' })));
  expect(result.current).toBeNull();
  unmount();
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
