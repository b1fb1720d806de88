/** The plan that a link asks for, from another tool's result. Pure. */
import { calorieTarget } from '@evenscale/formulas/energy';
import type { Kilograms } from '@evenscale/formulas/units';
import { daysUntil, projectWeight } from '@evenscale/formulas/weight-model';
import { changedEntries, readEntries } from '#person/entries/field.ts';
import { readWeight } from '#person/entries/measure.ts';
import { roundedWeight } from '#person/entries/rounded-weight.ts';
import { amountIn } from '#person/format-weight.ts';
import { idealWeightRangeOf, isOlder, olderRangeOf } from '#person/assessment.ts';
import { healthyGoalOf } from '#person/healthy-goal.ts';
import type { Person } from '#person/person.ts';
import { NO_CHANGE } from '#person/policy.ts';
import { PLAN_DAYS } from '#person/plan-entries.ts';
import { projectionPersonOf } from '#person/projection-person.ts';
import { goalOfTarget, readTarget, type ChosenTarget } from '#person/plan/target-choice.ts';
import { chosenGoalChanges, offeredEntries, plannerWith, reportOf } from './chosen-goal.ts';
import { planner, type PlannerEntries } from './entries.ts';
import { dayAfter } from './plan/plan-dates.ts';
import { planInputOf } from './plan/plan-input.ts';
import { FIRST_STEPS, firstSteps, LEAST_CHANGE } from './plan/plan-offers.ts';
import { buildPlanReport, isGentle, offerOf, type Planned, type PlanReport } from './report.ts';

/**
 * The first step of a loss that is advised to begin with one (`firstStepText`): the healthy range is further away than the
 * longest step. Or of one whose whole way isn't gentle in the time proposed. `null` if no step is gentle.
 */
function firstStep(
  entries: PlannerEntries,
  person: Person,
  whole: PlanReport | null,
): Partial<PlannerEntries> | null {
  const [now, goal] = [readWeight(entries.weight), readWeight(entries.goalWeight)];
  if (!whole || !now.ok || !goal.ok) return null;
  const steps = firstSteps(now.value.kilograms, goal.value.kilograms, now.unit);
  if (isGentle(whole) && (steps.length < FIRST_STEPS.length || isOlder(person))) return null;
  for (const goalWeight of steps) {
    const report = reportOf(entries, { goalWeight });
    if (report && isGentle(report)) return { goalWeight };
  }
  return null;
}

/** The changes, or if their plan needs a caution, the date or the weight of one that needs none. */
function withoutCaution(
  asked: Partial<PlannerEntries>,
  entries: PlannerEntries,
  report = reportOf(entries, asked),
): Partial<PlannerEntries> {
  const offer = report && offerOf(report);
  if (offer) return { ...asked, ...offeredEntries(offer, entries.today) };
  // Nothing gentle leads there: the goal is left to the visitor.
  return report?.kind === 'notSafe' || (report?.kind === 'planned' && !isGentle(report)) ? {} : asked;
}

/** The nearest healthy weight as a field's text; `null` for somebody who is there, or nearly. */
function healthyGoalWorthAPlan(person: Person): string | null {
  const text = healthyGoalOf(person);
  const goal = text === null ? null : readWeight(text);
  const isNear = goal?.ok && Math.abs(goal.value.kilograms - person.weight.kilograms) < LEAST_CHANGE;
  return isNear ? null : text;
}

/**
 * The nearest healthy weight. Without days that are asked for, a loss that wouldn't be gentle begins with a first step. If
 * the plan needs a caution, the date or the weight of one that needs none.
 */
function suggestion(asked: Partial<PlannerEntries>, entries: PlannerEntries): Partial<PlannerEntries> {
  // The goal's own field is still empty.
  const reading = readEntries(planner, { ...entries, goalWeight: entries.weight });
  const goalWeight = reading.ok ? healthyGoalWorthAPlan(reading.input) : null;
  if (!reading.ok || goalWeight === null) return asked;
  const whole = { goalWeight, ...asked };
  const report = reportOf(entries, whole);
  const step = 'goalDate' in asked ? null : firstStep({ ...entries, ...whole }, reading.input, report);
  return step ?? withoutCaution(whole, entries, report);
}

/**
 * A link's request: one of the targets of the TDEE calculator; otherwise the goal that the visitor chose or, where no plain
 * plan leads there, a suggested one, and the days until then.
 */
export function requestedPlan(request: string, entries: PlannerEntries): Partial<PlannerEntries> {
  const target = readTarget(request);
  const asked = target ? {} : withDays(request, entries);
  const chosen = target ? null : chosenGoalChanges(asked, entries);
  if (chosen) return chosen;
  const empty = { ...entries, goalWeight: '' };
  const suggested = target
    ? withoutCaution(targetPlan(target, empty) ?? {}, empty)
    : suggestion(asked, empty);
  return { goalWeight: '', isGoalSuggested: 'yes', ...suggested };
}

/** A target without a goal is planned for so many days: three months. */
const TARGET_DAYS = 91;

/** The weight that a target leads to, as a field's text; a loss ends where the range does. */
function withinRange(reached: Kilograms, person: Person): string {
  const { min, unit } = olderRangeOf(person) ?? idealWeightRangeOf(person);
  const amount = amountIn(reached, unit);
  return amount < min && amountIn(person.weight.kilograms, unit) > min
    ? roundedWeight(min, unit, 'up')
    : roundedWeight(amount, unit, 'nearest');
}

/** Today's weight to keep, or the weight that a target leads to in three months, on the day it is reached. */
function targetPlan(target: ChosenTarget, entries: PlannerEntries): Partial<PlannerEntries> | null {
  const reading = readEntries(planner, { ...entries, goalWeight: entries.weight });
  const now = readWeight(entries.weight);
  if (!reading.ok || !now.ok) return null;
  const { model, tdee } = projectionPersonOf(reading.input);
  const keeping = { goalWeight: entries.weight, ...withDays(String(TARGET_DAYS), entries) };
  if (goalOfTarget(target) === 'maintain' || !model) return keeping;
  const intake = typeof target === 'string' ? calorieTarget(tdee, target) : target.intake;
  const phase = { fromDay: 0, intake };
  const reached = projectWeight(model, [phase], TARGET_DAYS).days.at(-1)?.weight ?? model.weight;
  const goalWeight = withinRange(reached, reading.input);
  const goal = readWeight(goalWeight);
  const days = goal.ok ? daysUntil(model, phase, goal.value.kilograms, PLAN_DAYS.most) : null;
  return { goalWeight, ...withDays(String(days ?? TARGET_DAYS), entries) };
}

/** The number of days that a link asks for as a date. */
function withDays(request: string, { today }: PlannerEntries): Partial<PlannerEntries> {
  const days = Math.min(Number(request) || 0, PLAN_DAYS.most);
  return days > 0 ? { by: 'date', goalDate: dayAfter(today, days) } : {};
}

/** True for a plan that ends before the nearest healthy weight; from 65 on, a gain that ends before the range for that age. */
export function isFirstStep({ input: { person, goal } }: Pick<Planned, 'input'>): boolean {
  const older = olderRangeOf(person);
  if (older && amountIn(goal.kilograms, older.unit) < older.min) return true;
  const text = healthyGoalOf(person);
  const healthy = text === null ? null : readWeight(text);
  return healthy?.ok === true && Math.abs(healthy.value.kilograms - goal.kilograms) > NO_CHANGE;
}

/** The plan that the planner makes of another tool's entries when a link leads there; `null` if none is without a caution. */
export function planFor(entries: Readonly<Record<string, string>>, today: string): Planned | null {
  const start = plannerWith(entries, today);
  const reading = readEntries(planner, changedEntries(planner, start, requestedPlan('', start)));
  if (!reading.ok) return null;
  const report = buildPlanReport(planInputOf(reading.input));
  return report.kind === 'planned' && isGentle(report) ? report : null;
}
