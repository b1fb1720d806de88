import type { EntriesOf, InputOf, Tool } from '#person/entries/field.ts';
import { carried } from '#person/entries/kinds.ts';
import { measureQuestions } from '#person/entries/likely-measures.ts';
import {
  ageField,
  chosenFields,
  matterFields,
  measureFields,
  unitFields,
  visitGoalFields,
} from '#person/entries/person-fields.ts';
import { plausibleBmi } from '#person/entries/plausible-bmi.ts';
import { AGE_LIMITS } from '#person/limits.ts';

const STEPS = { weight: { metric: 0.1, imperial: 0.1 }, height: { metric: 1, imperial: 1 } };

const fields = {
  ...measureFields(STEPS, 'person'),
  age: ageField({ preset: '30', ...AGE_LIMITS.home }),
  ...chosenFields,
  ...matterFields,
  ...unitFields('person'),
  bodyFat: carried(),
  waist: carried(),
  macros: carried(),
  trainingDays: carried(),
  ownMaintenance: carried(),
  ...visitGoalFields,
};

/** What is typed and chosen on the home page. */
export interface HomeEntries extends EntriesOf<typeof fields> {}

/** The same, as values. */
export interface HomeInput extends InputOf<typeof fields> {}

/** The home page's form. */
export const home: Tool<HomeEntries, HomeInput, typeof fields> = {
  name: 'home',
  fields,
  checks: [plausibleBmi()],
  questions: measureQuestions,
};
