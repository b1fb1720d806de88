/** The actions in a result's heading. */
export const answerActionWords = { save: 'Save', share: 'Share' } as const;

/** The note about entries that nobody chose. */
export const presetWords = {
  presets: 'Our presets, not your choice: ',
  change: (preset: string) => `Change: ${preset}`,
  /** Before the button that confirms them. */
  press: 'Press one to change it, or say ',
  confirm: 'they’re right',
} as const;
