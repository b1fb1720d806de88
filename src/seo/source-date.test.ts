import { afterEach, expect, test, vi } from 'vitest';
import { sourceDate } from './source-date.ts';

afterEach(() => vi.unstubAllEnvs());

test('a date set for the build takes precedence', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '1795305600');
  expect(sourceDate().toISOString()).toBe('2026-11-22T00:00:00.000Z');
});

test('is otherwise a time in the past, or now', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', undefined);
  const date = sourceDate().getTime();
  expect(date).toBeGreaterThan(Date.UTC(2026, 0));
  expect(date).toBeLessThanOrEqual(Date.now());
});
