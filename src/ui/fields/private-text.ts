/**
 * For every field that may hold personal data: no autocompletion from earlier visits, and nothing is sent to a spelling
 * or suggestion service.
 */
export const privateText = { autoComplete: 'off', spellCheck: false, writingsuggestions: 'false' } as const;
