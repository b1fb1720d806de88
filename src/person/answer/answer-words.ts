/** What can be done with a result, in its head. */
export const answerActionWords = { save: 'Save', share: 'Share' } as const;
