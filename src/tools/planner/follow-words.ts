/** The words around following a plan. */
export const followWords = {
  label: 'Following a plan',
  follow: 'Follow this plan',
  instead: 'Follow this plan instead',
  whose: (name: string) =>
    `These entries may not be ${name === '' ? 'yours' : `${name}’s`}: they came from a link, or the visit began without the saved entries. Whose plan is it?`,
  whosePlan: (name: string) => `${name === '' ? 'Mine' : `${name}’s`}: change the saved entries`,
  somebodys: 'Somebody else’s: keep both',
  following: 'You follow this plan:',
  kept: 'Your plan and your entries are saved on this device, and nowhere else.',
  undo: 'Undo',
  today: { on: 'Today is day ', first: ['Today is the first day', ' of ', ''] },
  ofYourPlan: ' of the plan you follow.',
  startedWithPlan: 'The form has the goal of this plan.',
  startsAnew:
    'This page plans from the start: its first days lose water that you’ve already lost, so its calories aren’t your plan’s. The update in your log goes on from where you are.',
  startNew: 'Start a new plan',
  toLog: 'Open your log',
} as const;
