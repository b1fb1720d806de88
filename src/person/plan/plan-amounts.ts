/** Macros and training days that a followed plan could take over. Pure. */
import { sharesOfPlan } from '@evenscale/formulas/macros';
import { DEFAULT_MACROS, type MacroText, tabOf } from '#person/macros/macro-choice.ts';
import { chosenSettings, ownMacros, settingsOfShares } from '#person/macros/own-split.ts';
import { choiceOf, hasTrainingDays, trainingText } from '#person/training/training-choice.ts';
import type { TrainingText } from '#person/training/training-text.ts';
import { trainingEnergies } from '#person/training/training-week.ts';
import type { OwnTarget } from './own-target.ts';
import { planFigureFor } from './plan-figures.ts';

export interface Amounts {
  readonly macros: MacroText;
  readonly trainingDays: TrainingText;
}

/** A plan without a choice has the suggested split, so the usual one is written with its shares. */
const asChosen = (macros: MacroText): MacroText =>
  tabOf(macros) === 'balanced' ? ownMacros(settingsOfShares(sharesOfPlan('balanced'))) : macros;

const splitOf = (macros: MacroText): string => JSON.stringify(chosenSettings(macros));

/** Empty if every day is the same. */
const weekOf = (text: TrainingText): TrainingText =>
  hasTrainingDays(text) ? trainingText(choiceOf(text)) : '';

/** True if the policy allows the plan some difference between the days. */
const isPlannable = (text: TrainingText, { intake, plan }: OwnTarget): boolean =>
  text === '' || trainingEnergies(text, { intake, figureOf: planFigureFor(plan.ends) }).kind === 'shown';

/** What a followed plan would have from what was chosen; `null` if it has all of it, or can't. */
export function changedAmounts(chosen: Amounts, own: OwnTarget): Partial<Amounts> | null {
  const { macros: before = DEFAULT_MACROS, trainingDays } = own.plan;
  const [macros, week] = [asChosen(chosen.macros), weekOf(chosen.trainingDays)];
  const changes = {
    ...(splitOf(macros) === splitOf(before) ? {} : { macros }),
    ...(week === weekOf(trainingDays) || !isPlannable(week, own) ? {} : { trainingDays: week }),
  };
  return Object.keys(changes).length > 0 ? changes : null;
}
