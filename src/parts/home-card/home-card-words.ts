/** The words of home's card for a returning visitor. */
import { formatIsoDay } from '#ui/text/format-date.ts';

export const homeCardWords = {
  label: 'Your plan and your log',
  logTitle: 'Your log',
  stopped: 'There’s something in your log that you should read first.',
  weight: 'Today’s weight',
  log: 'Log',
  undo: 'Undo',
  open: 'Open your log',
  last: (weight: string, day: string) => `Last: ${weight}, ${formatIsoDay(day)}`,
  logged: (weight: string) => `Logged for today: ${weight}`,
  done: 'Logged.',
  missing: 'Enter your weight.',
  wrong: 'Enter a weight, for example 72.5.',
  unlikely: 'That’s far from your last weight. Press Log again if it’s right.',
  trend: 'Your trend:',
  uses: 'You use about',
  curve: 'Your weight so far, and the plan as a dashed line',
} as const;
