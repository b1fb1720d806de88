// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { noted, UNFINISHED_KEY } from './noted-changes.ts';
import { takeUnfinished } from './unfinished-changes.ts';

afterEach(() => sessionStorage.clear());

const change = { day: '2026-11-22', weightKg: 80.4, seen: {} };

test('a change is noted only while it is being stored', async () => {
  const storing = noted({ change, person: 'me' }, async () => {
    await Promise.resolve();
    return sessionStorage.getItem(UNFINISHED_KEY);
  });
  expect(await storing).toBe(JSON.stringify([{ change, person: 'me' }]));
  expect(sessionStorage).toHaveLength(0);
  await expect(noted({ change, person: null }, () => Promise.reject(new Error('full')))).rejects.toThrow(
    'full',
  );
  expect(sessionStorage).toHaveLength(0);
});

test('of two at once, the one that is still being stored stays noted', async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const late = noted({ change, person: 'me' }, () => promise);
  await noted({ change: { ...change, day: '2026-11-21' }, person: 'me' }, () => Promise.resolve());
  expect(JSON.parse(sessionStorage.getItem(UNFINISHED_KEY) ?? '')).toEqual([{ change, person: 'me' }]);
  resolve(null);
  await late;
});

test('what a page left is taken once', () => {
  sessionStorage.setItem(UNFINISHED_KEY, JSON.stringify([{ change, person: 'me' }]));
  expect(takeUnfinished()).toEqual([{ change, person: 'me' }]);
  expect(takeUnfinished()).toEqual([]);
});

test.each([
  '',
  '{',
  '5',
  '[null]',
  '[{"change":{}}]',
  '[{"change":{"day":"2026-13-01"}}]',
  '[{"change":"x"}]',
])('%j is nothing', (stored) => {
  sessionStorage.setItem(UNFINISHED_KEY, stored);
  expect(takeUnfinished()).toEqual([]);
});
