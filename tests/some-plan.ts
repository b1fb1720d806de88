/** Plans for tests: entries of a followed plan, and a person kept on the device who follows one. */
import { deleteDB } from 'idb';
import { putPerson } from '#person/database/people.ts';
import { followPlan } from '#person/database/plans.ts';
import { STORE_DATABASE } from '#person/database/store-schema.ts';
import { initialEntries } from '#person/entries/field.ts';
import { addDays, localDay } from '#person/log/local-day.ts';
import type { OwnTarget } from '#person/plan/own-target.ts';
import { caloriesOfPlan, macrosOfPlan } from '#person/plan/plan-target.ts';
import { planner } from '#tools/planner/entries.ts';
import { followedPlanOf, keptPlanOf } from '#tools/planner/kept-plan.ts';

/** The kept entries of a man of 41: from 93.4 kg to 85 kg by March 30, 2027. */
export const PLAN_ENTRIES = {
  units: 'metric',
  weight: 'kg~93.4',
  height: 'cm~178',
  age: '41',
  gender: 'male',
  activityLevel: 'lightlyActive',
  goalWeight: 'kg~85',
  by: 'date',
  goalDate: '2027-03-30',
  pace: 'steady',
  bodyFat: '',
  shape: 'steady',
  ownMaintenance: '',
} as const;

/** That plan on one of its days, as its calories are published to the parts of a page. */
export function someOwnTarget(day = 0, differing: Readonly<Record<string, string>> = {}): OwnTarget {
  const plan = followedPlanOf({
    entries: { ...PLAN_ENTRIES, ...differing },
    start: '2026-11-22',
    update: null,
  });
  if (!plan) throw new RangeError(`someOwnTarget: no plan with ${JSON.stringify(differing)}`);
  const calories = caloriesOfPlan(plan, day);
  return { ...calories, macros: macrosOfPlan(plan, calories), plan, day };
}

const BEN = { weight: 'kg~90', height: 'cm~178', age: '40' } as const;

/** Empties the device, then keeps Ben, 40, on day 12 of 180 of his plan from 90 to 80 kg. */
export async function keepBenWithPlan(): Promise<void> {
  await deleteDB(STORE_DATABASE);
  await putPerson({ entries: { ...BEN, gender: 'male' } }, 'ben');
  const today = addDays(localDay(new Date()), -12);
  const goal = { goalWeight: 'kg~80', goalDate: addDays(today, 180) };
  await followPlan(keptPlanOf({ ...initialEntries(planner), ...BEN, ...goal, today }), 'ben');
}
