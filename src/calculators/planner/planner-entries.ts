import type { PlanEntries } from '#person/plan-entries.ts';
import type { PlannerState } from './planner-form.ts';

/** The goal and how to get there, for sharing and saving. */
export const planEntriesOf = ({ goal, shape }: Pick<PlannerState, 'goal' | 'shape'>): PlanEntries => ({
  goal: goal.form.draft.weight,
  when: goal.by === 'date' ? { by: 'date', date: goal.date } : { by: 'pace', pace: goal.pace },
  shape,
});
