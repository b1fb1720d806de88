/**
 * For every box that may hold something about a person. The browser completes nothing from earlier visits there, and
 * sends nothing to a service that checks spelling or suggests words.
 */
export const privateText = { autoComplete: 'off', spellCheck: false, writingsuggestions: 'false' } as const;
