// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { someHomeResult } from '../../tests/some-person.ts';
import { fillForm, onFill, publishResult, usePageResult } from './store.ts';

afterEach(() => {
  publishResult(null);
});

test('a part that loads late gets the result and its updates', () => {
  const first = someHomeResult();
  publishResult(first);
  const { result: seen } = renderHook(usePageResult);
  expect(seen.current).toBe(first);
  const second = someHomeResult();
  act(() => publishResult(second));
  expect(seen.current).toBe(second);
  act(() => publishResult(null));
  expect(seen.current).toBeNull();
});

test('filled-in entries reach the form at once, and only once', () => {
  const take = vi.fn();
  const stop = onFill(take);
  fillForm({ entries: { bodyFat: '22' }, isSubmitted: true });
  expect(take).toHaveBeenCalledExactlyOnceWith({ entries: { bodyFat: '22' }, isSubmitted: true });
  stop();
  fillForm({ entries: { bodyFat: '23' } });
  expect(take).toHaveBeenCalledOnce();
  onFill(vi.fn())();
});

test('entries filled in before the form is ready wait for it', () => {
  fillForm({ entries: { age: '51' } });
  const take = vi.fn();
  onFill(take)();
  expect(take).toHaveBeenCalledExactlyOnceWith({ entries: { age: '51' } });
  onFill(take)();
  expect(take).toHaveBeenCalledOnce();
});
