import { afterEach, beforeEach, expect, test } from 'vitest';
import { announceErased, followErasing, STORE_CHANNEL } from '#person/database/store-channel.ts';
import { ERASED_KEY, erasedAt } from '#person/entries/erased.ts';
import { loadHistory, PAGE_STATE_KEY, saveHistory } from '#person/entries/history.ts';
import { SESSION_KEY } from '#person/entries/session.ts';
import { initialEntries } from '#person/entries/field.ts';
import { tdee } from '#tools/tdee/entries.ts';

const entries = { ...initialEntries(tdee), goal: 'lose' } as const;

// Other files of tests run in the same window.
for (const each of [beforeEach, afterEach])
  each(() => {
    history.replaceState(null, '');
    sessionStorage.clear();
  });

test('“Erase everything” empties the session and the forms, and an earlier result isn’t restored', () => {
  document.body.innerHTML = '<form><input /></form>';
  const field = document.querySelector('input');
  sessionStorage.setItem(SESSION_KEY, '{"weight":"kg~82"}');
  field!.value = '82';
  saveHistory(tdee, entries);
  expect(loadHistory(tdee)).toMatchObject({ goal: 'lose' });
  announceErased();
  expect(Object.keys(sessionStorage)).toEqual([ERASED_KEY]);
  expect(field!.value).toBe('');
  expect(loadHistory(tdee)).toBeNull();
  expect(history.state).toBeNull();
  saveHistory(tdee, entries);
  expect(history.state).toHaveProperty([PAGE_STATE_KEY, 'erased'], erasedAt());
  expect(loadHistory(tdee)).toMatchObject({ goal: 'lose' });
});

test('a tab hears it from another one, and nothing is erased by other news', async () => {
  const stop = followErasing();
  sessionStorage.setItem(SESSION_KEY, '{}');
  const other = new BroadcastChannel(STORE_CHANNEL);
  other.postMessage('changed');
  other.postMessage({ erased: '2026-11-27T03:00:00.000Z' });
  await expect.poll(erasedAt).toBe('2026-11-27T03:00:00.000Z');
  expect(Object.keys(sessionStorage)).toEqual([ERASED_KEY]);
  stop();
  other.close();
});
