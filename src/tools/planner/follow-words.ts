/** The words around following a plan. */
export const followWords = {
  label: 'Following a plan',
  follow: 'Follow this plan',
  instead: 'Follow this plan instead',
  kept: 'Your plan and your entries are saved on this device, and nowhere else.',
  undo: 'Undo',
  today: 'Today is day ',
  ofYourPlan: ' of the plan you follow.',
  toLog: 'Open your log',
} as const;
