/** The actions in a result's heading. */
export const answerActionWords = { save: 'Save', share: 'Share' } as const;
