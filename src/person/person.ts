import type { ActivityLevel, Gender } from '@evenscale/formulas/energy';
import type { WeightUnit, Years } from '@evenscale/formulas/units';
import type { Units } from './entries/kinds.ts';
import type { Height, Weight } from './entry/measure-text.ts';
import type { OwnMaintenance } from './own-maintenance.ts';

/** A person whose entries are all valid. */
export interface Person {
  readonly units: Units;
  /** Imperial weights are shown in stone and pounds instead of pounds. */
  readonly inStone: boolean;
  readonly weight: Weight;
  readonly height: Height;
  readonly age: Years;
  readonly gender: Gender;
  readonly activityLevel: ActivityLevel;
  /** The lower BMI limits for some family backgrounds apply as well. */
  readonly familyBackground?: boolean;
  /** Pregnant or breastfeeding. */
  readonly pregnancy?: boolean;
  /** Only if the calculator uses it, and the person has one. */
  readonly ownMaintenance?: OwnMaintenance | undefined;
}

/** The unit of weights for the visitor's choice. */
export function weightUnitOf({ units, inStone }: Pick<Person, 'units' | 'inStone'>): WeightUnit {
  if (units === 'metric') return 'kg';
  return inStone ? 'st' : 'lb';
}
