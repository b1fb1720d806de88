/**
 * The plans that people follow. A person has at most one current plan; earlier ones stay in the list. Reading creates
 * nothing. The person is named by id; `null` is the current one.
 */
import type { KeptPlan } from '#person/plan/kept-plan.ts';
import { localDay } from '#person/log/local-day.ts';
import { personIn } from './people.ts';
import { undone } from './erase-person.ts';
import { currentPersonIn } from './people-in.ts';
import { planRow, type PlanRow } from './plan-row.ts';
import {
  announced,
  changeRows,
  keepRows,
  withStore,
  type Outcome,
  type Undo,
  type Writing,
} from './with-store.ts';

/** Earlier plans that are kept for a person. */
const MOST_EARLIER = 100;

/** A change to the plans of a person. */
export interface PlanWrite {
  /** The current plan; `null` if there is none now. */
  readonly plan: PlanRow | null;
  readonly undo: Undo;
}

const readable = (values: readonly unknown[]): readonly PlanRow[] =>
  values.flatMap((value) => planRow(value) ?? []);

/** The current plan first, then the earlier ones, newest first; those of one day always in the same order. */
const inOrder = (plans: readonly PlanRow[]): readonly PlanRow[] =>
  plans.toSorted((one, other) => {
    if (one.state !== other.state) return one.state === 'current' ? -1 : 1;
    if (one.start !== other.start) return one.start < other.start ? 1 : -1;
    return one.id < other.id ? 1 : -1;
  });

const ofPerson = (plans: readonly PlanRow[], person: string): readonly PlanRow[] =>
  inOrder(plans.filter((plan) => plan.person === person));

/** A person's plans: the current one first, then the earlier ones, newest first. */
export function readPlans(person: string | null = null): Promise<Outcome<readonly PlanRow[]>> {
  return withStore<readonly PlanRow[]>([], async (db) => {
    const id = person ?? (await currentPersonIn(db))?.id;
    return id === undefined ? [] : ofPerson(readable(await db.getAll('plans')), id);
  });
}

const currentIn = (plans: readonly PlanRow[]): PlanRow | null =>
  plans.find(({ state }) => state === 'current') ?? null;

/** The plan that a person follows; `null` if there is none. */
export async function currentPlan(person: string | null = null): Promise<Outcome<PlanRow | null>> {
  const plans = await readPlans(person);
  return plans.ok ? { ok: true, value: currentIn(plans.value) } : plans;
}

const isSame = (one: readonly PlanRow[], other: readonly PlanRow[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What a change of plans needs: who is kept, and the plans. */
const NEEDED = ['people', 'plans'] as const;

type PlanWriting = Writing<(typeof NEEDED)[number]>;

/** Writes a person's plans in place of those before. */
async function put(tx: PlanWriting, before: readonly PlanRow[], after: readonly PlanRow[]): Promise<void> {
  const store = tx.objectStore('plans');
  const gone = before.filter(({ id }) => after.every((plan) => plan.id !== id));
  await Promise.all([...gone.map(({ id }) => store.delete(id)), ...after.map((plan) => store.put(plan))]);
}

const plansIn = async (tx: PlanWriting, person: string): Promise<readonly PlanRow[]> =>
  ofPerson(readable(await tx.objectStore('plans').getAll()), person);

const takeBack = (
  person: string,
  before: readonly PlanRow[],
  after: readonly PlanRow[],
): Promise<Outcome<null>> =>
  undone(
    person,
    changeRows(NEEDED, async (tx) => {
      if (isSame(await plansIn(tx, person), after)) await put(tx, after, before);
    }),
  );

/** Changes the plans of a person, who is kept from now on if they weren't yet. */
const change = (
  person: string | null,
  changed: (plans: readonly PlanRow[], person: string) => readonly PlanRow[],
): Promise<Outcome<PlanWrite>> =>
  announced(
    keepRows(NEEDED, async (tx): Promise<PlanWrite> => {
      const { id } = await personIn(tx, person);
      const before = await plansIn(tx, id);
      const after = inOrder(readable(changed(before, id)));
      await put(tx, before, after);
      return { plan: currentIn(after), undo: () => takeBack(id, before, after) };
    }),
  );

/** Only the goal of the last stop is kept. */
const withoutStop = ({ stoppedOn: _, ...plan }: PlanRow): PlanRow => plan;

const asEarlier = (plans: readonly PlanRow[]): readonly PlanRow[] =>
  inOrder(plans.map((plan) => ({ ...plan, state: 'earlier' as const }))).slice(0, MOST_EARLIER);

/** Makes a plan the one that a person follows; the one before becomes an earlier one. */
export const followPlan = (plan: KeptPlan, person: string | null = null): Promise<Outcome<PlanWrite>> =>
  change(person, (plans, id) => [
    { ...plan, id: crypto.randomUUID(), person: id, state: 'current' },
    ...asEarlier(plans.map(withoutStop)),
  ]);

/** Changes the plan that a person follows, as it is by now. Nothing happens if it isn't the current one any more. */
export const changePlan = (
  id: string,
  changed: (plan: KeptPlan) => KeptPlan,
  person: string | null = null,
): Promise<Outcome<PlanWrite>> =>
  change(person, (plans) =>
    plans.map((old) => (old.id === id && old.state === 'current' ? { ...old, ...changed(old) } : old)),
  );

/** The same with an update. */
export const replacePlan = (
  id: string,
  plan: KeptPlan,
  person: string | null = null,
): Promise<Outcome<PlanWrite>> => changePlan(id, () => plan, person);

/** Stops following the current plan, which becomes an earlier one. */
export const endPlan = (person: string | null = null): Promise<Outcome<PlanWrite>> =>
  change(person, asEarlier);

/** The same for somebody who may go on to the same goal in another way: the planner keeps it. */
export const stopPlan = (person: string | null = null): Promise<Outcome<PlanWrite>> =>
  change(person, (plans) =>
    asEarlier(
      plans.map((plan) =>
        plan.state === 'current' ? { ...plan, stoppedOn: localDay(new Date()) } : withoutStop(plan),
      ),
    ),
  );

/** Makes an earlier plan the current one again, as of its own first day. Nothing happens if it is gone. */
export const resumePlan = (id: string, person: string): Promise<Outcome<PlanWrite>> =>
  change(person, (plans) => {
    if (plans.every((plan) => plan.id !== id)) return plans;
    return plans.map((plan) => ({ ...plan, state: plan.id === id ? 'current' : 'earlier' }));
  });

/** Deletes an earlier plan. */
export const removePlan = (id: string, person: string): Promise<Outcome<PlanWrite>> =>
  change(person, (plans) => plans.filter((plan) => plan.id !== id || plan.state === 'current'));

/** Adds copies of plans that a person doesn't have: to their earlier ones if they follow a plan. */
export async function addPlans(
  copies: readonly PlanRow[],
  person: string | null,
): Promise<Outcome<PlanWrite & { readonly added: number }>> {
  let added = 0;
  const keyOf = ({ start, entries }: PlanRow): string => JSON.stringify([start, entries]);
  const done = await change(person, (plans, id) => {
    const here = new Set(plans.map(keyOf));
    const others = copies.filter((copy) => !here.has(keyOf(copy)));
    added = others.length;
    const isFree = currentIn(plans) === null;
    const current = isFree ? currentIn(others) : null;
    const own = others.map((copy) => ({
      ...copy,
      id: crypto.randomUUID(),
      person: id,
      state: copy === current ? ('current' as const) : ('earlier' as const),
    }));
    return [...plans, ...own];
  });
  return done.ok ? { ok: true, value: { ...done.value, added } } : done;
}
