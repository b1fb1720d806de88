/** The equation's figure for the person, to compare with the log's own figure: by the equation that was used. */
import type { Percent } from '@evenscale/formulas/units';
import { readPage } from '#person/database/list-page.ts';
import { currentPlan } from '#person/database/plans.ts';
import { dayEnergyOf } from '#person/energy/day-energy.ts';
import { changedEntries, initialEntries, readEntries } from '#person/entries/field.ts';
import { knownEntries } from '#person/entries/known-entries.ts';
import { loadSession } from '#person/entries/session.ts';
import type { Person } from '#person/person.ts';
import { isUnderAge } from '#person/policy.ts';
import { followedPlanOf } from '#tools/planner/kept-plan.ts';
import { tdee, type TdeeEntries } from '#tools/tdee/entries.ts';

/** The figure, and where it comes from. */
export interface EquationFigure {
  readonly value: number;
  readonly from: 'fromSession' | 'fromPlan' | 'fromSaved';
}

/** A person's daily energy by the equation; their own figure can't be compared with itself. */
function equationOf(person: Person, bodyFat: Percent | null): number | null {
  if (isUnderAge(person.age)) return null;
  const { bmr, tdee: value } = dayEnergyOf({ ...person, ownMaintenance: undefined }, bodyFat);
  return bmr > 0 ? value : null;
}

function ofEntries(entries: Partial<TdeeEntries> | null): number | null {
  const reading = entries && readEntries(tdee, changedEntries(tdee, initialEntries(tdee), entries));
  return reading?.ok ? equationOf(reading.input, reading.input.bodyFat) : null;
}

const fromSession = (): number | null => ofEntries(loadSession(tdee));

async function fromPlan(): Promise<number | null> {
  const plan = await currentPlan();
  const followed = plan.ok && plan.value ? followedPlanOf(plan.value) : null;
  return followed && equationOf(followed.person, followed.bodyFat);
}

async function fromSaved(): Promise<number | null> {
  const page = await readPage({ to: 'newest' }, 1);
  const saved = page.ok ? page.value.results[0] : undefined;
  return saved ? ofEntries(knownEntries(tdee, saved.entries, 'device')) : null;
}

/** The figure for the session's person, from the plan, or else from the newest saved result; `null` without any. */
export async function readEquationFigure(): Promise<EquationFigure | null> {
  const sources = { fromSession, fromPlan, fromSaved } as const;
  for (const from of ['fromSession', 'fromPlan', 'fromSaved'] as const) {
    const value = await sources[from]();
    if (value !== null) return { value, from };
  }
  return null;
}
