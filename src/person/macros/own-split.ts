/** The custom split in the text of a choice; only parts that load late need it. */
import type { MacroShares } from '@evenscale/formulas/macros';
import { ownSharesOf, tabOf, type MacroText } from './macro-choice.ts';

/** A custom split, chosen. */
export const ownMacros = ({ protein, carbs, fat }: MacroShares): MacroText =>
  ['own', protein, carbs, fat].join('~');

/** The suggested split as the custom split, chosen. */
export const suggestedMacros = (shares: MacroShares): MacroText => `${ownMacros(shares)}~s`;

/** True if the visitor hasn't changed the split. */
export const isSuggested = (macros: MacroText): boolean =>
  ownSharesOf(macros) === null || macros.endsWith('~s');

/** The custom split as the visitor set it; `null` if it's the suggested one. */
export const setSharesOf = (macros: MacroText): MacroShares | null =>
  isSuggested(macros) ? null : ownSharesOf(macros);

/** True if the custom split is chosen. */
export const isOwnChosen = (macros: MacroText): boolean => tabOf(macros) === 'own';
