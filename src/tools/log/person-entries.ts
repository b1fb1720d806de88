import { GENDERS } from '@evenscale/formulas/energy';
import { years } from '@evenscale/formulas/units';
import type { EntriesOf, InputOf, Tool } from '#person/entries/field.ts';
import { numberField, openChoice } from '#person/entries/kinds.ts';
import { measureFields, WRITTEN_YEARS } from '#person/entries/person-fields.ts';
import { AGE_LIMITS } from '#person/limits.ts';

const STEPS = { weight: { metric: 0.1, imperial: 0.1 }, height: { metric: 1, imperial: 0.5 } };

const { youngest, oldest } = AGE_LIMITS.planner;

const fields = {
  gender: openChoice(GENDERS, 'person'),
  // No preset: the figure has to be for the visitor, not for someone else.
  age: numberField({
    scope: 'person',
    least: youngest,
    most: oldest,
    step: 1,
    unit: WRITTEN_YEARS,
    of: years,
  }),
  height: measureFields(STEPS, 'person').height,
};

/** What the log asks about a person, once. */
export interface LogPersonEntries extends EntriesOf<typeof fields> {}

/** The same, as values. */
export interface LogPersonInput extends InputOf<typeof fields> {}

/** The log's form for sex, age and height. */
export const logPerson: Tool<LogPersonEntries, LogPersonInput, typeof fields> = {
  name: 'logPerson',
  fields,
  checks: [],
};
