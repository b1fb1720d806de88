/** A saved plan → the weight it expects, day by day. Pure, except for the local time zone. */
import type { ExpectedDay } from '#charts/curve/curve-picture.ts';
import { bandAround } from '#charts/curve/curve-band.ts';
import { bodyMassIndex } from '@evenscale/formulas/bmi';
import { cm, kcal, kg, type Kilograms, percent, years } from '@evenscale/formulas/units';
import { phasedPlan, projectWeight, type WeightModelPerson } from '@evenscale/formulas/weight-model';
import { planEntriesIn, planGoalOf } from '#person/database/parse-plan.ts';
import type { SavedResult } from '#person/database/saved-result.ts';
import { heightOf, weightOf } from '#person/entry/measure-text.ts';
import { dayNumber, localDay } from '#person/log/local-day.ts';
import { PLAN_DAYS, shapeOver } from '#person/plan-entries.ts';
import { projectionPersonOf } from '#person/projection-person.ts';
import { isUnderAge, isUnderweight } from '#person/policy.ts';

/** A saved plan that can be shown with a log. */
export interface SavedCourse {
  readonly id: string;
  /** The day it was made, as `2026-11-21`. */
  readonly start: string;
  /** The goal's day. */
  readonly end: string;
  readonly goal: Kilograms;
  readonly saved: SavedResult;
}

/** The choice of no plan; ids are never empty. */
export const NO_PLAN = '';

/** False for a plan that the planner wouldn't make, whatever a file says. */
function isPlannable({ person, figures }: SavedResult, goal: Kilograms): boolean {
  if (figures.target === null || isUnderAge(years(person.age))) return false;
  return goal >= person.kilograms || !isUnderweight(bodyMassIndex(goal, cm(person.centimetres)));
}

/** A saved result as a plan to show; `null` if it isn't a plan. */
export function savedCourse(saved: SavedResult): SavedCourse | null {
  const goal = saved.plan ? planGoalOf(saved.plan) : null;
  if (!saved.plan || goal === null || !isPlannable(saved, goal)) return null;
  const { id, plan, savedAt } = saved;
  return { id, start: localDay(new Date(savedAt)), end: plan.end, goal, saved };
}

/** The plan to show: the chosen one, or the newest if none was chosen. */
export function shownPlan(plans: readonly SavedCourse[], chosen: string | undefined): SavedCourse | null {
  if (chosen === NO_PLAN) return null;
  return plans.find(({ id }) => id === chosen) ?? plans[0] ?? null;
}

/** Maintenance calories outside this range must be an error in a file. */
const PLAUSIBLE_KCAL = { least: 500, most: 10_000 } as const;

/** The plan's person, with the maintenance calories that it was made with; `null` if the model doesn't apply. */
function modelOf({ person, bodyFat, figures, ownMaintenance }: SavedResult): WeightModelPerson | null {
  const { kilograms, centimetres, age, ...chosen } = person;
  const { model } = projectionPersonOf(
    {
      ...chosen,
      inStone: false,
      weight: weightOf(kilograms, 'kg'),
      height: heightOf(centimetres, 'cm'),
      age: years(age),
      ownMaintenance: ownMaintenance && { ...ownMaintenance, weight: kg(kilograms) },
    },
    bodyFat === null ? null : percent(bodyFat),
  );
  const tdee = figures.tdee ?? 0;
  if (!model || tdee < PLAUSIBLE_KCAL.least || tdee > PLAUSIBLE_KCAL.most) return null;
  return { ...model, maintenanceIntake: kcal(tdee) };
}

/**
 * The weight on every day from the plan's start to its goal, by the planner's model, and the band around it; empty if
 * the model doesn't apply.
 */
export function plannedCourse({ saved, start, end, goal }: SavedCourse): readonly ExpectedDay[] {
  const first = dayNumber(start);
  const length = dayNumber(end) - first;
  const entries = saved.plan && planEntriesIn(saved.plan.entries);
  const model = modelOf(saved);
  if (!entries || !model || !(length >= PLAN_DAYS.least && length <= PLAN_DAYS.most)) return [];
  const found = phasedPlan(model, { weight: goal, day: length }, shapeOver(entries.shape, length));
  if (found.kind !== 'found') return [];
  const { days } = projectWeight(model, found.phases, length);
  return days.map(({ day, weight }) => ({ day: first + day, weight, ...bandAround(weight, day) }));
}

/** A course to show with a log, from the first day shown to its goal; empty if it was over before that. */
export function courseBeside(course: readonly ExpectedDay[], from: number): readonly ExpectedDay[] {
  const beside = course.filter(({ day }) => day >= from);
  return beside.length > 1 ? beside : [];
}
