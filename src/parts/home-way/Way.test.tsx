import 'fake-indexeddb/auto';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { someHomeResult } from '../../../tests/some-person.ts';
import { keepBenWithPlan } from '../../../tests/some-plan.ts';
import { clearSession } from '#person/entries/session.ts';
import { chooseWithoutKept } from '#person/entries/without-kept.ts';
import { anyTool } from '#person/entries/field.ts';
import { onFill, publishForm, publishResult } from '#person/store.ts';
import { home } from '#tools/home/entries.ts';
import { Way } from './Way.tsx';

/** A form that takes what is filled in, as home’s does. */
let entries: Readonly<Record<string, string>> = {};
let stop = (): void => undefined;

function publish(differing: Parameters<typeof someHomeResult>[0]): void {
  const result = someHomeResult(differing);
  entries = result.entries;
  publishForm({ tool: anyTool(home), entries, calculated: entries, isEmpty: false });
  publishResult(result);
}

const HIS = { weight: 'kg~89', height: 'cm~178', age: '40' } as const;

beforeEach(async () => {
  await keepBenWithPlan();
  publish(HIS);
  stop = onFill((fill) => {
    entries = { ...entries, ...fill.entries };
    publishForm({ tool: anyTool(home), entries, calculated: entries, isEmpty: false });
  });
});

afterEach(() => {
  stop();
  cleanup();
  publishForm(null);
  clearSession();
  chooseWithoutKept(false);
});

test('home’s way is the plan that is followed, and for anybody else an offer', async () => {
  render(<Way />);
  const way = await screen.findByRole('link', { name: /Your plan: 80\skg by /u });
  expect(way.getAttribute('href')).toBe('/log');
  expect(way.textContent).toMatch(/Open your logDay\s12\sof\s180/u);
  act(() => publish({ ...HIS, height: 'cm~170' }));
  expect((await screen.findByRole('link', { name: /Plan it/u })).getAttribute('href')).toBe(
    '/weight-planner#calculate',
  );
  expect(screen.queryByText(/Your plan/u)).toBeNull();
});

/** Somebody else than the person of the plan. */
const OTHER = { weight: 'kg~86', height: 'cm~178', age: '30' } as const;
const goalField = (): Promise<HTMLElement> =>
  screen.findByRole('textbox', { name: /^Goal weight in kilograms$/u });
const intake = (): Element | null => document.querySelector('[data-result="way.intake"]');
const status = (): string => screen.getByRole('status').textContent;

test('the goal starts as the suggested one, and calories and date follow what is typed', async () => {
  chooseWithoutKept(true);
  publish(OTHER);
  render(<Way />);
  const box = await goalField();
  expect(box).toHaveProperty('value', '78.9');
  expect(status()).toBe('');
  const before = intake()?.textContent;
  await userEvent.clear(box);
  await userEvent.type(box, '72,5');
  expect(entries).toMatchObject({ goalWeight: 'kg~72,5', isGoalSuggested: 'no' });
  expect(box).toHaveProperty('value', '72,5');
  expect(intake()?.textContent).toMatch(/^[12],\d{3}$/u);
  expect(intake()?.textContent).not.toBe(before);
  expect(status()).toBe(`${intake()?.textContent} kcal a day ${screen.getByText(/^by /u).textContent}.`);
  expect(screen.getByRole('img', { name: 'A curve from 86 kg today to 72.5 kg.' })).toBeDefined();
});

test('a goal without a plan has its reason, an empty field its message, and neither a figure', async () => {
  chooseWithoutKept(true);
  publish(OTHER);
  render(<Way />);
  const box = await goalField();
  await userEvent.clear(box);
  expect(box.getAttribute('aria-invalid')).toBe('true');
  const message = document.getElementById(box.getAttribute('aria-describedby') ?? '');
  expect(message?.textContent).toBe('Enter your goal weight as a number above 0, for example 72.5.');
  expect([intake(), screen.queryByRole('img')]).toEqual([null, null]);
  await userEvent.type(box, '45');
  expect(box.getAttribute('aria-invalid')).toBeNull();
  expect(screen.getAllByText(/45\skg is below the healthy range for your height/u)).toHaveLength(2);
  expect(status()).toMatch(/^No plan for this goal\. 45/u);
  expect([intake(), screen.queryByRole('img')]).toEqual([null, null]);
  expect(screen.getByRole('link', { name: 'Open the planner' }).getAttribute('href')).toBe('/weight-planner');
});

test('for other entries, a typed goal stays if it is possible, and otherwise one is suggested', async () => {
  chooseWithoutKept(true);
  publish(OTHER);
  render(<Way />);
  const box = await goalField();
  await userEvent.clear(box);
  await userEvent.type(box, '72');
  const goal = { goalWeight: entries['goalWeight'] ?? '' };
  act(() => publish({ ...OTHER, age: '50', ...goal }));
  expect(box).toHaveProperty('value', '72');
  act(() => publish({ ...OTHER, height: 'cm~200', weight: 'kg~110', ...goal }));
  expect(box).toHaveProperty('value', '99.6');
  expect(status()).toBe('');
});

test('an amount to lose is asked about when the field is left', async () => {
  chooseWithoutKept(true);
  publish(OTHER);
  render(<Way />);
  const box = await goalField();
  await userEvent.clear(box);
  await userEvent.type(box, '6');
  expect(screen.queryByText(/Do you want to lose/u)).toBeNull();
  await userEvent.tab();
  await userEvent.click(await screen.findByRole('button', { name: /80\skg/u }));
  expect(box).toHaveProperty('value', '80');
  expect(intake()).not.toBeNull();
});
