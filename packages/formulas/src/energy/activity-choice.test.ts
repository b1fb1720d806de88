import { describe, expect, test } from 'vitest';
import { KNOWN_STEP_BANDS, suggestActivityLevel, TRAINING_EFFORTS, WORKING_DAYS } from './activity-choice.ts';
import type { ActivityAnswers, StepBand, TrainingEffort, WorkingDay } from './activity-choice.ts';
import { ACTIVITY_FACTORS, ACTIVITY_LEVELS } from './energy.ts';
import type { ActivityLevel } from './energy.ts';

const DAYS = [0, 1, 2, 3, 4, 5, 6, 7];
const STEPS: readonly StepBand[] = ['unknown', ...KNOWN_STEP_BANDS];

/** S, L, M, V, X for the five levels; two letters if a week is between two, the suggested one first. */
const LETTERS: Readonly<Record<ActivityLevel, string>> = {
  sedentary: 'S',
  lightlyActive: 'L',
  moderatelyActive: 'M',
  veryActive: 'V',
  superActive: 'X',
};

function letters(answers: ActivityAnswers): string {
  const { level, neighbour } = suggestActivityLevel(answers);
  return LETTERS[level] + (neighbour ? LETTERS[neighbour].toLowerCase() : '');
}

const everyWeek: readonly ActivityAnswers[] = WORKING_DAYS.flatMap((work) =>
  DAYS.flatMap((trainingDays) =>
    TRAINING_EFFORTS.flatMap((effort) =>
      STEPS.map((steps) => ({ work, trainingDays, effort, steps }) satisfies ActivityAnswers),
    ),
  ),
);

/** Rows: training days and effort. Columns: unknown steps, then under 5,000, from 5,000, 7,500, 10,000 and 12,500. */
const TABLE: Readonly<Record<WorkingDay, Readonly<Record<string, string>>>> = {
  sitting: {
    '0': 'Ls S  L  Lm M  Mv',
    '1 easy': 'L  L  L  Lm M  Mv',
    '1 brisk': 'L  L  L  Lm M  Mv',
    '1 hard': 'L  L  L  Lm M  Mv',
    '1 twiceADay': 'L  L  L  Lm M  Mv',
    '2 easy': 'L  L  L  Lm M  Mv',
    '2 brisk': 'L  L  L  Lm M  Mv',
    '2 hard': 'Lm Lm Lm M  Mv V',
    '2 twiceADay': 'Lm Lm Lm M  Mv V',
    '3 easy': 'L  L  L  Lm M  Mv',
    '3 brisk': 'M  M  M  Mv V  Vx',
    '3 hard': 'M  M  M  Mv V  Vx',
    '3 twiceADay': 'M  M  M  Mv V  Vx',
    '4 easy': 'L  L  L  Lm M  Mv',
    '4 brisk': 'M  M  M  Mv V  Vx',
    '4 hard': 'M  M  M  Mv V  Vx',
    '4 twiceADay': 'Mv Mv Mv V  Vx X',
    '5 easy': 'L  L  L  Lm M  Mv',
    '5 brisk': 'M  M  M  Mv V  Vx',
    '5 hard': 'Mv Mv Mv V  Vx Vx',
    '5 twiceADay': 'V  V  V  Vx X  X',
    '6 easy': 'Lm Lm Lm M  Mv V',
    '6 brisk': 'Mv Mv Mv V  Vx Vx',
    '6 hard': 'V  V  V  Vx Vx Vx',
    '6 twiceADay': 'X  X  X  X  X  X',
    '7 easy': 'Lm Lm Lm M  Mv V',
    '7 brisk': 'Mv Mv Mv V  Vx Vx',
    '7 hard': 'V  V  V  Vx Vx Vx',
    '7 twiceADay': 'X  X  X  X  X  X',
  },
  standing: {
    '0': 'M  Lm M  M  Mv V',
    '1 easy': 'M  Lm M  M  Mv V',
    '1 brisk': 'M  Lm M  M  Mv V',
    '1 hard': 'M  Lm M  M  Mv V',
    '1 twiceADay': 'M  Lm M  M  Mv V',
    '2 easy': 'M  Lm M  M  Mv V',
    '2 brisk': 'M  Lm M  M  Mv V',
    '2 hard': 'Mv M  Mv Mv V  Vx',
    '2 twiceADay': 'Mv M  Mv Mv V  Vx',
    '3 easy': 'M  Lm M  M  Mv V',
    '3 brisk': 'V  Mv V  V  Vx Vx',
    '3 hard': 'V  Mv V  V  Vx Vx',
    '3 twiceADay': 'V  Mv V  V  Vx X',
    '4 easy': 'M  Lm M  M  Mv V',
    '4 brisk': 'V  Mv V  V  Vx Vx',
    '4 hard': 'V  Mv V  V  Vx Vx',
    '4 twiceADay': 'Vx V  Vx Vx X  X',
    '5 easy': 'M  Lm M  M  Mv V',
    '5 brisk': 'V  Mv V  V  Vx Vx',
    '5 hard': 'Vx V  Vx Vx Vx Vx',
    '5 twiceADay': 'X  Vx X  X  X  X',
    '6 easy': 'Mv M  Mv Mv V  Vx',
    '6 brisk': 'Vx V  Vx Vx Vx Vx',
    '6 hard': 'Vx Vx Vx Vx Vx Vx',
    '6 twiceADay': 'X  X  X  X  X  X',
    '7 easy': 'Mv M  Mv Mv V  Vx',
    '7 brisk': 'Vx V  Vx Vx Vx Vx',
    '7 hard': 'Vx Vx Vx Vx Vx Vx',
    '7 twiceADay': 'X  X  X  X  X  X',
  },
  lifting: {
    '0': 'V  Mv V  V  V  Vx',
    '1 easy': 'V  Mv V  V  V  Vx',
    '1 brisk': 'V  Mv V  V  V  Vx',
    '1 hard': 'V  Mv V  V  V  Vx',
    '1 twiceADay': 'V  Mv V  V  V  Vx',
    '2 easy': 'V  Mv V  V  V  Vx',
    '2 brisk': 'V  Mv V  V  V  Vx',
    '2 hard': 'Vx V  Vx Vx Vx X',
    '2 twiceADay': 'Vx V  Vx Vx Vx X',
    '3 easy': 'V  Mv V  V  V  Vx',
    '3 brisk': 'X  Vx X  X  X  X',
    '3 hard': 'X  Vx X  X  X  X',
    '3 twiceADay': 'X  Vx X  X  X  X',
    '4 easy': 'V  Mv V  V  V  Vx',
    '4 brisk': 'X  Vx X  X  X  X',
    '4 hard': 'X  Vx X  X  X  X',
    '4 twiceADay': 'X  X  X  X  X  X',
    '5 easy': 'V  Mv V  V  V  Vx',
    '5 brisk': 'X  Vx X  X  X  X',
    '5 hard': 'X  X  X  X  X  X',
    '5 twiceADay': 'X  X  X  X  X  X',
    '6 easy': 'Vx V  Vx Vx Vx X',
    '6 brisk': 'X  X  X  X  X  X',
    '6 hard': 'X  X  X  X  X  X',
    '6 twiceADay': 'X  X  X  X  X  X',
    '7 easy': 'Vx V  Vx Vx Vx X',
    '7 brisk': 'X  X  X  X  X  X',
    '7 hard': 'X  X  X  X  X  X',
    '7 twiceADay': 'X  X  X  X  X  X',
  },
  heavy: {
    '0': 'Vx V  Vx Vx Vx X',
    '1 easy': 'Vx V  Vx Vx Vx X',
    '1 brisk': 'Vx V  Vx Vx Vx X',
    '1 hard': 'Vx V  Vx Vx Vx X',
    '1 twiceADay': 'Vx V  Vx Vx Vx X',
    '2 easy': 'Vx V  Vx Vx Vx X',
    '2 brisk': 'Vx V  Vx Vx Vx X',
    '2 hard': 'X  Vx X  X  X  X',
    '2 twiceADay': 'X  Vx X  X  X  X',
    '3 easy': 'Vx V  Vx Vx Vx X',
    '3 brisk': 'X  X  X  X  X  X',
    '3 hard': 'X  X  X  X  X  X',
    '3 twiceADay': 'X  X  X  X  X  X',
    '4 easy': 'Vx V  Vx Vx Vx X',
    '4 brisk': 'X  X  X  X  X  X',
    '4 hard': 'X  X  X  X  X  X',
    '4 twiceADay': 'X  X  X  X  X  X',
    '5 easy': 'Vx V  Vx Vx Vx X',
    '5 brisk': 'X  X  X  X  X  X',
    '5 hard': 'X  X  X  X  X  X',
    '5 twiceADay': 'X  X  X  X  X  X',
    '6 easy': 'X  Vx X  X  X  X',
    '6 brisk': 'X  X  X  X  X  X',
    '6 hard': 'X  X  X  X  X  X',
    '6 twiceADay': 'X  X  X  X  X  X',
    '7 easy': 'X  Vx X  X  X  X',
    '7 brisk': 'X  X  X  X  X  X',
    '7 hard': 'X  X  X  X  X  X',
    '7 twiceADay': 'X  X  X  X  X  X',
  },
};

/** The row of a week; without training there's only one, because effort isn't asked for. */
const rowOf = ({ trainingDays, effort }: ActivityAnswers): string =>
  trainingDays === 0 ? '0' : `${trainingDays} ${effort}`;

describe('the level of a week', () => {
  test.each(WORKING_DAYS)('is the table’s for every week of work: %s', (work) => {
    for (const answers of everyWeek.filter((week) => week.work === work)) {
      const row = TABLE[work][rowOf(answers)]?.split(/\s+/u) ?? [];
      expect(row).toHaveLength(STEPS.length);
      expect(letters(answers), JSON.stringify(answers)).toBe(row[STEPS.indexOf(answers.steps)]);
    }
  });

  test('matches the descriptions in the list of levels and the activity guide', () => {
    const week = (work: WorkingDay, trainingDays: number, effort: TrainingEffort): string =>
      letters({ work, trainingDays, effort, steps: 'unknown' });
    // "Little or no exercise"; "exercise 1–3 days"; "3–5 days"; "hard exercise 6–7 days"; "training twice a day".
    expect(week('sitting', 0, 'easy')).toContain('s');
    expect([1, 2].map((days) => week('sitting', days, 'brisk'))).toEqual(['L', 'L']);
    expect([3, 4, 5].map((days) => week('sitting', days, 'brisk'))).toEqual(['M', 'M', 'M']);
    expect([6, 7].map((days) => week('sitting', days, 'hard'))).toEqual(['V', 'V']);
    expect([6, 7].map((days) => week('sitting', days, 'twiceADay'))).toEqual(['X', 'X']);
    // "Mostly sitting points to light, standing and walking to moderate, lifting and carrying to very active."
    expect(week('standing', 0, 'easy')).toBe('M');
    expect(week('lifting', 0, 'easy')).toBe('V');
    // "Heavy physical work and daily training together."
    expect(week('heavy', 6, 'brisk')).toBe('X');
  });

  test('is close to the NIH planner’s value for work and leisure, up to our highest factor', () => {
    const planner: Readonly<Record<WorkingDay, readonly number[]>> = {
      sitting: [1.4, 1.5, 1.6, 1.7, 1.9],
      standing: [1.5, 1.6, 1.7, 1.8, 2],
      lifting: [1.6, 1.7, 1.8, 1.9, 2.2],
      heavy: [1.7, 1.8, 1.9, 2.1, 2.3],
    };
    const leisure = [
      { trainingDays: 0, effort: 'easy' },
      { trainingDays: 2, effort: 'brisk' },
      { trainingDays: 4, effort: 'brisk' },
      { trainingDays: 6, effort: 'hard' },
      { trainingDays: 6, effort: 'twiceADay' },
    ] as const;
    for (const work of WORKING_DAYS)
      for (const [index, week] of leisure.entries()) {
        const { level } = suggestActivityLevel({ work, ...week, steps: 'unknown' });
        const measured = Math.min(ACTIVITY_FACTORS.superActive, planner[work][index] ?? NaN);
        expect(Math.abs(ACTIVITY_FACTORS[level] - measured), `${work} ${index}`).toBeLessThan(0.13);
      }
  });

  test('has an adjacent neighbor, or none', () => {
    for (const answers of everyWeek) {
      const { level, neighbour } = suggestActivityLevel(answers);
      if (neighbour === null) continue;
      const places = [level, neighbour].map((one) => ACTIVITY_LEVELS.indexOf(one));
      expect(Math.abs((places[0] ?? 0) - (places[1] ?? 0))).toBe(1);
    }
  });
});

/** The position of a choice in half levels: twice the midpoint of level and neighbor. */
function placeOf(answers: ActivityAnswers): readonly [level: number, middle: number] {
  const { level, neighbour } = suggestActivityLevel(answers);
  const place = ACTIVITY_LEVELS.indexOf(level);
  return [place, place + ACTIVITY_LEVELS.indexOf(neighbour ?? level)];
}

function expectNotLower(more: ActivityAnswers, less: ActivityAnswers): void {
  const [[a, b], [c, d]] = [placeOf(more), placeOf(less)];
  expect(a).toBeGreaterThanOrEqual(c);
  expect(b).toBeGreaterThanOrEqual(d);
}

describe('more never leads to a lower level', () => {
  test('more work', () => {
    for (const answers of everyWeek) {
      const more = WORKING_DAYS[WORKING_DAYS.indexOf(answers.work) + 1];
      if (more) expectNotLower({ ...answers, work: more }, answers);
    }
  });

  test('more training days, even more than seven', () => {
    for (const answers of everyWeek)
      expectNotLower({ ...answers, trainingDays: answers.trainingDays + 1 }, answers);
  });

  test('more effort', () => {
    for (const answers of everyWeek) {
      const more = TRAINING_EFFORTS[TRAINING_EFFORTS.indexOf(answers.effort) + 1];
      if (more) expectNotLower({ ...answers, effort: more }, answers);
    }
  });

  test('more steps; unknown steps are between few and many', () => {
    for (const answers of everyWeek) {
      const at = (steps: StepBand): ActivityAnswers => ({ ...answers, steps });
      for (const [index, steps] of KNOWN_STEP_BANDS.entries()) {
        const more = KNOWN_STEP_BANDS[index + 1];
        if (more) expectNotLower(at(more), at(steps));
      }
      expectNotLower(at('unknown'), at('under5000'));
      expectNotLower(at('from12500'), at('unknown'));
    }
  });
});
