import { isMacroText } from '#person/macros/macro-text.ts';
import type { SavedResult } from './saved-result.ts';

/** Reads the macro plan of an entry as hostile input: nothing without one, `undefined` for a mistake. */
export function parseMacros(value: unknown): Pick<SavedResult, 'macros'> | undefined {
  if (value === undefined || value === null) return {};
  return typeof value === 'string' && isMacroText(value) ? { macros: value } : undefined;
}
