// Separate from the rest: the list of saved results validates entries without loading the macro code.
const WRITTEN =
  /^(?:balanced|lowCarb|highProtein|ketogenic|own)(?:(?:~(?:\d{1,5}(?:\.\d{1,6})?[gkl]?)?){3}(?:~s)?)?$/u;

/** True if a text has the format of a `MacroText`; its numbers aren't checked. */
export const isMacroText = (text: string): boolean => WRITTEN.test(text);
