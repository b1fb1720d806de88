import { buildWeightCurve, type WeightCurve } from '#charts/curve/weight-curve.ts';
import type { CurveDays } from '#charts/curve/curve-picture.ts';
import { dayNumber } from '#person/log/local-day.ts';
import { plannedDays, type FollowedPlan } from '#person/plan/followed-plan.ts';
import { withAfterwards } from './plan-course.ts';
import type { PlanInput } from './plan-input.ts';
import type { Planned } from '#tools/planner/report.ts';

/** How long the weight is shown beyond the goal, in days: a quarter of the plan, within limits so that it's visible. */
const BEYOND = { share: 1 / 4, least: 28, most: 182 } as const;

/** How far ahead the chart goes, in days; a whole number of weeks. */
function horizonOf({ days }: Pick<PlanInput, 'days'>): number {
  const beyond = Math.min(BEYOND.most, Math.max(BEYOND.least, days * BEYOND.share));
  return Math.ceil((days + beyond) / 7) * 7;
}

/** What a plan's curve follows from. */
interface PlannedCourse extends Pick<Planned, 'model' | 'phases' | 'afterwards'> {
  /** A shared picture names nobody. */
  readonly input: Pick<PlanInput, 'days'> & Partial<Pick<PlanInput, 'person'>>;
}

/** The path to the goal, followed by the same weight at maintenance. */
export function planCurve({ model, phases, afterwards, input }: PlannedCourse): WeightCurve {
  const all = withAfterwards(phases, input.days, afterwards);
  return buildWeightCurve({
    person: model,
    phases: all,
    horizon: horizonOf(input),
    familyBackground: input.person?.familyBackground,
  });
}

/** The path of a plan that is followed, from its first day to its goal, as the log draws it. */
export const followedCurve = (plan: FollowedPlan): CurveDays => ({
  days: plannedDays(plan).map((planned) => ({ ...planned, day: planned.day - dayNumber(plan.start) })),
});
