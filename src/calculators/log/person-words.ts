import { entryWords } from '#person/fields/entry-words.ts';

/** The words of the three details that the figure needs. */
export const personWords = {
  title: 'Three details about you',
  why: 'How much energy a change in weight holds depends on your sex, age and height. They’re stored on this device with your log.',
  known:
    'Filled in from your earlier entries on this device. Check them, then press the button: your number depends on them.',
  titleChange: 'Your details',
  sex: 'Sex',
  male: entryWords.male,
  female: entryWords.female,
  sexMissing: 'Choose one: male and female bodies store energy differently.',
  save: 'Save these details',
  seeNumber: 'See your number',
  toFeet: 'Use feet and inches',
  toCentimeters: 'Use centimeters',
  change: 'Change',
  line: (person: string) => `Calculated for: ${person}.`,
  ofVisit: (person: string) => `You entered on another page: ${person}.`,
} as const;
