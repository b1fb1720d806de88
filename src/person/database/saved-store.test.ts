import { deleteDB, openDB, type IDBPDatabase } from 'idb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { savedOn } from '../../../tests/saved-results.ts';
import { STORE_DATABASE, VERSIONS } from './store-schema.ts';
import {
  changeResult,
  eraseAside,
  eraseEverything,
  mergeResults,
  putResult,
  readAll,
  readAside,
  removeResult,
} from './saved-store.ts';
import type { ResultRow } from './result-row.ts';
import { putChildren, readChildren, removeChildren } from './child-store.ts';
import { parseSavedChild, type SavedChild } from './saved-child.ts';
import { cm, kg, months } from '@evenscale/formulas/units';
import { readPage } from './list-page.ts';

const GIRL: SavedChild = {
  id: 'r1',
  name: 'A.',
  gender: 'female',
  age: months(112.43),
  completed: months(112),
  kilograms: kg(28),
  centimetres: cm(132),
  units: 'metric',
};

const DAY = 86_400_000;
const START = Date.parse('2026-01-01T08:00:00.000Z');

const days = (count: number): readonly ResultRow[] =>
  Array.from({ length: count }, (_, day) => savedOn(new Date(START + day * DAY).toISOString(), `day ${day}`));

const notesOf = (results: readonly ResultRow[]): readonly string[] => results.map(({ note }) => note);

/** Writes any value, bypassing all checks. The person whose the results are is there. */
async function plant(
  values: readonly unknown[],
  build: (db: IDBPDatabase) => void = (db) => db.createObjectStore('results', { keyPath: 'id' }),
  version: number = VERSIONS.current,
): Promise<void> {
  const upgrade = (db: IDBPDatabase): void => {
    build(db);
    db.createObjectStore('people', { keyPath: 'id' });
  };
  const db = await openDB(STORE_DATABASE, version, { upgrade });
  await db.put('people', { id: 'me' });
  for (const value of values) await db.put('results', value);
  db.close();
}

async function everything(): Promise<readonly ResultRow[]> {
  const all: ResultRow[] = [];
  const read = await readAll((results) => all.push(...results));
  expect(read.ok).toBe(true);
  return all;
}

const databases = async (): Promise<readonly (string | undefined)[]> =>
  (await indexedDB.databases()).map(({ name }) => name);

beforeEach(() => deleteDB(STORE_DATABASE));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('before anything is saved', () => {
  test('reading, deleting and erasing don’t create a database', async () => {
    expect(await readPage({ to: 'newest' })).toEqual({
      ok: true,
      value: { person: null, results: [], before: 0, total: 0 },
    });
    expect(await everything()).toEqual([]);
    expect(await readAside()).toEqual({ ok: true, value: [] });
    expect(await removeResult('x')).toEqual({ ok: true, value: null });
    expect(await eraseEverything()).toEqual({ ok: true, value: null });
    expect(await databases()).toEqual([]);
  });
});

describe('saved results', () => {
  test('is read back, changed and deleted', async () => {
    const [first, second] = days(2) as [ResultRow, ResultRow];
    for (const result of [first, second]) expect((await putResult(result)).ok).toBe(true);
    expect(await everything()).toEqual([first, second]);
    const savedAt = '2025-12-31T08:00:00.000Z';
    await changeResult(second, { savedAt, note: 'changed' }, new Date('2026-02-01T00:00:00.000Z'));
    const changed = { ...second, savedAt, note: 'changed', changedAt: '2026-02-01T00:00:00.000Z' };
    expect(await everything()).toEqual([changed, first]);
    await removeResult(first.id);
    expect(await everything()).toEqual([changed]);
  });

  test('is erased completely', async () => {
    await putResult(days(1)[0]!);
    expect(await eraseEverything()).toEqual({ ok: true, value: null });
    expect(await databases()).toEqual([]);
  });
});

describe('the list', () => {
  const pageOf = async (...turn: Parameters<typeof readPage>) => {
    const page = await readPage(...turn);
    if (!page.ok) throw new Error(page.problem);
    return { ...page.value, notes: notesOf(page.value.results) };
  };

  test('is paged through from the newest to the oldest and back', async () => {
    const all = days(7);
    await mergeResults(all, () => {});
    const key = (day: number): [string, string] => [all[day]!.savedAt, all[day]!.id];
    expect(await pageOf({ to: 'newest' }, 3)).toMatchObject({
      notes: ['day 6', 'day 5', 'day 4'],
      before: 0,
      total: 7,
    });
    expect(await pageOf({ to: 'older', than: key(4) }, 3)).toMatchObject({
      notes: ['day 3', 'day 2', 'day 1'],
      before: 3,
    });
    expect(await pageOf({ to: 'older', than: key(1) }, 3)).toMatchObject({ notes: ['day 0'], before: 6 });
    expect(await pageOf({ to: 'newer', than: key(0) }, 3)).toMatchObject({
      notes: ['day 3', 'day 2', 'day 1'],
    });
    expect(await pageOf({ to: 'newer', than: key(5) }, 3)).toMatchObject({
      notes: ['day 6', 'day 5', 'day 4'],
    });
    expect(await pageOf({ to: 'oldest' }, 3)).toMatchObject({
      notes: ['day 2', 'day 1', 'day 0'],
      before: 4,
    });
    expect(await pageOf({ to: 'from', key: key(4) }, 2)).toMatchObject({ notes: ['day 4', 'day 3'] });
    expect(await pageOf({ to: 'until', instant: '2026-01-03T23:59:59.999Z' }, 2)).toMatchObject({
      notes: ['day 2', 'day 1'],
    });
    expect(await pageOf({ to: 'until', instant: '2020-01-01T00:00:00.000Z' }, 2)).toMatchObject({
      notes: ['day 1', 'day 0'],
    });
  });

  test('keeps two results of the same moment separate', async () => {
    const same = Array.from({ length: 5 }, (_, index) => savedOn('2026-01-01T08:00:00.000Z', String(index)));
    await mergeResults(same, () => {});
    const first = await pageOf({ to: 'newest' }, 3);
    const last = first.results.at(-1)!;
    const second = await pageOf({ to: 'older', than: [last.savedAt, last.id] }, 3);
    expect([...first.notes, ...second.notes].toSorted()).toEqual(['0', '1', '2', '3', '4']);
  });
});

describe('importing a file', () => {
  test('adds new results, keeps the copy that was changed last, and creates no duplicates', async () => {
    const [one, two, three] = days(3) as [ResultRow, ResultRow, ResultRow];
    const later = '2026-12-01T00:00:00.000Z';
    await mergeResults([one, two], () => {});
    const newer = { ...two, note: 'newer', changedAt: later };
    const older = { ...one, note: 'older', changedAt: '2020-01-01T00:00:00.000Z' };
    const merged = await mergeResults([older, newer, three, three], () => {});
    expect(merged).toMatchObject({ ok: true, value: { added: 1, updated: 1, known: 2, problem: null } });
    expect(await everything()).toEqual([one, newer, three]);
  });

  test('replaces a copy that can’t be read', async () => {
    const [one] = days(1) as [ResultRow];
    await plant([{ id: one.id, savedAt: one.savedAt, garbage: true }]);
    expect(await mergeResults([one], () => {})).toMatchObject({ value: { updated: 1 } });
    expect(await everything()).toEqual([one]);
  });
});

describe('the copy that was changed last wins', () => {
  const FAR = '2199-12-31T23:59:59.999Z';

  test.each([
    ['a year ahead when it was changed before', '2027-11-21T17:03:05.000Z', '2027-11-21T17:03:05.001Z'],
    ['right', '2026-10-01T00:00:00.000Z', '2026-11-21T17:03:05.000Z'],
    ['as far ahead as a date can be', FAR, FAR],
  ])('when the clock was %s', async (_, changedAt, expected) => {
    const [one] = days(1) as [ResultRow];
    const old = { ...one, changedAt };
    await mergeResults([old], () => {});
    const now = new Date('2026-11-21T17:03:05.000Z');
    await changeResult(old, { savedAt: one.savedAt, note: 'newer' }, now);
    expect(await everything()).toEqual([{ ...one, note: 'newer', changedAt: expected }]);
    await mergeResults([old], () => {});
    expect(notesOf(await everything())).toEqual(['newer']);
  });

  test('a change is newer than the change that another tab made meanwhile', async () => {
    const [one] = days(1) as [ResultRow];
    const meanwhile = { ...one, note: 'meanwhile', changedAt: '2027-01-01T00:00:00.000Z' };
    await mergeResults([meanwhile], () => {});
    await changeResult(one, { savedAt: one.savedAt, note: 'mine' }, new Date('2026-11-21T17:03:05.000Z'));
    expect(await everything()).toEqual([{ ...one, note: 'mine', changedAt: '2027-01-01T00:00:00.001Z' }]);
  });

  test.each(['older', 'newer'])(
    'when two tabs import at the same time and the second has the %s copy',
    async (second) => {
      const [one] = days(1) as [ResultRow];
      const older = { ...one, note: 'older' };
      const newer = { ...one, note: 'newer', changedAt: '2026-12-01T00:00:00.000Z' };
      const files = second === 'older' ? [newer, older] : [older, newer];
      await putResult(days(2)[1]!);
      await Promise.all(files.map((file) => mergeResults([file], () => {})));
      expect(notesOf(await everything())).toEqual(['newer', 'day 1']);
    },
  );

  test('a restored result doesn’t replace a newer copy', async () => {
    const [one] = days(1) as [ResultRow];
    const newer = { ...one, note: 'newer', changedAt: '2026-12-01T00:00:00.000Z' };
    await mergeResults([newer], () => {});
    await putResult(one);
    expect(await everything()).toEqual([newer]);
  });
});

describe('damage', () => {
  test('doesn’t affect readable entries, and is set aside unchanged', async () => {
    const all = days(5);
    await mergeResults(all, () => {});
    const garbage = [
      { id: 'no-date' },
      { id: 'odd-date', savedAt: 17 },
      { ...all[0], id: 'wrong-entries', entries: [-1] },
      { id: 'nested', savedAt: '2026-01-02T00:00:00.000Z', note: new Map([[1, { deep: [null] }]]) },
    ];
    await plant(garbage);
    const page = await readPage({ to: 'newest' });
    expect(page).toMatchObject({ ok: true, value: { total: 5 } });
    expect(page.ok && page.value.results.length).toBe(5);
    const seen: ResultRow[] = [];
    const read = await readAll((results) => seen.push(...results));
    expect(seen).toEqual(all);
    expect(read).toEqual({ ok: true, value: { aside: 4, damaged: 0 } });
    const aside = await readAside();
    expect(aside.ok && new Set(aside.value)).toEqual(new Set(garbage));
    await eraseAside();
    expect(await readAll(() => {})).toEqual({ ok: true, value: { aside: 0, damaged: 0 } });
    expect(await everything()).toEqual(all);
  });

  test('that the browser itself can’t read hides one entry, not the ones next to it', async () => {
    const all = days(4);
    await mergeResults(all, () => {});
    const bad = all[2]!.id;
    const fail = (): never => {
      throw new DOMException('Failed to read large IndexedDB value', 'NotReadableError');
    };
    const get = Reflect.get(IDBObjectStore.prototype, 'get') as (
      this: IDBObjectStore,
      key: unknown,
    ) => IDBRequest;
    vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(fail);
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
      return key === bad ? fail() : get.call(this, key);
    });
    const seen: ResultRow[] = [];
    expect(await readAll((results) => seen.push(...results))).toEqual({
      ok: true,
      value: { aside: 0, damaged: 1 },
    });
    expect(seen.map(({ id }) => id)).toEqual([all[0], all[1], all[3]].map((result) => result!.id));
    const page = await readPage({ to: 'newest' });
    expect(page.ok && page.value.results.length).toBe(3);
  });
});

describe('a database with another structure', () => {
  test('with fewer stores and no index gets what is missing, and keeps its results', async () => {
    const [one, two] = days(2) as [ResultRow, ResultRow];
    await plant([one, two, { id: 'broken', savedAt: one.savedAt }]);
    expect(await everything()).toEqual([one, two]);
    expect(await putChildren([GIRL])).toEqual({ ok: true, value: null });
    expect(await readChildren()).toEqual({ ok: true, value: [GIRL] });
    const db = await openDB(STORE_DATABASE);
    expect(db.version).toBe(VERSIONS.current + 1);
    expect(await db.count('aside')).toBe(1);
    db.close();
  });

  test.each([
    ['no stores', (_db: IDBPDatabase) => {}, false],
    ['no index', (db: IDBPDatabase) => void db.createObjectStore('results', { keyPath: 'id' }), true],
    [
      'an index of something else',
      (db: IDBPDatabase) =>
        void db.createObjectStore('results', { keyPath: 'id' }).createIndex('byDate', 'note'),
      true,
    ],
    ['another key', (db: IDBPDatabase) => void db.createObjectStore('results', { keyPath: 'note' }), true],
    [
      'a store aside of another kind',
      (db: IDBPDatabase) => {
        db.createObjectStore('results', { keyPath: 'id' });
        db.createObjectStore('aside', { keyPath: 'x' });
      },
      true,
    ],
  ])('with %s is repaired', async (_, build, isFilled) => {
    const all = days(3);
    await plant(isFilled ? all : [], build);
    expect(await everything()).toEqual(isFilled ? all : []);
    const extra = savedOn('2026-06-01T00:00:00.000Z');
    expect((await putResult(extra)).ok).toBe(true);
    expect((await everything()).length).toBe(isFilled ? 4 : 1);
  });

  test('keeps its other contents', async () => {
    await plant([], (db) => {
      db.createObjectStore('results', { keyPath: 'id' });
      const other = db.createObjectStore('other', { autoIncrement: true });
      void other.put(days(1)[0]);
      void other.put('a stranger');
    });
    expect(notesOf(await everything())).toEqual(['day 0']);
    expect(await readAside()).toEqual({ ok: true, value: ['a stranger'] });
  });

  test('of a later release is left alone', async () => {
    await plant([{ id: 'of the future' }], undefined, VERSIONS.last + 1);
    expect(await readPage({ to: 'newest' })).toEqual({ ok: false, problem: 'newer' });
    expect(await putResult(days(1)[0]!)).toEqual({ ok: false, problem: 'newer' });
    const db = await openDB(STORE_DATABASE);
    expect(await db.getAll('results')).toEqual([{ id: 'of the future' }]);
    db.close();
  });
});

describe('children’s measurements', () => {
  test('have their own list, youngest first, and are deleted one by one or with everything else', async () => {
    const older = { ...GIRL, id: 'r2', age: months(120), completed: months(120) };
    await putChildren([older, GIRL]);
    expect(await readChildren()).toEqual({ ok: true, value: [GIRL, older] });
    expect(await everything()).toEqual([]);
    await removeChildren(['r1']);
    expect(await readChildren()).toEqual({ ok: true, value: [older] });
    await eraseEverything();
    expect(await readChildren()).toEqual({ ok: true, value: [] });
  });

  test('can be read before anything was ever saved, without creating a database', async () => {
    expect(await readChildren()).toEqual({ ok: true, value: [] });
    expect(await databases()).toEqual([]);
  });

  test.each([
    ['a date of birth', { ...GIRL, birth: '2017-07-10' }],
    ['a date of saving', { ...GIRL, savedAt: '2026-11-22T10:00:00.000Z' }],
  ])('drop an extra %s', (_, value) => expect(parseSavedChild(value)).toEqual(GIRL));

  test.each([
    ['no record', null],
    ['no id', { ...GIRL, id: '' }],
    ['no name', { ...GIRL, name: ' ' }],
    ['a long name', { ...GIRL, name: 'x'.repeat(41) }],
    ['no sex', { ...GIRL, gender: 'x' }],
    ['an age under 2', { ...GIRL, age: 23.9, completed: 23 }],
    ['an age of 20', { ...GIRL, age: 240, completed: 240 }],
    ['ages that differ', { ...GIRL, completed: 100 }],
    ['part of a month', { ...GIRL, completed: 111.9 }],
    ['no weight', { ...GIRL, kilograms: 0 }],
    ['a weight as text', { ...GIRL, kilograms: '28' }],
    ['a giant', { ...GIRL, centimetres: 301 }],
    ['not a number', { ...GIRL, age: NaN }],
  ])('with %s are not shown', (_, value) => expect(parseSavedChild(value)).toBeNull());
});

describe('other tabs', () => {
  test('that have an old version open are reported instead of waited for', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await plant([]);
    const holder = await openDB(STORE_DATABASE);
    const saving = putResult(days(1)[0]!);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    vi.advanceTimersByTime(4000);
    expect(await saving).toEqual({ ok: false, problem: 'blocked' });
    vi.useRealTimers();
    holder.close();
    // Once the tab closes it, everything works again.
    await vi.waitFor(async () => expect(await putResult(days(1)[0]!)).toEqual({ ok: true, value: null }));
  });

  test('that need another version get it immediately', async () => {
    await mergeResults(days(3000), () => {});
    const upgrades: Promise<IDBPDatabase>[] = [];
    const read = await readAll(() => {
      if (upgrades.length === 0) upgrades.push(openDB(STORE_DATABASE, VERSIONS.last + 1));
    });
    expect(read).toEqual({ ok: false, problem: 'replaced' });
    expect(upgrades).toHaveLength(1);
    (await upgrades[0])?.close();
  });
});

describe("a browser that can't store anything", () => {
  test.each([
    ['has no such storage', undefined],
    [
      'throws',
      {
        open: () => {
          throw new DOMException('', 'SecurityError');
        },
        deleteDatabase: () => {
          throw new DOMException('', 'SecurityError');
        },
      },
    ],
  ])('%s', async (_, factory) => {
    vi.stubGlobal('indexedDB', factory);
    const denied = { ok: false, problem: 'denied' };
    expect(await readPage({ to: 'newest' })).toEqual(denied);
    expect(await putResult(days(1)[0]!)).toEqual(denied);
    expect(await mergeResults(days(1), () => {})).toEqual(denied);
    expect(await eraseEverything()).toEqual(denied);
  });
});

describe('a full device', () => {
  const full = (): never => {
    throw new DOMException('', 'QuotaExceededError');
  };

  test('says so and loses nothing', async () => {
    const [one, two] = days(2) as [ResultRow, ResultRow];
    await putResult(one);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
    expect(await putResult(two)).toEqual({ ok: false, problem: 'full' });
    vi.restoreAllMocks();
    expect(await everything()).toEqual([one]);
  });

  test('partway through a file keeps what was imported, and says how much', async () => {
    const put = Reflect.get(IDBObjectStore.prototype, 'put') as (
      this: IDBObjectStore,
      value: unknown,
    ) => IDBRequest<IDBValidKey>;
    let room = 700;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value) {
      room -= 1;
      return room < 0 ? full() : put.call(this, value);
    });
    const merged = await mergeResults(days(1200), () => {});
    expect(merged).toMatchObject({ ok: true, value: { added: 500, updated: 0, known: 0, problem: 'full' } });
    vi.restoreAllMocks();
    expect((await everything()).length).toBe(500);
    expect(await mergeResults(days(1), () => {})).toMatchObject({ ok: true });
  });

  test('leaves unreadable entries where they are', async () => {
    await plant([{ id: 'odd' }]);
    await readPage({ to: 'newest' });
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full);
    expect(await readAll(() => {})).toMatchObject({ ok: true });
    vi.restoreAllMocks();
    expect(await readAll(() => {})).toEqual({ ok: true, value: { aside: 1, damaged: 0 } });
  });
});
