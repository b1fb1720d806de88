import { beforeEach, expect, test, vi } from 'vitest';
import { stubSession } from '../../../tests/stub-session.ts';
import { erasedAt } from './erased.ts';
import { SESSION_KEY } from './session.ts';
import { isChildsTurn, keepTabFor, TAB_PERSON_KEY } from './tab-person.ts';

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

test.each([
  ['9', true],
  ['17', true],
  ['18', false],
  ['', false],
  ['x', false],
])('in a tab with a kept person, entries for the age "%s" are a child’s: %s', (age, isChilds) => {
  sessionStorage.setItem(SESSION_KEY, JSON.stringify({ age }));
  expect(isChildsTurn()).toBe(false);
  keepTabFor('me');
  expect(isChildsTurn()).toBe(isChilds);
});
