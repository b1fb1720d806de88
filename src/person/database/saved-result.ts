import type { ActivityLevel, CalorieTargetKey, Gender, Goal } from '@evenscale/formulas/energy';
import type { HeightText, Units, WeightText } from '#person/draft.ts';
import type { OwnMaintenance } from '#person/own-maintenance.ts';

export type CalculatorName = 'home' | 'tdee' | 'planner';

/** The typed text. */
export interface TypedTexts {
  readonly inStone: boolean;
  readonly weight: WeightText;
  readonly height: HeightText;
  readonly age: string;
  readonly bodyFat: string;
}

/** The parsed values. */
export interface SavedPerson {
  readonly units: Units;
  readonly kilograms: number;
  readonly centimetres: number;
  readonly age: number;
  readonly gender: Gender;
  readonly activityLevel: ActivityLevel;
}

/** The main figures, not rounded; `null` where the calculator showed none. */
export interface SavedFigures {
  readonly bmi: number;
  readonly bmr: number | null;
  readonly tdee: number | null;
  /** The chosen target, on the TDEE calculator; what to eat until the goal, on the planner. */
  readonly target: number | null;
}

/** What only the planner has. */
export interface SavedPlan {
  /** As they were entered, written as in a link (`readPlan`). */
  readonly entries: string;
  /** The goal's day, as `2027-05-20`. */
  readonly end: string;
  /** What keeps the goal weight, in kcal; `null` where it was not shown. */
  readonly afterwards: number | null;
}

/** One result in the stored format, of schema version 2. */
export interface SavedResult {
  readonly id: string;
  /** When it was calculated: an instant as `2026-11-21T17:03:05.000Z`. */
  readonly savedAt: string;
  /** When its date, weight or note was last changed; decides which of two copies is the newer one. */
  readonly changedAt: string;
  readonly calculator: CalculatorName;
  readonly note: string;
  readonly typed: TypedTexts;
  readonly person: SavedPerson;
  /** TDEE only. */
  readonly goal: Goal | null;
  /** TDEE only: another target than the goal's, where one was chosen. */
  readonly target?: CalorieTargetKey;
  /** TDEE only: the macro plan, as `MacroText`, where another than the first was chosen. */
  readonly macros?: string;
  /** Planner only. */
  readonly plan?: SavedPlan;
  /** TDEE and planner: one's own figure in the place of the equation's, in kcal; it belongs to the entry's weight. */
  readonly ownMaintenance?: Omit<OwnMaintenance, 'weight'>;
  /** TDEE and planner, in percent. */
  readonly bodyFat: number | null;
  readonly figures: SavedFigures;
}

/** Longest note, in characters. */
export const LONGEST_NOTE = 500;

/** Longest text of a field. */
export const LONGEST_TEXT = 40;

/** Larger files are refused, unread: a hundred thousand results take half of it. */
export const LARGEST_FILE_MB = 100;

/** Place of a result in the list: by date, and by id where two have the same. */
export type SavedKey = [savedAt: string, id: string];

/** The place of a result in the list. */
export const keyOf = ({ savedAt, id }: Pick<SavedResult, 'savedAt' | 'id'>): SavedKey => [savedAt, id];

// Marks that a text field cannot hold but a file may, and halves of characters that no file can hold.
const UNPRINTABLE = /(?![\n\t])\p{Cc}|\p{Surrogate}/gu;

/** A note in the stored format: plain text, normalized line breaks, trimmed. */
export function cleanNote(text: string): string {
  return text.replace(/\r\n?/gu, '\n').replace(UNPRINTABLE, '').trim();
}

/** A field's text in the stored format: one line of plain text. */
export function cleanLine(text: string): string {
  return text.replace(/[\r\n]/gu, ' ').replace(UNPRINTABLE, '');
}
