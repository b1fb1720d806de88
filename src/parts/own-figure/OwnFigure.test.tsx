import { act, cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { addPerson } from '#person/database/people.ts';
import { SESSION_KEY } from '#person/entries/session.ts';
import { OwnFigure } from './OwnFigure.island.tsx';

const WOMAN = {
  weight: 'kg~70',
  height: 'cm~168',
  age: '42',
  gender: 'female',
  activityLevel: 'sedentary',
};

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** The line once everything was read; empty without one. */
async function line(figure: 'protein' | 'maintenance', session?: object): Promise<string> {
  if (session) sessionStorage.setItem(SESSION_KEY, JSON.stringify(session));
  const { container } = render(<OwnFigure figure={figure} />);
  await act(() => new Promise((done) => setTimeout(done, 50)));
  return container.textContent;
}

test('nothing is there on a server, and without a person', async () => {
  expect(renderToString(<OwnFigure figure="protein" />)).toBe('');
  expect(await line('protein')).toBe('');
});

test('the reader’s own figure is there, with its unit', async () => {
  expect(await line('protein', WOMAN)).toBe('For you: 84–112 g a day');
  cleanup();
  expect(await line('maintenance')).toBe('For you: 1,655 kcal a day');
});

test('a figure that follows from a preset isn’t, and one that doesn’t is', async () => {
  const guessed = { ...WOMAN, presets: 'gender' };
  expect(await line('maintenance', guessed)).toBe('');
  cleanup();
  expect(await line('protein', guessed)).toBe('For you: 84–112 g a day');
});

test('none is there under 18', async () => {
  expect(await line('protein', { ...WOMAN, age: '16' })).toBe('');
});

test('somebody kept is named', async () => {
  await addPerson('Ana', WOMAN);
  expect(await line('maintenance')).toBe('For Ana: 1,655 kcal a day');
});
