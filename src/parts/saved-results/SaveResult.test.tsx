import 'fake-indexeddb/auto';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { deleteDB } from 'idb';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptPregnancy, savedOn, tdeeEntries } from '../../../tests/saved-results.ts';
import { publishForm } from '#person/store.ts';
import { anyTool } from '#person/entries/field.ts';
import { tdee, type TdeeEntries } from '#tools/tdee/entries.ts';
import { STORE_DATABASE } from '#person/database/store-schema.ts';
import { putResult, readAll } from '#person/database/saved-store.ts';
import { changedEntries, initialEntries } from '#person/entries/field.ts';
import { pregnancy } from '#tools/pregnancy/entries.ts';
import { currentPerson, putPerson } from '#person/database/people.ts';
import { clearSession } from '#person/entries/session.ts';
import { chooseWithoutKept, markLinked } from '#person/entries/without-kept.ts';
import { SaveResult } from './SaveResult.island.tsx';
import type { ResultRow } from '#person/database/result-row.ts';

/** The page's form with a result. */
function calculated(differing: Partial<TdeeEntries> = {}): void {
  const entries = { ...tdeeEntries(differing) };
  publishForm({ tool: anyTool(tdee), entries, calculated: entries, isEmpty: false });
}

const BUTTON = 'Save this result on this device';

async function everything(): Promise<readonly ResultRow[]> {
  const all: ResultRow[] = [];
  await readAll((results) => all.push(...results));
  return all;
}

beforeEach(async () => {
  await deleteDB(STORE_DATABASE);
  calculated();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('renders nothing on a server', () => {
  expect(renderToString(<SaveResult />)).toBe('');
});

test('saves nothing, and creates no store, before the visitor asks for it', async () => {
  render(<SaveResult />);
  await screen.findByRole('button', { name: BUTTON });
  expect(await indexedDB.databases()).toEqual([]);
});

test('saves the result with its note, and undoes it', async () => {
  render(<SaveResult />);
  await userEvent.type(await screen.findByLabelText('A note for yourself (optional)'), 'before breakfast');
  await userEvent.click(screen.getByRole('button', { name: BUTTON }));
  expect(await screen.findByText(/^Saved on this device: the result from/u)).toBeDefined();
  await waitFor(() => {
    expect(document.activeElement?.getAttribute('role')).toBe('status');
  });
  expect(screen.queryByRole('button', { name: BUTTON })).toBeNull();
  expect(screen.queryByText(/^Nothing is saved/u)).toBeNull();
  expect(await screen.findByText('before breakfast')).toBeDefined();
  expect(screen.getByRole('link', { name: 'All saved results (1)' }).getAttribute('href')).toBe(
    '/log#saved-results',
  );
  expect(await everything()).toMatchObject([
    {
      tool: 'tdee',
      note: 'before breakfast',
      entries: { weight: 'kg~ 72,5 kg', height: 'cm~1,75 m', goal: 'lose' },
    },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('It’s no longer saved.')).toBeDefined();
  expect(await everything()).toEqual([]);
});

const keptEntries = async (): Promise<unknown> => {
  const person = await currentPerson();
  return person.ok ? person.value?.entries : person;
};

test('keeps the entries that the forms start with, says so, and takes both back', async () => {
  render(<SaveResult />);
  await userEvent.click(await screen.findByRole('button', { name: BUTTON }));
  expect(await screen.findByText(/^Your entries are saved on this device, too/u)).toBeDefined();
  expect(await keptEntries()).toMatchObject({ weight: 'kg~ 72,5 kg', height: 'cm~1,75 m' });
  expect(await keptEntries()).not.toHaveProperty('goal');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('It’s no longer saved.');
  // Nobody is left who was kept only with the result.
  expect(await keptEntries()).toBeUndefined();
});

test('the way back leaves entries alone that were changed since', async () => {
  render(<SaveResult />);
  await userEvent.click(await screen.findByRole('button', { name: BUTTON }));
  await screen.findByText(/^Your entries are saved/u);
  await putPerson({ entries: { weight: 'kg~71' } });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('It’s no longer saved.');
  expect(await keptEntries()).toMatchObject({ weight: 'kg~71', height: 'cm~1,75 m' });
});

test('changes no kept entries for somebody who goes without them', async () => {
  await putPerson({ entries: { weight: 'kg~80' } });
  chooseWithoutKept(true);
  render(<SaveResult />);
  await userEvent.click(await screen.findByRole('button', { name: BUTTON }));
  await screen.findByText(/^Saved on this device: the result from/u);
  chooseWithoutKept(false);
  expect(screen.queryByText(/^Your entries are saved/u)).toBeNull();
  expect(await keptEntries()).toEqual({ weight: 'kg~80' });
  expect(await everything()).toHaveLength(1);
});

test('changes no kept entries with those of a link, and keeps none for the next visit', async () => {
  markLinked(true);
  render(<SaveResult />);
  await userEvent.click(await screen.findByRole('button', { name: BUTTON }));
  await screen.findByText(/^Saved on this device: the result from/u);
  clearSession();
  expect(screen.queryByText(/^Your entries are saved/u)).toBeNull();
  expect(await keptEntries()).toEqual({});
  expect(await everything()).toHaveLength(1);
});

test('offers to save the next result', async () => {
  render(<SaveResult />);
  await userEvent.click(await screen.findByRole('button', { name: BUTTON }));
  await screen.findByText(/^Saved on this device/u);
  act(() => calculated({ goal: 'gain' }));
  await userEvent.click(screen.getByRole('button', { name: BUTTON }));
  await waitFor(async () =>
    expect((await everything()).map(({ entries }) => entries['goal'])).toEqual(['lose', 'gain']),
  );
});

test('says so if nothing can be saved, and offers the result as a file', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const blobs: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: () => {},
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  render(<SaveResult />);
  await userEvent.type(await screen.findByLabelText('A note for yourself (optional)'), 'mine');
  await userEvent.click(screen.getByRole('button', { name: BUTTON }));
  expect(await screen.findByText(/^This browser doesn’t let the site store anything/u)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Download it as CSV' }));
  expect(blobs).toHaveLength(1);
  expect(await blobs[0]!.text()).toContain(',mine,');
  // The typed text is still there, for another attempt.
  expect(screen.getByLabelText<HTMLTextAreaElement>('A note for yourself (optional)').value).toBe('mine');
});

test('waits for a result', () => {
  publishForm(null);
  render(<SaveResult />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a pregnancy is saved as a week, and the person stays as they are', async () => {
  const entries = changedEntries(pregnancy, initialEntries(pregnancy), {
    weight: '65',
    height: '165',
    age: '30',
    weekBy: 'dueDate',
    dueDate: '2027-03-20',
    today: '2026-11-28',
  });
  await putResult({ ...savedOn('2026-11-21T12:00:00.000Z', 'about calories'), person: '' });
  publishForm({
    tool: anyTool(pregnancy),
    entries: { ...entries },
    calculated: { ...entries },
    isEmpty: false,
  });
  render(<SaveResult />);
  await screen.findByText(/the week, and one baby or twins, but never the due date/u);
  await userEvent.click(await screen.findByRole('button', { name: BUTTON }));
  await screen.findByText(/^Saved on this device: the result from/u);
  expect(screen.queryByText(/^Your entries are saved on this device, too/u)).toBeNull();
  await screen.findByText('Through week 24: 5.0 to 7.7 kg');
  expect(screen.queryByText('about calories')).toBeNull();
  const saved = (await everything()).find(({ tool }) => tool === 'pregnancy');
  expect(saved?.entries).toMatchObject({ weekBy: 'week', week: '24' });
  expect(JSON.stringify(saved?.entries)).not.toMatch(/2027|2026/u);
  expect(await keptEntries()).toEqual({});
});

test('another calculator’s panel lists no pregnancy', async () => {
  await putResult({ ...savedOn('2026-11-21T12:00:00.000Z', 'a week', keptPregnancy()), person: '' });
  await putResult({ ...savedOn('2026-11-22T12:00:00.000Z', 'a target'), person: '' });
  render(<SaveResult />);
  await screen.findByText('a target');
  expect(screen.queryByText('a week')).toBeNull();
});
