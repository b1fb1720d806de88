import {
  ESSENTIAL_FAT,
  NAVY_BODY_FAT_ERROR,
  navyBodyFat,
  type TapeMeasures,
} from '@evenscale/formulas/body-composition';
import type { Gender } from '@evenscale/formulas/energy';
import type { Centimetres, Percent } from '@evenscale/formulas/units';
import { BODY_FAT_LIMITS } from '#person/limits.ts';
import { readHeight } from '#person/entries/measure.ts';
import { isUnderAge } from '#person/policy.ts';
import { tdee } from '#tools/tdee/entries.ts';
import { readTape } from './tape-text.ts';
import type { TapeTexts } from './tape-form.ts';

/** The result of the tape method. */
export type TapeReport =
  /** Something is missing or wrong; the field shows it, except for the height, which is in the calculator's form. */
  | { readonly status: 'incomplete'; readonly isHeightMissing: boolean }
  /** Body fat isn't shown under 18, however it was found. */
  | { readonly status: 'underAge' }
  /** The measurements don't fit together, or the equations don't apply to them. */
  | { readonly status: 'impossible' }
  | {
      readonly status: 'estimated';
      readonly bodyFat: Percent;
      /** One standard error to either side. */
      readonly error: number;
      readonly isUnreliablyLow: boolean;
    };

/** The entries of the page's form that the tape method needs. */
export interface TapeEntries {
  readonly gender: Gender;
  readonly height: string;
  readonly age: string;
}

/** The height in the form, or `null` if it can't be read. */
export function heightIn({ height }: Pick<TapeEntries, 'height'>): Centimetres | null {
  const reading = readHeight(height);
  return reading.ok ? reading.value.centimetres : null;
}

/** True if the form has an age under 18. */
function isUnderAgeIn({ age }: TapeEntries): boolean {
  const reading = tdee.fields.age.read(age);
  return reading.ok && isUnderAge(reading.value);
}

/** Everything that the equation needs, or `null`. */
function measuresOf(texts: TapeTexts, height: Centimetres, gender: Gender): TapeMeasures | null {
  const [neck, waist, hip] = (['neck', 'waist', 'hip'] as const).map((place) =>
    readTape(place, texts[place]),
  );
  if (!neck?.ok || !waist?.ok) return null;
  const shared = { height, neck: neck.value, waist: waist.value };
  if (gender === 'male') return { gender, ...shared };
  return hip?.ok ? { gender, ...shared, hip: hip.value } : null;
}

/** Measurements and form → report. Pure. */
export function buildTapeReport(texts: TapeTexts, entries: TapeEntries): TapeReport {
  const { gender } = entries;
  if (isUnderAgeIn(entries)) return { status: 'underAge' };
  const height = heightIn(entries);
  if (height === null) return { status: 'incomplete', isHeightMissing: true };
  const measures = measuresOf(texts, height, gender);
  if (!measures) return { status: 'incomplete', isHeightMissing: false };
  const answer = navyBodyFat(measures);
  if (answer.kind === 'impossible') return { status: 'impossible' };
  const { bodyFat } = answer;
  // A value that the calculator's own field would reject is not a result here either.
  if (bodyFat < BODY_FAT_LIMITS.least || bodyFat > BODY_FAT_LIMITS.most) return { status: 'impossible' };
  const error = NAVY_BODY_FAT_ERROR[gender];
  return {
    status: 'estimated',
    bodyFat,
    error,
    isUnreliablyLow: bodyFat < ESSENTIAL_FAT[gender],
  };
}
