import type { EntryProblem } from '#person/entries/field.ts';
import type { WaistInput } from '#person/entries/waist.ts';
import { BODY_FAT_LIMITS } from '#person/limits.ts';
import { formatWaist } from '#person/waist/format-waist.ts';
import { LOG_LIMITS } from '#person/log/parse-log.ts';

/** The words of a day's waist and body fat. */
export const moreWords = {
  waist: 'Waist',
  bodyFat: 'Body fat',
  how: 'Waist: halfway between your lowest rib and your hip bone, after breathing out, at the same time of day. If measuring yourself isn’t good for you, leave it out.',
} as const;

const EXAMPLES: Readonly<Record<WaistInput, string>> = { cm: '84', in: '33' };

/** What is wrong with a waist. */
export function waistText(problem: EntryProblem, unit: WaistInput): string {
  if (problem === 'implausible')
    return 'That waist doesn’t fit your height. Check the number and the unit. Is it right?';
  if (problem === 'tooLarge' || problem === 'smallUnit')
    return `Check the waist: the log takes up to ${formatWaist(LOG_LIMITS.waist, unit)}.`;
  return `Enter a waist, for example ${EXAMPLES[unit]}.`;
}

/** What is wrong with a body fat. */
export const bodyFatProblem = `Enter a body fat from ${BODY_FAT_LIMITS.least} to ${BODY_FAT_LIMITS.most}%, for example 22.`;
