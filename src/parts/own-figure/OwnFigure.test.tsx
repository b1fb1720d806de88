import { act, cleanup, render, screen } from '@testing-library/react';
import { readFile } from 'node:fs/promises';
import { renderToString } from 'react-dom/server';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addPerson } from '#person/database/people.ts';
import { SESSION_KEY } from '#person/entries/session.ts';
import type { FigureName } from '#person/known/own-figures.ts';
import { OwnFigure } from './OwnFigure.island.tsx';

const WOMAN = {
  weight: 'kg~70',
  height: 'cm~168',
  age: '42',
  gender: 'female',
  activityLevel: 'sedentary',
};

// Test files share a window, and another one may have left its session, or somebody kept.
beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** The line as soon as it is there. */
async function line(figure: FigureName, session?: object): Promise<string> {
  if (session) sessionStorage.setItem(SESSION_KEY, JSON.stringify(session));
  const { container } = render(<OwnFigure figure={figure} />);
  await screen.findByText(/^For /u);
  return container.textContent;
}

/** True if no line appears in the time that one would take. */
async function isSilent(figure: FigureName, session?: object): Promise<boolean> {
  if (session) sessionStorage.setItem(SESSION_KEY, JSON.stringify(session));
  const { container } = render(<OwnFigure figure={figure} />);
  await act(() => new Promise((done) => setTimeout(done, 50)));
  return container.textContent === '';
}

test('nothing is there on a server, and without a person', async () => {
  expect(renderToString(<OwnFigure figure="protein" />)).toBe('');
  expect(await isSilent('protein')).toBe(true);
});

test('the reader’s own figure is there, with its unit', async () => {
  expect(await line('protein', WOMAN)).toBe('For you: 84–112 g a day');
  cleanup();
  expect(await line('maintenance')).toBe('For you: 1,655 kcal a day');
});

test('a figure that follows from a preset isn’t, and one that doesn’t is', async () => {
  const guessed = { ...WOMAN, presets: 'gender' };
  expect(await isSilent('maintenance', guessed)).toBe(true);
  cleanup();
  expect(await line('protein', guessed)).toBe('For you: 84–112 g a day');
});

test('protein is that for the goal of this visit, if something that leads there is fine', async () => {
  const hers = { ...WOMAN, activityLevel: 'veryActive', weight: 'kg~69', goal: 'lose' };
  expect(await line('protein', hers)).toBe('For you: 110–152 g to lose if you train');
  cleanup();
  expect(await line('protein', { ...hers, goal: 'gain' })).toBe('For you: 110–152 g to gain if you train');
  cleanup();
  // BMI 18.6: no loss is planned with.
  expect(await line('protein', { ...hers, weight: 'kg~52.5' })).toBe('For you: 74–105 g a day');
});

test('drinks follow from the gender, in the units of the reader, as the article says them', async () => {
  expect(await line('water', WOMAN)).toBe('For you: 1.6–2.2 liters of drinks a day');
  const article = await readFile('src/content/articles/hydration-tips.mdx', 'utf8');
  for (const [gender, cups, said] of [
    ['female', '7–9', "7–9 cups of drinks a day if you're a woman"],
    ['male', '8–13', "8–13 if you're a man"],
  ] as const) {
    cleanup();
    const reader = { ...WOMAN, weight: 'lb~154', height: 'ft~5~6', units: 'imperial', gender };
    expect(await line('water', reader)).toBe(`For you: ${cups} cups of drinks a day`);
    expect(article).toContain(said);
  }
  cleanup();
  expect(await isSilent('water', { ...WOMAN, presets: 'gender' })).toBe(true);
});

test('none is there under 18', async () => {
  expect(await isSilent('protein', { ...WOMAN, age: '16' })).toBe(true);
});

test('somebody kept is named', async () => {
  await addPerson('Ana', WOMAN);
  expect(await line('maintenance')).toBe('For Ana: 1,655 kcal a day');
});
