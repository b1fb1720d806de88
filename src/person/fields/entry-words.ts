import type { ActivityLevel } from '@evenscale/formulas/energy';
import type { EntryProblem } from '#person/entries/field.ts';
import type { NumberField } from '#person/entries/kinds.ts';
import type { NumberProblem } from '#person/entry/number-text.ts';

/** The words of the fields that every calculator shares. */
export const entryWords = {
  units: 'Units',
  energyUnit: 'Energy unit',
  metric: 'Metric',
  imperial: 'Imperial',
  weight: 'Weight',
  height: 'Height',
  feet: 'Feet',
  inches: 'Inches',
  stone: 'Stone',
  pounds: 'Pounds',
  age: 'Age',
  useStone: 'Use stone and pounds',
  gender: 'Gender',
  male: 'Male',
  female: 'Female',
  genderHint: 'The formulas have a male and a female version, so we ask for gender.',
  activityLevel: 'Activity level',
  /** Below it, while the visitor's own maintenance calories are used. */
  levelUnused: 'Your calories don’t use it: they’re from your own number.',
  /** Among the entries of a result that follows from them. */
  lowerLimits: 'lower limits for a family background',
  calculate: 'Calculate',
  reset: 'Reset',
  results: 'Results',
  place: 'Your result will appear here.',
  filledPlace: 'You’re all set: Calculate shows your numbers for these entries.',
  noResults: 'No results yet',
  exampleOf: (whose: string) => `Example: ${whose}`,
  exampleInvitation: 'Press Calculate to see your own numbers.',
  print: 'Print',
  /** On paper, above what a doctor reads. */
  forDoctor: 'Result for your doctor',
  seeResults: 'See results',
  promise: 'Calculated in your browser. Nothing is sent anywhere.',
  didYouMean: (label: string) => `Did you mean ${label}?`,
  accept: (label: string) => `Use ${label}`,
  useAnyway: 'Use it anyway',
  keep: (label: string) => `Keep ${label}`,
  resultFor: (person: string) => `For ${person}`,
  understood: (label: string) => `Understood as ${label}.`,
} as const;

/** What a week at each level looks like, as worded in the select. */
export const activityLevelNames: Readonly<Record<ActivityLevel, string>> = {
  sedentary: 'Sedentary: sitting or lying all day',
  lightlyActive: 'Lightly active: desk job, 0–3 workouts',
  moderatelyActive: 'Moderately active: exercise 3–5 days',
  veryActive: 'Very active: hard exercise 6–7 days',
  superActive: 'Super active: physical job + training',
};

/** A level's name, without the description of the week. */
export const levelName = (level: ActivityLevel): string => activityLevelNames[level].split(':')[0] ?? level;

/** Full names of the units, for screen readers, after a field's label. */
export const unitNames: Readonly<Record<string, string>> = {
  kg: 'kilograms',
  lb: 'pounds',
  st: 'stone',
  cm: 'centimeters',
  ft: 'feet',
  in: 'inches',
  kcal: 'kilocalories',
  kJ: 'kilojoules',
};

/** A field's maximum, by the unit of its first input. */
const MOST: Readonly<Record<string, string>> = {
  kg: '1,000 kg',
  lb: '2,204 lb',
  st: '157 st',
  cm: '300 cm',
  ft: '9 ft 10 in',
};

/** Examples of the visitor's own measures, by the unit of the field's first input. */
const EXAMPLES: Readonly<Record<string, string>> = {
  kg: '72.5',
  lb: '160',
  st: '11 and 4',
  cm: '175',
  ft: '5 and 9',
};

/** The messages for a measure as whole sentences, with an example and the field's maximum. */
export type MeasureProblems = (
  example: string,
  most: string,
) => Readonly<Record<Exclude<NumberProblem, 'negative'> | 'implausible', string>>;

/** The messages for the visitor's own weight and height. */
const OWN: Readonly<Record<'weight' | 'height', MeasureProblems>> = {
  weight: (example, most) => ({
    missing: `Enter your weight, for example ${example}.`,
    notANumber: `Enter your weight as a number, for example ${example}.`,
    notPositive: `Your weight must be more than 0, for example ${example}.`,
    tooLarge: `Check your weight: this form takes up to ${most}.`,
    smallUnit: 'Check your weight: a stone has 14 pounds, and a pound 16 ounces.',
    implausible: 'Check your weight: with this height, it gives a BMI that almost no adult has.',
  }),
  height: (example, most) => ({
    missing: `Enter your height, for example ${example}.`,
    notANumber: `Enter your height as a number, for example ${example}.`,
    notPositive: `Your height must be more than 0, for example ${example}.`,
    tooLarge: `Check your height: this form takes up to ${most}.`,
    smallUnit: 'Check your height: a foot has 12 inches.',
    implausible: 'Check your height: with this weight, it gives a BMI that almost no adult has.',
  }),
};

const AGE: Readonly<Partial<Record<EntryProblem, string>>> = {
  missing: 'Enter your age, for example 30.',
  notANumber: 'Enter your age as a number, for example 30.',
  notPositive: 'Your age must be more than 0, for example 30.',
};

/** For when the smaller of two inputs reaches a whole larger unit. */
const SMALL_BOX: Readonly<Record<string, string>> = {
  st: 'Enter 0 to 13.9 pounds in the second box.',
  ft: 'Enter 0 to 11.9 inches in the second box.',
};

/** The words for a weight and a height. */
export interface MeasureWords {
  /** An example of a weight or height, by the unit of the field's first input. */
  readonly examples: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<'weight' | 'height', MeasureProblems>>;
}

/** The words for the visitor's own weight and height. */
export const ownMeasures: MeasureWords = { examples: EXAMPLES, problems: OWN };

/** A measure's message: what is wrong and what would be right (WCAG 3.3.1 and 3.3.3). */
export function measureMessage(
  problems: MeasureProblems,
  problem: EntryProblem,
  unit: string,
  examples = EXAMPLES,
): string {
  const texts: Readonly<Record<string, string>> = problems(examples[unit] ?? '', MOST[unit] ?? '');
  const text = texts[problem === 'negative' ? 'notPositive' : problem] ?? '';
  return problem === 'smallUnit' ? (SMALL_BOX[unit] ?? text) : text;
}

/** The message of a weight or height. */
export const measureProblemText =
  ({ problems, examples }: MeasureWords, field: 'weight' | 'height') =>
  (problem: EntryProblem, unit: string): string =>
    measureMessage(problems[field], problem, unit, examples);

/** The message of an age. */
export const ageProblemText = (
  problem: EntryProblem,
  { least, most }: Pick<NumberField, 'least' | 'most'>,
): string =>
  AGE[problem === 'negative' ? 'notPositive' : problem] ?? `Enter an age from ${least} to ${most} years.`;
