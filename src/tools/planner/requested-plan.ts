/** The plan that a link asks for, from another tool's result. Pure. */
import { changedEntries, initialEntries, readEntries } from '#person/entries/field.ts';
import { knownEntries } from '#person/entries/known-entries.ts';
import { healthyGoalOf } from '#person/healthy-goal.ts';
import { PLAN_DAYS } from '#person/plan-entries.ts';
import { planner, type PlannerEntries } from './entries.ts';
import { dayAfter } from './plan/plan-dates.ts';
import { planInputOf } from './plan/plan-input.ts';
import type { Offer } from './plan/plan-offers.ts';
import { buildPlanReport, offerOf, type Planned } from './report.ts';

/** What an offer changes on a day. An offered date was calculated for the same intake every day. */
export const offeredEntries = (offer: Offer, today: string): Partial<PlannerEntries> => ({
  ...(offer.kind === 'weight' ? { goalWeight: offer.weight } : {}),
  by: 'date',
  goalDate: dayAfter(today, offer.days),
  shape: 'steady',
});

/**
 * A link's request: the nearest healthy weight, and the days until then. If that plan needs a caution, the date or the
 * first step of one that needs none.
 */
export function requestedPlan(request: string, entries: PlannerEntries): Partial<PlannerEntries> {
  // The goal's own field is still empty.
  const reading = readEntries(planner, { ...entries, goalWeight: entries.weight });
  const goal = reading.ok ? healthyGoalOf(reading.input) : null;
  const days = Math.min(Number(request) || 0, PLAN_DAYS.most);
  const asked: Partial<PlannerEntries> = {
    ...(goal ? { goalWeight: goal } : {}),
    ...(days > 0 ? { by: 'date', goalDate: dayAfter(entries.today, days) } : {}),
  };
  const plan = readEntries(planner, { ...entries, ...asked });
  const offer = goal && plan.ok ? offerOf(buildPlanReport(planInputOf(plan.input))) : null;
  return offer ? { ...asked, ...offeredEntries(offer, entries.today) } : asked;
}

/** The plan that the planner makes of another tool's entries when a link leads there; `null` if it makes none. */
export function planFor(entries: Readonly<Record<string, string>>, today: string): Planned | null {
  const start = changedEntries(planner, initialEntries(planner), {
    ...knownEntries(planner, entries, 'session'),
    today,
  });
  const reading = readEntries(planner, changedEntries(planner, start, requestedPlan('', start)));
  if (!reading.ok) return null;
  const report = buildPlanReport(planInputOf(reading.input));
  return report.kind === 'planned' ? report : null;
}
