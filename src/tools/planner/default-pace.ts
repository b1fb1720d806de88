/** The pace that the form starts with. Pure. */
import { readEntries } from '#person/entries/field.ts';
import type { Pace } from '#person/plan-entries.ts';
import { planner, type PlannerEntries } from './entries.ts';
import { planInputOf } from './plan/plan-input.ts';
import { buildPlanReport, isGentle } from './report.ts';

/** The usual pace first. */
const TRIED: readonly Pace[] = ['steady', 'gentle'];

/** The usual pace, or a slower one if only that has a plan that nothing needs to be said against. */
export function defaultPace(entries: PlannerEntries): Pace {
  const isGentleAt = (pace: Pace): boolean => {
    const asked: PlannerEntries = { ...entries, by: 'pace', pace };
    const reading = readEntries(planner, asked);
    return reading.ok && isGentle(buildPlanReport(planInputOf(reading.input)));
  };
  return TRIED.find(isGentleAt) ?? planner.fields.pace.initial;
}
