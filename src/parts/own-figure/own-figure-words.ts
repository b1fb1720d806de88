/** Before the reader's own figure in a text. */
export const ownFigureWords = {
  whose: (name: string) => (name === '' ? 'For you:' : `For ${name}:`),
} as const;
