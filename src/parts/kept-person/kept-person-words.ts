import { formatIsoDay } from '#ui/text/format-date.ts';

/** The line above a form that starts with kept entries. */
export const keptPersonWords = {
  label: 'Kept entries',
  started: (name: string) =>
    name === ''
      ? 'Started with the entries saved on this device.'
      : `Started with the entries of ${name}, saved on this device.`,
  /** After it, for a weight that isn't of today. A plan that starts today goes from it. */
  weightFrom: (day: string) => `Weight from ${formatIsoDay(day)}.`,
  /** The same for the trend, which isn't what was weighed on its day; `null` for today. */
  averageAsOf: (day: string | null) => `Average weight as of ${day === null ? 'today' : formatIsoDay(day)}.`,
  /** In place of it, where the weight isn't filled in. */
  hiddenWeight: 'Weight hidden: enter it to calculate.',
  /** A question, and what the press does. */
  without: (name: string) =>
    [`Not ${name === '' ? 'you' : name}?`, ' Use it once without the kept entries'] as const,
  isWithout: 'Without the kept entries, until you close this tab. They’re still on this device.',
  back: 'Use the kept entries',
} as const;
