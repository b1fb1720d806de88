import { isMacroText } from '#person/macros/macro-text.ts';
import type { SavedResult } from './saved-result.ts';

/** Reads an entry's macro plan as untrusted input: empty without one, `undefined` if it's invalid. */
export function parseMacros(value: unknown): Pick<SavedResult, 'macros'> | undefined {
  if (value === undefined || value === null) return {};
  return typeof value === 'string' && isMacroText(value) ? { macros: value } : undefined;
}
