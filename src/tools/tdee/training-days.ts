/** The chosen target with the chosen macros, as the usual day of training and rest days. Pure. */
import type { Grams } from '@evenscale/formulas/units';
import { grams } from '@evenscale/formulas/units';
import { type MacroTab, type MacroText, tabOf } from '#person/macros/macro-choice.ts';
import { intakeFigure } from '#person/targets.ts';
import type { UsualDay } from '#person/training/training-week.ts';
import type { TdeeReport } from './report.ts';

/** `null` without a target to plan with, and for one's own macros until they are known. */
export function usualDayOf(
  { chosen, macros, facts }: Pick<TdeeReport, 'chosen' | 'macros' | 'facts'>,
  text: MacroText,
): UsualDay | null {
  const tab = tabOf(text) as MacroTab;
  const amounts = macros?.[tab] ?? [];
  if (!chosen || amounts.length === 0) return null;
  const of = (name: string): Grams => amounts.find(({ nutrient }) => nutrient === name)?.grams ?? grams(0);
  return {
    intake: chosen.figure.value,
    macros: { protein: of('protein'), carbs: of('carbs'), fat: of('fat') },
    flexible: tab === 'ketogenic' ? 'fat' : 'carbs',
    figureOf: (intake) => intakeFigure(intake, facts),
  };
}
