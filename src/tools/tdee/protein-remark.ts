/** How the protein of TDEE's plans compares with the suggestion. Pure. */
import type { MacroTab } from '#person/macros/macro-choice.ts';
import { aboveMostText, type ProteinBounds, proteinNote, proteinPlace } from '#person/macros/protein-note.ts';
import type { TdeeReport } from './report.ts';

/** A plan's protein beside the suggestion. */
interface ProteinRemark {
  readonly text: string;
  /** True if the suggestion is offered. */
  readonly isOffered: boolean;
}

/**
 * How a plan's protein compares with the suggestion; `null` without macros. One's own are compared where they are set.
 * During pregnancy and breastfeeding nothing is suggested.
 */
export function proteinRemark(
  { macros, pregnancy }: Pick<TdeeReport, 'macros' | 'pregnancy'>,
  bounds: ProteinBounds,
  plan: MacroTab,
): ProteinRemark | null {
  const protein = macros?.[plan][0]?.grams;
  if (protein === undefined) return null;
  const place = proteinPlace(protein, bounds);
  if (plan === 'own' || pregnancy)
    return place === 'aboveMost' ? { text: aboveMostText(bounds.most), isOffered: false } : null;
  return { text: proteinNote(protein, bounds), isOffered: place !== 'within' };
}
