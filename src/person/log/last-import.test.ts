import { deleteDB, openDB } from 'idb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addPerson } from '#person/database/people.ts';
import { erasePerson } from '#person/database/erase-person.ts';
import { eraseEverything } from '#person/database/saved-store.ts';
import { STORE_DATABASE } from '#person/database/store-schema.ts';
import type { DayChange } from './day-change.ts';
import { lastImport, undoableUntil, undoImport } from './last-import.ts';
import { addDays } from './local-day.ts';
import { readLog, writeDays } from './log-store.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');

beforeEach(() => deleteDB(STORE_DATABASE));
afterEach(() => vi.restoreAllMocks());

async function log() {
  const read = await readLog();
  return read.ok ? read.value : read.problem;
}

async function importDays(changes: readonly DayChange[], at = NOW, person: string | null = null) {
  const done = await writeDays(changes, person, { importedAt: at.toISOString() });
  if (!done.ok) throw new Error(done.problem);
  return done.value;
}

async function undoLast(now = NOW) {
  const last = await lastImport(now);
  if (!last) throw new Error('nothing to undo');
  return undoImport(last);
}

/** How many rows are kept to undo imports. */
async function kept(): Promise<number> {
  const db = await openDB(STORE_DATABASE);
  const rows = await db.count('imports');
  db.close();
  return rows;
}

const days = (count: number): readonly DayChange[] =>
  Array.from({ length: count }, (_, index) => ({ day: addDays('2026-01-05', index), weightKg: 80 }));

describe('the last import', () => {
  test('is nothing before one, and nothing that was logged', async () => {
    expect(await lastImport(NOW)).toBeNull();
    expect(await indexedDB.databases()).toEqual([]);
    await writeDays([{ day: '2026-01-05', weightKg: 80 }]);
    expect(await lastImport(NOW)).toBeNull();
    expect(await kept()).toBe(0);
  });

  test('gives back what it replaced, keeps what was changed since, and is over then', async () => {
    await writeDays([
      { day: '2026-01-05', weightKg: 70, note: 'mine' },
      { day: '2026-01-06', weightKg: 71 },
    ]);
    await importDays([...days(3), { day: '2026-01-09', intakeKcal: 2000 }]);
    await writeDays([{ day: '2026-01-07', weightKg: 79.5 }]);
    expect(await lastImport(NOW)).toMatchObject({ days: 4 });
    expect(await undoLast()).toEqual({ ok: true, value: null });
    expect(await log()).toEqual([
      { day: '2026-01-05', weightKg: 70, note: 'mine' },
      { day: '2026-01-06', weightKg: 71 },
      { day: '2026-01-07', weightKg: 79.5 },
    ]);
    expect(await lastImport(NOW)).toBeNull();
    expect(await kept()).toBe(0);
  });

  test('of many days is in few rows, and leaves nothing behind', async () => {
    await importDays(days(2500));
    expect(await kept()).toBe(4);
    await undoLast();
    expect(await log()).toEqual([]);
    expect(await kept()).toBe(0);
  });

  test('takes the place of an earlier one, unless it changed nothing', async () => {
    await importDays(days(2500));
    await importDays(days(1), new Date(NOW.getTime() + 1000));
    expect(await lastImport(NOW)).toMatchObject({ days: 2500 });
    const [first] = [await lastImport(NOW)];
    await importDays([{ day: '2020-01-05', weightKg: 90 }], new Date(NOW.getTime() + 2000));
    expect(await kept()).toBe(2);
    // Another tab still offers the earlier one.
    expect(await undoImport(first!)).toEqual({ ok: true, value: null });
    expect(await log()).toHaveLength(2501);
    expect(await lastImport(NOW)).toMatchObject({ days: 1 });
  });

  test('can be undone for 30 days, and is erased after them', async () => {
    await importDays(days(3));
    const last = await lastImport(NOW);
    expect(undoableUntil(last!)).toBe('2026-12-22');
    expect(await lastImport(new Date(2026, 11, 22, 23))).toEqual(last);
    expect(await lastImport(new Date(2026, 11, 23, 1))).toBeNull();
    expect(await kept()).toBe(0);
    expect(await log()).toHaveLength(3);
  });

  test('is the current person’s, and goes with them', async () => {
    const { person } = await importDays(days(3));
    const ben = await addPerson('Ben');
    expect(await lastImport(NOW)).toBeNull();
    await importDays(days(2), NOW, ben.ok ? ben.value.id : '');
    expect(await lastImport(NOW)).toMatchObject({ days: 2 });
    expect(await kept()).toBe(4);
    await erasePerson(ben.ok ? ben.value.id : '');
    expect(await kept()).toBe(2);
    expect(await lastImport(NOW)).toMatchObject({ person, days: 3 });
  });

  test('is erased with everything', async () => {
    await importDays(days(3));
    await eraseEverything();
    expect(await lastImport(NOW)).toBeNull();
    expect(await indexedDB.databases()).toEqual([]);
  });

  test('that fails leaves what can be undone as it was', async () => {
    await importDays(days(3));
    const stop = new AbortController();
    const stopped = await writeDays(
      Array.from({ length: 500 }, (_, index) => ({ day: addDays('2020-01-05', index), weightKg: 70 })),
      null,
      {
        importedAt: new Date(NOW.getTime() + 1000).toISOString(),
        signal: stop.signal,
        report: (share) => (share > 0.5 ? stop.abort() : undefined),
      },
    );
    expect(stopped.ok).toBe(false);
    expect(await lastImport(NOW)).toMatchObject({ days: 3 });
  });

  test('is nothing if it can’t be read, and days that can’t be read are left out', async () => {
    const { person } = await importDays(days(3));
    const db = await openDB(STORE_DATABASE);
    await db.put('imports', {
      person,
      part: 1,
      pairs: ['x', [7, null, null], ['2026-01-05', null, days(1)[0]]],
    });
    await db.put('imports', { person, part: 2, pairs: 'damaged' });
    await undoLast();
    expect(await log()).toHaveLength(2);
    await db.put('imports', { person, part: 0, at: 'soon', days: 3 });
    db.close();
    expect(await lastImport(NOW)).toBeNull();
  });
});
