import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
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

test('the space bar on the choice that is already made chooses it, and Tab doesn’t', () => {
  const choose = vi.fn<(value: string) => void>();
  const options = ['a', 'b'].map((value) => ({ value, label: value }));
  render(<SegmentedChoice legend="Letters" options={options} value="b" onChoose={choose} />);
  const made = screen.getByRole('radio', { name: 'b' });
  // Chromium has only the key’s own events here.
  fireEvent.keyDown(made, { key: 'Tab' });
  expect(choose).not.toHaveBeenCalled();
  fireEvent.keyDown(made, { key: ' ' });
  expect(choose.mock.calls).toEqual([['b']]);
});

test('the focus goes to the choice that is made, or to the first', () => {
  const box = createRef<HTMLInputElement>();
  const options = ['a', 'b'].map((value) => ({ value, label: value }));
  const props = { legend: 'Letters', options, onChoose: () => undefined, inputRef: box };
  const { rerender } = render(<SegmentedChoice {...props} value={null} />);
  expect(box.current?.value).toBe('a');
  rerender(<SegmentedChoice {...props} value="b" />);
  expect(box.current?.value).toBe('b');
});
