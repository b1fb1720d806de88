/** The layouts of apps, recognized by the names in their headers. */
import type { EnergyUnit, WeightUnit } from '@evenscale/formulas/units';
import type { FormatName } from './text-sink.ts';

/** What is unusual about a table. */
export interface TableFlags {
  /** The file has several tables, each with its own title and header. */
  readonly isSectioned?: boolean | undefined;
  /** Times are UTC, whatever distance they name. */
  readonly isUtc?: boolean | undefined;
  /** Times end in Z, and readers disagree on whether that is true. */
  readonly hasDoubtfulZone?: boolean | undefined;
  /** A row with a date alone stands above the rows of its day. */
  readonly hasDayRows?: boolean | undefined;
  /** Totals of days, which don't count beside the meals of the same app. */
  readonly isDaily?: boolean | undefined;
}

/** A layout; names of columns are without units. */
export interface KnownTable extends TableFlags {
  readonly format: FormatName;
  /** Names that the header must have. The first one is the column with the dates. */
  readonly needs: readonly string[];
  /** Names that the header must not have. */
  readonly lacks?: readonly string[];
  /** The name of the file, if its header is also that of others. */
  readonly file?: RegExp;
  /** The number of columns in the header, if it has to match. */
  readonly width?: number;
  /** The name of the column with the weights, if it isn't "weight". */
  readonly weight?: string;
  readonly weightUnit?: WeightUnit;
  readonly energy?: string;
  readonly energyUnit?: EnergyUnit;
  /** The name of the column with the body fat in percent, if it may mean something else in other tables. */
  readonly bodyFat?: string;
  /** The name of the column with the waist, if it may mean something else in other tables. */
  readonly waist?: string;
  readonly note?: string;
  /** The name of the column that tells the people in a file apart. */
  readonly person?: string;
  /** Divides the weights, which are then in the unit. */
  readonly divisor?: number;
  /** The name of the column with the distance from UTC; the times are then UTC. */
  readonly offset?: string;
  /** The name of a column of free text, whose commas have no quotation marks around them. */
  readonly unquoted?: string;
}

/** The names in the tables of a Lose It! export whose files tell them apart. */
const LOSE_IT_VALUES = ['date', 'value', 'secondary value', 'last updated'];

/** The known layouts; the first match counts. `tests/log-files/README.md` says where each was seen. */
export const KNOWN_TABLES: readonly KnownTable[] = [
  {
    format: 'loseIt',
    needs: ['date', 'meal', 'calories', 'deleted'],
    energy: 'calories',
    energyUnit: 'kcal',
  },
  { format: 'loseIt', needs: ['date', 'weight', 'last updated', 'deleted'] },
  {
    format: 'loseIt',
    needs: ['date', 'food cals', 'exercise cals'],
    energy: 'food cals',
    energyUnit: 'kcal',
    isDaily: true,
  },
  { format: 'loseIt', needs: LOSE_IT_VALUES, file: /body-?fat[^/]*\.csv$/iu, bodyFat: 'value' },
  { format: 'loseIt', needs: LOSE_IT_VALUES, file: /waist-?size[^/]*\.csv$/iu, waist: 'value' },
  {
    format: 'zeppLife',
    needs: ['time', 'weight', 'height', 'bmi', 'fatrate'],
    weightUnit: 'kg',
    person: 'height',
    bodyFat: 'fatrate',
    isUtc: true,
  },
  {
    format: 'googleHealth',
    needs: ['timestamp', 'weight grams'],
    weight: 'weight grams',
    weightUnit: 'kg',
    divisor: 1000,
    hasDoubtfulZone: true,
  },
  { format: 'googleHealth', needs: ['timestamp', 'body fat percentage'], hasDoubtfulZone: true },
  {
    format: 'googleFit',
    needs: ['date', 'move minutes count', 'average weight'],
    weight: 'average weight',
    weightUnit: 'kg',
  },
  { format: 'garmin', needs: ['time', 'weight', 'change', 'bmi'], hasDayRows: true },
  {
    format: 'samsungHealth',
    needs: ['start_time', 'weight', 'time_offset'],
    weightUnit: 'kg',
    offset: 'time_offset',
    note: 'comment',
    unquoted: 'comment',
  },
  {
    format: 'samsungHealth',
    needs: ['start_time', 'calorie', 'meal_type', 'time_offset'],
    lacks: ['protein', 'title'],
    energy: 'calorie',
    energyUnit: 'kcal',
    offset: 'time_offset',
    unquoted: 'name',
  },
  {
    format: 'macroFactor',
    needs: ['date', 'trend weight', 'weight'],
    energy: 'calories',
    energyUnit: 'kcal',
    isDaily: true,
  },
  { format: 'hevy', needs: ['date', 'weight', 'fat_percent'], waist: 'waist' },
  { format: 'happyScale', needs: ['date', 'pounds'], lacks: ['stone'], weight: 'pounds', weightUnit: 'lb' },
  { format: 'happyScale', needs: ['date', 'kilograms'], weight: 'kilograms', weightUnit: 'kg' },
  { format: 'evenscale', needs: ['date', 'weight', 'intake', 'note'], energy: 'intake', note: 'note' },
  { format: 'libra', needs: ['date', 'weight', 'weight trend', 'log'], note: 'log' },
  { format: 'libra', needs: ['date', 'weight', 'weight trend'], note: 'comment' },
  {
    format: 'openScale',
    needs: ['datetime', 'weight', 'water', 'muscle'],
    bodyFat: 'fat',
    weightUnit: 'kg',
    note: 'comment',
  },
  { format: 'openScale', needs: ['date', 'time', 'weight', 'body_fat'], note: 'comment' },
  { format: 'renpho', needs: ['time of measurement', 'weight'], note: 'remarks' },
  { format: 'withings', needs: ['date', 'weight', 'fat mass'], note: 'comments' },
  { format: 'fitbit', needs: ['date', 'weight', 'bmi', 'fat'], bodyFat: 'fat', width: 4, isSectioned: true },
  {
    format: 'fitbit',
    needs: ['date', 'calories in'],
    width: 2,
    energy: 'calories in',
    energyUnit: 'kcal',
    isSectioned: true,
  },
  { format: 'myFitnessPal', needs: ['date', 'meal', 'calories'], energy: 'calories', energyUnit: 'kcal' },
  { format: 'myFitnessPal', needs: ['date', 'meal', 'energy'], energy: 'energy' },
  { format: 'myFitnessPal', needs: ['date', 'body fat %', 'weight'] },
  {
    format: 'cronometer',
    needs: ['date', 'energy', 'protein'],
    lacks: ['food name', 'meal'],
    energy: 'energy',
  },
  { format: 'cronometer', needs: ['day', 'metric', 'unit', 'amount'], weight: 'amount' },
];
