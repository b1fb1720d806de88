/** The words of the bar that says what was done. */
export const messageBarWords = { undo: 'Undo', close: 'Close' } as const;
