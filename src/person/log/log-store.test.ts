import { readKeptInAll } from '#person/database/other-data.ts';
import { deleteDB, openDB } from 'idb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { savedOn } from '../../../tests/saved-results.ts';
import { eraseEverything, putResult, readAside } from '#person/database/saved-store.ts';
import { STORE_DATABASE, VERSIONS } from '#person/database/store-schema.ts';
import { addDays } from './local-day.ts';
import { readLog, writeDays } from './log-store.ts';
import { currentPerson, putPerson } from '#person/database/people.ts';
import { onOwnChange } from '#person/database/store-channel.ts';
import type { DayChange } from './day-change.ts';

const HER = { gender: 'female', age: '41', height: 'cm~168' };

async function log() {
  const read = await readLog();
  if (!read.ok) throw new Error(read.problem);
  return read.value;
}

async function write(...changes: readonly DayChange[]) {
  const done = await writeDays(changes);
  if (!done.ok) throw new Error(done.problem);
  return done.value;
}

/** Opens the database directly, bypassing all checks. */
async function plantLog(values: readonly unknown[]): Promise<void> {
  const db = await openDB(STORE_DATABASE);
  const person = await currentPerson();
  const id = person.ok ? person.value?.id : undefined;
  for (const value of values) await db.put('days', { ...(value as object), person: id });
  db.close();
}

beforeEach(() => deleteDB(STORE_DATABASE));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('before anything is logged', () => {
  test('reading doesn’t create a database', async () => {
    expect(await log()).toEqual([]);
    expect(await indexedDB.databases()).toEqual([]);
  });
});

describe('a day', () => {
  test('is written, changed field by field, and deleted once it’s empty', async () => {
    await write({ day: '2026-11-22', weightKg: 80.2, intakeKcal: 2300, note: ' after \n lunch ' });
    await write({ day: '2026-11-20', weightKg: 80.9 });
    expect(await log()).toEqual([
      { day: '2026-11-20', weightKg: 80.9 },
      { day: '2026-11-22', weightKg: 80.2, intakeKcal: 2300, note: 'after   lunch' },
    ]);
    await write({ day: '2026-11-22', note: null, intakeKcal: 0 });
    expect((await log())[1]).toEqual({ day: '2026-11-22', weightKg: 80.2, intakeKcal: 0 });
    await write({ day: '2026-11-22', weightKg: null, intakeKcal: null, waistCm: 84, bodyFat: 22.5 });
    expect((await log())[1]).toEqual({ day: '2026-11-22', waistCm: 84, bodyFat: 22.5 });
    await write({ day: '2026-11-22', waistCm: null, bodyFat: null });
    expect(await log()).toEqual([{ day: '2026-11-20', weightKg: 80.9 }]);
  });

  test('that two tabs change in different fields has both changes', async () => {
    await Promise.all([
      write({ day: '2026-11-22', weightKg: 80 }),
      write({ day: '2026-11-22', intakeKcal: 2000 }),
    ]);
    expect(await log()).toEqual([{ day: '2026-11-22', weightKg: 80, intakeKcal: 2000 }]);
  });

  test('keeps a value that another tab wrote meanwhile, until it was seen', async () => {
    await write({ day: '2026-11-22', weightKg: 71.3 });
    const mine = { day: '2026-11-22', weightKg: 70.1, intakeKcal: 1900 };
    const done = await write({ ...mine, seen: { weightKg: 70.1 } });
    expect(done.stayed).toEqual(['2026-11-22']);
    expect(done.days.get('2026-11-22')).toEqual({ day: '2026-11-22', weightKg: 71.3 });
    await done.undo();
    expect(await log()).toEqual([{ day: '2026-11-22', weightKg: 71.3 }]);
    expect((await write({ ...mine, seen: {} })).stayed).toEqual(['2026-11-22']);
    expect((await write({ ...mine, seen: { weightKg: 71.3 } })).stayed).toEqual([]);
    expect(await log()).toEqual([mine]);
  });

  test('takes the meals of a tab that didn’t see a newer weight, and what the day has already', async () => {
    await write({ day: '2026-11-22', weightKg: 71.3 });
    const meals = await write({ day: '2026-11-22', intakeKcal: 1900, seen: { weightKg: 70.1 } });
    const same = await write({ day: '2026-11-22', weightKg: 71.3, note: 'both', seen: {} });
    expect([meals.stayed, same.stayed]).toEqual([[], []]);
    expect(await log()).toEqual([{ day: '2026-11-22', weightKg: 71.3, intakeKcal: 1900, note: 'both' }]);
  });

  test('isn’t deleted or confirmed by a tab that saw another value, and is written if it’s gone', async () => {
    await write({ day: '2026-11-22', weightKg: 71.3 });
    const old = { day: '2026-11-22', seen: { weightKg: 70.1 } };
    expect((await write({ ...old, weightKg: null })).stayed).toEqual(['2026-11-22']);
    expect((await write({ ...old, isConfirmed: true })).stayed).toEqual(['2026-11-22']);
    expect(await log()).toEqual([{ day: '2026-11-22', weightKg: 71.3 }]);
    await write({ day: '2026-11-22', weightKg: null });
    expect((await write({ ...old, weightKg: 70.4 })).stayed).toEqual([]);
    expect(await log()).toEqual([{ day: '2026-11-22', weightKg: 70.4 }]);
  });

  test('keeps a confirmed weight confirmed until the weight changes', async () => {
    await write({ day: '2026-11-22', weightKg: 95, isConfirmed: true });
    await write({ day: '2026-11-22', intakeKcal: 2000 });
    expect(await log()).toEqual([{ day: '2026-11-22', weightKg: 95, isConfirmed: true, intakeKcal: 2000 }]);
    await write({ day: '2026-11-22', weightKg: 85 });
    expect(await log()).toEqual([{ day: '2026-11-22', weightKg: 85, intakeKcal: 2000 }]);
  });

  test.each([
    { day: '2026-11-22', weightKg: 0 },
    { day: '2026-11-22', weightKg: 1001 },
    { day: '2026-11-22', weightKg: Number.NaN },
    { day: '2026-11-22', intakeKcal: -1 },
    { day: '2026-11-22', intakeKcal: 20_001 },
    { day: '2026-11-22', waistCm: 0 },
    { day: '2026-11-22', bodyFat: 70.1 },
    { day: '2026-02-30', weightKg: 80 },
  ])('is refused as %o', async (change) => {
    await expect(writeDays([change])).rejects.toThrow(RangeError);
    expect(await log()).toEqual([]);
  });
});

describe('undo', () => {
  test('undoes a whole import, and keeps later changes', async () => {
    await write({ day: '2026-11-01', weightKg: 80, note: 'mine' }, { day: '2026-11-02', weightKg: 81 });
    const { undo, days } = await write(
      { day: '2026-11-01', weightKg: 90, intakeKcal: 2000 },
      { day: '2026-11-02', weightKg: 91 },
      { day: '2026-11-02', weightKg: 92 },
      { day: '2026-11-03', weightKg: 93 },
    );
    expect(days.get('2026-11-02')).toEqual({ day: '2026-11-02', weightKg: 92 });
    await write({ day: '2026-11-03', note: 'changed in between' });
    await undo();
    expect(await log()).toEqual([
      { day: '2026-11-01', weightKg: 80, note: 'mine' },
      { day: '2026-11-02', weightKg: 81 },
      { day: '2026-11-03', weightKg: 93, note: 'changed in between' },
    ]);
  });
});

test('many days may be partly as they are already', async () => {
  const days = Array.from({ length: 1000 }, (_, index) => ({
    day: addDays('2020-01-01', index),
    weightKg: 80,
  }));
  await write(...days.slice(150, 850));
  const shares: number[] = [];
  const done = await writeDays(days, null, { report: (share) => void shares.push(share) });
  expect(done.ok && done.value.stayed).toEqual([]);
  expect(shares).toEqual([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]);
  expect(await log()).toEqual(days);
  if (done.ok) await done.value.undo();
  expect(await log()).toEqual(days.slice(150, 850));
});

describe('changes', () => {
  test('are announced within the page', async () => {
    const heard = vi.fn<() => void>();
    const stop = onOwnChange(heard);
    const { undo } = await write({ day: '2026-11-22', weightKg: 80 });
    await undo();
    await putPerson({ entries: HER });
    expect(heard).toHaveBeenCalledTimes(3);
    stop();
    await write({ day: '2026-11-22', weightKg: 80 });
    expect(heard).toHaveBeenCalledTimes(3);
  });
});

describe('the stored data', () => {
  test('is read as untrusted input, and isn’t overwritten if it can’t be read', async () => {
    await write({ day: '2026-11-22', weightKg: 80 });
    const wrong = { day: '2026-11-23', weightKg: 'heavy' };
    await plantLog([
      wrong,
      { day: 'tomorrow', weightKg: 80 },
      { day: '2026-11-24', weightKg: 70, intakeKcal: 1e9, note: 7, name: 'x' },
    ]);
    expect(await log()).toEqual([
      { day: '2026-11-22', weightKg: 80 },
      { day: '2026-11-24', weightKg: 70 },
    ]);
    await write({ day: '2026-11-23', weightKg: 79 });
    expect(await readAside()).toMatchObject({ ok: true, value: [wrong] });
  });

  test('is gone after “Erase everything”', async () => {
    await putResult(savedOn('2026-01-01T08:00:00.000Z'));
    await write({ day: '2026-11-22', weightKg: 80 });
    await putPerson({ entries: HER, name: 'Ana' });
    await eraseEverything();
    expect(await log()).toEqual([]);
    expect(await currentPerson()).toEqual({ ok: true, value: null });
    expect(await indexedDB.databases()).toEqual([]);
  });

  test('is reported before everything is erased', async () => {
    const kept = (results: number, isMore: boolean) => ({ ok: true, value: { results, isMore } });
    expect(await readKeptInAll()).toEqual(kept(0, false));
    await putResult(savedOn('2026-01-01T08:00:00.000Z'));
    expect(await readKeptInAll()).toEqual(kept(1, false));
    await putPerson({ entries: HER });
    expect(await readKeptInAll()).toEqual(kept(1, true));
    await eraseEverything();
    await write({ day: '2026-11-22', weightKg: 80 });
    expect(await readKeptInAll()).toEqual(kept(0, true));
  });

  test('may have more days than are read at once', async () => {
    const days = Array.from({ length: 9001 }, (_, index) => ({
      day: addDays('1900-01-01', index),
      weightKg: 80,
    }));
    await write(...days);
    expect(await log()).toEqual(days);
    // The last one that is read at once, and the first one after it.
    await plantLog([499, 500].map((at) => ({ ...days[at], weightKg: 'heavy' })));
    expect(await log()).toEqual(days.toSpliced(499, 2));
  });
});

test('a database of a later release is left alone', async () => {
  (await openDB(STORE_DATABASE, VERSIONS.last + 1)).close();
  const newer = { ok: false, problem: 'newer' };
  expect(await readLog()).toEqual(newer);
  expect(await writeDays([{ day: '2026-11-22', weightKg: 80 }])).toEqual(newer);
});

describe('a browser that stores nothing', () => {
  test('says so', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const denied = { ok: false, problem: 'denied' };
    expect(await readLog()).toEqual(denied);
    expect(await writeDays([{ day: '2026-11-22', weightKg: 80 }])).toEqual(denied);
  });

  test('because it is full, loses nothing and never writes part of an import', async () => {
    await write({ day: '2026-11-01', weightKg: 80 });
    const put = Reflect.get(IDBObjectStore.prototype, 'put') as (
      this: IDBObjectStore,
      value: unknown,
    ) => IDBRequest<IDBValidKey>;
    let room = 700;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value) {
      room -= 1;
      if (room < 0) throw new DOMException('', 'QuotaExceededError');
      return put.call(this, value);
    });
    const many = Array.from({ length: 1200 }, (_, index) => ({
      day: addDays('2020-01-01', index),
      weightKg: 70,
    }));
    expect(await writeDays(many)).toEqual({ ok: false, problem: 'full' });
    vi.restoreAllMocks();
    expect(await log()).toEqual([{ day: '2026-11-01', weightKg: 80 }]);
  });
});
