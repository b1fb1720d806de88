import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announceChange, STORE_CHANNEL } from '#person/database/store-channel.ts';
import { anyTool, initialEntries } from '#person/entries/field.ts';
import type { KeptStart } from '#person/known/read-kept.ts';
import { localDay } from '#person/log/local-day.ts';
import { publishForm } from '#person/store.ts';
import { home } from '#tools/home/entries.ts';
import { KeptPerson } from './KeptPerson.island.tsx';

const { reads, starts, follows } = vi.hoisted(() => ({
  reads: [] as ((kept: KeptStart | null) => void)[],
  starts: [] as string[],
  follows: [] as string[],
}));

vi.mock('./start-form.ts', () => ({
  readKept: () => new Promise((resolve) => reads.push(resolve)),
  startForm: (_: unknown, { entries }: KeptStart) => {
    starts.push(entries['weight'] ?? '');
    return 'kept';
  },
  followWeight: (_: unknown, { entries }: KeptStart) => follows.push(entries['weight'] ?? ''),
}));

const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** Lets everything happen that waits for no timer. */
async function settle(): Promise<void> {
  for (let turns = 0; turns < 50; turns += 1) await turn();
}

/** Waits for a number of reads without moving the clock. */
async function untilRead(count: number): Promise<void> {
  while (reads.length < count) await turn();
}

beforeEach(() => {
  reads.length = 0;
  starts.length = 0;
  // As in a tab in the background, where a timer fires late.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('what was read of the person before fills nothing once another tab has chosen somebody else', async () => {
  publishForm({ tool: anyTool(home), entries: initialEntries(home), calculated: null, isEmpty: true });
  render(<KeptPerson />);
  await untilRead(1);
  reads[0]?.({ id: 'ben', name: '', isWeightHidden: false, entries: { weight: 'kg~80' } });
  await settle();
  expect(vi.getTimerCount()).toBe(1);

  const other = new BroadcastChannel(STORE_CHANNEL);
  other.postMessage({ erased: '2026-11-22T12:00:00Z' });
  await untilRead(2);
  vi.runAllTimers();
  expect(starts).toEqual([]);
  reads[1]?.({ id: 'ana', name: 'Ana', isWeightHidden: false, entries: { weight: 'kg~61' } });
  await settle();
  vi.runAllTimers();
  expect(starts).toEqual(['kg~61']);
  other.close();
});

test('after a change on this page, the form follows a weight that is new', async () => {
  publishForm({ tool: anyTool(home), entries: initialEntries(home), calculated: null, isEmpty: true });
  render(<KeptPerson />);
  for (const [index, weight] of ['kg~80', 'kg~80', 'kg~79.4'].entries()) {
    if (index > 0) announceChange();
    await untilRead(index + 1);
    reads[index]?.({ id: 'ben', name: '', isWeightHidden: false, entries: { weight } });
    await settle();
    vi.runAllTimers();
  }
  expect(starts).toEqual(['kg~80']);
  expect(follows).toEqual(['kg~79.4']);
});

test('the day of a kept weight is said while the form has that weight, unless it is today', async () => {
  const publish = (weight: string): void =>
    publishForm({
      tool: anyTool(home),
      entries: { ...initialEntries(home), weight },
      calculated: null,
      isEmpty: false,
    });
  publish('kg~80');
  render(<KeptPerson />);
  const kept = { id: 'ben', name: '', isWeightHidden: false, entries: { weight: 'kg~80' } };
  const said = () => screen.queryByText(/Weight from Nov 20, 2020\.$/u);
  const read = async (weighedOn: string, others: Partial<KeptStart> = {}): Promise<void> => {
    await untilRead(reads.length === 0 ? 1 : reads.length + 1);
    await act(async () => {
      reads.at(-1)?.({ ...kept, weighedOn, ...others });
      await settle();
      vi.runAllTimers();
    });
  };
  await read('2020-11-20');
  expect(said()?.textContent).toMatch(/^Started with the entries saved on this device\. Weight from/u);
  act(() => publish('kg~79'));
  expect(said()).toBeNull();
  act(() => publish('kg~80'));
  expect(said()).toBeTruthy();
  announceChange();
  await read(localDay(new Date()));
  expect(screen.queryByText(/Weight from/u)).toBeNull();
  announceChange();
  await read(localDay(new Date()), { isAverage: true });
  expect(screen.getByText(/Average weight as of today\.$/u)).toBeTruthy();
  announceChange();
  await read('2020-11-20', { isAverage: true });
  expect(screen.getByText(/Average weight as of Nov 20, 2020\.$/u)).toBeTruthy();
  expect(said()).toBeNull();
});
