/** The chosen macro plan in a link: `macros~lowCarb`, `macros~own~26~44~30`. */
import { DEFAULT_MACROS, type MacroText } from '#person/macros/macro-choice.ts';
import { isMacroText } from '#person/macros/macro-text.ts';

const PREFIX = 'macros~';

/** The link part for a choice; none for the default plan. */
export const writeMacrosPart = (macros: MacroText = DEFAULT_MACROS): readonly string[] =>
  macros === DEFAULT_MACROS ? [] : [PREFIX + macros];

/**
 * The parts of a link without the one for macros, and the choice: `undefined` if there is none, `null` if it's invalid.
 */
export function takeMacrosPart(written: readonly string[]) {
  const last = written.at(-1);
  if (!last?.startsWith(PREFIX)) return { parts: written };
  const macros = last.slice(PREFIX.length);
  return { parts: written.slice(0, -1), macros: isMacroText(macros) ? macros : null };
}
