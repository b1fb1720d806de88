/** The seven targets of a person, and the one that everything else builds on. Pure; without the energies' equations. */
import { OVERWEIGHT_FROM } from '@evenscale/formulas/bmi';
import {
  CALORIE_TARGET_KEYS,
  type CalorieTargetKey,
  type Goal,
  targetCalories,
  targetForGoal,
} from '@evenscale/formulas/energy';
import type { Kcal } from '@evenscale/formulas/units';
import {
  figureFor,
  type FineFigure,
  isFarUnderweight,
  isOlderAge,
  isUnderAge,
  OLDER,
  type PolicyFigure,
  type PolicyPerson,
} from './policy.ts';
import { untoldTo } from './policy/what-is-said.ts';
import { goalOfTarget, type ChosenTarget, type PlanCalories, type TargetKey } from './plan/target-choice.ts';

/** A target as the policy shows it: one of the seven, or the calories of a plan. */
export interface Target<Key extends TargetKey = TargetKey> {
  readonly key: Key;
  /** Where it leads. */
  readonly goal: Goal;
  readonly figure: PolicyFigure;
}

/** A target that can be planned with. */
export interface FineTarget extends Target {
  readonly figure: FineFigure;
}

/** The target that a caution can suggest instead, with its calories. */
export interface GentlestTarget {
  readonly key: 'mildLoss' | 'maintain';
  readonly value: Kcal;
  /** False for a weight that gives no reason to lose. */
  readonly isLossSensible: boolean;
}

export interface Targets {
  readonly facts: PolicyPerson;
  readonly maintenance: PolicyFigure;
  /** The seven. */
  readonly targets: readonly Target<CalorieTargetKey>[];
  /** The goal's own target, or the one that was chosen, if that is fine. */
  readonly asked: Target;
  /** What macros, plans, links and saved results build on: `asked`, or the gentlest that is fine; `null` without one. */
  readonly chosen: FineTarget | null;
  readonly gentlest: GentlestTarget | null;
  readonly untold: ReturnType<typeof untoldTo>;
  /** True for an adult below BMI 16: a doctor comes before every number. */
  readonly isDoctorFirst: boolean;
}

/** The targets to take instead of a goal's own, the gentlest first. */
const INSTEAD: Readonly<Record<Goal, readonly CalorieTargetKey[]>> = {
  lose: ['mildLoss', 'maintain'],
  maintain: [],
  gain: ['mildGain', 'maintain'],
};

const isFine = <Of extends Target>(target: Of): target is Of & FineTarget => target.figure.status === 'fine';

/** An intake to eat from now on, as the policy shows it: a target's, or a number of one's own. */
export const intakeFigure = (intake: Kcal, facts: PolicyPerson): PolicyFigure =>
  figureFor('intake', intake, facts);

/** What a body uses, now or later, as the policy shows it. */
export const maintenanceFigure = (value: Kcal, facts: PolicyPerson): PolicyFigure =>
  figureFor('maintenance', value, facts);

function targetFigures(facts: PolicyPerson): Targets['targets'] {
  const energies = targetCalories(facts.tdee);
  return CALORIE_TARGET_KEYS.map((key) => ({
    key,
    goal: goalOfTarget(key),
    figure: intakeFigure(energies[key], facts),
  }));
}

/** One of the targets, by its key. */
export function targetAt(targets: Targets['targets'], key: CalorieTargetKey): Target<CalorieTargetKey> {
  const found = targets.find((target) => target.key === key);
  if (!found) throw new RangeError(`targetAt: got ${key}, expected one of the targets`);
  return found;
}

function gentlestOf(targets: Targets['targets'], { age, bmi }: PolicyPerson): GentlestTarget | null {
  const isLossSensible = bmi >= (isOlderAge(age) ? OLDER.highestBmi : OVERWEIGHT_FROM);
  for (const key of ['mildLoss', 'maintain'] as const) {
    const target = targetAt(targets, key);
    if (isFine(target)) return { key, value: target.figure.value, isLossSensible };
  }
  return null;
}

/** The calories of a plan as a target. */
export const planTarget = (plan: PlanCalories, facts: PolicyPerson): Target<'plan'> => ({
  key: 'plan',
  goal: plan.goal,
  figure: intakeFigure(plan.intake, facts),
});

/** A person with the energies of a day, the goal, and a target chosen among the results → the targets. */
export function targetsOf(
  facts: PolicyPerson,
  goal: Goal = 'maintain',
  target: ChosenTarget | null = null,
): Targets {
  const targets = targetFigures(facts);
  const at = (key: CalorieTargetKey): Target => targetAt(targets, key);
  const picked = target && (typeof target === 'string' ? at(target) : planTarget(target, facts));
  const asked = picked && isFine(picked) ? picked : at(targetForGoal[goal]);
  return {
    facts,
    maintenance: maintenanceFigure(facts.tdee, facts),
    targets,
    asked,
    chosen: isFine(asked) ? asked : (INSTEAD[goal].map(at).find(isFine) ?? null),
    gentlest: gentlestOf(targets, facts),
    untold: untoldTo(facts),
    isDoctorFirst: !isUnderAge(facts.age) && isFarUnderweight(facts.bmi),
  };
}

/** True if some loss, or some gain, can be planned with. */
export const isOffered = (direction: 'loss' | 'gain', { targets }: Pick<Targets, 'targets'>): boolean =>
  targets.some((target) => target.goal === (direction === 'loss' ? 'lose' : 'gain') && isFine(target));

/** The goal that is planned with: the visitor's own, unless nothing that leads there is fine. */
export const plannedGoal = ({ chosen }: Pick<Targets, 'chosen'>): Goal => chosen?.goal ?? 'maintain';

/** True if what a day uses is what is planned with; a plan that keeps the weight has its own calories. */
export const isMaintained = ({ chosen }: Pick<Targets, 'chosen'>): boolean =>
  chosen === null || chosen.key === 'maintain';
