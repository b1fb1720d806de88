import { CALORIE_TARGET_KEYS, type Goal } from '@evenscale/formulas/energy';
import type { EntriesOf, Field, InputOf, Tool } from '#person/entries/field.ts';
import { carried, choice } from '#person/entries/kinds.ts';
import { measureQuestions } from '#person/entries/likely-measures.ts';
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
  visitGoalFields,
} from '#person/entries/person-fields.ts';
import { ownWeightKept } from '#person/entries/own-weight.ts';
import { plausibleBmi } from '#person/entries/plausible-bmi.ts';
import { AGE_LIMITS } from '#person/limits.ts';
import { goalOfTarget, readTarget, type ChosenTarget, type TargetText } from '#person/plan/target-choice.ts';

export const GOALS = ['lose', 'maintain', 'gain'] as const satisfies readonly Goal[];

const STEPS = { weight: { metric: 0.1, imperial: 1 }, height: { metric: 1, imperial: 0.5 } };

/** A target other than the goal's, chosen among the results, or the calories of a plan. */
const targetField: Field<TargetText | '', ChosenTarget | null> = {
  ...choice<TargetText | ''>(['', ...CALORIE_TARGET_KEYS], {
    scope: 'tool',
    initial: '',
    appliesToStale: true,
  }),
  accepts: (text): text is TargetText | '' => text === '' || readTarget(text) !== null,
  read: (text) => ({ ok: true, value: readTarget(text) }),
};

const fields = {
  ...measureFields(STEPS, 'person'),
  age: ageField({ preset: '25', ...AGE_LIMITS.tdee }),
  ...chosenFields,
  ...matterFields,
  goal: choice(GOALS, { scope: 'tool', initial: 'maintain', appliesToStale: true }),
  ...bodyFatFields,
  target: targetField,
  macros: macrosField,
  trainingDays: trainingDaysField,
  ownMaintenance: ownMaintenanceField,
  ...unitFields('person'),
  waist: carried(),
  ...visitGoalFields,
};

/** What is typed and chosen on the TDEE page. */
export interface TdeeEntries extends EntriesOf<typeof fields> {}

/** The same, as values. `bodyFat` is `null` if none is given. */
export interface TdeeInput extends InputOf<typeof fields> {}

/** True if the entries are about somebody else than before; other units have another text for the same height. */
const isOther = (entries: TdeeEntries, before: TdeeEntries): boolean =>
  entries.gender !== before.gender || (entries.height !== before.height && entries.units === before.units);

/** A target sets its goal, and a goal its own target. The calories of a plan are only for the person of the plan. */
function targetChanges(
  { goal, target }: Partial<TdeeEntries>,
  entries: TdeeEntries,
  before: TdeeEntries,
): Partial<TdeeEntries> {
  const chosen = readTarget(target ?? '');
  if (chosen) return { goal: goalOfTarget(chosen) };
  if (target !== undefined) return {};
  const isPlans = entries.target.includes('~') && isOther(entries, before);
  return goal !== undefined || isPlans ? { target: '' } : {};
}

/** The TDEE page's form. */
export const tdee: Tool<TdeeEntries, TdeeInput, typeof fields> = {
  name: 'tdee',
  fields,
  givesCalories: true,
  checks: [plausibleBmi()],
  alsoChanged: (changes, entries, before) => ({
    ...targetChanges(changes, entries, before),
    ...bodyFatChanges(changes),
  }),
  questions: measureQuestions,
  passedOn: (entries) => ({
    ...ownWeightKept(entries),
    // A pregnancy isn’t passed on, so neither is what it rules out.
    ...(entries.pregnancy === 'yes' ? { goal: 'maintain', target: '', trainingDays: '' } : {}),
  }),
};

/** The same form on the pages for one question, none of which is about the calories to eat. */
export const tdeeQuestion: typeof tdee = { ...tdee, givesCalories: false };
