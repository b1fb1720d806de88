import { act, cleanup, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followDay, useToday } from './use-today.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date(2026, 10, 26, 23, 59));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the day turns at midnight while the page is open', () => {
  const { result } = renderHook(useToday);
  expect(result.current).toBe('2026-11-26');
  act(() => void vi.advanceTimersByTime(90_000));
  expect(result.current).toBe('2026-11-27');
});

test('it is passed on once for each day, also as soon as the page is shown again', () => {
  const take = vi.fn<(today: string) => void>();
  const stop = followDay(take);
  vi.advanceTimersByTime(40_000);
  for (const [day, event] of [
    [28, 'pageshow'],
    [28, 'pageshow'],
    [29, 'pageshow'],
  ] as const) {
    vi.setSystemTime(new Date(2026, 10, day, 8));
    dispatchEvent(new Event(event));
  }
  vi.setSystemTime(new Date(2026, 10, 30, 8));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(take.mock.calls.flat()).toEqual(['2026-11-26', '2026-11-28', '2026-11-29', '2026-11-30']);
  stop();
  vi.setSystemTime(new Date(2026, 11, 1, 8));
  dispatchEvent(new Event('pageshow'));
  vi.advanceTimersByTime(90_000);
  expect(take).toHaveBeenCalledTimes(4);
});

test('a server has no day', () => {
  const Day = () => <p>{useToday()}</p>;
  expect(renderToString(<Day />)).toBe('<p></p>');
});
