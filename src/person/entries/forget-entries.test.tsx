import { afterEach, expect, test } from 'vitest';
import { forgetPregnancy, forgetWeight } from './forget-entries.ts';
import { SESSION_KEY, storedRecord } from './session.ts';
import { markLinked } from './without-kept.ts';

const TYPED = { weight: 'kg~72.5', weighedOn: '2026-11-22', height: 'cm~175', age: '30' };

afterEach(() => sessionStorage.clear());

test('a weight that was typed in this tab is forgotten once it is hidden, and nothing else', () => {
  sessionStorage.setItem(SESSION_KEY, JSON.stringify(TYPED));
  forgetWeight();
  expect(storedRecord()).toEqual({ height: 'cm~175', age: '30' });
});

test('an empty tab stays empty, and a link’s entries aren’t the person’s', () => {
  forgetWeight();
  expect(storedRecord()).toBeNull();
  sessionStorage.setItem(SESSION_KEY, JSON.stringify(TYPED));
  markLinked(true);
  forgetWeight();
  expect(storedRecord()).toMatchObject({ weight: 'kg~72.5' });
});

test('a pregnancy is taken back, and nothing else', () => {
  sessionStorage.setItem(SESSION_KEY, JSON.stringify({ ...TYPED, pregnancy: 'yes' }));
  forgetPregnancy();
  expect(storedRecord()).toEqual(TYPED);
});
