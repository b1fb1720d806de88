import type { PersonRules } from '#person/form.ts';
import { AGE_LIMITS } from '#person/limits.ts';
import { ownEntries } from '#person/own-maintenance.ts';

/** The person's fields, as on the TDEE page, so that visitors from there find their entries. */
export const PLANNER_RULES: PersonRules = {
  defaultAge: 25,
  ...AGE_LIMITS.planner,
  ownEntries,
  steps: { weight: { metric: 0.1, imperial: 1 }, height: { metric: 1, imperial: 0.5 }, age: 1 },
};
