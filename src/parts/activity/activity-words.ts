import {
  ACTIVITY_LEVELS,
  type ActivityAnswers,
  type ActivityChoice,
  type ActivityLevel,
  MOST_TRAINING_DAYS,
  type StepBand,
  suggestActivityLevel,
  type TrainingEffort,
  type WorkingDay,
} from '@evenscale/formulas/energy';
import { activityLevelNames, levelName } from '#person/fields/entry-words.ts';
import { formatPlural, type PluralForms } from '#ui/text/format-plural.ts';

/** The words of "Help me choose". */
export const chooserWords = {
  loading: 'Loading…',
  work: 'Your day',
  workHint:
    'What you do most of the day, at work or at home. If you’re retired or not working, go by your usual day. Caring for children and housework count, too.',
  days: 'Days with exercise in a typical week',
  daysHint: 'Exercise of any kind counts: a walk you go out for, swimming, dancing, the gym.',
  notYet: 'Please choose',
  effort: 'How hard is the exercise?',
  steps: 'Steps a day, if you know them',
  stepsHint: 'On a day without exercise, so that a walk or a run doesn’t count twice.',
  waiting:
    'Answer the questions above, and your level is shown here and selected in the form. Steps are optional.',
  workMissing: 'One answer is missing: what your day is like.',
  daysMissing: 'One answer is missing: your days with exercise. “None” is an answer, too.',
  effortOpen: 'The exercise counts as brisk until you say how hard it is.',
  basis:
    'This is our own rule of thumb. No study links answers like these to the five levels, and two people with the same answers can be a level apart. Go by your last four weeks, not by your plans.',
} as const;

/** A choice with its explanation. */
export interface ChoiceWords {
  readonly label: string;
  readonly note: string;
}

export const workNames: Readonly<Record<WorkingDay, ChoiceWords>> = {
  sitting: {
    label: 'Mostly sitting',
    note: 'desk, driving, studying, or at home with some walking and chores',
  },
  standing: {
    label: 'On your feet',
    note: 'store, classroom, small children, gardening, busy around the house',
  },
  lifting: { label: 'Walking and lifting', note: 'deliveries, warehouse, lifting patients, cleaning' },
  heavy: { label: 'Heavy work', note: 'construction, farming, forestry' },
};

export const effortNames: Readonly<Record<TrainingEffort, ChoiceWords>> = {
  easy: { label: 'Easy', note: 'you could sing: a stroll, gentle yoga, stretching' },
  brisk: { label: 'Brisk', note: 'you can talk: a fast walk, cycling, gym' },
  hard: { label: 'Hard', note: 'a few words at a time: running, team sports' },
  twiceADay: { label: 'Hard, twice a day', note: 'two real sessions on most of these days' },
};

export const stepNames: Readonly<Record<StepBand, string>> = {
  unknown: 'I don’t know',
  under5000: 'Under 5,000',
  from5000: '5,000–7,499',
  from7500: '7,500–9,999',
  from10000: '10,000–12,499',
  from12500: '12,500 or more',
};

/** The choices of days in a week. */
export const dayOptions: readonly { readonly value: string; readonly label: string }[] = [
  { value: '', label: chooserWords.notYet },
  ...Array.from({ length: MOST_TRAINING_DAYS + 1 }, (_, days) => ({
    value: String(days),
    label: days === 0 ? 'None' : String(days),
  })),
];

const WORK: Readonly<Record<WorkingDay, string>> = {
  sitting: 'mostly sitting',
  standing: 'on your feet',
  lifting: 'walking and lifting',
  heavy: 'heavy work',
};

const TRAINING: Readonly<Record<TrainingEffort, PluralForms>> = {
  easy: ['# day of easy exercise', '# days of easy exercise'],
  brisk: ['# day of brisk exercise', '# days of brisk exercise'],
  hard: ['# day of hard exercise', '# days of hard exercise'],
  twiceADay: ['# day with two hard sessions', '# days with two hard sessions'],
};

const NO_TRAINING = 'no exercise';

const STEPS: Readonly<Record<Exclude<StepBand, 'unknown'>, string>> = {
  under5000: 'fewer than 5,000 steps a day',
  from5000: '5,000–7,499 steps a day',
  from7500: '7,500–9,999 steps a day',
  from10000: '10,000–12,499 steps a day',
  from12500: '12,500 steps a day or more',
};

/** The answers as separate phrases, so that a translation can list them too. */
function weekItems({ work, trainingDays, effort, steps }: ActivityAnswers): string {
  const training = trainingDays === 0 ? NO_TRAINING : formatPlural(trainingDays, TRAINING[effort]);
  return [WORK[work], training, ...(steps === 'unknown' ? [] : [STEPS[steps]])].join('; ');
}

/** "Your week: mostly sitting; 3 days of brisk training. It fits this level: Moderately active." */
export function reasonText(answers: ActivityAnswers, { level, neighbour }: ActivityChoice): string {
  const week = `Your week: ${weekItems(answers)}.`;
  if (neighbour === null) return `${week} It fits this level: ${levelName(level)}.`;
  const [lower = level, upper = level] = ACTIVITY_LEVELS.filter((one) => one === level || one === neighbour);
  return `${week} It falls between two levels: ${levelName(lower)} and ${levelName(upper)}.`;
}

/** Why one of two neighboring levels is suggested; `null` if there is only one level. */
export function betweenText({ level, neighbour }: ActivityChoice): string | null {
  if (neighbour === null) return null;
  return neighbour === 'sedentary'
    ? `We suggest ${levelName(level)}: in studies that measured it, people who mostly sit, but walk and do chores, used more energy than “sedentary” allows for. If you hardly walk at all, choose Sedentary.`
    : `We suggest the lower of the two, ${levelName(level)}. If your weight isn’t doing what you planned after a month, adjust.`;
}

const USED_BY: Readonly<Record<WorkingDay, string>> = {
  sitting: 'So many steps a day',
  standing: 'A day on your feet',
  lifting: 'A day of walking and lifting',
  heavy: 'A day of heavy work',
};

/** The levels whose description in the form speaks of exercise alone. */
const BY_EXERCISE: readonly ActivityLevel[] = ['moderatelyActive', 'veryActive'];

/** Why a level that the form describes by exercise fits somebody who gets there by work or steps; otherwise `null`. */
export function workText(answers: ActivityAnswers, { level }: ActivityChoice): string | null {
  const rank = (week: ActivityAnswers): number => ACTIVITY_LEVELS.indexOf(suggestActivityLevel(week).level);
  const least = ACTIVITY_LEVELS.indexOf(level);
  const isByTraining = rank({ ...answers, work: 'sitting', steps: 'unknown' }) >= least;
  if (!BY_EXERCISE.includes(level) || isByTraining) return null;
  const exercise = activityLevelNames[level].slice(levelName(level).length + ': '.length);
  const training = rank({ ...answers, trainingDays: 0 }) >= least ? '' : ' plus your exercise';
  return `In the form, “${exercise}” is for people who sit most of the day. ${USED_BY[answers.work]}${training} can use as much.`;
}

export function otherText(level: ActivityLevel): string {
  return `Use ${levelName(level)} instead`;
}

export function usedText(level: ActivityLevel): string {
  return `${levelName(level)} is now selected in the form.`;
}
