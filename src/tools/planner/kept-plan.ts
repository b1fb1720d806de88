/** Plans that are kept: from entries to what is kept, and back. */
import { readEntries } from '#person/entries/field.ts';
import { keepEntries, wholeEntries, type KeptEntries } from '#person/entries/kept.ts';
import { addDays, dayNumber } from '#person/log/local-day.ts';
import { followedPlan, type FollowedPlan, type PlanUpdate } from '#person/plan/followed-plan.ts';
import type { KeptPlan } from '#person/plan/kept-plan.ts';
import { wayStart } from '#person/plan/way-start.ts';
import type { PlanOffer } from '#person/plan/plan-offer.ts';
import { planner, type PlannerEntries } from './entries.ts';
import { planEnds } from './plan/plan-macros.ts';
import { planInputOf } from './plan/plan-input.ts';
import { buildPlanReport, type Planned, type PlanReport } from './report.ts';

/** A plan with these entries that starts today. */
export const keptPlanOf = (entries: PlannerEntries): KeptPlan => ({
  entries: keepEntries(planner, entries).entries,
  start: entries.today,
  update: null,
});

/** The planner's entries of a kept plan, on the day that it started; `null` if they can't be read. */
function plannerEntriesOf({ entries: texts, start }: KeptPlan): PlannerEntries | null {
  const entries = wholeEntries(planner, texts);
  return entries && { ...entries, today: start };
}

/** What of a report can be followed. */
type PlanWay = Pick<FollowedPlan, 'assumed' | 'phases' | 'ends'> & Pick<Planned, 'input'>;

/** The way to a goal, or of keeping the weight; `null` if there is none. */
function wayOf(report: PlanReport): PlanWay | null {
  if (report.kind === 'planned') {
    const { input, model, phases } = report;
    return { input, assumed: model, phases, ends: planEnds(report) };
  }
  if (report.kind !== 'maintain' || !report.keeping) return null;
  const { input, model, intake, facts } = report.keeping;
  return { input, assumed: model, phases: [{ fromDay: 0, intake: intake.value }], ends: [facts] };
}

/** The entries with a date, whichever way it was chosen. */
const byDate = (entries: PlannerEntries, goalDate: string): PlannerEntries => ({
  ...entries,
  by: 'date',
  goalDate,
});

/** The plan as it was made, for its first date; `undefined` if that is still its date, or has no plan. */
function madeOf(entries: PlannerEntries, update: PlanUpdate | null): FollowedPlan['made'] | undefined {
  if (update?.madeFor === undefined) return undefined;
  const dated = byDate(entries, update.madeFor);
  const reading = readEntries(planner, dated, dated);
  return reading.ok ? wayOf(buildPlanReport(planInputOf(reading.input)))?.phases : undefined;
}

/**
 * A kept plan as it is followed; `null` if the planner wouldn't make it.
 *
 * @param earlier - the person's other plans, which it may have replaced
 */
export function followedPlanOf(plan: KeptPlan, earlier: readonly KeptPlan[] = []): FollowedPlan | null {
  const entries = plannerEntriesOf(plan);
  const reading = entries && readEntries(planner, entries, entries);
  if (!entries || !reading?.ok) return null;
  const report = buildPlanReport(planInputOf(reading.input));
  const way = wayOf(report);
  if (!way) return null;
  const { input, ...course } = way;
  const fresh = {
    start: plan.start,
    way: wayStart(plan, earlier) ?? {
      day: dayNumber(plan.start),
      weight: input.person.weight.kilograms,
    },
    days: input.days,
    goal: input.goal.kilograms,
    person: input.person,
    trainingDays: reading.input.trainingDays,
    macros: reading.input.macros,
    ...course,
  };
  return followedPlan(fresh, plan.update, madeOf(entries, plan.update));
}

/** A kept plan with other macros or training days; unchanged if it can't be read. */
export function withAmounts<Plan extends KeptPlan>(
  plan: Plan,
  changes: Partial<Pick<PlannerEntries, 'macros' | 'trainingDays'>>,
): Plan {
  const entries = plannerEntriesOf(plan);
  return entries ? { ...plan, entries: keepEntries(planner, { ...entries, ...changes }).entries } : plan;
}

/** The entries for the rest of a plan; `null` if it can't be followed. */
export function restOfPlan(plan: KeptPlan): KeptEntries | null {
  const entries = plannerEntriesOf(plan);
  const followed = followedPlanOf(plan);
  if (!entries || !followed) return null;
  return keepEntries(planner, byDate(entries, addDays(plan.start, followed.days)));
}

/** A kept plan after an offered update; `null` without one. */
export function updatedPlanOf(plan: KeptPlan, { change, update }: PlanOffer): KeptPlan | null {
  const entries = plannerEntriesOf(plan);
  const followed = followedPlanOf(plan);
  if (!entries || !followed || !change) return null;
  // On the same day as before a pace gives the same date.
  const goalDate = addDays(plan.start, change.days);
  const madeFor = plan.update?.madeFor ?? addDays(plan.start, followed.days);
  return {
    ...plan,
    entries: keepEntries(planner, byDate(entries, goalDate)).entries,
    update: { ...update, ...(madeFor === goalDate ? {} : { madeFor }) },
  };
}
