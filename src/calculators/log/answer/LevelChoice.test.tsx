import { energyRange } from '@evenscale/formulas/energy';
import { kcal } from '@evenscale/formulas/units';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { EquationFigure } from './equation.ts';
import { LevelChoice } from './LevelChoice.tsx';

const figure: EquationFigure = {
  value: 2700,
  likely: energyRange(kcal(2700), 0.1),
  level: 'moderatelyActive',
  from: 'fromKept',
  method: 'Mifflin–St Jeor (1990) × 1.55, moderately active',
  isAtLogWeight: false,
};
const select = () => screen.queryByRole<HTMLSelectElement>('combobox', { name: 'How active are you?' });

afterEach(cleanup);

test('a level that was chosen stays in its field, for arrow keys and second thoughts', () => {
  const { rerender } = render(<LevelChoice equation="levelMissing" />);
  expect(select()?.value).toBe('');
  const field = select();
  fireEvent.change(field as HTMLSelectElement, { target: { value: 'moderatelyActive' } });
  rerender(<LevelChoice equation={figure} />);
  expect(select()).toBe(field);
  expect(select()?.value).toBe('moderatelyActive');
});

test('on the next visit a line names it, and its button opens the field', () => {
  render(<LevelChoice equation={figure} />);
  expect(select()).toBeNull();
  expect(screen.getByText('Compared with people who are moderately active.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(select()?.value).toBe('moderatelyActive');
});

test('a level that comes from elsewhere is changed there', () => {
  const { container } = render(<LevelChoice equation={{ ...figure, from: 'fromPlan' }} />);
  expect(container.textContent).toBe('');
  render(<LevelChoice equation={null} />);
  expect(select()).toBeNull();
});
