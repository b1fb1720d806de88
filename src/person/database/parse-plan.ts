import { readWeight } from '#person/draft.ts';
import { isDay, readPlan } from '#person/link/plan-link.ts';
import type { PlanEntries } from '#person/plan-entries.ts';
import { isRecord, quietly } from '#ui/untrusted.ts';
import type { SavedPlan } from './saved-result.ts';

/** Two fields with the longest text, encoded, plus a date and the phases. */
const LONGEST_PLAN = 1000;
const MOST_KCAL = 1e6;

/** The entries of a saved plan; `null` if they can't be read. */
export function planEntriesIn(text: string): PlanEntries | null {
  // It throws if the encoding is invalid.
  return text.length <= LONGEST_PLAN ? quietly(() => readPlan(text)) : null;
}

const isEnergy = (value: unknown): value is number =>
  typeof value === 'number' && value > 0 && value <= MOST_KCAL;

/** Reads the fields that only a planner entry has as untrusted input; `undefined` if they're invalid. */
export function parsePlan(value: unknown): SavedPlan | undefined {
  if (!isRecord(value)) return undefined;
  const { entries, end, afterwards = null } = value;
  if (typeof entries !== 'string' || !planEntriesIn(entries)) return undefined;
  if (typeof end !== 'string' || !isDay(end)) return undefined;
  return afterwards === null || isEnergy(afterwards) ? { entries, end, afterwards } : undefined;
}

/** The goal of a saved plan. */
export function planGoalOf({ entries }: SavedPlan) {
  const goal = planEntriesIn(entries)?.goal;
  const reading = goal && readWeight(goal);
  return reading?.ok ? reading.value.kilograms : null;
}
