/** The entries that only the planner has, as restored or passed on. */
import { weightLine, type WeightText } from '#person/draft.ts';
import type { EarlyEntries } from '#person/fields/early-entry.ts';
import type { OwnEntries } from '#person/page-state.ts';
import type { GoalBy } from './goal/goal-entry.ts';
import { PACES, PLAN_SHAPES, type PlanEntries } from '#person/plan-entries.ts';
import type { PlannerEvent, PlannerState } from './planner-form.ts';

const GOAL_BY: readonly GoalBy[] = ['date', 'pace'];

/** The plan in the page's history entry. */
export const ownEntriesOf = ({ goal, shape }: PlannerState): OwnEntries => ({
  goalWeight: weightLine(goal.form.draft.weight),
  goalUnit: goal.form.draft.weight.unit,
  goalDate: goal.date,
  by: goal.by,
  pace: goal.pace,
  shape,
});

/** The goal and how to get there, for sharing and saving. */
export const planEntriesOf = ({ goal, shape }: Pick<PlannerState, 'goal' | 'shape'>): PlanEntries => ({
  goal: goal.form.draft.weight,
  when: goal.by === 'date' ? { by: 'date', date: goal.date } : { by: 'pace', pace: goal.pace },
  shape,
});

/** Events that fill a goal and how to get there into the form. */
export const filledEntries = ({ goal, when, shape }: PlanEntries): readonly PlannerEvent[] => [
  { type: 'goalTyped', event: { type: 'restored', draft: { weight: goal } } },
  { type: 'goalChosen', choice: when },
  { type: 'shapeChosen', shape },
];

function goalWeight(text: string, unit: unknown): WeightText {
  if (unit === 'lb') return { unit, pounds: text };
  return unit === 'st' ? { unit, stone: text, pounds: '' } : { unit: 'kg', kilograms: text };
}

function choices(early: EarlyEntries, own: OwnEntries): readonly PlannerEvent[] {
  const date = early.text('goalDate') ?? own['goalDate'];
  const by = early.radio(GOAL_BY) ?? GOAL_BY.find((value) => value === own['by']);
  const pace = early.choice('pace', PACES) ?? PACES.find((value) => value === own['pace']);
  const shape = PLAN_SHAPES.find((value) => value === own['shape']);
  return [
    ...(typeof date === 'string' && date !== '' ? [{ type: 'goalChosen', choice: { date } } as const] : []),
    ...(by ? [{ type: 'goalChosen', choice: { by } } as const] : []),
    ...(pace ? [{ type: 'goalChosen', choice: { pace } } as const] : []),
    ...(shape ? [{ type: 'shapeChosen', shape } as const] : []),
  ];
}

function goalEvents(early: EarlyEntries, own: OwnEntries): readonly PlannerEvent[] {
  const typed = early.text('goalWeight');
  const text = typed ?? own['goalWeight'];
  if (typeof text !== 'string' || text === '') return [];
  const weight = goalWeight(text, typed === undefined ? own['goalUnit'] : 'kg');
  return [{ type: 'goalTyped', event: { type: 'restored', draft: { weight } } }];
}

function bodyFatEvents(early: EarlyEntries): readonly PlannerEvent[] {
  const isGiven = early.tick('bodyFatAsk');
  return isGiven === undefined ? [] : [{ type: 'bodyFatToggled', isGiven }];
}

/** Events that restore the entries of an earlier plan, then those made before the island hydrated. */
export const arrivedEntries = (early: EarlyEntries, own: OwnEntries): readonly PlannerEvent[] => [
  ...goalEvents(early, own),
  ...choices(early, own),
  ...bodyFatEvents(early),
];
