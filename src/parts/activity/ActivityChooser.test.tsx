import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onFill, type Fill } from '#person/store.ts';
import { ActivityChooser } from './ActivityChooser.island.tsx';

const fills: Fill[] = [];
let stop: () => void;

beforeEach(() => {
  fills.length = 0;
  stop = onFill((fill) => fills.push(fill));
});
afterEach(() => stop());

const group = (name: string): HTMLElement => screen.getByRole('radiogroup', { name });
const pick = (name: RegExp): Promise<void> => userEvent.click(screen.getByRole('radio', { name }));
const select = (name: RegExp, value: string): Promise<void> =>
  userEvent.selectOptions(screen.getByRole('combobox', { name }), value);
const status = (): string => screen.getByRole('status').textContent;

test('renders one line on a server', () =>
  expect(renderToString(<ActivityChooser />)).toBe('<p>Loading…</p>'));

test('suggests a level with its reason, and enters it in the form', async () => {
  render(<ActivityChooser />);
  expect(status()).toContain('Answer the questions above');
  expect(screen.queryByRole('button')).toBeNull();
  expect(group('Your day')).toBeTruthy();
  await pick(/^Mostly sitting/u);
  expect(screen.queryByRole('radiogroup', { name: 'How hard is the training?' })).toBeNull();
  await select(/^Training days/u, '3');
  expect(status()).toContain('Answer the questions above');
  await pick(/^Brisk/u);
  expect(status()).toContain(
    'Your week: a desk job; 3 days of brisk training. It fits this level: Moderately active.',
  );
  expect(document.querySelector('[data-result="choice.level"]')?.textContent).toBe('Moderately active');
  await userEvent.click(screen.getByRole('button', { name: 'Use this level' }));
  expect(fills).toEqual([{ entries: { activityLevel: 'moderatelyActive' } }]);
  expect(status()).toContain('Moderately active is now selected in the form. Press Calculate');
});

test('names both levels if a week is between two, and offers the other one', async () => {
  render(<ActivityChooser />);
  await pick(/^Mostly sitting/u);
  await select(/^Training days/u, '0');
  expect(status()).toContain('falls between two levels: Sedentary and Lightly active');
  await userEvent.click(screen.getByRole('button', { name: 'Use Sedentary instead' }));
  expect(fills).toEqual([{ entries: { activityLevel: 'sedentary' } }]);
  await select(/^Steps a day/u, 'from5000');
  expect(status()).toContain('fits this level: Lightly active.');
  expect(status()).not.toContain('is now selected in the form');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('none of its controls belong to the surrounding form', async () => {
  const { container } = render(
    <form aria-label="Outer">
      <ActivityChooser />
    </form>,
  );
  await pick(/^Heavy/u);
  await select(/^Training days/u, '2');
  await pick(/^Hard, twice/u);
  const controls = [...container.querySelectorAll<HTMLInputElement>('input, select, button')];
  expect(controls.length).toBeGreaterThan(10);
  expect(controls.filter((control) => control.form !== null)).toEqual([]);
});

test('is empty after a reset of the calculator', async () => {
  render(<ActivityChooser />);
  await pick(/^On your feet/u);
  await select(/^Training days/u, '0');
  expect(status()).toContain('fits this level: Moderately active.');
  act(() => {
    fireEvent(document, new Event('reset'));
  });
  expect(status()).toContain('Answer the questions above');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^On your feet/u }).checked).toBe(false);
});
