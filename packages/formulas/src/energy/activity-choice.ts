/** The activity level that fits an ordinary week. Our own rule of thumb. */
import type { ActivityLevel } from './energy.ts';

/** How physically demanding a working day is. */
export type WorkingDay = 'sitting' | 'standing' | 'lifting' | 'heavy';

/** The four kinds of working day, from least to most movement. */
export const WORKING_DAYS: readonly WorkingDay[] = ['sitting', 'standing', 'lifting', 'heavy'];

/** Days in a week. */
export const MOST_TRAINING_DAYS = 7;

/** How hard a day of training is. */
export type TrainingEffort = 'easy' | 'brisk' | 'hard' | 'twiceADay';

/** The four efforts, from least to most. */
export const TRAINING_EFFORTS: readonly TrainingEffort[] = ['easy', 'brisk', 'hard', 'twiceADay'];

/** Steps on a day without training, by the pedometer index (Tudor-Locke & Bassett 2004), or unknown. */
export type StepBand = 'unknown' | 'under5000' | 'from5000' | 'from7500' | 'from10000' | 'from12500';

/** The bands of steps, from fewest to most, without `unknown`. */
export const KNOWN_STEP_BANDS: readonly Exclude<StepBand, 'unknown'>[] = [
  'under5000',
  'from5000',
  'from7500',
  'from10000',
  'from12500',
];

/** An ordinary week, in four answers. Without training days, effort is ignored. */
export interface ActivityAnswers {
  readonly work: WorkingDay;
  readonly trainingDays: number;
  readonly effort: TrainingEffort;
  readonly steps: StepBand;
}

/** The suggested level and, if a week is between two, the other one. */
export interface ActivityChoice {
  readonly level: ActivityLevel;
  readonly neighbour: ActivityLevel | null;
}

/** Half levels: 0 is sedentary, 2 lightly active, 4 moderately, 6 very and 8 super active; odd numbers are in between. */
const LIGHT = 2;
const SUPER = 8;

/** Half levels of a day without training: from the job, adjusted by the steps. */
const DAY: Readonly<Record<WorkingDay, Readonly<Record<StepBand, number>>>> = {
  sitting: { unknown: 1, under5000: 0, from5000: 2, from7500: 3, from10000: 4, from12500: 5 },
  standing: { unknown: 4, under5000: 3, from5000: 4, from7500: 4, from10000: 5, from12500: 6 },
  lifting: { unknown: 6, under5000: 5, from5000: 6, from7500: 6, from10000: 6, from12500: 7 },
  heavy: { unknown: 7, under5000: 6, from5000: 7, from7500: 7, from10000: 7, from12500: 8 },
};

/** Half levels that training gives a week of desk work, by the minimum number of days. */
const TRAINING: Readonly<Record<TrainingEffort, readonly (readonly [days: number, halfLevels: number])[]>> = {
  easy: [
    [1, 2],
    [6, 3],
  ],
  brisk: [
    [1, 2],
    [3, 4],
    [6, 5],
  ],
  hard: [
    [1, 2],
    [2, 3],
    [3, 4],
    [5, 5],
    [6, 6],
  ],
  twiceADay: [
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 6],
    [6, 8],
  ],
};

const SEDENTARY: ActivityChoice = { level: 'sedentary', neighbour: null };

/**
 * The choice from each half level on. Between two levels the lower one is suggested, except at the bottom, because
 * people who sit at work measure above "sedentary" (FAO/WHO/UNU 2001: 1.40 and over).
 */
const CHOICES: readonly (readonly [from: number, choice: ActivityChoice])[] = [
  [1, { level: 'lightlyActive', neighbour: 'sedentary' }],
  [LIGHT, { level: 'lightlyActive', neighbour: null }],
  [3, { level: 'lightlyActive', neighbour: 'moderatelyActive' }],
  [4, { level: 'moderatelyActive', neighbour: null }],
  [5, { level: 'moderatelyActive', neighbour: 'veryActive' }],
  [6, { level: 'veryActive', neighbour: null }],
  [7, { level: 'veryActive', neighbour: 'superActive' }],
  [SUPER, { level: 'superActive', neighbour: null }],
];

/** The last entry whose threshold the value reaches. */
const reached = <Value>(
  entries: readonly (readonly [from: number, value: Value])[],
  value: number,
  least: Value,
): Value => entries.reduce((best, [from, next]) => (value >= from ? next : best), least);

/**
 * The activity level that fits an ordinary week. Job and training add up, each counted from "lightly active" on.
 *
 * @param answers - the week: working day, training days (0–7; more count as 7), their effort, steps on a day without training
 * @returns one of the five levels (no unit, exact), with its neighbor if the week is between two
 * @throws never
 * @source our own rule of thumb, checked against the descriptions of the levels and within 0.13 of the physical activity levels that the NIH Body Weight Planner gives for work and leisure
 * @example suggestActivityLevel({ work: 'sitting', trainingDays: 3, effort: 'brisk', steps: 'unknown' }) // { level: 'moderatelyActive', neighbour: null }
 */
export function suggestActivityLevel(answers: ActivityAnswers): ActivityChoice {
  const { work, trainingDays, effort, steps } = answers;
  const day = DAY[work][steps];
  const training = reached(TRAINING[effort], trainingDays, 0);
  // "Super active: physical job or training twice a day": no other answers lead there.
  const isOpenAbove = work === 'lifting' || work === 'heavy' || effort === 'twiceADay';
  const most = isOpenAbove ? SUPER : SUPER - 1;
  const halfLevels = Math.min(most, Math.max(day, training, day + training - LIGHT));
  return reached(CHOICES, halfLevels, SEDENTARY);
}
