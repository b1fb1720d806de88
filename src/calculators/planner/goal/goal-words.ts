import { measureProblemText } from '#person/fields/entry-words.ts';
import type { EntryProblem } from '#person/form.ts';
import type { MeasureProblems } from '#person/plausibility.ts';

/** A goal alone gives no BMI, so it is implausible where it is too large. */
const GOAL: MeasureProblems = (example, most) => {
  const number = `Enter your goal weight as a number above 0, for example ${example}.`;
  const tooLarge = `Check your goal weight: this form takes up to ${most}.`;
  return {
    missing: number,
    notANumber: number,
    notPositive: number,
    tooLarge,
    smallUnit: 'Check your goal weight: a stone has 14 pounds, and a pound 16 ounces.',
    implausible: tooLarge,
  };
};

/** The message beside the goal weight. */
export const goalProblemText = (problem: Exclude<EntryProblem, 'outOfRange'>, unit: string): string =>
  measureProblemText(GOAL, problem, unit);

/** Asked where the goal looks like the amount to lose. */
export const lossQuestion = (loss: string, goal: string): string =>
  `Do you want to lose ${loss} and reach ${goal}?`;
