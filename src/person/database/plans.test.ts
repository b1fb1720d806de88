import { deleteDB, openDB } from 'idb';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { KeptPlan } from '#person/plan/kept-plan.ts';
import { addPerson, currentPerson } from './people.ts';
import {
  currentPlan,
  endPlan,
  followPlan,
  readPlans,
  removePlan,
  replacePlan,
  resumePlan,
  stopPlan,
} from './plans.ts';
import { STORE_DATABASE } from './store-schema.ts';
import type { Outcome } from './with-store.ts';

async function must<Value>(outcome: Promise<Outcome<Value>>): Promise<Value> {
  const done = await outcome;
  if (!done.ok) throw new Error(done.problem);
  return done.value;
}

const plan = (goal: string, start = '2026-11-24'): KeptPlan => ({
  entries: { goalWeight: goal, by: 'pace' },
  start,
  update: null,
});

const goals = async (person: string | null = null): Promise<readonly (string | undefined)[]> =>
  (await must(readPlans(person))).map(({ state, entries }) => `${state} ${entries['goalWeight']}`);

beforeEach(() => deleteDB(STORE_DATABASE));

test('reading creates nothing', async () => {
  expect(await must(readPlans())).toEqual([]);
  expect(await must(currentPlan())).toBeNull();
  expect(await indexedDB.databases()).toEqual([]);
});

describe('following a plan', () => {
  test('makes it the only current one, and keeps the person', async () => {
    await must(followPlan(plan('kg~82')));
    await must(followPlan(plan('kg~80', '2026-12-01')));
    expect(await goals()).toEqual(['current kg~80', 'earlier kg~82']);
    expect((await must(currentPlan()))?.person).toBe((await must(currentPerson()))?.id);
  });

  test('can be undone, also for the plan before', async () => {
    await must(followPlan(plan('kg~82')));
    const { undo } = await must(followPlan(plan('kg~80', '2026-12-01')));
    await undo();
    expect(await goals()).toEqual(['current kg~82']);
  });

  test('isn’t undone over a later change', async () => {
    const { undo } = await must(followPlan(plan('kg~82')));
    await must(followPlan(plan('kg~80', '2026-12-01')));
    await undo();
    expect(await goals()).toEqual(['current kg~80', 'earlier kg~82']);
  });

  test('belongs to one person', async () => {
    await must(followPlan(plan('kg~82')));
    const { id } = await must(addPerson('Ana'));
    expect(await must(currentPlan(id))).toBeNull();
    await must(followPlan(plan('kg~55'), id));
    expect(await goals(id)).toEqual(['current kg~55']);
  });

  test('keeps 100 earlier plans', async () => {
    for (let day = 0; day < 103; day++)
      await must(
        followPlan(
          plan(
            `kg~${day}`,
            `2026-${String(1 + Math.floor(day / 28)).padStart(2, '0')}-${String(1 + (day % 28)).padStart(2, '0')}`,
          ),
        ),
      );
    const all = await goals();
    expect(all).toHaveLength(101);
    expect(all.at(-1)).toBe('earlier kg~2');
  });
});

test('an update changes the current plan, and can be undone', async () => {
  const first = (await must(followPlan(plan('kg~82')))).plan!;
  const update = { on: '2026-12-24', weightKg: 88.1, eaten: [{ fromDay: 0, kcal: 2190.5 }], own: null };
  const { plan: updated, undo } = await must(replacePlan(first.id, { ...plan('kg~82'), update }));
  expect(updated).toEqual({ ...first, update });
  await undo();
  expect(await must(currentPlan())).toEqual(first);
});

test('stopping leaves it in the list', async () => {
  await must(followPlan(plan('kg~82')));
  const { plan: left, undo } = await must(endPlan());
  expect(left).toBeNull();
  expect(await goals()).toEqual(['earlier kg~82']);
  await undo();
  expect(await goals()).toEqual(['current kg~82']);
});

test('the plan that was stopped last is marked, until one is followed again', async () => {
  const stops = async () => (await must(readPlans())).map(({ stoppedOn }) => stoppedOn !== undefined);
  await must(followPlan(plan('kg~82')));
  await must(stopPlan());
  expect(await stops()).toEqual([true]);
  await must(followPlan(plan('kg~80')));
  expect(await stops()).toEqual([false, false]);
  const { undo } = await must(stopPlan());
  expect((await stops()).filter(Boolean)).toHaveLength(1);
  await undo();
  expect(await stops()).toEqual([false, false]);
  await must(stopPlan());
  const [stopped] = (await must(readPlans())).filter(({ stoppedOn }) => stoppedOn);
  await must(resumePlan(stopped!.id, stopped!.person));
  expect(await stops()).toEqual([false, false]);
});

test('an unreadable plan is left alone, and an unusable update is left out', async () => {
  const first = (await must(followPlan(plan('kg~82')))).plan!;
  const db = await openDB(STORE_DATABASE);
  await db.put('plans', { id: 'other', person: first.person, state: 'maybe' });
  await db.put('plans', { ...first, update: { on: '2026-01-01', weightKg: -4, eaten: [], own: 7 } });
  expect(await must(readPlans())).toEqual([first]);
  await must(endPlan());
  expect(await db.get('plans', 'other')).toEqual({ id: 'other', person: first.person, state: 'maybe' });
  db.close();
});

describe('an earlier plan', () => {
  const two = async () => {
    await must(followPlan(plan('kg~82')));
    await must(followPlan(plan('kg~80', '2026-12-01')));
    const [, earlier] = await must(readPlans());
    return earlier!;
  };

  test('can be followed again, as of its own first day, and that can be undone', async () => {
    const { id, person } = await two();
    const { plan: now, undo } = await must(resumePlan(id, person));
    expect(now).toMatchObject({ id, start: '2026-11-24' });
    expect(await goals()).toEqual(['current kg~82', 'earlier kg~80']);
    await undo();
    expect(await goals()).toEqual(['current kg~80', 'earlier kg~82']);
  });

  test('can be deleted, and that can be undone', async () => {
    const { id, person } = await two();
    const { undo } = await must(removePlan(id, person));
    expect(await goals()).toEqual(['current kg~80']);
    await undo();
    expect(await goals()).toEqual(['current kg~80', 'earlier kg~82']);
  });

  test('isn’t deleted once it is followed again, nor followed once it is deleted', async () => {
    const { id, person } = await two();
    await must(resumePlan(id, person));
    await must(removePlan(id, person));
    expect(await goals()).toEqual(['current kg~82', 'earlier kg~80']);
    await must(endPlan());
    await must(removePlan(id, person));
    await must(resumePlan(id, person));
    expect(await goals()).toEqual(['earlier kg~80']);
  });
});
