export const handLinesWords = {
  name: 'Name:',
  born: 'Date of birth:',
} as const;
