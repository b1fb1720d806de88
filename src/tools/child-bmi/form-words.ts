import type { EntryProblem } from '#person/entries/field.ts';
import type { MeasureProblems } from '#person/fields/entry-words.ts';
import type { AgeField } from './age.ts';

/** The words of the form. */
export const childFormWords = {
  formTitle: 'Measurements',
  formLine: 'Ages 2 through 19. For an adult to fill in, or a teen 13 or older.',
  sexHint: 'The one your child’s doctor uses for the growth chart.',
  ageTitle: 'Age',
  byDates: 'By date of birth',
  byYears: 'By years and months',
  birth: 'Date of birth',
  birthHint: 'Only used for the age. Never saved.',
  measurement: 'Date of measurement',
  years: 'Years',
  months: 'Months (optional)',
  monthsHint: 'Full months since the last birthday. They make the percentile more exact.',
  monthsReadAs: (age: string) => `Without months, read as ${age}.`,
  monthsNone: '–',
  sex: 'Sex',
  sexMissing: 'Choose girl or boy: the growth charts differ.',
  knownAge: (text: string) => `Calculated with the exact age: ${text} months.`,
} as const;

/** What is wrong with an age. */
export const ageProblems = {
  birthMissing: 'Enter the whole date of birth, or switch to years and months.',
  measuredMissing: 'Enter the day of the measurement.',
  yearsMissing: 'Enter the age in full years, for example 9.',
  noSuchDate: 'This date isn’t in the calendar. Check the day and the month.',
  reversed: 'The date of birth is after the measurement. Check both dates.',
  noSuchAge: 'Enter full years here, for example 9, and choose the months in the next field.',
  future: 'This date is in the future. Enter the day of the measurement.',
} as const;

const isAgeProblem = (key: string): key is keyof typeof ageProblems => Object.hasOwn(ageProblems, key);

/** The message of one of the age's fields. */
export function ageProblemText(field: AgeField, problem: EntryProblem): string {
  const key = problem === 'missing' ? `${field}Missing` : problem;
  return ageProblems[isAgeProblem(key) ? key : 'noSuchAge'];
}

const WEIGHT: MeasureProblems = (example, most) => ({
  missing: `Enter the weight, for example ${example}.`,
  notANumber: `Enter the weight as a number, for example ${example}.`,
  notPositive: `The weight must be more than 0, for example ${example}.`,
  tooLarge: `Check the weight: this form takes up to ${most}.`,
  smallUnit: 'Check the weight: a stone has 14 pounds, and a pound 16 ounces.',
  implausible: 'Check the weight: with this height, it gives a BMI that almost no child has.',
});

const HEIGHT: MeasureProblems = (example, most) => ({
  missing: `Enter the height, for example ${example}.`,
  notANumber: `Enter the height as a number, for example ${example}.`,
  notPositive: `The height must be more than 0, for example ${example}.`,
  tooLarge: `Check the height: this form takes up to ${most}.`,
  smallUnit: 'Check the height: a foot has 12 inches.',
  implausible: 'Check the height: with this weight, it gives a BMI that almost no child has.',
});

/** The messages for a child's weight and height that differ from an adult's. */
export const childEntryWords = {
  examples: { kg: '25.5', lb: '56', st: '4 and 2', cm: '127', ft: '4 and 2' },
  problems: { weight: WEIGHT, height: HEIGHT },
} as const;
