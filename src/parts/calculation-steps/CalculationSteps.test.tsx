import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { publishResult } from '#person/store.ts';
import { pageResult } from '../../../tests/reference/working-people.ts';
import { CalculationSteps } from './CalculationSteps.island.tsx';

const PERSON = {
  weight: 'kg~70',
  height: 'cm~175',
} as const;
const RESULT = pageResult('home', PERSON);

afterEach(() => {
  vi.restoreAllMocks();
  publishResult(null);
});

function show(result = RESULT): void {
  publishResult(result);
  render(<CalculationSteps />);
}

const result = (name: string): Element | null => document.querySelector(`[data-result="working.${name}"]`);
const step = (name: string): HTMLElement => {
  const item = screen.getByText(name, { selector: 'li > p' }).closest('li');
  if (!item) throw new Error(`no step ${name}`);
  return item;
};

describe('the calculation steps', () => {
  test('renders one line on a server without a window', () => {
    vi.stubGlobal('window', undefined);
    const html = renderToString(<CalculationSteps />);
    vi.unstubAllGlobals();
    expect(html).toBe('<p>Press Calculate first. Then you’ll see the calculation here.</p>');
  });

  test('shows each figure unrounded, named, with its source and a link', () => {
    show();
    expect(result('bmi')?.getAttribute('value')).toBe(String(70 / 1.75 ** 2));
    expect(result('bmi')?.textContent).toBe('22.857143');
    expect(result('calories.maintenance')?.getAttribute('value')).toBe('2555.5625');
    const bmr = within(step('Basal metabolic rate (BMR)'));
    expect(bmr.getByText(/10 × 70 \+ 6.25 × 175 − 5 × 30 \+ 5/u)).toBeTruthy();
    expect(bmr.getByText(/Mifflin et al. 1990/u)).toBeTruthy();
    expect(bmr.getByRole('link', { name: 'resting energy' }).getAttribute('href')).toBe(
      '/methodology#mifflin-st-jeor',
    );
  });

  test('a calculation is read aloud in words, once', () => {
    show();
    const [line] = within(step('BMI')).getAllByText(/divided by/u);
    expect(line?.textContent.trim()).toBe(
      'kilograms divided by open parenthesis centimeters divided by 100 close parenthesis squared equals 70 divided by open parenthesis 175 divided by 100 close parenthesis squared equals 70 divided by 1.75 squared equals 70 divided by 3.0625 is about',
    );
    expect(
      within(step('BMI'))
        .getByText(/70 ÷ 3\.0625/u)
        .closest('[aria-hidden="true"]'),
    ).toBeTruthy();
  });

  test('its steps are numbered consecutively', () => {
    show();
    expect(screen.getAllByRole('list').map((list) => list.getAttribute('start'))).toEqual(['1', '4']);
  });

  test('a withheld figure has a reason instead of a value', () => {
    show(pageResult('home', { ...PERSON, weight: 'kg~50' }));
    expect(result('calories.weightLoss')?.hasAttribute('value')).toBe(false);
    expect(result('calories.weightLoss')?.textContent).toBe('Not offered');
  });

  test('follows the result: other units, another calculator, no result', () => {
    show();
    act(() => publishResult(pageResult('home', { ...PERSON, units: 'imperial' })));
    expect(step('BMI').textContent.replaceAll('\u00a0', ' ')).toContain('× 703 ÷ 68.897638²');
    act(() => publishResult(pageResult('tdee', PERSON, { goal: 'lose', bodyFat: 20 })));
    expect(result('macros.balanced.protein')?.getAttribute('value')).toBe(
      String(((370 + 21.6 * 56) * 1.55 - 500) * 0.3 * 0.25),
    );
    act(() => publishResult(null));
    expect(screen.getByText(/^Press Calculate first/u)).toBeTruthy();
  });
});

describe('copying', () => {
  test('copies the text to the clipboard and says so', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('button', { name: 'Copy the calculation' }));
    expect(await navigator.clipboard.readText()).toContain('= 10 × 70 + 6.25 × 175 − 5 × 30 + 5\n');
    expect(screen.getByRole('status').textContent).toBe('Copied.');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('shows the text selected if copying isn’t allowed', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    show();
    await user.click(screen.getByRole('button', { name: 'Copy the calculation' }));
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The calculation as plain text' });
    expect(document.activeElement).toBe(box);
    expect(box.value.slice(box.selectionStart, box.selectionEnd)).toBe(box.value);
    expect(box.value).toContain('How this was calculated');
    expect(screen.getByRole('status').textContent).toContain('so you can copy it yourself');
  });

  test('another result has another text, without anything from the old one', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('button', { name: 'Copy the calculation' }));
    act(() => publishResult(pageResult('home', { ...PERSON, age: '31' })));
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
