/** The targets of a result, with its own energies. Pure. */
import { policyPersonOf } from './assessment.ts';
import { dayEnergyOf, type DayEnergy } from './energy/day-energy.ts';
import type { SharedResult } from './shared-result.ts';
import { targetsOf, type Targets } from './targets.ts';

export interface TargetReport extends Targets {
  readonly day: DayEnergy;
}

/** What the targets follow from: a result, or the entries of one. */
export type TargetRequest = Pick<SharedResult, 'person' | 'bodyFat' | 'goal' | 'target'>;

/** Entries → report. */
export function buildTargetReport({ person, bodyFat = null, goal, target }: TargetRequest): TargetReport {
  const day = dayEnergyOf(person, bodyFat);
  return { day, ...targetsOf(policyPersonOf(person, day), goal, target) };
}

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
