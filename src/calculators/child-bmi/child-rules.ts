import { cm, kg } from '@evenscale/formulas/units';
import type { PersonRules } from '#person/form.ts';
import { AGE_LIMITS } from '#person/limits.ts';
import { childEntryWords } from './child-form-words.ts';

/** The rules of weight and height. The shared age in years is not asked for here. */
export const CHILD_RULES: PersonRules = {
  about: { typical: { weight: kg(30), height: cm(130) }, ...childEntryWords },
  defaultAge: 30,
  ...AGE_LIMITS.home,
  steps: { weight: { metric: 0.1, imperial: 0.5 }, height: { metric: 0.5, imperial: 0.5 }, age: 1 },
};
