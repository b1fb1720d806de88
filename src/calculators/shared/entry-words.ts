import type { ActivityLevel } from '#formulas/energy.ts';
import type { HeightUnit, WeightUnit } from './measure-text.ts';
import type { EntryProblem, PersonField, PersonRules } from './person-form.ts';

/** The words of the fields that every calculator shares. */
export const entryWords = {
  units: 'Units',
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
  genderHint: 'The formulas were measured on males and females, so they need one of the two.',
  activityLevel: 'Activity level',
  calculate: 'Calculate',
  reset: 'Reset',
  promise: 'Worked out in your browser. Nothing is sent anywhere.',
  didYouMean: (label: string) => `Did you mean ${label}?`,
  accept: (label: string) => `Yes, use ${label}`,
  understood: (label: string) => `Understood as ${label}.`,
} as const;

/** What a week looks like at each level, in the words of the list where it is chosen. */
export const activityLevelNames: Readonly<Record<ActivityLevel, string>> = {
  sedentary: 'Sedentary: little or no exercise',
  lightlyActive: 'Lightly active: exercise 1–3 days a week',
  moderatelyActive: 'Moderately active: exercise 3–5 days a week',
  veryActive: 'Very active: hard exercise 6–7 days a week',
  superActive: 'Super active: physical job or training twice a day',
};

const EXAMPLES: Readonly<Record<WeightUnit | HeightUnit | 'age', string>> = {
  kg: '72.5',
  lb: '160',
  st: '11 and 4',
  cm: '175',
  m: '1.75',
  ft: '5 and 9',
  in: '69',
  age: '30',
};

const LIMITS: Readonly<Record<WeightUnit | HeightUnit, string>> = {
  kg: '1,000 kg',
  lb: '2,204 lb',
  st: '157 st',
  cm: '300 cm',
  m: '3 m',
  ft: '9 ft 10 in',
  in: '118 in',
};

/** The message beside a field: what is wrong and what would be right (WCAG 3.3.1 and 3.3.3). */
export function problemText(
  field: PersonField,
  problem: EntryProblem,
  unit: WeightUnit | HeightUnit | 'age',
  rules: Pick<PersonRules, 'youngest' | 'oldest'>,
): string {
  const example = `for example ${EXAMPLES[unit]}`;
  const limit = unit === 'age' ? `${rules.oldest} years` : LIMITS[unit];
  switch (problem) {
    case 'missing':
      return `Enter your ${field}, ${example}.`;
    case 'notANumber':
      return `Enter your ${field} as a number, ${example}.`;
    case 'notPositive':
      return `Your ${field} must be more than 0, ${example}.`;
    case 'negative':
      return `Your ${field} cannot be negative. Enter it without a minus sign, ${example}.`;
    case 'tooLarge':
      return `Check your ${field}: the most this form takes is ${limit}.`;
    case 'outOfRange':
      return `Enter an age from ${rules.youngest} to ${rules.oldest} years.`;
  }
}
