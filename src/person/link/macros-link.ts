/** The chosen macro plan in a link: `macros~lowCarb`, `macros~own~26~44~30`. */
import { DEFAULT_MACROS, type MacroText } from '#person/macros/macro-choice.ts';
import { isMacroText } from '#person/macros/macro-text.ts';

const PREFIX = 'macros~';

/** The part of a choice; none for the plan that a page shows by itself. */
export const writeMacrosPart = (macros: MacroText = DEFAULT_MACROS): readonly string[] =>
  macros === DEFAULT_MACROS ? [] : [PREFIX + macros];

/** The parts of a link without the one of the macros, and the choice: `undefined` without one, `null` for a wrong one. */
export function takeMacrosPart(written: readonly string[]) {
  const last = written.at(-1);
  if (!last?.startsWith(PREFIX)) return { parts: written };
  const macros = last.slice(PREFIX.length);
  return { parts: written.slice(0, -1), macros: isMacroText(macros) ? macros : null };
}
