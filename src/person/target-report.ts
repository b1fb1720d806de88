/** The targets of a person with that person's own energies. Pure. */
import type { CalorieTargetKey, Goal } from '@evenscale/formulas/energy';
import type { Percent } from '@evenscale/formulas/units';
import { policyPersonOf } from './assessment.ts';
import { dayEnergyOf, type DayEnergy } from './energy/day-energy.ts';
import type { Person } from './person.ts';
import { targetsOf, type Targets } from './targets.ts';

export interface TargetReport extends Targets {
  readonly day: DayEnergy;
}

/** What the targets follow from. */
export interface TargetRequest extends Person {
  readonly bodyFat?: Percent | null;
  readonly goal?: Goal;
  readonly target?: CalorieTargetKey | null;
}

/** Entries → report. */
export function buildTargetReport(request: TargetRequest): TargetReport {
  const { bodyFat = null, goal, target } = request;
  const day = dayEnergyOf(request, bodyFat);
  return { day, ...targetsOf(policyPersonOf(request, day), goal, target) };
}
