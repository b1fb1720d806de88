/** Asked if the goal looks like the amount to lose. */
export const lossQuestion = (loss: string, goal: string): string =>
  `Do you want to lose ${loss} and reach ${goal}?`;
