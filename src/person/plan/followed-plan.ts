/** A plan that somebody follows: from what was kept to its course. Pure. */
import { kcal, kg, type Kcal, type Kilograms } from '@evenscale/formulas/units';
import {
  fitPlan,
  type FittedPlan,
  type OwnEstimate,
  projectWeight,
  updatedIntake,
  type WeightModelPerson,
  type WeightPhase,
} from '@evenscale/formulas/weight-model';
import type { MacroText } from '#person/macros/macro-choice.ts';
import type { Person } from '#person/person.ts';
import { NO_CHANGE, type PolicyPerson } from '#person/policy.ts';
import { dayNumber } from '#person/log/local-day.ts';
import type { LogPerson } from '#person/log/parse-log.ts';
import type { TrainingText } from '#person/training/training-text.ts';
import { withBand } from './plan-band.ts';
import type { WayStart } from './way-start.ts';

/** The mean intake from a day of the plan on, as it was logged. */
export interface EatenLevel {
  readonly fromDay: number;
  readonly kcal: number;
}

/**
 * What an update was calculated from. Its figures follow from this, so that weighing or correcting a day later doesn't
 * change a plan.
 */
export interface PlanUpdate {
  /** The local day. */
  readonly on: string;
  /** The trend's weight on that day. */
  readonly weightKg: number;
  readonly eaten: readonly EatenLevel[];
  /** The own maintenance, if the log gave one; its days are counted from the plan's start. */
  readonly own:
    | ({ readonly value: number; readonly low: number; readonly high: number } & Pick<
        OwnEstimate,
        'from' | 'to'
      >)
    | null;
  /** The goal's day of the plan as it was made, as a local day, if an update moved it. */
  readonly madeFor?: string;
}

/** A plan that is followed. Days are counted from its start. */
export interface FollowedPlan {
  /** The local day on which it started. */
  readonly start: string;
  /** Where the way to the goal began: with the plan, or with one that it replaced. */
  readonly way: WayStart;
  /** The goal's day. */
  readonly days: number;
  readonly goal: Kilograms;
  /** Who made it, with the weight at the start. */
  readonly person: Person;
  /** Which weekdays have more to eat, and how much; the calories of `phases` are a week's mean. */
  readonly trainingDays: TrainingText;
  /** The macros that were chosen, which follow from the calories. */
  readonly macros: MacroText | undefined;
  /** Who they are at its start and at its goal: no day of the plan may be one that the policy doesn't plan with at either. */
  readonly ends: readonly PolicyPerson[];
  /** The body that the planner assumed. */
  readonly assumed: WeightModelPerson;
  /** The body by the last update; the assumed one before. */
  readonly model: WeightModelPerson;
  /** What was eaten until the last update, and the plan from then on. */
  readonly phases: readonly WeightPhase[];
  /** The plan as it was made, which the days before the last update are shown by. */
  readonly made: readonly WeightPhase[];
  /** The day of the last update, or 0. */
  readonly since: number;
}

/** Whose plan it is, as the log knows people. */
export const personOfPlan = ({ person, start }: Pick<FollowedPlan, 'person' | 'start'>): LogPerson => ({
  gender: person.gender,
  age: person.age,
  saidOn: start,
  centimetres: person.height.centimetres,
});

/** True for a plan to keep the weight that it starts with. */
export const isKeeping = ({ goal, assumed }: Pick<FollowedPlan, 'goal' | 'assumed'>): boolean =>
  Math.abs(goal - assumed.weight) < NO_CHANGE;

/** One day of a plan, by the number of the local day. */
export interface PlannedDay {
  readonly day: number;
  readonly weight: Kilograms;
  readonly low: Kilograms;
  readonly high: Kilograms;
  readonly isMeasured: boolean;
  /** True where the last update starts a new line. */
  readonly startsLine?: boolean;
}

/** A plan before any update. */
export type FreshPlan = Omit<FollowedPlan, 'model' | 'since' | 'made'>;

const phaseOf = ({ fromDay, kcal: intake }: EatenLevel): WeightPhase => ({ fromDay, intake: kcal(intake) });

const ownOf = (own: PlanUpdate['own']): OwnEstimate | null =>
  own && { ...own, value: kcal(own.value), low: kcal(own.low), high: kcal(own.high) };

/** The weight model, fitted to a plan until an update; `null` if nothing usual explains the log. */
export function fitOf(plan: FreshPlan, { on, weightKg, eaten, own }: PlanUpdate): FittedPlan | null {
  const day = dayNumber(on) - dayNumber(plan.start);
  const fit = fitPlan({
    person: plan.assumed,
    eaten: eaten.map(phaseOf),
    day,
    weight: kg(weightKg),
    own: ownOf(own),
  });
  return fit.kind === 'fitted' ? fit : null;
}

/**
 * A plan as it is followed, after its last update; without the update if that can't be calculated.
 *
 * @param made - the plan as it was made, if an update moved its goal's day
 */
export function followedPlan(
  plan: FreshPlan,
  update: PlanUpdate | null,
  made: readonly WeightPhase[] = plan.phases,
): FollowedPlan {
  const fit = update && fitOf(plan, update);
  const found = fit && updatedIntake(fit, { weight: plan.goal, day: plan.days });
  if (!fit || found?.kind !== 'found') return { ...plan, made, model: plan.assumed, since: 0 };
  return { ...plan, made, model: fit.person, phases: found.phases, since: fit.day };
}

/** The days before the last update, by the plan as it was made. They are over, so they have no band. */
function daysBefore({ assumed, made, since }: FollowedPlan): readonly Omit<PlannedDay, 'day'>[] {
  if (since === 0) return [];
  return projectWeight(assumed, made, since - 1).days.map(({ weight }) => ({
    weight,
    low: weight,
    high: weight,
    isMeasured: true,
  }));
}

/**
 * The plan's weights, day by day. An update changes only what comes after it: from its day and that day's trend on, there
 * is a new line, with a band that opens anew.
 */
export function plannedDays(plan: FollowedPlan): readonly PlannedDay[] {
  const { start, days, model, phases, since } = plan;
  const ahead = projectWeight(model, phases, days).days.slice(since);
  const line = ahead.map(({ day, weight }) => ({ weight, startsLine: since > 0 && day === since }));
  return [...daysBefore(plan), ...withBand(line)].map((planned, day) => ({
    day: dayNumber(start) + day,
    ...planned,
  }));
}

/** What to eat around a day of the plan, as a week's mean. */
export const plannedIntake = ({ phases }: FollowedPlan, day: number): Kcal =>
  phases.findLast(({ fromDay }) => fromDay <= day)?.intake ?? phases[0]?.intake ?? kcal(0);
