import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { beforeEach, describe, expect, test } from 'vitest';
import { savedOn } from '../../../../tests/saved-results.ts';
import { putChildren, readChildren } from '#person/database/child-store.ts';
import {
  addPerson,
  currentPerson,
  namePerson,
  putPerson,
  readPeople,
  usePerson,
} from '#person/database/people.ts';
import { followPlan, readPlans } from '#person/database/plans.ts';
import type { ResultRow } from '#person/database/result-row.ts';
import { parseSavedChild, type SavedChild } from '#person/database/saved-child.ts';
import { eraseEverything, putResult, readAll } from '#person/database/saved-store.ts';
import { STORE_DATABASE } from '#person/database/store-schema.ts';
import type { Outcome } from '#person/database/with-store.ts';
import { readLog, writeDays } from '#person/log/log-store.ts';
import { bringIn } from './bring-in.ts';
import { readFile } from './import-file.ts';
import { exportPerson } from './person-export.ts';
import { newChildren, withoutNames } from './stand-ins.ts';
import { whoseFile, type ReadFile } from './whose-file.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const CHILD = parseSavedChild({
  id: 'c1',
  name: 'Mia',
  gender: 'female',
  age: 60.5,
  completed: 60,
  kilograms: 18,
  centimetres: 110,
})!;

async function must<Value>(outcome: Promise<Outcome<Value>>): Promise<Value> {
  const done = await outcome;
  if (!done.ok) throw new Error(done.problem);
  return done.value;
}

/** Ana with everything that can be kept. */
async function keepAna(): Promise<string> {
  const { id } = await must(addPerson('Ana', { gender: 'female', age: '34', weight: 'kg~61' }));
  await must(
    writeDays([
      { day: '2026-11-20', weightKg: 61, waistCm: 70, bodyFat: 25, note: 'a “note”' },
      { day: '2026-11-21', weightKg: 99, isConfirmed: true, intakeKcal: 1900 },
    ]),
  );
  await must(followPlan({ entries: { goalWeight: 'kg~58' }, start: '2026-11-01', update: null }));
  await must(followPlan({ entries: { goalWeight: 'kg~59' }, start: '2026-11-10', update: null }));
  await must(putResult({ ...savedOn('2026-11-19T08:00:00.000Z', 'hers'), person: '' }));
  await must(putChildren([CHILD]));
  return id;
}

/** Everything that is kept of somebody, without when they were chosen and the plans' ids. */
async function keptOf(id: string) {
  const person = (await must(readPeople())).find((row) => row.id === id);
  const { usedAt: _, ...row } = person ?? { usedAt: '' };
  const results: ResultRow[] = [];
  await must(readAll((some) => results.push(...some)));
  return {
    row,
    days: await must(readLog(id)),
    plans: (await must(readPlans(id))).map(({ state, start, entries }) => ({ state, start, entries })),
    results: results.filter((result) => result.person === id).map(({ note, entries }) => ({ note, entries })),
  };
}

async function fileOf(): Promise<ReadFile> {
  const file = await must(exportPerson(NOW));
  expect(file?.name).toMatch(/^evenscale-everything-2026-11-2\d\.json$/u);
  const reading = await readFile(file!.blob);
  if (!reading.ok) throw new Error(reading.problem);
  expect(reading).toMatchObject({ skipped: [], copy: { left: 0 } });
  return reading;
}

async function bring(file: ReadFile, to: string | null) {
  const people = await must(readPeople());
  const { named } = whoseFile(file, people);
  const row = people.find(({ id }) => id === to);
  const whom = row ? [{ id: row.id, name: row.name, isHere: true }] : named;
  return must(bringIn(file, file.copy || to === null ? whom : [], to, () => {}));
}

beforeEach(() => deleteDB(STORE_DATABASE));

describe('a file of a person', () => {
  test('has all of them and nothing of others, and brings all of it back on an empty device', async () => {
    await must(addPerson('Me', { weight: 'kg~80' }));
    await must(writeDays([{ day: '2026-11-20', weightKg: 80 }]));
    await must(putResult({ ...savedOn('2026-11-18T08:00:00.000Z', 'mine'), person: '' }));
    const ana = await keepAna();
    const before = await keptOf(ana);
    expect(before.days).toHaveLength(2);
    const file = await fileOf();
    expect(file.results.map(({ note }) => note)).toEqual(['hers']);
    expect(file.copy?.children).toEqual([{ ...CHILD, name: 'Child 1' }]);
    await eraseEverything();

    expect(whoseFile(file, [])).toMatchObject({ kind: 'own', named: [{ id: ana, name: 'Ana' }] });
    const { copy, merged, undo } = await bring(file, null);
    expect(copy).toEqual({ days: 2, others: 0, plans: 2, children: 1 });
    expect(merged).toMatchObject({ added: 1, problem: null });
    expect(await must(currentPerson())).toMatchObject({ id: ana });
    expect(await keptOf(ana)).toEqual(before);
    expect(await must(readChildren())).toEqual([{ ...CHILD, name: 'Child 1' }]);

    // Again: nothing is new.
    const again = await bring(file, null);
    expect(again.copy).toEqual({ days: 0, others: 0, plans: 0, children: 0 });
    expect(again.merged).toMatchObject({ added: 0, known: 1 });
    await must(again.undo());
    expect(await keptOf(ana)).toEqual(before);
    await must(undo());
    expect(await must(readPeople())).toEqual([]);
    expect(await must(readChildren())).toEqual([]);
    expect((await keptOf(ana)).results).toEqual([]);
  });

  test('is asked about if somebody else is shown, and adds a person beside them with a name of their own', async () => {
    const ana = await keepAna();
    const file = await fileOf();
    const before = await keptOf(ana);
    await eraseEverything();
    const me = await must(addPerson('ana', { weight: 'kg~80' }));
    await must(writeDays([{ day: '2026-11-20', weightKg: 80 }]));
    const whose = whoseFile(file, await must(readPeople()));
    expect(whose).toMatchObject({ kind: 'asked', named: [{ id: ana, name: 'Ana 2', isHere: false }] });
    const mine = await keptOf(me.id);
    const { undo } = await bring(file, null);
    expect(await must(currentPerson())).toMatchObject({ id: me.id });
    expect(await keptOf(me.id)).toEqual(mine);
    expect(await keptOf(ana)).toEqual({ ...before, row: { ...before.row, name: 'Ana 2' } });
    await must(undo());
    expect((await must(readPeople())).map(({ id }) => id)).toEqual([me.id]);
  });

  test('fills in what the person shown lacks, if they are chosen, and leaves the rest of both alone', async () => {
    const ana = await keepAna();
    const file = await fileOf();
    const hers = await keptOf(ana);
    const me = await must(addPerson('Me', { weight: 'kg~80' }));
    await must(writeDays([{ day: '2026-11-20', weightKg: 80 }]));
    await must(followPlan({ entries: { goalWeight: 'kg~75' }, start: '2026-11-02', update: null }));
    const mine = await keptOf(me.id);
    const { copy, merged, undo } = await bring(file, me.id);
    expect(copy).toEqual({ days: 2, others: 1, plans: 2, children: 0 });
    expect(merged.added).toBe(1);
    const now = await keptOf(me.id);
    expect(now.row).toMatchObject({ name: 'Me', entries: { weight: 'kg~80', age: '34' } });
    expect(now.days[0]).toMatchObject({ weightKg: 80, waistCm: 70 });
    expect(now.plans.map(({ state }) => state)).toEqual(['current', 'earlier', 'earlier']);
    expect(now.plans[0]).toMatchObject({ entries: { goalWeight: 'kg~75' } });
    expect(now.results.map(({ note }) => note)).toEqual(['hers']);
    expect(await keptOf(ana)).toEqual(hers);
    expect((await bring(file, me.id)).merged).toMatchObject({ added: 0, known: 1 });
    await must(undo());
    expect(await keptOf(me.id)).toEqual(mine);
    expect(await keptOf(ana)).toEqual(hers);
  });

  test('is read as untrusted input: what can’t be read is counted, and the rest is taken', async () => {
    await keepAna();
    const text = await (await must(exportPerson(NOW)))!.blob.text();
    const raw = JSON.parse(text) as Record<string, unknown[]>;
    raw['days']?.push({ day: 'today', weightKg: 1 }, { day: '2026-11-22', weightKg: 'heavy' });
    raw['plans']?.push(7);
    raw['children']?.push({ id: 'c2', name: '' });
    raw['results']?.push({ id: 'r9' });
    const reading = await readFile(new Blob([JSON.stringify(raw)]));
    expect(reading).toMatchObject({ ok: true, copy: { left: 4 }, skipped: [{ unit: 'entry', place: 2 }] });
    const unknown = JSON.stringify({ ...raw, person: { name: 'x' } });
    expect(await readFile(new Blob([unknown]))).toEqual({ ok: false, problem: 'unknown' });
    const newer = JSON.stringify({ ...raw, version: 2 });
    expect(await readFile(new Blob([newer]))).toEqual({ ok: false, problem: 'newer' });
  });
});

describe('a file that doesn’t say whose it is', () => {
  const days = [{ day: '2026-11-20', weightKg: 81 }];
  const plans = [
    { id: 'p', person: 'x', state: 'current', entries: {}, start: '2026-11-01', update: null },
  ] as const;
  const file = (results: readonly ResultRow[] = []): ReadFile => ({
    ok: true,
    skipped: [],
    results,
    copy: { person: null, plans, days, children: [], left: 0 },
  });

  test('goes to the person shown, and Undo takes it back', async () => {
    const me = await must(addPerson('Me'));
    const before = await keptOf(me.id);
    expect(whoseFile(file(), await must(readPeople())).kind).toBe('own');
    const { copy, undo } = await bring(file(), null);
    expect(copy).toMatchObject({ days: 1, plans: 1 });
    expect((await keptOf(me.id)).days).toEqual(days);
    await must(undo());
    expect(await keptOf(me.id)).toEqual(before);
  });

  test('adds somebody on an empty device, whom Undo takes back', async () => {
    const { undo } = await bring(file(), null);
    const [added] = await must(readPeople());
    expect((await keptOf(added!.id)).plans).toHaveLength(1);
    await must(undo());
    expect(await must(readPeople())).toEqual([]);
  });

  test('goes with its results, if they say whose they are', async () => {
    const me = await must(addPerson('Me'));
    const theirs = file([{ ...savedOn('2026-01-01T08:00:00.000Z'), person: 'phone' }]);
    expect(whoseFile(theirs, await must(readPeople())).kind).toBe('asked');
    await bring(theirs, null);
    expect((await keptOf('phone')).days).toEqual(days);
    expect((await keptOf(me.id)).days).toEqual([]);
  });
});

describe('children in a file', () => {
  const child = (id: string, name: string): SavedChild => ({ ...CHILD, id, name });

  test('have no names, and stay apart', () => {
    const all = [child('a', 'Mia'), child('b', 'Leo'), child('c', 'Mia')];
    expect(withoutNames(all).map(({ name }) => name)).toEqual(['Child 1', 'Child 2', 'Child 1']);
  });

  test('get their names back where they are known, and free ones elsewhere', () => {
    const file = withoutNames([child('a', 'Mia'), child('b', 'Leo'), child('c', 'Mia')]);
    const here = [child('a', 'Mia'), child('x', 'Child 1')];
    expect(newChildren(file, here)).toEqual([child('b', 'Child 2'), child('c', 'Mia')]);
    expect(newChildren(file, [...here, ...newChildren(file, here)])).toEqual([]);
  });
});

describe('a file of results', () => {
  const fileFor = (...people: readonly string[]): ReadFile => ({
    ok: true,
    skipped: [],
    copy: null,
    results: people.map((person, day) => ({
      ...savedOn(`2026-01-0${day + 1}T08:00:00.000Z`, `of ${person}`),
      person,
    })),
  });

  test('that names nobody, or the person shown, goes to them; otherwise it’s asked about', async () => {
    const ana = await must(addPerson('Ana'));
    const me = await must(addPerson(''));
    const people = await must(readPeople());
    expect(whoseFile(fileFor('', me.id), people).kind).toBe('own');
    expect(whoseFile(fileFor('', ana.id), people)).toMatchObject({
      kind: 'asked',
      named: [{ id: ana.id, name: 'Ana', isHere: true }],
    });
    expect(whoseFile(fileFor('phone'), people)).toMatchObject({
      named: [{ id: 'phone', name: 'New person', isHere: false }],
    });
  });

  test('goes to whom it names, or to the person chosen, and Undo leaves nobody behind', async () => {
    const me = await must(addPerson('Me'));
    const { undo } = await bring(fileFor('phone'), null);
    expect((await must(readPeople())).map(({ name }) => name)).toEqual(['Me', 'New person']);
    expect((await keptOf('phone')).results).toHaveLength(1);
    expect((await keptOf(me.id)).results).toEqual([]);
    await must(undo());
    expect((await must(readPeople())).map(({ name }) => name)).toEqual(['Me']);
    const mine = await bring(fileFor('phone'), me.id);
    expect((await keptOf(me.id)).results).toHaveLength(1);
    await must(mine.undo());
    expect((await keptOf(me.id)).results).toEqual([]);
    expect(await must(readPeople())).toHaveLength(1);
  });

  test('leaves no one behind on an empty device once it’s undone', async () => {
    const { undo } = await bring(fileFor('', 'phone'), null);
    expect((await must(readPeople())).length).toBeGreaterThan(0);
    await must(undo());
    expect(await must(readPeople())).toEqual([]);
  });

  test('keeps what was changed since, when it’s undone', async () => {
    const me = await must(addPerson('Me'));
    const { undo } = await bring(fileFor('phone'), null);
    await must(namePerson('phone', 'Ben'));
    await must(usePerson('phone'));
    await must(putPerson({ entries: { age: '50' } }));
    await must(writeDays([{ day: '2026-11-20', weightKg: 80 }]));
    await must(undo());
    expect((await must(readPeople())).map(({ id }) => id)).toEqual(['phone', me.id]);
    expect((await keptOf('phone')).days).toHaveLength(1);
  });
});
