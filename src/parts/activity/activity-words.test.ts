import { describe, expect, test } from 'vitest';
import {
  type ActivityAnswers,
  KNOWN_STEP_BANDS,
  suggestActivityLevel,
  TRAINING_EFFORTS,
  WORKING_DAYS,
} from '@evenscale/formulas/energy';
import {
  answersOf,
  emptyActivityDraft,
  isEffortOpen,
  reduceActivity,
  type ActivityEvent,
} from './activity-draft.ts';
import { betweenText, chooserWords, effortNames, reasonText, workNames, workText } from './activity-words.ts';

const reason = (answers: ActivityAnswers): string => reasonText(answers, suggestActivityLevel(answers));

describe('the reason', () => {
  test.each([
    [
      { work: 'sitting', trainingDays: 3, effort: 'brisk', steps: 'unknown' },
      'Your week: mostly sitting; 3 days of brisk exercise. It fits this level: Moderately active.',
    ],
    [
      { work: 'sitting', trainingDays: 0, effort: 'easy', steps: 'unknown' },
      'Your week: mostly sitting; no exercise. It falls between two levels: Sedentary and Lightly active.',
    ],
    [
      { work: 'standing', trainingDays: 1, effort: 'hard', steps: 'from10000' },
      'Your week: on your feet; 1 day of hard exercise; 10,000–12,499 steps a day. It falls between two levels: Moderately active and Very active.',
    ],
    [
      { work: 'lifting', trainingDays: 6, effort: 'twiceADay', steps: 'under5000' },
      'Your week: walking and lifting; 6 days with two hard sessions; fewer than 5,000 steps a day. It fits this level: Super active.',
    ],
    [
      { work: 'heavy', trainingDays: 2, effort: 'easy', steps: 'from12500' },
      'Your week: heavy work; 2 days of easy exercise; 12,500 steps a day or more. It fits this level: Super active.',
    ],
  ] as const)('%o', (answers, sentence) => expect(reason(answers)).toBe(sentence));

  test('is a full sentence for every week, and says why one of two levels is suggested', () => {
    for (const work of WORKING_DAYS)
      for (const trainingDays of [0, 1, 2, 3, 4, 5, 6, 7])
        for (const effort of TRAINING_EFFORTS)
          for (const steps of ['unknown', ...KNOWN_STEP_BANDS] as const) {
            const answers = { work, trainingDays, effort, steps };
            const choice = suggestActivityLevel(answers);
            expect(reason(answers)).toMatch(/^[A-Z].* (?:fits|falls between) .*\.$/u);
            expect(reason(answers)).not.toMatch(/undefined|null| {2}/u);
            expect(betweenText(choice) === null).toBe(choice.neighbour === null);
            expect(reason(answers).includes('falls between')).toBe(choice.neighbour !== null);
          }
  });
});

test('somebody who is retired, at home with children or out for walks finds an answer', () => {
  expect(chooserWords.workHint).toMatch(/retired or not working.*caring for children/iu);
  expect(workNames.sitting.note).toMatch(/at home with some walking and chores/u);
  expect(workNames.standing.note).toMatch(/small children, gardening/u);
  expect(chooserWords.daysHint).toMatch(/a walk you go out for/u);
  expect([effortNames.easy.note, effortNames.brisk.note].join()).toMatch(/a stroll.*a fast walk/u);
  const retired = { work: 'sitting', trainingDays: 7, effort: 'easy', steps: 'from5000' } as const;
  expect(reason(retired)).toMatch(
    /^Your week: mostly sitting; 7 days of easy exercise; 5,000–7,499 steps a day\./u,
  );
});

describe('why a level that is described by exercise fits a job', () => {
  const why = (answers: ActivityAnswers): string | null => workText(answers, suggestActivityLevel(answers));

  test.each([
    [
      { work: 'lifting', trainingDays: 0, effort: 'easy', steps: 'unknown' },
      'In the form, “hard exercise 6–7 days” is for people who sit most of the day. A day of walking and lifting can use as much.',
    ],
    [
      { work: 'standing', trainingDays: 2, effort: 'brisk', steps: 'unknown' },
      'In the form, “exercise 3–5 days” is for people who sit most of the day. A day on your feet can use as much.',
    ],
    [
      { work: 'standing', trainingDays: 3, effort: 'brisk', steps: 'unknown' },
      'In the form, “hard exercise 6–7 days” is for people who sit most of the day. A day on your feet plus your exercise can use as much.',
    ],
    [
      { work: 'sitting', trainingDays: 0, effort: 'easy', steps: 'from10000' },
      'In the form, “exercise 3–5 days” is for people who sit most of the day. So many steps a day can use as much.',
    ],
  ] as const)('%o', (answers, sentence) => expect(why(answers)).toBe(sentence));

  test.each([
    ['training alone leads there', { work: 'standing', trainingDays: 6, effort: 'hard', steps: 'under5000' }],
    ['a desk job and training', { work: 'sitting', trainingDays: 4, effort: 'brisk', steps: 'unknown' }],
    ['the level names the desk job', { work: 'sitting', trainingDays: 0, effort: 'easy', steps: 'unknown' }],
    [
      'the level names the physical job',
      { work: 'heavy', trainingDays: 6, effort: 'hard', steps: 'unknown' },
    ],
  ] as const)('isn’t said where %s', (_, answers) => expect(why(answers)).toBeNull());
});

describe('the answers', () => {
  const after = (...events: readonly ActivityEvent[]) => events.reduce(reduceActivity, emptyActivityDraft);

  test.each([
    ['nothing', []],
    ['work alone', [{ type: 'answered', answer: { work: 'heavy' } }]],
    ['training without work', [{ type: 'answered', answer: { trainingDays: 0 } }]],
    [
      'a day count taken back',
      [
        { type: 'answered', answer: { work: 'heavy' } },
        { type: 'answered', answer: { trainingDays: 0 } },
        { type: 'answered', answer: { trainingDays: null } },
      ],
    ],
  ] as const)('are incomplete with %s', (_, events) => expect(answersOf(after(...events))).toBeNull());

  test('are complete without training, and with it', () => {
    const still = after(
      { type: 'answered', answer: { work: 'sitting' } },
      { type: 'answered', answer: { trainingDays: 0 } },
    );
    expect(answersOf(still)).toEqual({ work: 'sitting', trainingDays: 0, effort: 'easy', steps: 'unknown' });
    const busy = after(
      { type: 'answered', answer: { work: 'standing' } },
      { type: 'answered', answer: { trainingDays: 4 } },
      { type: 'answered', answer: { effort: 'hard' } },
      { type: 'answered', answer: { steps: 'from7500' } },
    );
    expect(answersOf(busy)).toEqual({
      work: 'standing',
      trainingDays: 4,
      effort: 'hard',
      steps: 'from7500',
    });
  });

  test('count training as brisk until its effort is given', () => {
    const open = after(
      { type: 'answered', answer: { work: 'sitting' } },
      { type: 'answered', answer: { trainingDays: 1 } },
    );
    expect(answersOf(open)).toEqual({ work: 'sitting', trainingDays: 1, effort: 'brisk', steps: 'unknown' });
    expect(isEffortOpen(open)).toBe(true);
    expect(isEffortOpen(after({ type: 'answered', answer: { trainingDays: 0 } }))).toBe(false);
    expect(isEffortOpen(reduceActivity(open, { type: 'answered', answer: { effort: 'easy' } }))).toBe(false);
  });

  test('a new answer means that the level is no longer in use', () => {
    const used = after(
      { type: 'answered', answer: { work: 'sitting' } },
      { type: 'used', level: 'lightlyActive' },
    );
    expect(used.used).toBe('lightlyActive');
    for (const event of [
      { type: 'answered', answer: { work: 'heavy' } },
      { type: 'answered', answer: { trainingDays: 1 } },
      { type: 'answered', answer: { effort: 'easy' } },
      { type: 'answered', answer: { steps: 'from5000' } },
    ] as const)
      expect(reduceActivity(used, event).used).toBeNull();
    expect(reduceActivity(used, { type: 'emptied' })).toEqual(emptyActivityDraft);
  });
});
