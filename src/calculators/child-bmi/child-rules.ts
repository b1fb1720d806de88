import { cm, kg } from '@evenscale/formulas/units';
import type { PersonRules } from '#person/form.ts';
import { AGE_LIMITS } from '#person/limits.ts';
import { childEntryWords } from './child-form-words.ts';

/** The rules for weight and height. This form doesn't use the shared age in years. */
export const CHILD_RULES: PersonRules = {
  about: { typical: { weight: kg(30), height: cm(130) }, ...childEntryWords },
  defaultAge: 30,
  ...AGE_LIMITS.home,
  steps: { weight: { metric: 0.1, imperial: 0.5 }, height: { metric: 0.5, imperial: 0.5 }, age: 1 },
};
