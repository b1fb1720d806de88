/** What's wrong with a weight or a length, and what to type. The site's words are about form fields without units. */
import type { EntryProblem } from '../../../src/person/entries/field.ts';
import { formatWhole } from '../../../src/ui/text/format.ts';
import { HEAVIEST, TALLEST } from '../../../src/person/limits.ts';

/** A kind of entry that is a weight or a length. */
export type Measured = 'weight' | 'childWeight' | 'goal' | 'height' | 'childHeight' | 'waist';

interface Wording {
  readonly missing: string;
  readonly notPositive: string;
  readonly tooLarge: string;
  readonly smallUnit: string;
}

const POUNDS = 'A stone has 14 pounds, and a pound has 16 ounces.';
const INCHES = 'A foot has 12 inches.';

const WORDINGS: Readonly<Record<Measured, Wording>> = {
  weight: {
    missing: 'Enter a weight, for example 72.5kg, 160lb or "11 st 4".',
    notPositive: 'A weight must be more than 0, for example 72.5kg or 160lb.',
    tooLarge: `Enter a weight up to ${formatWhole(HEAVIEST)} kg, with its unit, for example 72.5kg or 160lb.`,
    smallUnit: `${POUNDS} Enter a weight like "11 st 4".`,
  },
  childWeight: {
    missing: 'Enter a weight, for example 25.5kg, 56lb or "4 st 2".',
    notPositive: 'A weight must be more than 0, for example 25.5kg or 56lb.',
    tooLarge: `Enter a weight up to ${formatWhole(HEAVIEST)} kg, with its unit, for example 25.5kg or 56lb.`,
    smallUnit: `${POUNDS} Enter a weight like "4 st 2".`,
  },
  goal: {
    missing: 'Enter a goal weight, for example 72.5kg, 160lb or "11 st 4".',
    notPositive: 'A goal weight must be more than 0, for example 72.5kg or 160lb.',
    tooLarge: `Enter a goal weight up to ${formatWhole(HEAVIEST)} kg, with its unit, for example 72.5kg or 160lb.`,
    smallUnit: `${POUNDS} Enter a weight like "11 st 4".`,
  },
  height: {
    missing: 'Enter a height, for example 175cm, 1.75m or "5\'9".',
    notPositive: 'A height must be more than 0, for example 175cm or "5\'9".',
    tooLarge: `Enter a height up to ${TALLEST} cm, with its unit, for example 175cm or "5'9".`,
    smallUnit: `${INCHES} Enter a height like "5'9".`,
  },
  childHeight: {
    missing: 'Enter a height, for example 127cm, 1.27m or "4\'2".',
    notPositive: 'A height must be more than 0, for example 127cm or "4\'2".',
    tooLarge: `Enter a height up to ${TALLEST} cm, with its unit, for example 127cm or "4'2".`,
    smallUnit: `${INCHES} Enter a height like "4'2".`,
  },
  waist: {
    missing: 'Enter a waist measurement, for example 84cm or 33in, or leave out --waist.',
    notPositive: 'A waist measurement must be more than 0, for example 84cm or 33in.',
    tooLarge: `Enter a waist measurement up to ${TALLEST} cm, with its unit, for example 84cm or 33in.`,
    smallUnit: `${INCHES} Enter a waist measurement like 84cm or 33in.`,
  },
};

/** The message for an entry that isn't a usable weight or length. */
export function measureProblem(entry: Measured, problem: EntryProblem): string {
  const words = WORDINGS[entry];
  switch (problem) {
    case 'notPositive':
    case 'negative':
      return words.notPositive;
    case 'tooLarge':
    case 'smallUnit':
      return words[problem];
    case 'implausible':
      return words.tooLarge;
    default:
      return words.missing;
  }
}
