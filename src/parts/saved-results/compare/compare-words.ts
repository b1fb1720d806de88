import { formatEntry } from '#ui/text/format.ts';
import { formatPlural } from '#ui/text/format-plural.ts';

export const compareWords = {
  compare: 'Compare',
  leaveOut: 'Don’t compare',
  title: 'Two results compared',
  another: (when: string) => `Choose a second result to compare with the one from ${when}.`,
  stop: 'Stop comparing',
  entries: 'Entries',
  figures: 'Results',
  difference: 'Difference',
  same: 'same',
  changed: 'changed',
  none: '–',
  calculator: 'Calculated in',
  height: 'Height',
  age: 'Age',
  gender: 'Gender',
  activity: 'Activity level',
  bodyFat: 'Body fat',
  goal: 'Goal',
  macros: 'Macros',
  target: 'Target',
  afterwards: 'Afterward, to stay there',
  points: (amount: number) =>
    formatPlural(Number(formatEntry(amount)), ['# percentage point', '# percentage points']),
} as const;
