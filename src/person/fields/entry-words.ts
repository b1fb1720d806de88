import type { ActivityLevel } from '@evenscale/formulas/energy';
import type { EntryProblem, PersonField, PersonRules } from '#person/form.ts';
import type { Measured } from '#person/plausibility.ts';

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
  inStone: 'Use stone and pounds',
  gender: 'Gender',
  male: 'Male',
  female: 'Female',
  genderHint: 'Gender: the formulas have a male and a female version.',
  activityLevel: 'Activity level',
  calculate: 'Calculate',
  reset: 'Reset',
  results: 'Results',
  place: 'Your result will appear here.',
  noResults: 'No results yet',
  exampleOf: (person: string) => `Example: ${person}`,
  exampleInvitation: 'Enter your weight and height to see your own figures.',
  print: 'Print',
  seeResults: 'See results',
  promise: 'Calculated in your browser. Nothing is sent anywhere.',
  didYouMean: (label: string) => `Did you mean ${label}?`,
  accept: (label: string) => `Yes, use ${label}`,
  useAnyway: 'Use it anyway',
  resultFor: (person: string) => `For ${person}`,
  understood: (label: string) => `Understood as ${label}.`,
} as const;

/** What a week looks like at each level, in the words of the list where it is chosen. */
export const activityLevelNames: Readonly<Record<ActivityLevel, string>> = {
  sedentary: 'Sedentary: sitting or lying all day',
  lightlyActive: 'Lightly active: desk job, 0–3 workouts',
  moderatelyActive: 'Moderately active: exercise 3–5 days',
  veryActive: 'Very active: hard exercise 6–7 days',
  superActive: 'Super active: physical job + training',
};

/** A level's own name, without the week that explains it. */
export const levelName = (level: ActivityLevel): string => activityLevelNames[level].split(':')[0] ?? level;

/** Full names of the units, read out after a field's label. */
export const unitNames: Readonly<Record<string, string>> = {
  kg: 'kilograms',
  lb: 'pounds',
  st: 'stone',
  cm: 'centimeters',
  ft: 'feet',
  in: 'inches',
};

/** The most that a field takes, by the unit of its first box. */
const MOST: Readonly<Record<string, string>> = {
  kg: '1,000 kg',
  lb: '2,204 lb',
  st: '157 st',
  cm: '300 cm',
  ft: '9 ft 10 in',
};

/** The words for the visitor's own measures. */
const OWN: Omit<Measured, 'typical'> = {
  whose: 'your',
  examples: { kg: '72.5', lb: '160', st: '11 and 4', cm: '175', ft: '5 and 9', years: '30' },
  poundsProblem: 'Check your weight: a stone has 14 pounds, and a pound 16 ounces.',
  noSuchBmi: 'it gives a BMI that no adult has',
};

/** Where the smaller of two units reaches the larger one. */
function smallUnitText(
  unit: string,
  { whose, poundsProblem }: Omit<Measured, 'typical'>,
): string | undefined {
  if (unit === 'kg' || unit === 'lb') return poundsProblem;
  if (unit === 'st') return 'Enter pounds from 0 to 13.9 beside stone.';
  if (unit === 'cm') return `Check ${whose} height: a foot has 12 inches.`;
  return unit === 'ft' ? 'Enter inches from 0 to 11.9 beside feet.' : undefined;
}

/** The message beside a field: what is wrong and what would be right (WCAG 3.3.1 and 3.3.3). */
export function problemText(
  field: PersonField,
  problem: EntryProblem,
  unit: string,
  rules: Pick<PersonRules, 'youngest' | 'oldest' | 'about'>,
): string {
  const words = rules.about ?? OWN;
  const example = `for example ${words.examples[unit]}`;
  const named = `${words.whose} ${field}`;
  const capitalized = `${named.slice(0, 1).toUpperCase()}${named.slice(1)}`;
  switch (problem) {
    case 'missing':
      return `Enter ${named}, ${example}.`;
    case 'notANumber':
      return `Enter ${named} as a number, ${example}.`;
    case 'notPositive':
      return `${capitalized} must be more than 0, ${example}.`;
    case 'negative':
      return `${capitalized} can’t be negative. Enter it without a minus sign, ${example}.`;
    case 'tooLarge':
      return `Check ${named}: this form takes up to ${MOST[unit] ?? '120 years'}.`;
    case 'smallUnit':
      return smallUnitText(unit, words) ?? `Check ${named}, ${example}.`;
    case 'implausible':
      return `Check ${named}: with ${field === 'weight' ? 'this height' : 'this weight'} ${words.noSuchBmi}.`;
    case 'outOfRange':
      return `Enter an age from ${rules.youngest} to ${rules.oldest} years.`;
  }
}
