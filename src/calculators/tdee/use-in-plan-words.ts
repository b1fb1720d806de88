/** The words of the button that makes what was chosen the followed plan's. */
import type { OwnTarget } from '#person/plan/own-target.ts';
import type { Amounts } from '#person/plan/plan-amounts.ts';
import { planMacros } from '#tools/planner/plan/plan-macros.ts';
import { macrosForReader } from '#tools/planner/plan/plan-macros-words.ts';

export const useInPlanWords = {
  undo: 'Undo',
  undone: 'Undone. Your plan is as it was.',
} as const;

type Kind = 'macros' | 'days' | 'noDays' | 'both' | 'macrosWithoutDays';

function kindOf({ macros, trainingDays }: Partial<Amounts>): Kind {
  if (trainingDays === undefined) return 'macros';
  if (macros === undefined) return trainingDays === '' ? 'noDays' : 'days';
  return trainingDays === '' ? 'macrosWithoutDays' : 'both';
}

const USE: Readonly<Record<Kind, string>> = {
  macros: 'Use these macros in my plan',
  days: 'Use these training days in my plan',
  noDays: 'Use the same calories every day in my plan',
  both: 'Use these macros and training days in my plan',
  macrosWithoutDays: 'Use these macros in my plan, without training days',
};

const CHANGED: Readonly<Record<Kind, (grams: string) => string>> = {
  macros: (grams) =>
    `Your plan has these macros from now on: ${grams} a day. Home and your log show them, too.`,
  days: () => 'Your plan has these training days from now on. Home and your log show them, too.',
  noDays: () => 'Your plan has the same calories every day from now on.',
  both: (grams) =>
    `Your plan has these macros and training days from now on: ${grams} on an average day. Home and your log show them, too.`,
  macrosWithoutDays: (grams) =>
    `Your plan has these macros every day from now on: ${grams}. Home and your log show them, too.`,
};

/** What the button does. */
export const buttonText = (changes: Partial<Amounts>): string => USE[kindOf(changes)];

/** What was done, with the grams of the plan. */
export function changedText(changes: Partial<Amounts>, { plan, goal, intake }: OwnTarget): string {
  const { macros = plan.macros } = changes;
  const { person } = plan;
  const fine = { status: 'fine', isBelowRest: false, value: intake } as const;
  const { grams } = planMacros({ input: { person }, direction: goal, intake: fine }, macros);
  return CHANGED[kindOf(changes)](macrosForReader(grams, macros));
}
