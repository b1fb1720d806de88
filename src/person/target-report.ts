/** The targets of a person with that person's own energies. Pure. */
import type { Goal } from '@evenscale/formulas/energy';
import { type BackgroundLimits, backgroundLimitsOf, policyPersonOf } from './assessment.ts';
import { dayEnergyOf, type DayEnergy } from './energy/day-energy.ts';
import type { Person } from './person.ts';
import type { ChosenTarget } from './plan/target-choice.ts';
import { targetsOf, type Targets } from './targets.ts';

export interface TargetReport extends Targets {
  readonly day: DayEnergy;
  /** The limits for some family backgrounds, if they were asked for; otherwise `null`. */
  readonly background: BackgroundLimits | null;
}

/** What the targets follow from. */
export interface TargetRequest extends Person {
  readonly goal?: Goal;
  readonly target?: ChosenTarget | null;
}

/** Entries → report. */
export function buildTargetReport(request: TargetRequest): TargetReport {
  const { goal, target } = request;
  const day = dayEnergyOf(request);
  const background = backgroundLimitsOf(request);
  return { day, background, ...targetsOf(policyPersonOf(request, day), goal, target) };
}
