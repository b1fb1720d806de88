import type { MacroPlan, MacroShares } from '@evenscale/formulas/macros';
import { percent } from '@evenscale/formulas/units';

/** One of the four plans, or the visitor's custom split. */
export type MacroTab = MacroPlan | 'own';

/**
 * The chosen plan as text, followed by the numbers of the custom split (protein, carbs and fat in whole percent), which
 * are kept while a plan is chosen: `lowCarb`, `own~26~44~30`, `balanced~26~44~30`. `own~26~44~30~s` is the suggested
 * split, which changes with the person; `own` is one that isn't known yet.
 */
export type MacroText = string;

export const DEFAULT_MACROS: MacroText = 'balanced';

/** The chosen tab. */
export const tabOf = (macros: MacroText): string => macros.replace(/~.*/u, '');

/** The numbers of the custom split; `null` if there are none. */
export function ownSharesOf(macros: MacroText): MacroShares | null {
  const [, protein = 0, carbs = 0, fat = 0] = macros.split('~').map(Number);
  return protein + carbs + fat === 100
    ? { protein: percent(protein), carbs: percent(carbs), fat: percent(fat) }
    : null;
}
