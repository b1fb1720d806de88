/** A result in the shape that saved results are still made from. */
import type { CalorieTargetKey, Goal } from '@evenscale/formulas/energy';
import type { Percent } from '@evenscale/formulas/units';
import type { PersonDraft } from '#person/draft.ts';
import { draftOf, weightTextOf } from '#person/entries/draft-of.ts';
import type { MacroText } from '#person/macros/macro-choice.ts';
import type { Person } from '#person/person.ts';
import type { PlanEntries } from '#person/plan-entries.ts';
import { PACES, PLAN_SHAPES } from '#person/plan-entries.ts';
import { shownValue } from '#person/policy.ts';
import type { PlannerResult, SharedResult } from '#person/shared-result.ts';
import { dayAfter } from '#tools/planner/plan/plan-dates.ts';

/** A plan with its entries. */
export interface ShownPlan {
  readonly entries: PlanEntries;
  /** The goal's date, as `2027-05-20`. */
  readonly end: string;
  /** The intake from the first day on, and the intake that maintains the goal weight; in kcal, not rounded. */
  readonly intake: number;
  /** `null` if it isn't shown. */
  readonly afterwards: number | null;
}

export interface ShownResult {
  readonly calculator: SharedResult['tool'];
  readonly person: Person;
  /** As typed. */
  readonly draft: PersonDraft;
  readonly goal?: Goal | undefined;
  readonly target?: CalorieTargetKey | null | undefined;
  readonly macros?: MacroText | undefined;
  readonly bodyFat?: Percent | null | undefined;
  readonly bodyFatText?: string | undefined;
  readonly plan?: ShownPlan;
}

function planOf({ entries, report }: PlannerResult): ShownPlan {
  const { goalWeight = '', by, goalDate = '', pace, shape } = entries;
  return {
    entries: {
      goal: weightTextOf(goalWeight),
      when:
        by === 'date'
          ? { by, date: goalDate }
          : { by: 'pace', pace: PACES.find((value) => value === pace) ?? 'steady' },
      shape: PLAN_SHAPES.find((value) => value === shape) ?? 'steady',
    },
    end: dayAfter(report.input.start, report.input.days),
    intake: report.intake.value,
    afterwards: shownValue(report.maintenance),
  };
}

/** The page's result in that shape. */
export function shownResult(result: SharedResult): ShownResult {
  const { tool, entries, input } = result;
  const person = { calculator: tool, person: input, draft: draftOf(entries) };
  if (tool === 'home') return person;
  const { bodyFat, goal, target, macros } = input;
  const energy = { ...person, bodyFat, bodyFatText: entries['bodyFat'] };
  return tool === 'tdee' ? { ...energy, goal, target, macros } : { ...energy, plan: planOf(result) };
}
