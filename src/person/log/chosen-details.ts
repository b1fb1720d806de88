/** The sex, age and height entered during this visit, no matter whose they are. */
import { GENDERS } from '@evenscale/formulas/energy';
import { oneOf, textsIn, type KeptTexts } from '#person/database/read-fields.ts';
import { readHeight } from '#person/entries/measure.ts';
import { ageField } from '#person/entries/person-fields.ts';
import { chosenEntries, storedRecord } from '#person/entries/session.ts';
import { AGE_LIMITS } from '#person/limits.ts';
import type { LogDetails } from './parse-log.ts';

const AGE = ageField({ preset: '', ...AGE_LIMITS.home });

/** The details among some entries. */
export function detailsIn(texts: KeptTexts): Omit<LogDetails, 'saidOn'> {
  const [age, height] = [AGE.read(texts['age'] ?? ''), readHeight(texts['height'] ?? '')];
  return {
    gender: oneOf(GENDERS, texts['gender']) ?? null,
    age: age.ok ? age.value : null,
    centimetres: height.ok ? height.value.centimetres : null,
  };
}

/** What was chosen in this visit; a preset that nobody touched wasn't. */
export const chosenTexts = (): KeptTexts => chosenEntries(textsIn(storedRecord()) ?? {});

/** The details among it. */
export const chosenDetails = (): Omit<LogDetails, 'saidOn'> => detailsIn(chosenTexts());
