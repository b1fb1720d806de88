import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TdeeCalculator } from './TdeeCalculator.island.tsx';

const scroll = vi.fn<() => void>();

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  history.replaceState(null, '');
  scroll.mockClear();
  Element.prototype.scrollIntoView = scroll;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const type = (name: RegExp, value: string): boolean =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));
const result = (name: string): Element | null => document.querySelector(`[data-result="${name}"]`);

/** Waits for what follows the main figures, whose script loads late. */
async function arrived(): Promise<void> {
  await act(() => import('./TdeeDetails.tsx'));
  expect(document.querySelector('[data-later]')).toBeNull();
}

async function calculated(): Promise<void> {
  render(<TdeeCalculator explanation={<p>why</p>} />);
  type(/^Weight/u, '70');
  type(/^Height/u, '175');
  press('Calculate');
  await arrived();
}

describe('the TDEE calculator', () => {
  test('renders on a server without a window, without results', () => {
    const html = renderToString(<TdeeCalculator />);
    expect(html).toContain('Calculate your Total Daily Energy Expenditure (TDEE) and macronutrient needs');
    expect(html).not.toContain('data-result');
  });

  test('shows every figure of the specification with its unrounded value', async () => {
    await calculated();
    expect(result('tdee')?.textContent).toBe('2,594');
    expect(result('bmr')?.getAttribute('value')).toBe('1673.75');
    expect(result('bmiCategory')?.textContent).toBe('Normal weight');
    expect(result('bodyFatPercentage')?.textContent).toBe('17.0');
    const keys = ['extremeLoss', 'loss', 'mildLoss', 'maintain', 'mildGain', 'gain', 'extremeGain'];
    expect(keys.map((key) => result(`targetCalories.${key}`)?.textContent)).toEqual([
      '1,594',
      '2,094',
      '2,344',
      '2,594',
      '2,844',
      '3,094',
      '3,594',
    ]);
    expect(document.querySelectorAll('[data-result^="macros."]')).toHaveLength(12);
  });

  test('scrolls to the results after 100 ms, smoothly', async () => {
    await calculated();
    pass(99);
    expect(scroll).not.toHaveBeenCalled();
    pass(1);
    expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' });
  });

  test('shows a notice for three seconds, longer while it’s hovered', async () => {
    await calculated();
    const notice = screen.getByText('Your TDEE is 2,594 kcal a day.');
    pass(2900);
    fireEvent(notice.parentElement ?? notice, new Event('pointerenter'));
    pass(5000);
    expect(screen.queryByText('Your TDEE is 2,594 kcal a day.')).not.toBeNull();
    fireEvent(notice.parentElement ?? notice, new Event('pointerleave'));
    pass(3000);
    expect(screen.queryByText('Your TDEE is 2,594 kcal a day.')).toBeNull();
    expect(result('tdee')).not.toBeNull();
  });

  test('the macro tabs follow the arrow keys, Home and End', async () => {
    await calculated();
    const tab = (name: string): HTMLElement => screen.getByRole('tab', { name });
    fireEvent.keyDown(tab('Balanced'), { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(tab('Ketogenic'));
    expect(tab('Ketogenic').getAttribute('aria-selected')).toBe('true');
    fireEvent.keyDown(tab('Ketogenic'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(tab('Balanced'));
    fireEvent.keyDown(tab('Balanced'), { key: 'End' });
    fireEvent.keyDown(tab('Ketogenic'), { key: 'Home' });
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
    fireEvent.keyDown(tab('Balanced'), { key: 'x' });
    expect(tab('Balanced').getAttribute('aria-selected')).toBe('true');
    fireEvent.click(tab('Low carb'));
    expect(screen.getByRole('tabpanel').id).toBe('panel-lowCarb');
  });

  test('the checkbox reveals body fat; an invalid value is reported next to it', async () => {
    await calculated();
    fireEvent.click(screen.getByRole('checkbox', { name: /body fat/u }));
    type(/^Body fat/u, '99');
    press('Calculate');
    expect(screen.getByText(/from 1 to 70/u)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Body fat/u }));
    type(/^Body fat/u, '20');
    press('Calculate');
    expect(result('bodyFatPercentage')?.textContent).toBe('20.0');
    fireEvent.click(screen.getByRole('checkbox', { name: /body fat/u }));
    expect(screen.queryByRole('textbox', { name: /^Body fat/u })).toBeNull();
  });

  test('a body fat that is left empty is said to be estimated, once something is calculated', async () => {
    render(<TdeeCalculator />);
    type(/^Weight/u, '70');
    type(/^Height/u, '175');
    fireEvent.click(screen.getByRole('checkbox', { name: /body fat/u }));
    expect(screen.queryByText(/^Left empty/u)).toBeNull();
    press('Calculate');
    await arrived();
    expect(screen.getByText(/^Left empty: we estimate it/u)).toBeTruthy();
    type(/^Body fat/u, '20');
    expect(screen.queryByText(/^Left empty/u)).toBeNull();
  });

  test('the rest of the numbers is in one closed fold below the tiles, and says the range without its ends', async () => {
    await calculated();
    const fold = screen.getByText('Activity, body fat and BMI in detail').closest('details');
    expect(fold?.open).toBe(false);
    expect(fold?.textContent).toContain('within 14% of the estimate');
    expect(result('bmr')?.closest('details')).toBeNull();
    const range = screen.getByText(/ to 2,9\d\d$/u).textContent;
    expect(document.body.textContent.split(range)).toHaveLength(2);
  });

  test('the target comes before the macros that it decides', async () => {
    await calculated();
    const order = screen
      .getByText('Target calories')
      .compareDocumentPosition(screen.getByText('Macronutrients'));
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('withheld macros have no value, and the reason as their text', async () => {
    render(<TdeeCalculator />);
    type(/^Weight/u, '45');
    type(/^Height/u, '175');
    type(/^Age/u, '17');
    press('Calculate');
    await arrived();
    expect(result('macros.balanced.protein')?.hasAttribute('value')).toBe(false);
    expect(result('targetCalories.loss')?.textContent).toBe('Not offered under 18');
    expect(result('bodyFatPercentage')?.hasAttribute('value')).toBe(false);
    expect(document.body.textContent).not.toMatch(/NaN|Infinity|undefined/u);
  });

  test('a target that isn’t for planning keeps its value, but can’t be chosen', async () => {
    render(<TdeeCalculator />);
    type(/^Weight/u, '70');
    type(/^Height/u, '175');
    fireEvent.change(screen.getByRole('combobox', { name: 'Goal' }), { target: { value: 'lose' } });
    press('Calculate');
    await arrived();
    const radio = (key: string) =>
      document.querySelector<HTMLInputElement>(`input[type=radio][value=${key}]`);
    expect(result('targetCalories.extremeLoss')?.hasAttribute('value')).toBe(true);
    expect(radio('extremeLoss')?.disabled).toBe(true);
    expect(radio('loss')).toMatchObject({ disabled: false, checked: true });
  });

  test('Reset clears the results and restores the defaults', async () => {
    await calculated();
    press('Reset');
    expect(result('tdee')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Age/u }).value).toBe('25');
  });
});
