import { expect, vi } from 'vitest';
import { WITHOUT_NETWORK } from '../e2e/switch-host.ts';
import { calculate, enter, EXAMPLE } from './person.ts';
import { logWords } from '#calculators/log/log-words.ts';
import { fieldValue, fill, open, openPart, press, see, test, textOf, until } from './visit.ts';
import type { Visit } from './visit.ts';

const SEEN = '/articles/meal-prep';
const UNSEEN = '/articles/good-fats';

/** Opens a page, and waits until the site works offline. */
async function stayOnline(visit: Visit): Promise<void> {
  visit.host.behave();
  await open(visit, SEEN);
  await until(visit, () => navigator.serviceWorker.controller !== null);
  await until(
    visit,
    async (path) => {
      const found = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return found.flat().some(({ url }) => new URL(url).pathname === path);
    },
    SEEN,
  );
}

test('after one visit the calculator works offline, with its late parts', async ({ visit }) => {
  await stayOnline(visit);
  visit.host.behave(WITHOUT_NETWORK);
  await open(visit, '/');
  await enter(visit, EXAMPLE);
  await calculate(visit);
  expect(await textOf(visit, 'bmi')).toBe('22.9');
  await openPart(visit, 'Beyond BMI');
});

test('offline, a weight is logged and still there after a reload', async ({ visit }) => {
  await stayOnline(visit);
  visit.host.behave(WITHOUT_NETWORK);
  await open(visit, '/log');
  await fill(visit, 'weight', '79.8');
  await press(visit, 'button', logWords.log);
  await see(visit, 'Logged for');
  await open(visit, '/log');
  await vi.waitFor(async () => expect(await fieldValue(visit, 'weight')).toBe('79.8'), { timeout: 30_000 });
});

test('offline, a page that was never visited says so, and loads once online', async ({ visit }) => {
  await stayOnline(visit);
  visit.host.behave(WITHOUT_NETWORK);
  await open(visit, UNSEEN);
  await see(visit, 'You’re offline');
  await open(visit, SEEN);
  await see(visit, 'Meal prep');
  await open(visit, UNSEEN);
  visit.host.behave();
  await press(visit, 'button', 'Try again');
  await until(visit, () => document.querySelector('h1')?.textContent !== 'You’re offline');
});
