import { beforeEach, expect, test, vi } from 'vitest';
import { stubSession } from '../../../tests/stub-session.ts';
import { erasedAt } from './erased.ts';
import { SESSION_KEY } from './session.ts';
import { keepTabFor, TAB_PERSON_KEY } from './tab-person.ts';

beforeEach(() => {
  stubSession();
  vi.stubGlobal('document', { forms: [] });
  return () => vi.unstubAllGlobals();
});

const typed = (): string | null => sessionStorage.getItem(SESSION_KEY);

test('what was typed before anybody was kept is the first person’s', () => {
  sessionStorage.setItem(SESSION_KEY, '{"weight":"kg~82"}');
  keepTabFor('me');
  keepTabFor('me');
  expect(typed()).toBe('{"weight":"kg~82"}');
  expect(erasedAt()).toBeNull();
});

test('a tab that missed the choice of another person is emptied', () => {
  keepTabFor('me');
  sessionStorage.setItem(SESSION_KEY, '{"weight":"kg~82"}');
  keepTabFor('ana');
  expect(typed()).toBeNull();
  expect(erasedAt()).not.toBeNull();
  expect(sessionStorage.getItem(TAB_PERSON_KEY)).toBe('ana');
});
