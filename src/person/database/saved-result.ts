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

/** The main figures, not rounded; `null` if the calculator showed none. */
export interface SavedFigures {
  readonly bmi: number;
  readonly bmr: number | null;
  readonly tdee: number | null;
  /** The chosen target on the TDEE calculator; the intake until the goal on the planner. */
  readonly target: number | null;
}

/** Planner only. */
export interface SavedPlan {
  /** As entered, written as in a link (`readPlan`). */
  readonly entries: string;
  /** The goal's day, as `2027-05-20`. */
  readonly end: string;
  /** Calories that maintain the goal weight, in kcal; `null` if they weren't shown. */
  readonly afterwards: number | null;
}

/** One result in the stored format. */
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
  /** TDEE only: a target other than the goal's, if one was chosen. */
  readonly target?: CalorieTargetKey;
  /** TDEE only: the macro plan, as `MacroText`, if it isn't the default one. */
  readonly macros?: string;
  /** Planner only. */
  readonly plan?: SavedPlan;
  /** TDEE and planner: the visitor's own figure used instead of the equation's, in kcal, for the entry's weight. */
  readonly ownMaintenance?: Omit<OwnMaintenance, 'weight'>;
  /** TDEE and planner, in percent. */
  readonly bodyFat: number | null;
  readonly figures: SavedFigures;
}

/** Longest note, in characters. */
export const LONGEST_NOTE = 500;

/** Longest text of a field. */
export const LONGEST_TEXT = 40;

/** Larger files are refused without reading them. A hundred thousand results take half of it. */
export const LARGEST_FILE_MB = 100;

/** Key of a result in the list: its date, then its id for equal dates. */
export type SavedKey = [savedAt: string, id: string];

/** The key of a result in the list. */
export const keyOf = ({ savedAt, id }: Pick<SavedResult, 'savedAt' | 'id'>): SavedKey => [savedAt, id];
