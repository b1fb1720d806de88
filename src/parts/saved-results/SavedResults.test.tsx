import 'fake-indexeddb/auto';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { deleteDB } from 'idb';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { savedOn, tdeeEntries } from '../../../tests/saved-results.ts';
import { keepEntries } from '#person/entries/kept.ts';
import { tdee } from '#tools/tdee/entries.ts';
import { STORE_DATABASE } from '#person/database/store-schema.ts';
import { readFile } from './files/import-file.ts';
import { onPassedFile, passFile } from '#person/files/passed-file.ts';
import { STORE_CHANNEL } from '#person/database/store-channel.ts';
import { eraseEverything, mergeResults, readAll } from '#person/database/saved-store.ts';
import type { ResultRow } from '#person/database/result-row.ts';
import { writeDays } from '#person/log/log-store.ts';
import { SavedResults } from './SavedResults.island.tsx';

const days = (count: number): readonly ResultRow[] =>
  Array.from({ length: count }, (_, day) =>
    savedOn(new Date(Date.UTC(2026, 0, day + 1, 8)).toISOString(), `day ${day}`),
  );

async function everything(): Promise<readonly ResultRow[]> {
  const all: ResultRow[] = [];
  await readAll((results) => all.push(...results));
  return all;
}

/** The files that the page downloads from now on. */
function catchFiles(): readonly Blob[] {
  const files: Blob[] = [];
  const createObjectURL = (file: Blob): string => `blob:${files.push(file)}`;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return files;
}

const notes = (): readonly (string | null)[] =>
  screen.queryAllByText(/^day \d+$/u).map(({ textContent }) => textContent);

beforeEach(() => deleteDB(STORE_DATABASE));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('renders on a server in the loading state', () => {
  expect(renderToString(<SavedResults />)).toContain('Looking on this device');
});

test('says how to start if nothing is saved', async () => {
  render(<SavedResults />);
  expect(await screen.findByText(/^No results are saved on this device/u)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Erase everything…' })).toBeNull();
});

test('offers to erase everything once another part of the page keeps something', async () => {
  render(<SavedResults />);
  await screen.findByText(/^No results are saved on this device/u);
  await writeDays([{ day: '2026-11-22', weightKg: 80 }]);
  expect(await screen.findByRole('button', { name: 'Erase everything…' })).toBeDefined();
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

test('deletes and restores', async () => {
  const all = days(3);
  await mergeResults(all, () => {});
  render(<SavedResults />);
  const buttons = await screen.findAllByRole('button', { name: /^Delete/u });
  await userEvent.click(buttons[1]!);
  await waitFor(() => expect(notes()).toEqual(['day 2', 'day 0']));
  const bar = await screen.findByText(/^Deleted the result from Jan 2, 2026/u);
  await waitFor(() => expect(document.activeElement?.contains(bar)).toBe(true));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(notes()).toEqual(['day 2', 'day 1', 'day 0']));
  expect(await everything()).toEqual(all);
});

test('changes date and note, and rejects text that is not a date', async () => {
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

test('closing a form returns the focus, and an unchanged date keeps its seconds', async () => {
  const [one] = [savedOn('2026-01-01T08:00:41.123Z', 'day 0')];
  await mergeResults([one], () => {});
  render(<SavedResults />);
  const name = /^Edit/u;
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name }));
  await userEvent.click(screen.getByRole('button', { name }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^Saved your changes to the result/u);
  expect((await everything())[0]?.savedAt).toBe(one.savedAt);
});

/** Changes the store with `act` as another tab would, and notifies this one. */
async function inOtherTab(act: () => Promise<unknown>): Promise<void> {
  await act();
  const other = new BroadcastChannel(STORE_CHANNEL);
  other.postMessage('changed');
  other.close();
}

describe('a half-typed note', () => {
  async function typeNote(): Promise<HTMLTextAreaElement> {
    await mergeResults(days(10), () => {});
    render(<SavedResults />);
    const buttons = await screen.findAllByRole('button', { name: /^Edit/u });
    await userEvent.click(buttons[9]!);
    const note = screen.getByLabelText<HTMLTextAreaElement>('Note');
    await userEvent.type(note, ', half-ty');
    return note;
  }

  test('survives when another tab adds entries, and can be saved', async () => {
    const note = await typeNote();
    await inOtherTab(() => mergeResults(days(40).slice(20), () => {}));
    await screen.findByText('1–10 of 30');
    expect(document.activeElement).toBe(note);
    await userEvent.type(note, 'ped');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/^Saved your changes to the result/u);
    expect((await everything())[0]?.note).toBe('day 0, half-typed');
  });

  test('survives when another tab deletes everything, and can be saved', async () => {
    const note = await typeNote();
    await inOtherTab(eraseEverything);
    await waitFor(() => expect(screen.queryAllByRole('button', { name: /^Edit/u })).toHaveLength(0));
    await userEvent.type(note, 'ped');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/^Saved your changes to the result/u);
    expect((await everything()).map((result) => result.note)).toEqual(['day 0, half-typed']);
  });
});

describe('when storage is cleared while the list is on screen', () => {
  test('an export says so and offers the listed results', async () => {
    const all = days(12);
    await mergeResults(all, () => {});
    const files = catchFiles();
    render(<SavedResults />);
    await waitFor(() => expect(notes()).toHaveLength(10));
    await deleteDB(STORE_DATABASE);
    await userEvent.click(screen.getAllByRole('button', { name: 'Export results as CSV' })[0]!);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('are no longer in this browser');
    expect(files).toEqual([]);
    expect(notes()).toHaveLength(10);
    await userEvent.click(within(alert).getByRole('button', { name: 'Export the 10 results shown here' }));
    expect(await screen.findByText(/^10 results exported to evenscale-results-/u)).toBeDefined();
    expect(files).toHaveLength(1);
    expect(await readFile(files[0]!)).toMatchObject({ ok: true, results: all.slice(2), skipped: [] });
  });
});

test('shows each result in its own units, calculated again from its entries', async () => {
  const imperial = keepEntries(tdee, tdeeEntries({ weight: 'st~11~6', units: 'stone' }));
  await mergeResults([days(1)[0]!, savedOn('2026-01-02T08:00:00.000Z', 'day 1', imperial)], () => {});
  render(<SavedResults />);
  const list = (await screen.findByText('day 1')).closest('ol')!;
  expect(within(list).getByText(/^11 st 6/u)).toBeDefined();
  expect(within(list).getByText('72.5 kg')).toBeDefined();
  // 10 × 72.5 + 6.25 × 175 − 5 × 30 + 5 = 1,673.75; × 1.55 = 2,594.3.
  expect(within(list).getAllByText('1,674 kcal').length).toBeGreaterThan(0);
  expect(within(list).getAllByText('2,594 kcal').length).toBeGreaterThan(0);
});

test('says so where a calculator has no result for the entries, and lets them be deleted', async () => {
  const [one] = days(1);
  await mergeResults([{ ...one!, entries: { ...one!.entries, weight: 'kg~heavy' } }], () => {});
  render(<SavedResults />);
  expect(await screen.findByText(/^The calculator has no result for these entries/u)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Open in TDEE calculator' })).toBeNull();
  expect(screen.getByRole('button', { name: /^Delete/u })).toBeDefined();
});

test('imports a file, and says what was skipped and why', async () => {
  const [one, two] = days(2) as [ResultRow, ResultRow];
  await mergeResults([one], () => {});
  render(<SavedResults />);
  await screen.findByText('day 0');
  const input = screen.getByLabelText(/^Import a file of saved/u);
  const broken = { ...two, entries: { ...two.entries, weight: 'kg~0' }, id: 'other' };
  const file = { format: 'evenscale.person', version: 1, results: [one, two, broken] };
  await userEvent.upload(input, new File([JSON.stringify(file)], 'results.json'));
  const said = await screen.findByText('1 result added. 1 result already here. 1 entry left out:');
  expect(within(said.parentElement!).getByText(/^Entry 3: The entries are missing/u)).toBeDefined();
  expect(said.closest('[role=alert]')).not.toBeNull();
  await userEvent.upload(
    screen.getByLabelText(/^Import a file of saved/u),
    new File(['nothing'], 'results.csv'),
  );
  await screen.findByText(/^This looks like a spreadsheet or another app’s file/u);
  const passed: Blob[] = [];
  onPassedFile('log', (other) => void passed.push(other))();
  expect(passed.map(({ size }) => size)).toEqual([7]);
  // A file that comes from there isn't passed back.
  passFile('kept', new Blob(['nothing']));
  const refused = await screen.findByText(/^This file has nothing that was exported here/u);
  expect(refused.closest('[role=alert]')).not.toBeNull();
  expect(await everything()).toEqual([one, two]);
});

test('asks for whom a file of somebody else is, and can undo the import', async () => {
  const [one, two] = days(2) as [ResultRow, ResultRow];
  await mergeResults([one], () => {});
  render(<SavedResults />);
  await screen.findByText('day 0');
  const text = JSON.stringify({
    format: 'evenscale.person',
    version: 1,
    results: [{ ...two, person: 'phone' }],
  });
  const choose = () =>
    userEvent.upload(screen.getByLabelText(/^Import a file of saved/u), new File([text], 'results.json'));
  await choose();
  await screen.findByText(
    'This file is of somebody who has nothing saved on this device. Who should get it?',
  );
  expect(await everything()).toEqual([one]);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(await everything()).toEqual([one]);
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'For the person shown now' }));
  await screen.findByText('1 result added.');
  expect(await everything()).toEqual([one, two]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText(/^The import was undone/u);
  expect(await everything()).toEqual([one]);
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Add a new person' }));
  await screen.findByText(/^1 result added. New person is on this device now/u);
  expect(notes()).toEqual(['day 0']);
  expect((await everything()).map(({ person }) => person)).toEqual([one.person, 'phone']);
});

test('says what could not be read', async () => {
  await mergeResults(days(2), () => {});
  const { openDB } = await import('idb');
  const db = await openDB(STORE_DATABASE);
  for (const id of ['a', 'b']) await db.put('results', { id, savedAt: '2026-01-01T00:00:00.000Z' });
  db.close();
  render(<SavedResults />);
  expect(await screen.findByText(/^2 entries couldn’t be read. All others are here./u)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Erase what couldn’t be read' }));
  await waitFor(() => expect(screen.queryByText(/could not be read\./u)).toBeNull());
  expect(notes()).toHaveLength(2);
});

test("says why if the browser can't store anything", async () => {
  vi.stubGlobal('indexedDB', undefined);
  render(<SavedResults />);
  expect(await screen.findByText(/^This browser doesn’t let the site store anything/u)).toBeDefined();
});
