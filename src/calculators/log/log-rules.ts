import type { PersonRules } from '#person/form.ts';
import { AGE_LIMITS } from '#person/limits.ts';

/** The fields' values, as in the planner. */
export const LOG_RULES: PersonRules = {
  defaultAge: 25,
  ...AGE_LIMITS.planner,
  steps: { weight: { metric: 0.1, imperial: 0.1 }, height: { metric: 1, imperial: 0.5 }, age: 1 },
};
