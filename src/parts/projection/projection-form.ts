import { CALORIE_TARGET_KEYS, targetForGoal } from '#formulas/energy/calorie-targets.ts';
import type { CalorieTargetKey, Goal } from '#formulas/energy/calorie-targets.ts';
import { kcal } from '#formulas/units.ts';
import type { Kcal } from '#formulas/units.ts';
import { formatEntry } from '#ui/format.ts';
import { normaliseText, parseNumberText } from '#person/entry/number-text.ts';

/** How far ahead the picture goes, in days. */
export const HORIZONS = { quarter: 91, half: 183, year: 365, twoYears: 730, threeYears: 1095 } as const;

export type Horizon = keyof typeof HORIZONS;

/** One of the seven targets, or an intake of one's own. */
export type IntakeKey = CalorieTargetKey | 'own';

/** Most that is accepted as a day's intake, in kcal. */
export const MOST_INTAKE = 10_000;

export interface ProjectionState {
  readonly horizon: Horizon;
  /** What was picked, and the goal that the calculator had then: with another goal, that goal's target counts again. */
  readonly picked: { readonly intake: IntakeKey; readonly goal: Goal } | null;
  readonly ownText: string;
}

export type ProjectionEvent =
  | { readonly type: 'horizonChosen'; readonly horizon: Horizon }
  | {
      readonly type: 'intakeChosen';
      readonly intake: IntakeKey;
      readonly goal: Goal;
      /** What was followed before; an own intake starts from it. */
      readonly from: Kcal;
    }
  | { readonly type: 'ownEdited'; readonly text: string };

/** The part as it opens: the goal's own target, over a year. */
export const initialProjection: ProjectionState = { horizon: 'year', picked: null, ownText: '' };

/** An own intake begins at the one before, in round figures. */
const ROUND = 10;
const startingText = (from: Kcal): string => formatEntry(Math.max(0, Math.round(from / ROUND)) * ROUND);

/** Next state of the outlook's choices. Pure. */
export function reduceProjection(state: ProjectionState, event: ProjectionEvent): ProjectionState {
  switch (event.type) {
    case 'horizonChosen':
      return { ...state, horizon: event.horizon };
    case 'intakeChosen': {
      const { intake, goal, from } = event;
      const isNew = intake === 'own' && state.ownText === '';
      return { ...state, picked: { intake, goal }, ownText: isNew ? startingText(from) : state.ownText };
    }
    case 'ownEdited':
      return { ...state, ownText: event.text };
  }
}

/** The intake that the picture follows. */
export function intakeOf(state: ProjectionState, goal: Goal): IntakeKey {
  return state.picked?.goal === goal ? state.picked.intake : targetForGoal[goal];
}

/** The intakes to choose from: the goal's own target first, one's own last. */
export function intakeKeys(goal: Goal): readonly IntakeKey[] {
  const own = targetForGoal[goal];
  return [own, ...CALORIE_TARGET_KEYS.filter((key) => key !== own), 'own'];
}

/** Groups of three figures: "2,094" is two thousand here, whatever the separator. */
const GROUPED = /^\d{1,3}(?:[ ,.']\d{3})+$/u;

/** Reads an intake in kcal per day; `null` where it is no usable number. */
export function parseIntake(text: string): Kcal | null {
  const plain = normaliseText(text).replace(/ ?(?:k?cal(?:ories)?)?(?: a day|\/day)?$/u, '');
  const reading = parseNumberText(GROUPED.test(plain) ? plain.replace(/\D/gu, '') : plain);
  if (!reading.ok || reading.value <= 0 || reading.value > MOST_INTAKE) return null;
  return kcal(reading.value);
}

/** Arrow keys change an own intake by this much, in kcal. */
const OWN_STEP = 50;

/** The text after an arrow key in the field of one's own intake; text that is no usable number stays. */
export function steppedIntake(text: string, direction: 1 | -1): string {
  const intake = text.trim() === '' ? 0 : parseIntake(text);
  if (intake === null) return text;
  return formatEntry(Math.min(MOST_INTAKE, Math.max(0, intake + OWN_STEP * direction)));
}
