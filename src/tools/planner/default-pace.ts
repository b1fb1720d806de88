/** The pace that the form starts with. Pure. */
import { readEntries } from '#person/entries/field.ts';
import type { Pace } from '#person/plan-entries.ts';
import { isOlderAge } from '#person/policy/limits.ts';
import { planner, type PlannerEntries } from './entries.ts';
import { planInputOf } from './plan/plan-input.ts';
import { buildPlanReport, isGentle } from './report.ts';

/** The usual pace first; from 65 on, when muscle is lost more easily, the slow one. */
const triedBy = (age: string): readonly Pace[] => {
  const read = planner.fields.age.read(age);
  return read.ok && isOlderAge(read.value) ? ['gentle'] : ['steady', 'gentle'];
};

/** The usual pace, or a slower one if only that has a plan that nothing needs to be said against. */
export function defaultPace(entries: PlannerEntries): Pace {
  const isGentleAt = (pace: Pace): boolean => {
    const asked: PlannerEntries = { ...entries, by: 'pace', pace };
    const reading = readEntries(planner, asked);
    return reading.ok && isGentle(buildPlanReport(planInputOf(reading.input)));
  };
  return triedBy(entries.age).find(isGentleAt) ?? planner.fields.pace.initial;
}
