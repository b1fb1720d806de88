/** The words around following a plan. */
export const followWords = {
  label: 'Following a plan',
  follow: 'Follow this plan',
  instead: 'Follow this plan instead',
  /** Before a plan to lose weight is begun. */
  medicine:
    'If you take medicine for diabetes (such as insulin, glipizide or metformin) or for blood pressure, talk to the doctor who prescribes it before you start. When you eat less and lose weight, doses may have to change.',
  whose: (name: string) =>
    `These entries may not be ${name === '' ? 'yours' : `${name}’s`}: they came from a link, or the visit began without the saved entries. Whose plan is it?`,
  whosePlan: (name: string) => `${name === '' ? 'Mine' : `${name}’s`}: change the saved entries`,
  somebodys: 'Somebody else’s: keep both',
  following: (intake: string) => `You follow this plan: ${intake} a day,`,
  other: (daily: string) => `You follow a plan with ${daily}. The one above would begin today.`,
  kept: 'Your plan and your entries are saved on this device, and nowhere else.',
  undo: 'Undo',
  today: { on: 'Today is day ', first: ['Today is the start', '; tomorrow is day 1 of '] },
  ofYourPlan: ' of the plan you follow.',
  startedWithPlan: 'The form has the goal of this plan.',
  startedWithStopped: 'The form has the goal of the plan that you stopped.',
  startNew: 'Start a new plan',
  toLog: 'Open your log',
} as const;
