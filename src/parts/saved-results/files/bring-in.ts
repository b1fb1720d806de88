import { putChildren, readChildren, removeChildren } from '#person/database/child-store.ts';
import { fillPerson } from '#person/database/people.ts';
import { personRow, type PersonRow } from '#person/database/person-row.ts';
import { addPlans } from '#person/database/plans.ts';
import { mergeResults, type Merged } from '#person/database/saved-store.ts';
import { StoreFailure } from '#person/database/store-failure.ts';
import type { Outcome, Undo } from '#person/database/with-store.ts';
import type { PersonCopy } from '#person/files/person-file.ts';
import { isOtherDay, missingOf } from '#person/log/day-change.ts';
import { readLog, writeDays } from '#person/log/log-store.ts';
import { newChildren } from './stand-ins.ts';
import type { Named, ReadFile } from './whose-file.ts';

/** What came from a file of a person, besides results. */
export interface Brought {
  readonly days: number;
  /** Days that have other values here, which stay. */
  readonly others: number;
  readonly plans: number;
  readonly children: number;
}

/** What came from a file, and the way back. */
export interface BroughtIn {
  readonly merged: Merged;
  readonly copy: Brought | null;
  readonly undo: Undo;
}

/** The value of a step that worked. */
function must<Value>(done: Outcome<Value>): Value {
  if (!done.ok) throw new StoreFailure(done.problem);
  return done.value;
}

/** Runs undos, the last step's first. */
async function undoAll(undos: readonly Undo[]): Promise<Outcome<null>> {
  for (const undo of undos.toReversed()) {
    const done = await undo();
    if (!done.ok) return done;
  }
  return { ok: true, value: null };
}

/** Brings in everything but results, for the current person if none is given. What is here already stays. */
async function bringCopy(copy: PersonCopy, id: string | null, undos: Undo[]): Promise<Brought> {
  const here = new Map(must(await readLog(id)).map((day) => [day.day, day]));
  const changes = copy.days.flatMap((day) => missingOf(day, here.get(day.day)) ?? []);
  if (changes.length > 0) undos.push(must(await writeDays(changes, id)).undo);
  const plans = copy.plans.length > 0 ? must(await addPlans(copy.plans, id)) : null;
  if (plans) undos.push(plans.undo);
  const children = newChildren(copy.children, must(await readChildren()));
  if (children.length > 0) {
    must(await putChildren(children));
    undos.push(() => removeChildren(children.map((child) => child.id)));
  }
  const others = copy.days.filter((day) => {
    const now = here.get(day.day);
    return now !== undefined && isOtherDay(day, now);
  });
  return { days: changes.length, others: others.length, plans: plans?.added ?? 0, children: children.length };
}

/** Somebody of whom a file of results says nothing else. */
const rowOf = (id: string): PersonRow | null => personRow({ id });

/** Fills in who the people are, or adds them. */
async function bringPeople(people: readonly Named[], copy: PersonCopy | null, undos: Undo[]): Promise<void> {
  for (const { id, name } of people) {
    const row = copy?.person ?? rowOf(id);
    if (row) undos.push(must(await fillPerson({ ...row, id, name })));
  }
}

/** Whose the days of a file are, by id: the one person whom it names. */
const onlyOne = (copy: PersonCopy | null, people: readonly Named[]): string | null =>
  (copy && people.length === 1 && people[0]?.id) || null;

/**
 * Imports the rows of a file for the people given: those it names, or one person who gets everything. People who aren't
 * on this device are added. If a step fails, the steps before it are undone.
 */
export async function bringIn(
  { copy, results }: ReadFile,
  people: readonly Named[],
  to: string | null,
  onProgress: (done: number) => void,
): Promise<Outcome<BroughtIn>> {
  const undos: Undo[] = [];
  const undo: Undo = () => undoAll(undos);
  try {
    await bringPeople(people, copy, undos);
    const target = to ?? onlyOne(copy, people);
    const brought = copy && (await bringCopy(copy, target, undos));
    const own = target === null ? results : results.map((result) => ({ ...result, person: target }));
    const merged = must(await mergeResults(own, onProgress));
    undos.push(merged.undo);
    return { ok: true, value: { merged, copy: brought, undo } };
  } catch (error) {
    await undo();
    if (!(error instanceof StoreFailure)) throw error;
    return { ok: false, problem: error.problem };
  }
}
