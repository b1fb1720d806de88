import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { segmentedChoiceExamples } from './SegmentedChoice.examples.tsx';
import { SegmentedChoice } from './SegmentedChoice.tsx';

test('is a radio group with the legend as its name and one choice made', () => {
  render(segmentedChoiceExamples['with a visible legend']);
  const group = screen.getByRole('radiogroup', { name: 'Units' });
  const hint = document.getElementById(group.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe('You can switch at any time.');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Metric' }).checked).toBe(true);
});

test('a hidden legend still names the group', () => {
  render(segmentedChoiceExamples['with a legend for listeners only']);
  expect(screen.getByRole('radiogroup', { name: 'Units' })).toBeTruthy();
});

test('reports the choice', async () => {
  const choose = vi.fn<(value: 'a' | 'b') => void>();
  const options = [
    { value: 'a', label: 'First' },
    { value: 'b', label: 'Second' },
  ] as const;
  render(<SegmentedChoice legend="Letters" options={options} value="a" onChoose={choose} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Second' }));
  expect(choose.mock.calls).toEqual([['b']]);
  await userEvent.click(screen.getByRole('radio', { name: 'First' }));
  expect(choose.mock.calls).toEqual([['b'], ['a']]);
});
