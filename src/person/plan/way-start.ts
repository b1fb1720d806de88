/** Where a person's way began: plans in one direction that replaced one another are one way. Pure. */
import type { Kilograms } from '@evenscale/formulas/units';
import { readWeight } from '#person/entries/measure.ts';
import { addDays, dayNumber } from '#person/log/local-day.ts';
import { NO_CHANGE } from '#person/policy.ts';
import type { KeptPlan } from './kept-plan.ts';

/** A plan that was followed for fewer days may have begun with a slip, which its replacement corrects. */
export const LEAST_RUN = 7;

/** The number of the first day, and the weight that was entered for it. */
export interface WayStart {
  readonly day: number;
  readonly weight: Kilograms;
}

interface Leg {
  readonly start: string;
  /** The goal's day. */
  readonly end: string;
  readonly weight: Kilograms;
  readonly direction: number;
}

/** A plan as far as its way goes; `null` if it has no goal that can be read. */
function legOf({ entries, start }: KeptPlan): Leg | null {
  const [weight, goal] = [readWeight(entries['weight'] ?? ''), readWeight(entries['goalWeight'] ?? '')];
  if (!weight.ok || !goal.ok) return null;
  const change = goal.value.kilograms - weight.value.kilograms;
  return {
    start,
    end: entries['goalDate'] ?? '',
    weight: weight.value.kilograms,
    direction: Math.abs(change) < NO_CHANGE ? 0 : Math.sign(change),
  };
}

/** The first of the plans that led to this one: each was followed for a while, and the next began before its day. */
function firstLeg(plan: KeptPlan, earlier: readonly KeptPlan[]): Leg | null {
  let first = legOf(plan);
  for (const before of earlier.toSorted((one, other) => (one.start < other.start ? 1 : -1))) {
    const leg = legOf(before);
    if (!first || !leg || addDays(leg.start, LEAST_RUN) > first.start) continue;
    if (leg.direction !== first.direction || leg.end < first.start) break;
    first = leg;
  }
  return first;
}

/**
 * The start of the way that a plan belongs to, from which a change is told: a replacement doesn't take away what was
 * reached before it.
 *
 * @param earlier - the person's other plans
 */
export function wayStart(plan: KeptPlan, earlier: readonly KeptPlan[]): WayStart | null {
  const leg = firstLeg(plan, earlier);
  return leg && { day: dayNumber(leg.start), weight: leg.weight };
}
