import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LogMessage, showMessage, useLog } from './log-state.ts';
import { usePassingMessage } from './use-passing-message.ts';

function Bar() {
  const { message } = useLog();
  const bar = useRef<HTMLDivElement>(null);
  usePassingMessage(message, bar);
  return (
    <>
      <div ref={bar} tabIndex={-1}>
        {message?.text}
      </div>
      <button type="button">Other</button>
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  render(<Bar />);
});
afterEach(() => {
  act(() => showMessage(null));
  vi.useRealTimers();
});

const say = (message: Partial<LogMessage> = {}): void =>
  act(() => showMessage({ text: 'Your last change was undone.', ...message }));
const shown = (): boolean => screen.queryByText(/was undone/u) !== null;
const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

test('goes after a while, unless it has the focus', () => {
  say();
  wait(19_000);
  expect(shown()).toBe(true);
  act(() => screen.getByText(/was undone/u).focus());
  wait(5_000);
  expect(shown()).toBe(true);
  act(() => screen.getByRole('button').focus());
  wait(20_000);
  expect(shown()).toBe(false);
});

test('goes with the next action, but not with a press of its own', () => {
  say();
  fireEvent.click(screen.getByText(/was undone/u));
  expect(shown()).toBe(true);
  fireEvent.click(screen.getByRole('button'));
  expect(shown()).toBe(false);
});

test('stays while it offers Undo, or says what is wrong', () => {
  for (const message of [{ undo: () => Promise.reject(new Error()) }, { problem: 'failed' }] as const) {
    say(message);
    fireEvent.click(screen.getByRole('button'));
    wait(60_000);
    expect(shown()).toBe(true);
  }
});
