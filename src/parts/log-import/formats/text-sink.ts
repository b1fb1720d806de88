/** Why a line of a file was not taken; `log-import-words.ts` has the words. */
export type Refusal =
  | 'noDate'
  | 'date'
  | 'ambiguousDate'
  | 'future'
  | 'weight'
  | 'weightUnit'
  | 'weightRange'
  | 'energy'
  | 'energyUnit'
  | 'energyRange'
  | 'note'
  | 'cells'
  | 'openQuote'
  | 'total'
  | 'markup'
  | 'cutOff'
  | 'shape';

/** What a line says about one day. Weights in kg, energies in kcal. */
export interface DayReading {
  readonly day: string;
  /** Time of the clock, which orders the weighings of a day; empty if there is none. */
  readonly time?: string;
  readonly weightKg?: number;
  readonly intakeKcal?: number;
  readonly note?: string;
  /** The app that recorded it. */
  readonly source?: string;
  /** The weight was confirmed although it looks like a mistake. */
  readonly isConfirmed?: true;
  /** From a file of ours, where a 0 was entered and a day may be ahead. */
  readonly isOwn?: true;
}

/** Takes what a file says. Lines are counted from 1. */
export interface ReadingSink {
  readonly take: (reading: DayReading, line: number) => void;
  readonly refuse: (line: number, reason: Refusal) => void;
}

/** The formats that are recognized. */
export type FormatName =
  | 'evenscale'
  | 'appleHealth'
  | 'libra'
  | 'openScale'
  | 'renpho'
  | 'withings'
  | 'fitbit'
  | 'myFitnessPal'
  | 'cronometer'
  | 'table';
