/** The words of home's card for a returning visitor. */
export const homeCardWords = {
  label: 'Your plan and your log',
  logTitle: 'Your log',
  readFirst: 'There’s something in your log that you should read first.',
  readNote: 'Your log has a note for you.',
  weight: 'Today’s weight',
  log: 'Log',
  edit: 'Edit',
  undo: 'Undo',
  done: 'Logged.',
  missing: 'Enter your weight.',
  trend: 'Your trend:',
  uses: 'You use about',
  /** "Day 12 of 182"; on the first day "Starts today: 182 days" */
  day: { on: 'Day\u00a0', first: ['Starts today', ': '] },
  days: ' days',
  goal: (weight: string, day: string, isKept: boolean) => `Goal: ${weight} ${isKept ? 'until' : 'by'} ${day}`,
  promised: (day: string, isEarliest: boolean) =>
    isEarliest
      ? `Your own calories on ${day} at the earliest`
      : `Your own calories from ${day}, if you log on most days`,
  curve: 'Your trend so far',
  planAlone: 'Your plan as a dashed line',
  curveWithPlan: 'Your trend so far, and the plan as a dashed line',
} as const;
