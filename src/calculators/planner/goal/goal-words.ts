import type { EntryProblem } from '#person/entries/field.ts';
import { measureMessage } from '#person/fields/entry-words.ts';
import type { MeasureProblems } from '#person/fields/entry-words.ts';

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
