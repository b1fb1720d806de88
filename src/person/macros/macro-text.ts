// Apart from the rest: the list of saved results checks its entries without any macros.
const WRITTEN = /^(?:balanced|lowCarb|highProtein|ketogenic|own)(?:(?:~\d{1,3}){3}(?:~s)?)?$/u;

/** True for a `MacroText`, as far as its form goes. */
export const isMacroText = (text: string): boolean => WRITTEN.test(text);
