import { deleteDB, openDB } from 'idb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readLog, writeDays } from '#person/log/log-store.ts';
import { savedOn } from '../../../tests/saved-results.ts';
import { countKept, erasePerson, forgetNobody } from './erase-person.ts';
import { readPage } from './list-page.ts';
import {
  addPerson,
  cleanName,
  currentPerson,
  namePerson,
  putPerson,
  readPeople,
  usePerson,
} from './people.ts';
import { endPlan, followPlan } from './plans.ts';
import { putResult, readAll } from './saved-store.ts';
import { entriesOn, logPersonOf, personRow, type PersonRow } from './person-row.ts';
import { planRow } from './plan-row.ts';
import { STORE_DATABASE } from './store-schema.ts';
import type { Outcome } from './with-store.ts';

async function must<Value>(outcome: Promise<Outcome<Value>>): Promise<Value> {
  const done = await outcome;
  if (!done.ok) throw new Error(done.problem);
  return done.value;
}

const names = async (): Promise<readonly string[]> => (await must(readPeople())).map(({ name }) => name);

const currentName = async (): Promise<string | undefined> => (await must(currentPerson()))?.name;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 12) });
  await deleteDB(STORE_DATABASE);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('reading, choosing and erasing create nothing', async () => {
  expect(await must(readPeople())).toEqual([]);
  expect(await must(currentPerson())).toBeNull();
  await must(usePerson('x'));
  await must(erasePerson('x'));
  expect(await indexedDB.databases()).toEqual([]);
});

describe('one person', () => {
  test('is kept with the first change, and changed text by text', async () => {
    await must(putPerson({ entries: { gender: 'female', height: 'ft~5~6', age: '41' } }));
    await must(putPerson({ entries: { weight: 'kg~72.5' }, isWeightHidden: true, name: 'Ana' }));
    expect(await must(currentPerson())).toMatchObject({
      name: 'Ana',
      entries: { gender: 'female', height: 'ft~5~6', age: '41', weight: 'kg~72.5' },
      saidOn: '2026-11-22',
      isWeightHidden: true,
    });
    expect(await names()).toEqual(['Ana']);
  });

  test('is one, whichever of two tabs is first', async () => {
    await Promise.all([
      putPerson({ entries: { gender: 'male' } }),
      writeDays([{ day: '2026-11-22', weightKg: 80 }]),
    ]);
    expect(await must(readPeople())).toHaveLength(1);
    expect(await must(readLog())).toEqual([{ day: '2026-11-22', weightKg: 80 }]);
  });

  test('grows older from the day on which the age was entered', async () => {
    await must(putPerson({ entries: { age: '41', gender: 'male', height: '180' } }));
    vi.setSystemTime(new Date(2027, 11, 1));
    const person = (await must(currentPerson()))!;
    expect(entriesOn(person, '2027-11-21')['age']).toBe('41');
    expect(entriesOn(person, '2027-11-22')['age']).toBe('42');
    // Kept again as shown: nothing was entered.
    const again = await must(putPerson({ entries: entriesOn(person, '2027-12-01') }));
    expect(again).toMatchObject({ entries: { age: '41' }, saidOn: '2026-11-22' });
    expect(await must(putPerson({ entries: { age: '40' } }))).toMatchObject({
      entries: { age: '40' },
      saidOn: '2027-12-01',
    });
  });

  test('has the day on which the weight was right', async () => {
    await must(putPerson({ entries: { age: '41' } }));
    expect(await must(currentPerson())).toMatchObject({ weighedOn: '' });
    await must(putPerson({ entries: { weight: 'kg~72.5' } }));
    vi.setSystemTime(new Date(2026, 11, 1));
    expect(await must(putPerson({ entries: { gender: 'male' } }))).toMatchObject({ weighedOn: '2026-11-22' });
    expect(await must(putPerson({ entries: { weight: 'kg~72.5' } }))).toMatchObject({
      weighedOn: '2026-12-01',
    });
  });

  test('has what the log asks for, or not', async () => {
    const person = await must(putPerson({ entries: { age: '41', gender: 'male', height: 'ft~6~0' } }));
    expect(logPersonOf(person)).toEqual({
      gender: 'male',
      age: 41,
      saidOn: '2026-11-22',
      centimetres: 182.88,
    });
    for (const wrong of [{ age: '' }, { age: '400' }, { height: 'tall' }, { gender: 'x' }])
      expect(logPersonOf({ ...person, entries: { ...person.entries, ...wrong } })).toBeNull();
  });
});

describe('several people', () => {
  test('have one current person, even if the clock was wrong', async () => {
    vi.setSystemTime(new Date(2030, 0, 1));
    const first = await must(addPerson('Me'));
    vi.setSystemTime(new Date(2026, 10, 22));
    const second = await must(addPerson('Ana'));
    expect(await currentName()).toBe('Ana');
    await must(usePerson(first.id));
    expect(await currentName()).toBe('Me');
    await must(usePerson(second.id));
    await must(usePerson(second.id));
    await must(usePerson('nobody'));
    expect(await names()).toEqual(['Ana', 'Me']);
  });

  test('have days of their own, and are erased one by one', async () => {
    const me = await must(addPerson('Me'));
    await must(writeDays([{ day: '2026-11-22', weightKg: 80 }]));
    const ana = await must(addPerson('Ana'));
    expect(await must(readLog())).toEqual([]);
    const { undo } = await must(writeDays([{ day: '2026-11-22', weightKg: 60 }]));
    await must(writeDays([{ day: '2026-11-22', intakeKcal: 2000 }], me.id));
    await undo();
    expect(await must(readLog())).toEqual([]);
    expect(await must(readLog(me.id))).toEqual([{ day: '2026-11-22', weightKg: 80, intakeKcal: 2000 }]);
    const db = await openDB(STORE_DATABASE);
    const plan = { state: 'current', entries: {}, start: '2026-11-22' };
    await db.put('plans', { ...plan, id: 'a', person: me.id });
    await db.put('plans', { ...plan, id: 'b', person: ana.id });
    await must(erasePerson(me.id));
    expect(await db.getAllKeys('plans')).toEqual(['b']);
    db.close();
    expect(await names()).toEqual(['Ana']);
    expect(await must(readLog(me.id))).toEqual([]);
  });

  test('have results of their own', async () => {
    const me = await must(addPerson('Me'));
    const mine = { ...savedOn('2026-01-01T08:00:00.000Z', 'mine'), person: '' };
    await must(putResult(mine));
    const ana = await must(addPerson('Ana'));
    await must(putResult({ ...savedOn('2025-01-01T08:00:00.000Z', 'hers'), person: '' }));
    const listed = async (): Promise<readonly string[]> => {
      const { person, results, total } = await must(readPage({ to: 'newest' }));
      return [person?.name ?? '', String(total), ...results.map(({ note }) => note)];
    };
    const all = async (whose: 'everybody' | 'current'): Promise<readonly string[]> => {
      const notes: string[] = [];
      await must(readAll((results) => notes.push(...results.map(({ note }) => note)), whose));
      return notes.toSorted();
    };
    expect(await listed()).toEqual(['Ana', '1', 'hers']);
    expect(await all('current')).toEqual(['hers']);
    expect(await all('everybody')).toEqual(['hers', 'mine']);
    await must(usePerson(me.id));
    expect(await listed()).toEqual(['Me', '1', 'mine']);
    expect(await must(countKept(ana.id))).toEqual({ days: 0, plans: 0, results: 1 });
    await must(erasePerson(ana.id));
    expect(await all('everybody')).toEqual(['mine']);
    expect(await must(countKept(ana.id))).toEqual({ days: 0, plans: 0, results: 0 });
  });

  test('a result of nobody who is here is set aside, not shown to somebody else', async () => {
    await must(addPerson('Me'));
    await must(putResult({ ...savedOn('2026-01-01T08:00:00.000Z', 'mine'), person: '' }));
    const db = await openDB(STORE_DATABASE);
    await db.put('results', savedOn('2026-02-01T08:00:00.000Z', 'whose?'));
    db.close();
    expect(await must(readPage({ to: 'newest' }))).toMatchObject({ total: 1 });
    expect(await must(readAll(() => {}))).toEqual({ aside: 1, damaged: 0 });
  });

  test('have names that are cleaned, and keep everything else when they are named again', async () => {
    expect(cleanName('  Ana\u0000\n Maria  ')).toBe('Ana Maria');
    expect(cleanName('x'.repeat(50))).toHaveLength(40);
    const ana = await must(addPerson(' Ana\n', { units: 'imperial' }));
    await must(putPerson({ entries: { age: '41' } }));
    await must(namePerson(ana.id, 'A. '));
    expect(await must(currentPerson())).toMatchObject({
      name: 'A.',
      entries: { units: 'imperial', age: '41' },
    });
    await must(namePerson(ana.id, ''));
    expect(await names()).toEqual(['']);
    await must(namePerson('gone', 'Nobody'));
    expect(await names()).toEqual(['']);
  });

  test('never get what was meant for somebody who is gone', async () => {
    const me = await must(addPerson('Me'));
    const ana = await must(addPerson('Ana'));
    await must(erasePerson(ana.id));
    await must(writeDays([{ day: '2026-11-22', weightKg: 60 }], ana.id));
    expect(await must(readLog(me.id))).toEqual([]);
    expect(await must(readLog(ana.id))).toHaveLength(1);
  });
});

describe('an undone first entry', () => {
  const nobody = async (): Promise<void> => expect(await must(readPeople())).toEqual([]);

  test('of the log leaves nobody, also after a choice of units', async () => {
    const { undo } = await must(writeDays([{ day: '2026-11-22', weightKg: 80 }]));
    await must(putPerson({ entries: { units: 'imperial' } }));
    await undo();
    await nobody();
  });

  test('of a plan leaves nobody', async () => {
    const { undo } = await must(followPlan({ entries: {}, start: '2026-11-22', update: null }));
    await undo();
    await nobody();
  });

  test('leaves somebody of whom anything else is kept', async () => {
    const { undo } = await must(writeDays([{ day: '2026-11-22', weightKg: 80 }]));
    await must(writeDays([{ day: '2026-11-23', weightKg: 80 }]));
    await undo();
    expect(await must(readPeople())).toHaveLength(1);
    const ana = await must(addPerson('Ana'));
    await must(forgetNobody(ana.id));
    expect(await names()).toEqual(['Ana', '']);
    const { undo: undoPlan } = await must(followPlan({ entries: {}, start: '2026-11-22', update: null }));
    await must(putPerson({ name: '', entries: { age: '41' } }));
    await undoPlan();
    await must(endPlan());
    expect(await names()).toEqual(['', '']);
  });
});

describe('a stored row', () => {
  const good: PersonRow = {
    id: 'a1',
    name: 'Ana',
    entries: { weight: 'kg~72,5 kg' },
    saidOn: '2026-11-22',
    weighedOn: '2026-11-21',
    isWeightHidden: true,
    usedAt: '2026-11-22T11:00:00.000Z',
  };

  test('of a person is read unchanged, without what is wrong or unknown', () => {
    expect(personRow(good)).toEqual(good);
    const hostile = {
      ...good,
      name: 'x'.repeat(41),
      entries: { weight: 7, height: 'a\u0000', 'in valid': '1', gender: 'male', note: 'x'.repeat(251) },
      saidOn: '2026-02-30',
      weighedOn: '22.11.2026',
      isWeightHidden: 'yes',
      usedAt: 'yesterday',
      more: 1,
    };
    expect(personRow(hostile)).toEqual({
      id: 'a1',
      name: '',
      entries: { gender: 'male' },
      saidOn: '',
      weighedOn: '',
      isWeightHidden: false,
      usedAt: '1900-01-01T00:00:00.000Z',
    });
    for (const nobody of [null, 7, [], {}, { ...good, id: '=1' }]) expect(personRow(nobody)).toBeNull();
  });

  test('of a plan is read unchanged, or not at all', () => {
    const plan = {
      id: 'p1',
      person: 'a1',
      state: 'current',
      entries: { goalWeight: 'kg~66' },
      start: '2026-11-22',
      update: {
        on: '2026-12-20',
        weightKg: 71.25,
        eaten: [{ fromDay: 0, kcal: 1784.25 }],
        own: { value: 2104.5, low: 2010, high: 2199, from: -3, to: 28 },
      },
    };
    expect(planRow(plan)).toEqual(plan);
    for (const change of [
      { on: '2026-11-21' },
      { weightKg: Number.NaN },
      { eaten: [] },
      { eaten: [{ fromDay: 3, kcal: 1784 }] },
      { eaten: [{ fromDay: 0, kcal: -1 }] },
      { own: { ...plan.update.own, low: 2150 } },
    ])
      expect(planRow({ ...plan, update: { ...plan.update, ...change }, target: 300 })).toEqual({
        ...plan,
        update: null,
      });
    for (const change of [
      { id: 1 },
      { person: '' },
      { state: 'paused' },
      { entries: [] },
      { start: '2026-13-01' },
    ])
      expect(planRow({ ...plan, ...change })).toBeNull();
  });
});

test('a browser that stores nothing says so', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const denied = { ok: false, problem: 'denied' };
  expect(await currentPerson()).toEqual(denied);
  expect(await putPerson({ name: 'Me' })).toEqual(denied);
  expect(await erasePerson('a')).toEqual(denied);
});
