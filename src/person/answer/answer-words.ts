/** The actions in a result's heading. */
export const answerActionWords = { save: 'Save', share: 'Share' } as const;

/** The note about entries that nobody chose. */
export const presetWords = {
  presets: 'Not chosen by you: ',
  change: (preset: string) => `Change: ${preset}`,
  press: 'Press to change, ',
  switchTo: { male: 'switch to male', female: 'switch to female' },
  /** Before the button that confirms them. */
  or: (isAfterAnother: boolean) => (isAfterAnother ? ', or ' : 'or '),
  confirm: (count: number) => (count === 1 ? 'keep it' : 'keep them'),
} as const;
