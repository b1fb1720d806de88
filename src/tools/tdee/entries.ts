import {
  CALORIE_TARGET_KEYS,
  type CalorieTargetKey,
  type Goal,
  TARGET_STEPS,
} from '@evenscale/formulas/energy';
import type { EntriesOf, InputOf, Tool } from '#person/entries/field.ts';
import { carried, choice, optionalChoice } from '#person/entries/kinds.ts';
import {
  ageField,
  bodyFatChanges,
  bodyFatFields,
  chosenFields,
  macrosField,
  matterFields,
  measureFields,
  ownMaintenanceField,
  trainingDaysField,
  unitFields,
} from '#person/entries/person-fields.ts';
import { ownWeightKept } from '#person/entries/own-weight.ts';
import { plausibleBmi } from '#person/entries/plausible-bmi.ts';
import { AGE_LIMITS } from '#person/limits.ts';
import { goalOfStep } from '#person/targets.ts';

export const GOALS = ['lose', 'maintain', 'gain'] as const satisfies readonly Goal[];

/** The goal that a target belongs to. */
const goalOf = (target: CalorieTargetKey): Goal => goalOfStep(TARGET_STEPS[target]);

const STEPS = { weight: { metric: 0.1, imperial: 1 }, height: { metric: 1, imperial: 0.5 } };

const fields = {
  ...measureFields(STEPS, 'person'),
  age: ageField({ preset: '25', ...AGE_LIMITS.tdee }),
  ...chosenFields,
  ...matterFields,
  goal: choice(GOALS, { scope: 'tool', initial: 'maintain', appliesToStale: true }),
  ...bodyFatFields,
  /** A target other than the goal's, chosen among the results. */
  target: optionalChoice(CALORIE_TARGET_KEYS, { scope: 'tool', appliesToStale: true }),
  macros: macrosField,
  trainingDays: trainingDaysField,
  ownMaintenance: ownMaintenanceField,
  ...unitFields('person'),
  waist: carried(),
};

/** What is typed and chosen on the TDEE page. */
export interface TdeeEntries extends EntriesOf<typeof fields> {}

/** The same, as values. `bodyFat` is `null` if none is given. */
export interface TdeeInput extends InputOf<typeof fields> {}

/** A target sets its goal, and a goal its own target. */
function targetChanges({ goal, target }: Partial<TdeeEntries>): Partial<TdeeEntries> {
  if (target) return { goal: goalOf(target) };
  return goal !== undefined && target === undefined ? { target: '' } : {};
}

/** The TDEE page's form. */
export const tdee: Tool<TdeeEntries, TdeeInput, typeof fields> = {
  name: 'tdee',
  fields,
  checks: [plausibleBmi()],
  alsoChanged: (changes) => ({ ...targetChanges(changes), ...bodyFatChanges(changes) }),
  passedOn: (entries) => ({
    ...ownWeightKept(entries),
    // A pregnancy isn’t passed on, so neither is what it rules out.
    ...(entries.pregnancy === 'yes' ? { goal: 'maintain', target: '', trainingDays: '' } : {}),
  }),
};
