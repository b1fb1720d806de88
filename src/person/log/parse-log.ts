import type { Gender } from '@evenscale/formulas/energy';
import { years, type Years } from '@evenscale/formulas/units';
import { isRecord, type Raw } from '#ui/untrusted.ts';
import { cleanLine, numberIn, numberUpTo } from '#person/database/read-fields.ts';
import { BODY_FAT_LIMITS, HEAVIEST, TALLEST } from '#person/limits.ts';
import { isLogDay } from './local-day.ts';
import type { Units } from '#person/units.ts';

/** The limits of a log day. A weight is above 0, an intake 0 or more. */
export const LOG_LIMITS = {
  kilograms: HEAVIEST,
  kilocalories: 20_000,
  waist: TALLEST,
  noteCharacters: 500,
} as const;

/** One local day of a visitor's log of weights and meals, as it is stored. */
export interface StoredLogDay {
  /** The visitor's local day, as YYYY-MM-DD. */
  readonly day: string;
  readonly weightKg?: number;
  readonly intakeKcal?: number;
  readonly waistCm?: number;
  /** In percent. */
  readonly bodyFat?: number;
  readonly note?: string;
  /** The weight was confirmed, so it counts even if it looks like a mistake. */
  readonly isConfirmed?: true;
}

/** How the log's page is displayed. */
export interface LogView {
  readonly units: Units;
  /** Only the trend is shown, not the weigh-ins. */
  readonly isWeightHidden: boolean;
}

/** Whose log it is. */
export interface LogPerson {
  readonly gender: Gender;
  /** Completed years on the day `saidOn`. */
  readonly age: number;
  readonly saidOn: string;
  readonly centimetres: number;
}

/** What is known of whom a log is about, kept or from this visit; `null` for what isn’t. */
export interface LogDetails {
  readonly gender: Gender | null;
  /** Completed years on the day `saidOn`. */
  readonly age: number | null;
  readonly saidOn: string;
  readonly centimetres: number | null;
}

/** True for a weight that the log accepts. */
export const isLogWeight = (value: unknown): value is number =>
  numberUpTo(LOG_LIMITS.kilograms, value) !== undefined;

/** True for an intake that the log accepts. */
export const isLogIntake = (value: unknown): value is number =>
  numberIn(0, LOG_LIMITS.kilocalories, value) !== undefined;

/** True for a waist in centimeters that the log accepts. */
export const isLogWaist = (value: unknown): value is number =>
  numberUpTo(LOG_LIMITS.waist, value) !== undefined;

/** True for a body fat in percent that the log accepts. */
export const isLogBodyFat = (value: unknown): value is number =>
  numberIn(BODY_FAT_LIMITS.least, BODY_FAT_LIMITS.most, value) !== undefined;

/** A note in the stored format: one line of plain text. */
export const cleanLogNote = (text: string): string =>
  cleanLine(text).trim().slice(0, LOG_LIMITS.noteCharacters).trim();

function weightIn({ weightKg, isConfirmed }: Raw): Pick<StoredLogDay, 'weightKg' | 'isConfirmed'> {
  if (!isLogWeight(weightKg)) return {};
  return isConfirmed === true ? { weightKg, isConfirmed } : { weightKg };
}

function noteIn({ note }: Raw): Pick<StoredLogDay, 'note'> {
  const text = typeof note === 'string' ? cleanLogNote(note) : '';
  return text === '' ? {} : { note: text };
}

/**
 * Reads a stored day as untrusted input: invalid fields are dropped; `null` if the day is invalid or nothing else is
 * left.
 */
export function parseStoredDay(value: unknown): StoredLogDay | null {
  if (!isRecord(value)) return null;
  const { day, intakeKcal, waistCm, bodyFat } = value;
  if (typeof day !== 'string' || !isLogDay(day)) return null;
  const read: StoredLogDay = {
    day,
    ...weightIn(value),
    ...(isLogIntake(intakeKcal) ? { intakeKcal } : {}),
    ...(isLogWaist(waistCm) ? { waistCm } : {}),
    ...(isLogBodyFat(bodyFat) ? { bodyFat } : {}),
    ...noteIn(value),
  };
  return Object.keys(read).length > 1 ? read : null;
}

/** A person's age on a day, from the age that they entered earlier. */
export function ageOn({ age, saidOn }: Pick<LogPerson, 'age' | 'saidOn'>, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(saidOn.slice(0, 4));
  const isBefore = today.slice(4) < saidOn.slice(4);
  return age + Math.max(0, years - (isBefore ? 1 : 0));
}

/** By what a log’s BMI is judged, if it is known. */
export const whoseLog = (person: LogPerson | null, today: string) =>
  person && { age: years(ageOn(person, today)), gender: person.gender };

/** The age on a day, if it's known. */
export const knownAgeOn = (
  details: Pick<LogDetails, 'age' | 'saidOn'> | null,
  today: string,
): Years | null =>
  details === null || details.age === null
    ? null
    : years(ageOn({ age: details.age, saidOn: details.saidOn }, today));
