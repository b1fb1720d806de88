/** The words of home's card for a returning visitor. */
export const homeCardWords = {
  label: 'Your plan and your log',
  logTitle: 'Your log',
  stopped: 'There’s something in your log that you should read first.',
  weight: 'Today’s weight',
  log: 'Log',
  undo: 'Undo',
  open: 'Open log',
  logged: (weight: string) => `Logged for today: ${weight}`,
  done: 'Logged.',
  missing: 'Enter your weight.',
  trend: 'Your trend:',
  uses: 'You use about',
  curve: 'Your weight so far, and the plan as a dashed line',
} as const;
