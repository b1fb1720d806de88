import { describe, expect, test } from 'vitest';
import { AGE_LIMITS } from '#person/limits.ts';
import type { EntriesOf, InputOf, Tool } from './field.ts';
import { choice } from './kinds.ts';
import { initialState, reduceForm, type FormEvent } from './machine.ts';
import {
  ageField,
  chosenFields,
  macrosField,
  measureFields,
  trainingDaysField,
  unitFields,
  visitGoalFields,
} from './person-fields.ts';

const STEPS = { metric: 0.1, imperial: 0.1 };

const fields = {
  ...measureFields({ weight: STEPS, height: STEPS }, 'person'),
  age: ageField({ preset: '25', ...AGE_LIMITS.tdee }),
  ...chosenFields,
  macros: macrosField,
  trainingDays: trainingDaysField,
  ...visitGoalFields,
  goal: choice(['lose', 'maintain'], { scope: 'tool', initial: 'maintain', appliesToStale: true }),
  ...unitFields('person'),
};

type Entries = EntriesOf<typeof fields>;

const tool: Tool<Entries, InputOf<typeof fields>> = { name: 'tdee', fields, checks: [] };

const reduce = reduceForm(tool);
const type = (field: keyof Entries, text: string): FormEvent<Entries> => ({ type: 'edited', field, text });
const submitted = { type: 'submitted' } as const;

describe('after another person', () => {
  const goals = {
    macros: 'highProtein',
    trainingDays: '',
    goalWeight: 'kg~62',
    isGoalSuggested: 'no',
  } as const;
  const his = [type('weight', 'kg~70'), type('height', 'cm~175'), type('age', '34')];
  const events: readonly FormEvent<Entries>[] = [
    ...his,
    { type: 'filled', entries: goals },
    type('goal', 'lose'),
    submitted,
  ];
  const asked = events.reduce(reduce, initialState(tool));
  const hers = [type('weight', 'kg~58'), type('height', 'cm~163'), type('age', '77')];
  const next = (...changes: readonly FormEvent<Entries>[]) => [...changes, submitted].reduce(reduce, asked);

  test('the goal and the diet of the one before are gone', () => {
    const { entries, result } = next(...hers);
    expect(entries).toMatchObject({
      goalWeight: '',
      macros: 'balanced',
      weight: 'kg~58',
      activityLevel: asked.entries.activityLevel,
    });
    expect(result?.entries).toBe(entries);
  });

  test('but not what was entered for the next one, and nothing in the form itself', () => {
    const { entries } = next(...hers, { type: 'filled', entries: { goalWeight: 'kg~56' } });
    expect(entries).toMatchObject({ goalWeight: 'kg~56', macros: 'balanced', goal: 'lose' });
  });

  test('a correction of two entries loses nothing, and neither do other units', () => {
    expect(next(...hers.slice(0, 2)).entries).toMatchObject(goals);
    expect(next(...hers.slice(1)).entries).toMatchObject(goals);
    expect(next(...hers, type('units', 'imperial')).entries).toMatchObject(goals);
  });
});
