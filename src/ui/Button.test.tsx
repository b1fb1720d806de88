import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { buttonExamples } from './Button.examples.tsx';
import { Button } from './Button.tsx';

test('only a submit button submits', () => {
  render(
    <>
      {buttonExamples.primary}
      {buttonExamples.secondary}
    </>,
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Calculate' }).type).toBe('submit');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Reset' }).type).toBe('button');
});

test('reports a press', async () => {
  const press = vi.fn<() => void>();
  render(<Button onPress={press}>Go</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(press).toHaveBeenCalledOnce();
});
