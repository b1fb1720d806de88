import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { numberFieldExamples } from './NumberField.examples.tsx';
import { NumberField } from './NumberField.tsx';

const box = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Weight in kilograms' });

test('the label has the unit’s full name, and the input keeps the text as typed', () => {
  render(numberFieldExamples.filled);
  expect(box().value).toBe('72,5');
  expect(box().inputMode).toBe('decimal');
  expect(box().hasAttribute('aria-invalid')).toBe(false);
});

test('typed text isn’t completed, spell-checked or sent to a suggestion service', () => {
  render(numberFieldExamples.filled);
  const attributes = ['autocomplete', 'spellcheck', 'writingsuggestions'].map((name) =>
    box().getAttribute(name),
  );
  expect(attributes).toEqual(['off', 'false', 'false']);
});

test('a problem marks the input and describes it', () => {
  render(numberFieldExamples['with a problem']);
  expect(box().getAttribute('aria-invalid')).toBe('true');
  const [id = ''] = (box().getAttribute('aria-describedby') ?? '').split(' ');
  expect(document.getElementById(id)?.textContent).toBe('Enter your weight as a number.');
});

test('a hint describes the input', () => {
  render(numberFieldExamples['with what was understood']);
  const id = box().getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toBe('Understood as 71.7 kg.');
});

test('a question appears below the input and blocks nothing', () => {
  render(numberFieldExamples['with a question']);
  expect(screen.getByText('Did you mean 11 st (69.9 kg)?')).toBeTruthy();
  expect(box().hasAttribute('aria-invalid')).toBe(false);
});

test('arrow keys step, but other keys and a field without steps don’t', () => {
  const step = vi.fn<(direction: 1 | -1) => void>();
  const shared = {
    label: 'Weight',
    unit: 'kg',
    unitName: 'kilograms',
    name: 'weight',
    value: '',
    onEdit: vi.fn(),
  };
  const { rerender } = render(<NumberField {...shared} onStep={step} />);
  for (const key of ['ArrowUp', 'ArrowDown', 'a']) fireEvent.keyDown(box(), { key });
  expect(step.mock.calls).toEqual([[1], [-1]]);
  rerender(<NumberField {...shared} />);
  fireEvent.keyDown(box(), { key: 'ArrowUp' });
  expect(step).toHaveBeenCalledTimes(2);
});
