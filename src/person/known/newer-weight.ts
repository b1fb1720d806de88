/** The log's weight, where a tab still has an older one of the same person. */
import { readHeight } from '#person/entries/measure.ts';
import { ageField } from '#person/entries/person-fields.ts';
import { AGE_LIMITS } from '#person/limits.ts';
import type { SessionWeight } from './kept-measures.ts';
import type { KeptStart } from './read-kept.ts';

type Entries = Readonly<Record<string, string | undefined>>;

/** As far as an age or a height differs if it is of the same person: a birthday, and another unit. */
const SAME = { years: 1, centimetres: 1.5 } as const;

const AGE = ageField({ preset: '', ...AGE_LIMITS.home });

/** True unless both can be read and differ. */
function isNear(
  one: string | undefined,
  other: string | undefined,
  read: (text: string) => number | null,
  most: number,
): boolean {
  const [from, to] = [read(one ?? ''), read(other ?? '')];
  return from === null || to === null || Math.abs(from - to) <= most;
}

function yearsIn(text: string): number | null {
  const reading = AGE.read(text);
  return reading.ok ? reading.value : null;
}

function centimetresIn(text: string): number | null {
  const reading = readHeight(text);
  return reading.ok ? reading.value.centimetres : null;
}

/** True if the entries can be of the person kept. What they chose otherwise, such as a unit or an activity level, doesn't tell. */
export const isSamePerson = (entries: Entries, kept: Entries): boolean =>
  (kept['gender'] ?? entries['gender']) === (entries['gender'] ?? kept['gender']) &&
  isNear(entries['age'], kept['age'], yearsIn, SAME.years) &&
  isNear(entries['height'], kept['height'], centimetresIn, SAME.centimetres);

/**
 * The kept weight, if the entries have an older one: one that a form was filled with, or one that was entered before the
 * newest weigh-in. A weight that was typed since then was typed for a reason; then it is `null`.
 *
 * @param entries - with a weight
 */
export function newerWeight(
  entries: Entries,
  {
    entries: kept,
    earlierWeights = [],
    loggedOn,
  }: Pick<KeptStart, 'entries' | 'earlierWeights' | 'loggedOn'>,
  { enteredOn, fromKept }: SessionWeight,
): string | null {
  const { weight } = kept;
  const has = entries['weight'] ?? '';
  if (weight === undefined || weight === has || !isSamePerson(entries, kept)) return null;
  const isBefore = loggedOn !== undefined && enteredOn !== null && enteredOn < loggedOn;
  return isBefore || [...earlierWeights, fromKept].includes(has) ? weight : null;
}
