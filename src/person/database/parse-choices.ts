import { isMacroText } from '#person/macros/macro-text.ts';
import { readOwnMaintenance } from '#person/own-maintenance.ts';
import { isRecord } from '#ui/untrusted.ts';
import type { SavedPerson, SavedResult } from './saved-result.ts';

/**
 * Reads the visitor's own maintenance calories in an entry as untrusted input: empty without any, `undefined` if
 * they're invalid.
 */
export function parseOwn(
  value: unknown,
  { kilograms }: SavedPerson,
): Pick<SavedResult, 'ownMaintenance'> | undefined {
  if (value === undefined || value === null) return {};
  const figure = isRecord(value) ? readOwnMaintenance({ ...value, weight: kilograms }) : undefined;
  if (!figure) return undefined;
  const { value: own, low, high } = figure;
  return { ownMaintenance: { value: own, low, high } };
}

/** Reads an entry's macro plan as untrusted input: empty without one, `undefined` if it's invalid. */
export function parseMacros(value: unknown): Pick<SavedResult, 'macros'> | undefined {
  if (value === undefined || value === null) return {};
  return typeof value === 'string' && isMacroText(value) ? { macros: value } : undefined;
}
