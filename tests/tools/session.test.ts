import { beforeEach, expect, test, vi } from 'vitest';
import { initialEntries } from '#person/entries/field.ts';
import { loadSession, saveSession } from '#person/entries/session.ts';
import { home } from '#tools/home/entries.ts';
import { tdee } from '#tools/tdee/entries.ts';
import { stubSession } from '../stub-session.ts';

const onPage = (pathname: string): unknown => vi.stubGlobal('location', { pathname });

beforeEach(() => {
  stubSession();
  onPage('/tdee-calculator');
  return () => vi.unstubAllGlobals();
});

const REFUSED = {
  ...initialEntries(tdee),
  weight: 'kg~500000',
  height: 'cm~182.6',
  age: '500',
  bodyFat: '99',
} as const;

test('what was refused on one page isn’t in the next one’s form, nor a preset in its place', () => {
  saveSession(tdee, REFUSED, false);
  onPage('/');
  const atHome = loadSession(home);
  expect(atHome).toMatchObject({ weight: '', height: 'cm~182.6', age: '' });
  // Home passes body fat on without reading it.
  expect(atHome).toMatchObject({ bodyFat: '99' });
  onPage('/body-fat-calculator');
  expect(loadSession(tdee)).toMatchObject({ weight: '', age: '', bodyFat: '' });
});

test('a reload of the page that has it brings it back, also after a page that stored nothing', () => {
  saveSession(tdee, REFUSED, false);
  onPage('/');
  loadSession(home);
  onPage('/tdee-calculator');
  expect(loadSession(tdee)).toMatchObject({ weight: 'kg~500000', age: '500', bodyFat: '99' });
});
