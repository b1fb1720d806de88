/** A result in the format for the parts of a page, links and stored results. Pure. */
import type { CalorieTargetKey, Goal } from '@evenscale/formulas/energy';
import type { Percent } from '@evenscale/formulas/units';
import type { PersonDraft } from './draft.ts';
import type { Person } from './form.ts';
import type { MacroText } from './macros/macro-choice.ts';
import type { SharedPlan } from './plan-entries.ts';

/** A calculator's last result. */
export interface SharedResult {
  readonly calculator: 'home' | 'tdee' | 'planner';
  /** As parsed; `person.units` is the unit that the results are shown in. */
  readonly person: Person;
  /** As typed. */
  readonly draft: PersonDraft;
  /** TDEE only. */
  readonly goal?: Goal;
  /** TDEE only: a target other than the goal's, chosen among the results. */
  readonly target?: CalorieTargetKey | null;
  /** TDEE only: the macro plan that was chosen among the results. */
  readonly macros?: MacroText;
  /** TDEE and planner; `null` if none was given. */
  readonly bodyFat?: Percent | null;
  /** TDEE and planner: the text of the field. */
  readonly bodyFatText?: string;
  /** Planner only. */
  readonly plan?: SharedPlan;
}
