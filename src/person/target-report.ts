/** A person's seven targets, and the one that everything else builds on. Pure. */
import {
  type CalorieTargetKey,
  type Goal,
  TARGET_STEPS,
  targetCalories,
  targetForGoal,
} from '@evenscale/formulas/energy';
import type { Kcal } from '@evenscale/formulas/units';
import { policyPersonOf } from './assessment.ts';
import { dayEnergyOf, type DayEnergy } from './energy/day-energy.ts';
import { figureFor, type FineFigure, type PolicyFigure, type PolicyPerson } from './policy.ts';
import type { SharedResult } from './shared-result.ts';

/** One of the seven targets, as the policy shows it. */
export interface Target {
  readonly key: CalorieTargetKey;
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
}

export interface TargetReport {
  readonly day: DayEnergy;
  readonly facts: PolicyPerson;
  readonly maintenance: PolicyFigure;
  readonly targets: Readonly<Record<CalorieTargetKey, PolicyFigure>>;
  /** The goal's own target, or the one that was chosen among the fine ones. */
  readonly asked: Target;
  /** What macros, plans, links and saved results build on: `asked`, or the gentlest that is fine; `null` without one. */
  readonly chosen: FineTarget | null;
  readonly gentlest: GentlestTarget | null;
}

/** The targets to take instead of a goal's own, the gentlest first. */
const INSTEAD: Readonly<Record<Goal, readonly CalorieTargetKey[]>> = {
  lose: ['mildLoss', 'maintain'],
  maintain: [],
  gain: ['mildGain', 'maintain'],
};

const isFine = (target: Target): target is FineTarget => target.figure.status === 'fine';

function targetFigures(facts: PolicyPerson): TargetReport['targets'] {
  const energies = targetCalories(facts.tdee);
  const at = (key: CalorieTargetKey): PolicyFigure => figureFor('intake', energies[key], facts);
  return {
    extremeLoss: at('extremeLoss'),
    loss: at('loss'),
    mildLoss: at('mildLoss'),
    maintain: at('maintain'),
    mildGain: at('mildGain'),
    gain: at('gain'),
    extremeGain: at('extremeGain'),
  };
}

function gentlestOf(targetAt: (key: CalorieTargetKey) => Target): GentlestTarget | null {
  for (const key of ['mildLoss', 'maintain'] as const) {
    const target = targetAt(key);
    if (isFine(target)) return { key, value: target.figure.value };
  }
  return null;
}

/** What the targets follow from: a result, or the entries of one. */
export type TargetRequest = Pick<SharedResult, 'person' | 'bodyFat' | 'goal' | 'target'>;

/** Entries → report. */
export function buildTargetReport({
  person,
  bodyFat = null,
  goal = 'maintain',
  target = null,
}: TargetRequest): TargetReport {
  const day = dayEnergyOf(person, bodyFat);
  const facts = policyPersonOf(person, day);
  const targets = targetFigures(facts);
  const targetAt = (key: CalorieTargetKey): Target => ({ key, figure: targets[key] });
  const picked = target && targetAt(target);
  const asked = picked && isFine(picked) ? picked : targetAt(targetForGoal[goal]);
  return {
    day,
    facts,
    maintenance: figureFor('maintenance', day.tdee, facts),
    targets,
    asked,
    chosen: isFine(asked) ? asked : (INSTEAD[goal].map(targetAt).find(isFine) ?? null),
    gentlest: gentlestOf(targetAt),
  };
}

/** The step of a target, in kcal; 0 without one. */
export const stepOf = (target: Target | null): number => (target ? TARGET_STEPS[target.key] : 0);

/** A result without a target that isn't for planning, and without a log's figure that isn't used, for a link. */
export function onlyFine(result: SharedResult): SharedResult {
  const { day, asked } = buildTargetReport(result);
  const { target = null, draft } = result;
  return {
    ...result,
    target: asked.key === target ? target : null,
    draft: day.own ? draft : { ...draft, ownMaintenance: undefined },
  };
}
