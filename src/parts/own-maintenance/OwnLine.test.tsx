import 'fake-indexeddb/auto';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { deleteDB } from 'idb';
import { afterEach, expect, test } from 'vitest';
import { someHomeResult } from '../../../tests/some-person.ts';
import { keepBenWithPlan } from '../../../tests/some-plan.ts';
import { putPerson } from '#person/database/people.ts';
import { STORE_DATABASE } from '#person/database/store-schema.ts';
import { clearSession } from '#person/entries/session.ts';
import { addDays, localDay } from '#person/log/local-day.ts';
import { writeDays } from '#person/log/log-store.ts';
import { publishResult, useHasOwnLead } from '#person/store.ts';
import { OwnLine } from './OwnLine.island.tsx';

const HIS = { weight: 'kg~89', height: 'cm~178', age: '40' } as const;

afterEach(() => {
  cleanup();
  clearSession();
  publishResult(null);
});

/** Forty days at one weight, with 2,400 kcal a day. */
async function logFortyDays(): Promise<void> {
  const today = localDay(new Date());
  const days = Array.from({ length: 40 }, (_, index) => ({
    day: addDays(today, index - 39),
    weightKg: 89 + 0.3 * Math.sin(2.1 * index),
    intakeKcal: 2400,
  }));
  await writeDays(days);
}

test('for the person who follows a plan, home’s calories begin with today’s; what the log says is second', async () => {
  await keepBenWithPlan();
  await logFortyDays();
  publishResult(someHomeResult(HIS));
  render(<OwnLine />);
  const link = await screen.findByRole('link', { name: 'To stay at your weight, by your log' });
  expect(link.getAttribute('href')).toBe('/log');
  expect(link.parentElement?.textContent).toMatch(
    /^To stay at your weight, by your log: 2,\d{3} kcal a day \(2,\d{3}–2,\d{3}\)\. Trust it over the equation’s estimate below\.$/u,
  );
  expect(screen.getByText('To eat today, by your plan')).toBeTruthy();
  const lead = document.querySelector('[data-result="plan.today"]');
  expect(lead?.parentElement?.textContent).toMatch(/^[12],\d{3} kcal today$/u);
  const { result: leads } = renderHook(useHasOwnLead);
  expect(leads.current).toBe(true);
  act(() => publishResult(someHomeResult({ ...HIS, height: 'cm~170' })));
  expect(leads.current).toBe(false);
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.querySelector('[data-result="plan.today"]')).toBeNull();
});

test('without a plan, they begin with what the log says, and the equation’s number is named', async () => {
  await deleteDB(STORE_DATABASE);
  await putPerson({ entries: { ...HIS, gender: 'male' } }, 'ben');
  await logFortyDays();
  publishResult(someHomeResult(HIS));
  render(<OwnLine />);
  expect(await screen.findByText('To stay at your weight, by your log')).toBeTruthy();
  const lead = document.querySelector('[data-result="ownMaintenance"]');
  expect(lead?.parentElement?.textContent).toMatch(/^2,\d{3} kcal a day \(2,\d{3}–2,\d{3}\)$/u);
  expect(screen.getByText('Trust it over the equation’s estimate below.')).toBeTruthy();
  act(() => publishResult(someHomeResult({ ...HIS, height: 'cm~170' })));
  expect(document.querySelector('[data-result="ownMaintenance"]')).toBeNull();
});

test('a log that ends at another weight is named below the plan, or before the equation’s number, in one sentence', async () => {
  await keepBenWithPlan();
  await logFortyDays();
  publishResult(someHomeResult({ ...HIS, weight: 'kg~82' }));
  const { unmount } = render(<OwnLine />);
  const sentence = /^Your log says 2,\d{3} kcal a day at (?:88|89)(?:\.\d)? kg\.$/u;
  const link = await screen.findByRole('link', { name: 'Your log' });
  expect(link.getAttribute('href')).toBe('/log');
  expect(link.parentElement?.textContent).toMatch(sentence);
  expect(document.querySelector('[data-result="plan.today"]')).not.toBeNull();
  unmount();
  await deleteDB(STORE_DATABASE);
  await putPerson({ entries: { ...HIS, gender: 'male' } }, 'ben');
  await logFortyDays();
  const { container } = render(<OwnLine />);
  await screen.findByRole('link', { name: 'Your log' });
  expect(container.textContent).toMatch(sentence);
  await putPerson({ isWeightHidden: true }, 'ben');
  await screen.findByText(/for another weight/u);
  expect(container.textContent).toMatch(/^Your log says 2,\d{3} kcal a day, for another weight\.$/u);
});

test('for another activity level than the plan’s, both are named, until the log says what is used', async () => {
  await keepBenWithPlan();
  publishResult(someHomeResult({ ...HIS, activityLevel: 'moderatelyActive' }));
  render(<OwnLine />);
  await screen.findByText('To eat today, by your plan');
  expect(screen.queryByText(/made for/u)).toBeNull();
  const other = 'Your plan was made for moderately active. These entries say lightly active.';
  act(() => publishResult(someHomeResult({ ...HIS, activityLevel: 'lightlyActive' })));
  expect(screen.getByText(other)).toBeTruthy();
  cleanup();
  await logFortyDays();
  render(<OwnLine />);
  await screen.findByRole('link', { name: 'To stay at your weight, by your log' });
  expect(screen.queryByText(other)).toBeNull();
});
