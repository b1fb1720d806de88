import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { withFailureMessage } from './FailureBoundary.tsx';

afterEach(() => vi.restoreAllMocks());

function Greeting({ name }: { readonly name: string }) {
  if (name === '') throw new Error('no name');
  return <p>Hello {name}</p>;
}

const Island = withFailureMessage(Greeting);

test('a working part is shown unchanged', () => {
  render(<Island name="Ann" />);
  expect(screen.getByText('Hello Ann')).toBeTruthy();
});

test('a part that crashes says so and offers to reload', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = render(<Island name="Ann" />);
  rerender(<Island name="" />);
  expect(screen.getByRole('alert').textContent).toContain('Unexpected Application Error!');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
});
