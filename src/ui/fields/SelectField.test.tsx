import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { selectFieldExamples } from './SelectField.examples.tsx';
import { SelectField } from './SelectField.tsx';

const list = (): HTMLSelectElement => screen.getByRole('combobox', { name: 'Goal' });

test('shows the chosen entry under its label', () => {
  render(selectFieldExamples.plain);
  expect(list().value).toBe('maintain');
  expect(list().hasAttribute('aria-describedby')).toBe(false);
});

test('a hint describes it', () => {
  render(selectFieldExamples['with a hint']);
  expect(document.getElementById(list().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'You can change it later.',
  );
});

test('reports only its own options', () => {
  const choose = vi.fn<(value: 'lose') => void>();
  const options = [{ value: 'lose', label: 'Lose weight' }] as const;
  render(<SelectField label="Goal" name="goal" options={options} value="lose" onChoose={choose} />);
  fireEvent.change(list(), { target: { value: 'lose' } });
  fireEvent.change(list(), { target: { value: 'elsewhere' } });
  expect(choose.mock.calls).toEqual([['lose']]);
});
