import 'fake-indexeddb/auto';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { deleteDB } from 'idb';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptOn } from '../../../tests/kept-results.ts';
import { KEEP_DATABASE } from './keep-schema.ts';
import { mergeResults, readAll } from './keep-store.ts';
import type { KeptResult } from './kept-result.ts';
import { SavedResults } from './SavedResults.island.tsx';

const days = (count: number): readonly KeptResult[] =>
  Array.from({ length: count }, (_, day) =>
    keptOn(new Date(Date.UTC(2026, 0, day + 1, 8)).toISOString(), `day ${day}`),
  );

async function everything(): Promise<readonly KeptResult[]> {
  const all: KeptResult[] = [];
  await readAll((results) => all.push(...results));
  return all;
}

const notes = (): readonly (string | null)[] =>
  screen.queryAllByText(/^day \d+$/u).map(({ textContent }) => textContent);

beforeEach(() => deleteDB(KEEP_DATABASE));
afterEach(() => vi.unstubAllGlobals());

test('renders on a server, looking', () => {
  expect(renderToString(<SavedResults />)).toContain('Looking on this device');
});

test('says how to begin where nothing is kept', async () => {
  render(<SavedResults />);
  expect(await screen.findByRole('heading', { name: 'Nothing is kept on this device' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'TDEE calculator' }).getAttribute('href')).toBe('/tdee-calculator');
});

test('shows the newest first, and the others page by page', async () => {
  await mergeResults(days(12), () => {});
  render(<SavedResults />);
  await waitFor(() => expect(notes()).toHaveLength(10));
  expect(notes()[0]).toBe('day 11');
  await userEvent.click(screen.getByRole('button', { name: 'Older' }));
  await waitFor(() => expect(notes()).toEqual(['day 1', 'day 0']));
  await waitFor(() => expect(document.activeElement?.textContent).toContain('11–12 of 12'));
  await userEvent.click(screen.getByRole('button', { name: 'Newest' }));
  await waitFor(() => expect(notes()).toHaveLength(10));
});

test('deletes and brings back', async () => {
  const all = days(3);
  await mergeResults(all, () => {});
  render(<SavedResults />);
  const buttons = await screen.findAllByRole('button', { name: /^Delete/u });
  await userEvent.click(buttons[1]!);
  await waitFor(() => expect(notes()).toEqual(['day 2', 'day 0']));
  const bar = await screen.findByText(/^Deleted: the result of 2 January 2026/u);
  await waitFor(() => expect(bar.closest('[role=status]')).toBe(document.activeElement));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(notes()).toEqual(['day 2', 'day 1', 'day 0']));
  expect(await everything()).toEqual(all);
});

test('changes date and note, and refuses what is no date', async () => {
  const all = days(2);
  await mergeResults(all, () => {});
  render(<SavedResults />);
  const [edit] = await screen.findAllByRole('button', { name: /^Edit/u });
  await userEvent.click(edit!);
  const date = screen.getByLabelText<HTMLInputElement>('Date and time');
  expect(document.activeElement).toBe(date);
  const note = screen.getByLabelText('Note');
  await userEvent.clear(date);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Enter a date and a time/u)).toBeDefined();
  await userEvent.type(date, '2025-12-31T10:30');
  await userEvent.clear(note);
  await userEvent.type(note, 'the year before');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('the year before');
  const [changed] = await everything();
  expect(changed).toMatchObject({ id: all[1]?.id, note: 'the year before' });
  expect(changed?.savedAt).toBe(new Date('2025-12-31T10:30').toISOString());
  expect(changed!.changedAt > all[1]!.changedAt).toBe(true);
});

test('a form that is closed hands the focus back, and what was not changed keeps its seconds', async () => {
  const [one] = [keptOn('2026-01-01T08:00:41.123Z', 'day 0')];
  await mergeResults([one], () => {});
  render(<SavedResults />);
  const name = /^Edit/u;
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name }));
  await userEvent.click(screen.getByRole('button', { name }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^Saved: the result/u);
  expect((await everything())[0]?.savedAt).toBe(one.savedAt);
});

test('draws the chosen figure in the chosen unit', async () => {
  await mergeResults(days(5), () => {});
  render(<SavedResults />);
  expect(
    await screen.findByRole('img', { name: /^Weight, 5 results: 72.5 kg on 1 January 2026/u }),
  ).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'lb' }));
  expect(screen.getByRole('img', { name: /159.8 lb on 5 January 2026/u })).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'TDEE' }));
  expect(screen.getByRole('img', { name: /^TDEE, 5 results: 2,594 kcal/u })).toBeDefined();
});

test('takes a file in, and says what was left out and why', async () => {
  const [one, two] = days(2) as [KeptResult, KeptResult];
  await mergeResults([one], () => {});
  render(<SavedResults />);
  await screen.findByText('day 0');
  const input = screen.getByLabelText(/^Import a file/u);
  const broken = { ...two, person: { ...two.person, kilograms: 0 }, id: 'other' };
  const file = { format: 'evenscale.results', version: 2, results: [one, two, broken] };
  await userEvent.upload(input, new File([JSON.stringify(file)], 'results.json'));
  const said = await screen.findByText('1 result added. 1 result here already. 1 entry left out:');
  expect(within(said.parentElement!).getByText(/^Entry 3: the weight is missing/u)).toBeDefined();
  await userEvent.upload(screen.getByLabelText(/^Import a file/u), new File(['nothing'], 'results.csv'));
  expect(await screen.findByText(/^This is not a file of saved results/u)).toBeDefined();
  expect(await everything()).toEqual([one, two]);
});

test('says what could not be read', async () => {
  await mergeResults(days(2), () => {});
  const { openDB } = await import('idb');
  const db = await openDB(KEEP_DATABASE);
  for (const id of ['a', 'b']) await db.put('results', { id, savedAt: '2026-01-01T00:00:00.000Z' });
  db.close();
  render(<SavedResults />);
  expect(await screen.findByText(/^2 entries could not be read. All others are here./u)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Erase what could not be read' }));
  await waitFor(() => expect(screen.queryByText(/could not be read\./u)).toBeNull());
  expect(notes()).toHaveLength(2);
});

test('says why where the browser keeps nothing', async () => {
  vi.stubGlobal('indexedDB', undefined);
  render(<SavedResults />);
  expect(await screen.findByText(/^This browser does not let the site store anything/u)).toBeDefined();
});
