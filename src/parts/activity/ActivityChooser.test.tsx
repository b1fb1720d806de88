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

test('the last answer shows the level with its reason, and enters it in the form', async () => {
  render(<ActivityChooser />);
  expect(status()).toContain('Answer the questions above');
  expect(screen.queryByRole('button')).toBeNull();
  expect(group('Your day')).toBeTruthy();
  await pick(/^Mostly sitting/u);
  expect(screen.queryByRole('radiogroup', { name: 'How hard is the exercise?' })).toBeNull();
  expect(status()).toContain('One answer is missing: your days with exercise.');
  await select(/^Days with exercise/u, '3');
  // The next question appears, and the level doesn’t wait for it.
  expect(fills).toEqual([{ entries: { activityLevel: 'moderatelyActive' } }]);
  expect(status()).toContain('The exercise counts as brisk until you say how hard it is.');
  fills.length = 0;
  await pick(/^Brisk/u);
  expect(status()).not.toContain('counts as brisk');
  expect(status()).toContain(
    'Your week: mostly sitting; 3 days of brisk exercise. It fits this level: Moderately active.',
  );
  expect(document.querySelector('[data-result="choice.level"]')?.textContent).toBe('Moderately active');
  expect(fills).toEqual([{ entries: { activityLevel: 'moderatelyActive' } }]);
  expect(status()).toContain('Moderately active is now selected in the form.');
  expect(screen.queryByRole('button')).toBeNull();
  // Another answer is another level, and without all answers the form keeps the last one.
  await select(/^Days with exercise/u, '7');
  await pick(/^Hard, twice/u);
  expect(fills.at(-1)).not.toEqual(fills[0]);
  const count = fills.length;
  await select(/^Days with exercise/u, '');
  expect(fills).toHaveLength(count);
  expect(status()).not.toContain('is now selected');
});

test('names both levels if a week is between two, and offers the other one', async () => {
  render(<ActivityChooser />);
  await pick(/^Mostly sitting/u);
  await select(/^Days with exercise/u, '0');
  expect(status()).toContain('falls between two levels: Sedentary and Lightly active');
  expect(fills).toEqual([{ entries: { activityLevel: 'lightlyActive' } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Use Sedentary instead' }));
  expect(fills.at(-1)).toEqual({ entries: { activityLevel: 'sedentary' } });
  expect(status()).toContain('Sedentary is now selected in the form.');
  await userEvent.click(screen.getByRole('button', { name: 'Use Lightly active instead' }));
  expect(fills.at(-1)).toEqual({ entries: { activityLevel: 'lightlyActive' } });
  await select(/^Steps a day/u, 'from5000');
  expect(status()).toContain('fits this level: Lightly active.');
  expect(status()).toContain('Lightly active is now selected in the form.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('none of its controls belong to the surrounding form', async () => {
  const { container } = render(
    <form aria-label="Outer">
      <ActivityChooser />
    </form>,
  );
  await pick(/^Heavy/u);
  await select(/^Days with exercise/u, '2');
  await pick(/^Hard, twice/u);
  const controls = [...container.querySelectorAll<HTMLInputElement>('input, select, button')];
  expect(controls.length).toBeGreaterThan(8);
  expect(controls.filter((control) => control.form !== null)).toEqual([]);
});

test('is empty after a reset of the calculator', async () => {
  render(<ActivityChooser />);
  await pick(/^On your feet/u);
  await select(/^Days with exercise/u, '0');
  expect(status()).toContain('fits this level: Moderately active.');
  act(() => {
    fireEvent(document, new Event('reset'));
  });
  expect(status()).toContain('Answer the questions above');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^On your feet/u }).checked).toBe(false);
});
