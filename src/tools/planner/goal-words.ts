/** What is said beside a goal weight. */
import type { EntryProblem } from '#person/entries/field.ts';
import { measureMessage, type MeasureProblems } from '#person/fields/entry-words.ts';

/** Asked if the goal looks like the amount to lose. */
export const lossQuestion = (loss: string, goal: string): string =>
  `Do you want to lose ${loss} and reach ${goal}?`;

/** Without a BMI to check, a goal is implausible only if it's too large. */
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

/** The goal weight's message. */
export const goalProblemText = (problem: EntryProblem, unit: string): string =>
  measureMessage(GOAL, problem, unit);
