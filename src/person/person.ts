import type { ActivityLevel, Gender } from '@evenscale/formulas/energy';
import type { Percent, Years } from '@evenscale/formulas/units';
import type { Height, Weight } from './entry/measure-text.ts';
import type { OwnMaintenance } from './own-maintenance.ts';
import type { Units } from './units.ts';

/** A person whose entries are all valid. */
export interface Person {
  readonly units: Units;
  readonly weight: Weight;
  readonly height: Height;
  readonly age: Years;
  readonly gender: Gender;
  readonly activityLevel: ActivityLevel;
  /** Only if it was entered; absent where it isn't asked. */
  readonly bodyFat?: Percent | null;
  /** The lower BMI limits for some family backgrounds apply as well. */
  readonly familyBackground?: boolean;
  /** Pregnant or breastfeeding. */
  readonly pregnancy?: boolean;
  /** Only if the calculator uses it, and the person has one. */
  readonly ownMaintenance?: OwnMaintenance | undefined;
}
