/** What comes of reading a file: days for the log, questions, a file for another reader, or a problem. */
import type { EnergyUnit, WeightUnit } from '@evenscale/formulas/units';
import type { WaistInput } from '#person/entries/waist.ts';
import type { DateOrder } from '#person/files/file-date.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import type { Collapsed } from './day-collector.ts';
import type { ColumnChoice } from './formats/table-columns.ts';
import type { Clock } from './formats/table-reader.ts';
import type { DoubtfulTime } from './formats/cell-survey.ts';
import type { FoundColumns } from './formats/table-survey.ts';
import type { PersonInFile } from './formats/table-tally.ts';
import type { FormatName, Refusal, Skipped } from './formats/text-sink.ts';
import type { UnknownTable } from './formats/unknown-table.ts';
import type { FoundUnit } from './own-units.ts';
import type { WalkProblem } from './file/walk-file.ts';

/** The columns of a table, and its index among the files of an archive. */
export interface ChosenTable extends ColumnChoice {
  readonly place: number;
}

/** The visitor's answers to what the file doesn't say itself. */
export interface Answers {
  /** The columns of a plain table; 'asked' to be asked for them, and for units, although they were found. */
  readonly columns?: ChosenTable | 'asked';
  readonly order?: DateOrder;
  readonly weightUnit?: WeightUnit;
  readonly energyUnit?: EnergyUnit;
  readonly waistUnit?: WaistInput;
  /** Whose weights to read, by what tells the people in the file apart. */
  readonly person?: string;
  readonly clock?: Clock;
}

/** Someone in a file that keeps several people apart. */
export interface FilePerson extends PersonInFile {
  /** What tells them apart: a height in cm or a name; empty if a row has none. */
  readonly mark: string;
}

/** What to ask. A sample is a cell of the file. */
export type Question =
  | { readonly kind: 'columns'; readonly table: UnknownTable; readonly place: number }
  | { readonly kind: 'person'; readonly people: readonly FilePerson[] }
  | { readonly kind: 'order'; readonly sample: string }
  | ({ readonly kind: 'clock' } & DoubtfulTime)
  | {
      readonly kind: 'weightUnit';
      readonly sample: string;
      /** What another file says. */
      readonly said?: WeightUnit;
    }
  | { readonly kind: 'energyUnit'; readonly sample: string }
  | { readonly kind: 'waistUnit'; readonly sample: string };

/** Why a file has nothing for the log. */
export type FileProblem =
  WalkProblem | 'unknown' | 'notJson' | 'jsonTooLarge' | 'workbookTooLarge' | 'database' | 'nothing';

/** A line that was skipped, with its file if it's from an archive. */
export interface RefusedLine {
  readonly file: string;
  readonly line: number;
  readonly reason: Refusal;
}

/** A reason, and how many lines or values of lines were left out for it. */
export interface RefusedKind {
  readonly reason: Refusal;
  readonly entries: number;
}

/** Something in the file that isn't for the log, with the number of its rows. */
export type LeftOut =
  | { readonly kind: Skipped; readonly rows: number }
  | { readonly kind: 'column' | 'table'; readonly name: string; readonly rows: number };

export interface ReadDays {
  readonly kind: 'read';
  readonly formats: readonly FormatName[];
  readonly days: readonly StoredLogDay[];
  readonly collapsed: Collapsed;
  readonly refused: {
    readonly total: number;
    /** How many for each reason, the most first. */
    readonly kinds: readonly RefusedKind[];
    readonly lines: readonly RefusedLine[];
  };
  readonly leftOut: readonly LeftOut[];
  /** The days whose weight is far from the others. */
  readonly far: readonly StoredLogDay[];
  /** The columns of the only table, if they were found and not asked for. */
  readonly found: FoundColumns | null;
  /** The units that the tables don't name, and that weren't asked for. */
  readonly units: readonly FoundUnit[];
  /** The unit of the file's weights; `null` if it has several, or none that is known. */
  readonly weightUnit: WeightUnit | null;
}

export type LogFileReading =
  | { readonly kind: 'failed'; readonly problem: FileProblem }
  | { readonly kind: 'questions'; readonly questions: readonly Question[] }
  /** A file of ours with more than a log: of a person, or a table of saved results. */
  | { readonly kind: 'own'; readonly text: string }
  | ReadDays;
