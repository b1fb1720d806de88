/** Training days as they are chosen: between their text and what it says. */
import type { EnergyUnit } from '@evenscale/formulas/units';
import { normalizeText, parseNumberText } from '#person/entry/number-text.ts';
import { isTrainingText, type TrainingText } from './training-text.ts';

export type DifferenceUnit = 'percent' | EnergyUnit;

/** How much more a training day has than a rest day, as it was set. */
export interface Difference {
  readonly amount: number;
  readonly unit: DifferenceUnit;
}

/** From 1 for Monday to 7 for Sunday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

export type Weekday = (typeof WEEKDAYS)[number];

export interface TrainingChoice {
  /** In order, each once. */
  readonly days: readonly Weekday[];
  readonly difference: Difference;
}

/** What the part starts with: our own suggestion. */
export const START: TrainingChoice = { days: [], difference: { amount: 20, unit: 'percent' } };

const LETTERS: Readonly<Record<DifferenceUnit, string>> = { percent: '', kcal: 'c', kJ: 'j' };

function unitOf(letter: string | undefined): DifferenceUnit {
  if (letter === 'c') return 'kcal';
  return letter === 'j' ? 'kJ' : 'percent';
}

/** The choice that a text says. */
export function choiceOf(text: TrainingText): TrainingChoice {
  if (text === '' || !isTrainingText(text)) return START;
  const [days = '', amount = ''] = text.split('~');
  return {
    days: WEEKDAYS.filter((day) => days.includes(String(day))),
    difference: { amount: parseFloat(amount), unit: unitOf(amount.at(-1)) },
  };
}

/** The text of a choice; empty if it says nothing. */
export function trainingText({ days, difference }: TrainingChoice): TrainingText {
  const { amount, unit } = difference;
  const isStart = amount === START.difference.amount && unit === START.difference.unit;
  return days.length === 0 && isStart ? '' : `${days.join('')}~${amount}${LETTERS[unit]}`;
}

/** Written after a number, in lower case. */
const WRITTEN_UNITS: readonly (readonly [written: RegExp, unit: DifferenceUnit])[] = [
  [/ ?(?:%|percent)$/u, 'percent'],
  [/ ?k?cal(?:ories)?$/u, 'kcal'],
  [/ ?(?:kj|kilojoules?)$/u, 'kJ'],
];

/** The most that can be set; the policy allows less. */
export const MOST: Readonly<Record<DifferenceUnit, number>> = { percent: 100, kcal: 2000, kJ: 8000 };

const PRECISION = 100;

/** Reads a difference: `20`, `15,5 %`, `300 kcal`; without a unit it is in the field's. `null` for anything else. */
export function parseDifference(text: string, unit: DifferenceUnit): Difference | null {
  const normal = normalizeText(text);
  const written = WRITTEN_UNITS.find(([pattern]) => pattern.test(normal));
  const reading = parseNumberText(written ? normal.replace(written[0], '') : normal);
  if (!reading.ok) return null;
  const difference = {
    amount: Math.round(reading.value * PRECISION) / PRECISION,
    unit: written?.[1] ?? unit,
  };
  return difference.amount > 0 && difference.amount <= MOST[difference.unit] ? difference : null;
}

const DAY_NAMES: readonly (readonly [Weekday, RegExp])[] = [
  [1, /^mon?(?:day)?$/u],
  [2, /^tue?s?(?:day)?$/u],
  [3, /^wed?(?:nesday)?$/u],
  [4, /^thu?r?s?(?:day)?$/u],
  [5, /^fri?(?:day)?$/u],
  [6, /^sat?(?:urday)?$/u],
  [7, /^sun?(?:day)?$/u],
];

/** The weekday that a name means: `Mon`, `tuesday`; `undefined` for anything else. */
export const weekdayOf = (name: string): Weekday | undefined =>
  DAY_NAMES.find(([, pattern]) => pattern.test(name.trim().toLowerCase()))?.[0];

/** The weekday of a local day. */
export const weekdayOn = (day: string): Weekday =>
  WEEKDAYS[(new Date(day).getUTCDay() + WEEKDAYS.length - 1) % WEEKDAYS.length] ?? 1;

/** True if some days are training days, and some aren't. */
export function hasTrainingDays(text: TrainingText): boolean {
  const { days } = choiceOf(text);
  return days.length > 0 && days.length < WEEKDAYS.length;
}
