/** The seven targets of a person, and the one that everything else builds on. Pure; without the energies' equations. */
import {
  type CalorieTargetKey,
  type Goal,
  TARGET_STEPS,
  targetCalories,
  targetForGoal,
} from '@evenscale/formulas/energy';
import type { Kcal } from '@evenscale/formulas/units';
import { figureFor, type FineFigure, type PolicyFigure, type PolicyPerson } from './policy.ts';

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

export interface Targets {
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

function targetFigures(facts: PolicyPerson): Targets['targets'] {
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

/** A person with the energies of a day, the goal, and a target chosen among the results → the targets. */
export function targetsOf(
  facts: PolicyPerson,
  goal: Goal = 'maintain',
  target: CalorieTargetKey | null = null,
): Targets {
  const targets = targetFigures(facts);
  const targetAt = (key: CalorieTargetKey): Target => ({ key, figure: targets[key] });
  const picked = target && targetAt(target);
  const asked = picked && isFine(picked) ? picked : targetAt(targetForGoal[goal]);
  return {
    facts,
    maintenance: figureFor('maintenance', facts.tdee, facts),
    targets,
    asked,
    chosen: isFine(asked) ? asked : (INSTEAD[goal].map(targetAt).find(isFine) ?? null),
    gentlest: gentlestOf(targetAt),
  };
}

/** The step of a target, in kcal; 0 without one. */
export const stepOf = (target: Target | null): number => (target ? TARGET_STEPS[target.key] : 0);
