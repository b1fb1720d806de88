import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MessageBar, type Message } from './MessageBar.tsx';

/** Two places of a page, as two islands have them. */
function Page({ one, other }: Readonly<Record<'one' | 'other', Message | null>>) {
  return (
    <>
      <MessageBar message={one} onUndo={() => {}} />
      <MessageBar message={other} onUndo={() => {}} />
    </>
  );
}

test('only the newest message of a page can be undone, and an older one stays away', () => {
  const plan = { text: 'You follow the plan again.' };
  const stopped = { text: 'You no longer follow a plan.' };
  const { rerender } = render(<Page one={plan} other={null} />);
  expect(screen.getByText(plan.text)).toBeTruthy();
  rerender(<Page one={plan} other={stopped} />);
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
  expect(screen.getByText(stopped.text)).toBeTruthy();
  rerender(<Page one={plan} other={null} />);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  rerender(<Page one={{ ...plan }} other={null} />);
  expect(screen.getByText(plan.text)).toBeTruthy();
});
