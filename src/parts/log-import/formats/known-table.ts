import type { EnergyUnit, WeightUnit } from '@evenscale/formulas/units';
import type { FormatName } from './text-sink.ts';

/** A layout that is recognized by the names in its header. */
export interface KnownTable {
  readonly format: FormatName;
  /** Names that the header must have, without units. */
  readonly needs: readonly string[];
  /** Names that the header must not have. */
  readonly lacks?: readonly string[];
  /** The name of the file, if its header is also that of others. */
  readonly file?: RegExp;
  /** The number of columns in the header, if it has to match. */
  readonly width?: number;
  readonly date: string;
  readonly weight?: string;
  readonly weightUnit?: WeightUnit;
  readonly energy?: string;
  readonly energyUnit?: EnergyUnit;
  /** The name of the column with the body fat in percent, if it may mean something else in other tables. */
  readonly bodyFat?: string;
  /** The name of the column with the waist, if it may mean something else in other tables. */
  readonly waist?: string;
  readonly note?: string;
  readonly meal?: string;
  readonly isSectioned?: boolean;
  /** The name of the column that says whether a row was deleted. */
  readonly deleted?: string;
  /** The name of the column that tells the people in a file apart. */
  readonly person?: string;
  /** Divides the weights, which are then in the unit. */
  readonly divisor?: number;
  /** The name of the column with the distance from UTC; the times are then UTC. */
  readonly offset?: string;
  /** Times are UTC, whatever distance they name. */
  readonly isUtc?: boolean;
  /** Times end in Z, and readers disagree on whether that is true. */
  readonly hasDoubtfulZone?: boolean;
  /** A row with a date alone stands above the rows of its day. */
  readonly hasDayRows?: boolean;
  /** Totals of days, which don't count beside the meals of the same app. */
  readonly isDaily?: boolean;
  /** The name of a column of free text, whose commas have no quotation marks around them. */
  readonly unquoted?: string;
}
