/** The calories of the plan that a page's person follows, as a target: from the part that finds them to the targets. */
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { PlanCalories } from '#person/plan/target-choice.ts';

const $target = atom<PlanCalories | null>(null);

export const publishOwnTarget = (target: PlanCalories | null): void => $target.set(target);

/** Live; `null` without a plan, and on the server. */
export const useOwnTarget = (): PlanCalories | null => useStore($target, { ssr: 'initial' });
