/** What a link contains, as entries of the page's form, and back. */
import { CALORIE_TARGET_KEYS } from '@evenscale/formulas/energy';
import { draftOf, entriesOfDraft, measureTextOf, weightTextOf } from '#person/entries/draft-of.ts';
import type { LinkedEntries } from '#person/link/share-link.ts';
import { DEFAULT_MACROS } from '#person/macros/macro-choice.ts';
import { PACES, PLAN_SHAPES, type PlanEntries } from '#person/plan-entries.ts';
import type { FormContent } from '#person/store.ts';

type Entries = FormContent['entries'];

function planEntries({ goal, when, shape }: PlanEntries): Entries {
  const { by } = when;
  const end = by === 'date' ? { goalDate: when.date } : { pace: when.pace };
  return { goalWeight: measureTextOf(goal), by, ...end, shape };
}

/** A link's entries for the form. What a link never has is emptied. */
export const formEntriesOf = ({
  draft,
  goal,
  target,
  macros,
  bodyFat = '',
  plan,
}: LinkedEntries): Entries => ({
  ...entriesOfDraft(draft),
  waist: '',
  bodyFatAsk: bodyFat === '' ? 'no' : 'yes',
  bodyFat,
  ...(goal ? { goal, target: target ?? '', macros: macros ?? DEFAULT_MACROS } : {}),
  ...(plan ? planEntries(plan) : {}),
});

const GOALS = ['lose', 'maintain', 'gain'] as const;

function planOf({ goalWeight, by, goalDate = '', pace, shape }: Entries): PlanEntries | null {
  if (goalWeight === undefined) return null;
  const chosen = PACES.find((value) => value === pace) ?? 'steady';
  return {
    goal: weightTextOf(goalWeight),
    when: by === 'pace' ? { by, pace: chosen } : { by: 'date', date: goalDate },
    shape: PLAN_SHAPES.find((value) => value === shape) ?? 'steady',
  };
}

/** The form's entries as a link contains them. */
export function linkedEntriesOf(entries: Entries): LinkedEntries {
  const { macros, bodyFat = '' } = entries;
  const goal = GOALS.find((value) => value === entries['goal']);
  const target = CALORIE_TARGET_KEYS.find((key) => key === entries['target']);
  const plan = planOf(entries);
  return {
    draft: draftOf(entries),
    bodyFat,
    ...(goal && { goal }),
    ...(target && { target }),
    ...(macros !== undefined && { macros }),
    ...(plan && { plan }),
  };
}
