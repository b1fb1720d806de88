/** The actions in a result's heading. */
export const answerActionWords = { save: 'Save', share: 'Share' } as const;

/** The note about entries that nobody chose. */
export const presetWords = {
  presets: 'Not chosen by you: ',
  change: (preset: string) => `Change: ${preset}`,
  /** Before the button that confirms them. */
  press: 'Press to change, or ',
  confirm: (count: number) => (count === 1 ? 'keep it' : 'keep them'),
} as const;
