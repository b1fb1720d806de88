import type { formatNames } from '../words/file-words.ts';
import type { refusals } from '../words/import-problem-words.ts';

/** Why a line of a file was refused. */
export type Refusal = keyof typeof refusals;

/** One line's data for a day. Weights in kg, energies in kcal, waists in cm. */
export interface DayReading {
  readonly day: string;
  /** Local time, for sorting a day's weigh-ins; empty if there is none. */
  readonly time?: string;
  readonly weightKg?: number;
  readonly intakeKcal?: number;
  readonly waistCm?: number;
  /** In percent. */
  readonly bodyFat?: number;
  readonly note?: string;
  /** The app that recorded it. */
  readonly source?: string;
  /** The weight was confirmed although it looks like a mistake. */
  readonly isConfirmed?: true;
  /** From our own file, where a 0 was entered on purpose and a day may be ahead. */
  readonly isOwn?: true;
}

/** Takes a file's data. Lines are counted from 1. */
export interface ReadingSink {
  readonly take: (reading: DayReading, line: number) => void;
  readonly refuse: (line: number, reason: Refusal) => void;
  /** Takes note of an entry that is left out on purpose. */
  readonly skip: (reason: Skipped) => void;
}

/** Entries that an app keeps although they were deleted, and those of other people. */
export type Skipped = 'deleted' | 'otherPerson';

/** The formats that are recognized. */
export type FormatName = keyof typeof formatNames;
