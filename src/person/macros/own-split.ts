/** One's own split in the text of a choice; only late parts need it. */
import type { MacroShares } from '@evenscale/formulas/macros';
import { ownSharesOf, tabOf, type MacroText } from './macro-choice.ts';

/** One's own split, chosen. */
export const ownMacros = ({ protein, carbs, fat }: MacroShares): MacroText =>
  ['own', protein, carbs, fat].join('~');

/** The suggested split as one's own, chosen. */
export const suggestedMacros = (shares: MacroShares): MacroText => `${ownMacros(shares)}~s`;

/** True where the split has not been changed by the visitor. */
export const isSuggested = (macros: MacroText): boolean =>
  ownSharesOf(macros) === null || macros.endsWith('~s');

/** One's own split as the visitor set it; `null` where it is the suggested one. */
export const setSharesOf = (macros: MacroText): MacroShares | null =>
  isSuggested(macros) ? null : ownSharesOf(macros);

/** True where one's own split is chosen. */
export const isOwnChosen = (macros: MacroText): boolean => tabOf(macros) === 'own';
