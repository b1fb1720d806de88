import { entryWords, levelName } from '#person/fields/entry-words.ts';
import { formatAge } from '#person/person-line.ts';
import type { Person } from '#person/person.ts';

/** The actions in a result's heading. */
export const answerActionWords = { save: 'Save', share: 'Share' } as const;

/** The entries that start with a guess, in the order in which an answer names them. */
export const GUESSED = ['gender', 'age', 'activityLevel'] as const;

export type GuessedEntry = (typeof GUESSED)[number];

export type GuessedValues = Pick<Person, 'gender' | 'activityLevel'> & { readonly age: number };

/** The note about entries that nobody chose: "We assumed male, 30 years old and moderately active." */
export const presetWords = {
  assumed: 'We assumed ',
  name: {
    gender: ({ gender }) => entryWords[gender].toLowerCase(),
    age: ({ age }) => `${formatAge(age)} old`,
    activityLevel: ({ activityLevel }) => levelName(activityLevel).toLowerCase(),
  } satisfies Record<GuessedEntry, (values: GuessedValues) => string>,
  /** What follows a name. */
  after: (index: number, count: number) => (index === count - 1 ? '.' : index === count - 2 ? ' and ' : ', '),
  change: (name: string) => `Change: ${name}`,
  switchTo: { male: 'Switch to male', female: 'Switch to female' },
  confirm: 'That’s right',
} as const;

/** The note as one text. */
export const assumedText = (guesses: readonly GuessedEntry[], values: GuessedValues): string =>
  guesses.reduce<string>(
    (text, guess, index) =>
      `${text}${presetWords.name[guess](values)}${presetWords.after(index, guesses.length)}`,
    presetWords.assumed,
  );
