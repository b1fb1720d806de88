import type { EntryProblem } from '#person/entries/field.ts';
import type { MeasureProblems } from '#person/fields/entry-words.ts';

/** The words of the form. */
export const pregnancyFormWords = {
  formTitle: 'Pregnancy',
  formLine: 'For adults 18 and over, with one baby or twins.',
  privacy: 'Unless you save it, it’s gone when you close this tab.',
  /** The form is called “Pregnancy”; a longer label takes two lines on a phone. */
  weight: 'Weight before',
  weekBy: 'How far along',
  byWeek: 'By week',
  byDueDate: 'By due date',
  week: 'Week',
  weekUnit: 'weeks',
  weekHint: 'Full weeks.',
  dueDate: 'Due date',
  dueDateHint: 'Only used for the week. Never saved.',
  weightNow: 'Weight now',
  weightNowHint: 'Optional.',
  babies: 'Expecting',
  one: 'One baby',
  twins: 'Twins',
} as const;

/** What is wrong with the week. */
const weekProblems = {
  missing: 'Enter the week, for example 24.',
  notANumber: 'Enter the full weeks as a whole number, for example 24.',
  other: 'Enter a week from 0 to 42. After week 42, call your midwife or doctor today.',
} as const;

/** What is wrong with the due date. */
const dueDateProblems = {
  missing: 'Enter the whole due date, or switch to the week.',
  noSuchDate: 'This date isn’t in the calendar. Check the day and the month.',
  other:
    'Check the due date: it can be up to 40 weeks ahead, or 2 weeks ago. If it’s longer ago, call your midwife or doctor today.',
} as const;

/** The message of the week. */
export const weekProblemText = (problem: EntryProblem): string =>
  problem === 'missing' || problem === 'notANumber' ? weekProblems[problem] : weekProblems.other;

/** The message of the due date. */
export const dueDateProblemText = (problem: EntryProblem): string =>
  problem === 'missing' || problem === 'noSuchDate' ? dueDateProblems[problem] : dueDateProblems.other;

/** The messages for the weight now; those for the other measures are the adult tools'. */
export const weightNowProblems: MeasureProblems = (example, most) => ({
  missing: '',
  notANumber: `Enter your weight now as a number, for example ${example}, or leave it empty.`,
  notPositive: `Your weight must be more than 0, for example ${example}.`,
  tooLarge: `Check your weight: this form takes up to ${most}.`,
  smallUnit: 'Check your weight: a stone has 14 pounds, and a pound 16 ounces.',
  implausible: 'Check both weights: hardly anyone’s weight changes this much in a pregnancy.',
});
