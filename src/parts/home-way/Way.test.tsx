import 'fake-indexeddb/auto';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { someHomeResult } from '../../../tests/some-person.ts';
import { keepBenWithPlan } from '../../../tests/some-plan.ts';
import { clearSession } from '#person/entries/session.ts';
import { chooseWithoutKept } from '#person/entries/without-kept.ts';
import { publishResult } from '#person/store.ts';
import { Way } from './Way.tsx';

const HIS = { weight: 'kg~89', height: 'cm~178', age: '40' } as const;

beforeEach(async () => {
  await keepBenWithPlan();
  publishResult(someHomeResult(HIS));
});

afterEach(() => {
  cleanup();
  clearSession();
  chooseWithoutKept(false);
});

test('home’s way is the plan that is followed, and for anybody else an offer', async () => {
  render(<Way />);
  const way = await screen.findByRole('link', { name: /Your plan: 80\skg by /u });
  expect(way.getAttribute('href')).toBe('/log');
  expect(way.textContent).toMatch(/Open your log[12],\d{3} kcal a day, day\s12\sof\s180/u);
  act(() => publishResult(someHomeResult({ ...HIS, height: 'cm~170' })));
  expect((await screen.findByRole('link', { name: /Plan it/u })).getAttribute('href')).toBe(
    '/weight-planner#calculate',
  );
  expect(screen.queryByText(/Your plan/u)).toBeNull();
});
