/** The calories and macros of the plan that a page's person follows: from the part that finds them to the others. */
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { MacroText } from '#person/macros/macro-choice.ts';
import { planTargetText, type ChosenTarget, type PlanCalories } from './target-choice.ts';
import type { FollowedPlan } from './followed-plan.ts';

export interface OwnTarget extends PlanCalories {
  readonly macros: MacroText;
  readonly plan: FollowedPlan;
  /** Today, counted from the plan's start. */
  readonly day: number;
}

/** True if a target is the calories of this plan. */
export const isOfPlan = (target: ChosenTarget | null | undefined, plan: PlanCalories): boolean =>
  !!target && typeof target !== 'string' && planTargetText(target) === planTargetText(plan);

const $target = atom<OwnTarget | null>(null);

export const publishOwnTarget = (target: OwnTarget | null): void => $target.set(target);

/** Live; `null` without a plan, and on the server. */
export const useOwnTarget = (): OwnTarget | null => useStore($target, { ssr: 'initial' });
