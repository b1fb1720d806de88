import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tdee, type TdeeEntries } from '#tools/tdee/entries.ts';
import { anyTool, initialEntries } from '#person/entries/field.ts';
import { onFill, publishForm, type Fill } from '#person/store.ts';
import { TapeMeasure } from './TapeMeasure.island.tsx';

const ENTRIES: TdeeEntries = { ...initialEntries(tdee), height: '180' };

const fills: Fill[] = [];
let stop: () => void;

beforeEach(() => {
  publishForm(null);
  fills.length = 0;
  stop = onFill((fill) => fills.push(fill));
});
afterEach(() => stop());

const box = (name: RegExp): HTMLInputElement => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: RegExp, text: string): boolean =>
  fireEvent.change(box(name), { target: { value: text } });
const ask = (): boolean => fireEvent.click(screen.getByRole('button', { name: 'Estimate body fat' }));
const status = (): string => screen.getByRole('status').textContent;
const messageOf = (input: HTMLInputElement): string =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

const keep = (entries: TdeeEntries): void =>
  act(() => publishForm({ tool: anyTool(tdee), calculated: null, entries: { ...entries }, isEmpty: false }));

test('renders one line on a server', () => expect(renderToString(<TapeMeasure />)).toBe('<p>Loading…</p>'));

test("works from the session's draft before anything was calculated, and fills the field", async () => {
  publishForm({ tool: anyTool(tdee), calculated: null, entries: { ...ENTRIES }, isEmpty: false });
  render(<TapeMeasure />);
  type(/^Your neck in centimeters/u, '39');
  type(/^Your waist/u, '92,0');
  ask();
  expect(status()).toContain('20.5%');
  expect(status()).toContain('± 3.5 percentage points');
  expect(status()).toContain('between 17.0 and 24.0%');
  const result = document.querySelector('[data-result="tape.bodyFat"]');
  expect(Number(result?.getAttribute('value'))).toBeCloseTo(20.52, 2);
  await userEvent.click(screen.getByRole('button', { name: 'Use 20.5%' }));
  expect(fills).toEqual([{ entries: { bodyFat: '20.5' } }]);
  expect(status()).toContain('20.5% is now in the body-fat field.');
});

test('says next to each field what is wrong, and moves to the first one', () => {
  publishForm({ tool: anyTool(tdee), calculated: null, entries: { ...ENTRIES }, isEmpty: false });
  render(<TapeMeasure />);
  type(/^Your neck/u, '380');
  ask();
  expect(document.activeElement).toBe(box(/^Your neck/u));
  expect(messageOf(box(/^Your neck/u))).toContain('it’s 20 to 80 cm');
  expect(messageOf(box(/^Your waist/u))).toContain(
    'Enter your waist measurement as a number, for example 88.',
  );
  type(/^Your neck/u, '38');
  expect(box(/^Your neck/u).hasAttribute('aria-invalid')).toBe(false);
});

test('says that the height is missing, until the form has one', () => {
  render(<TapeMeasure />);
  expect(screen.getByText(/Your height is missing/u)).toBeTruthy();
  type(/^Your neck/u, '39');
  type(/^Your waist/u, '92');
  ask();
  expect(status()).toContain('Your height is missing');
  keep(ENTRIES);
  expect(screen.queryByText(/Your height is missing/u)).toBeNull();
  expect(status()).toContain('20.5%');
});

test('follows the form’s gender and units', () => {
  publishForm({ tool: anyTool(tdee), calculated: null, entries: { ...ENTRIES }, isEmpty: false });
  render(<TapeMeasure />);
  expect(screen.queryByRole('textbox', { name: /^Your hips/u })).toBeNull();
  type(/^Your neck/u, '32');
  type(/^Your waist/u, '70');
  keep({ ...ENTRIES, gender: 'female', units: 'imperial', height: '170' });
  expect(box(/^Your neck in inches/u).value).toBe('12.6');
  expect(screen.getByRole('img', { name: /woman/u })).toBeTruthy();
  type(/^Your hips in inches/u, '37');
  ask();
  expect(status()).toContain('± 3.7 percentage points');
  keep({ ...ENTRIES, gender: 'female', height: '170' });
  expect(box(/^Your neck in centimeters/u).value).toBe('32');
  expect(box(/^Your hips/u).value).toBe('94');
  expect(status()).toContain('23.0%');
});

test('refuses impossible measures with a friendly message', () => {
  publishForm({ tool: anyTool(tdee), calculated: null, entries: { ...ENTRIES }, isEmpty: false });
  render(<TapeMeasure />);
  type(/^Your neck/u, '60');
  type(/^Your waist/u, '60');
  ask();
  expect(status()).toContain('These measurements don’t fit together');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('shows no body fat under 18, and offers none', () => {
  render(<TapeMeasure />);
  keep({ ...ENTRIES, age: '17' });
  type(/^Your neck/u, '39');
  type(/^Your waist/u, '92');
  ask();
  expect(status()).toMatch(/^Not shown under 18/u);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  keep({ ...ENTRIES, age: '18' });
  expect(status()).toContain('20.5%');
});

test('Enter in a field calculates the estimate and never submits the surrounding form', async () => {
  publishForm({ tool: anyTool(tdee), calculated: null, entries: { ...ENTRIES }, isEmpty: false });
  let submissions = 0;
  const { container } = render(
    <form
      aria-label="Outer"
      onSubmit={(event) => {
        event.preventDefault();
        submissions += 1;
      }}
    >
      <TapeMeasure />
      <button type="submit">Calculate</button>
    </form>,
  );
  type(/^Your neck/u, '39');
  await userEvent.type(box(/^Your waist/u), '92{Enter}');
  await waitFor(() => expect(status()).toContain('20.5%'));
  expect(submissions).toBe(0);
  const controls = [...container.querySelectorAll<HTMLInputElement>('input, button:not([type=submit])')];
  expect(controls.filter((control) => control.form !== null)).toEqual([]);
});

test('arrow keys step by half a unit', () => {
  publishForm({ tool: anyTool(tdee), calculated: null, entries: { ...ENTRIES }, isEmpty: false });
  render(<TapeMeasure />);
  type(/^Your neck/u, '38');
  fireEvent.keyDown(box(/^Your neck/u), { key: 'ArrowUp' });
  expect(box(/^Your neck/u).value).toBe('38.5');
});

test('is empty after a reset of the calculator', () => {
  publishForm({ tool: anyTool(tdee), calculated: null, entries: { ...ENTRIES }, isEmpty: false });
  render(<TapeMeasure />);
  type(/^Your neck/u, '39');
  act(() => {
    fireEvent(document, new Event('reset'));
  });
  expect(box(/^Your neck/u).value).toBe('');
});
