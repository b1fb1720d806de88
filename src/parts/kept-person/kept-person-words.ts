/** The line above a form that starts with kept entries. */
export const keptPersonWords = {
  label: 'Kept entries',
  started: (name: string) =>
    name === ''
      ? 'Started with the entries saved on this device.'
      : `Started with the entries of ${name}, saved on this device.`,
  without: (name: string) => `Not ${name === '' ? 'you' : name}? Use it once without the kept entries`,
  isWithout: 'Without the kept entries, until you close this tab. They’re still on this device.',
  back: 'Use the kept entries',
} as const;
