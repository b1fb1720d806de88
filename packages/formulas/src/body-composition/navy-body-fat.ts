/** Body fat from a tape measure. */
import { percent, type Centimetres, type Percent } from '../units.ts';

/** Tape measurements. Women measure the waist at the narrowest point, men at the navel; only women measure the hips. */
export type TapeMeasures =
  | {
      readonly gender: 'male';
      readonly height: Centimetres;
      readonly neck: Centimetres;
      readonly waist: Centimetres;
    }
  | {
      readonly gender: 'female';
      readonly height: Centimetres;
      readonly neck: Centimetres;
      readonly waist: Centimetres;
      readonly hip: Centimetres;
    };

/** An estimate, or `impossible` if no body has these measurements. */
export type TapeBodyFat =
  { readonly kind: 'estimated'; readonly bodyFat: Percent } | { readonly kind: 'impossible' };

/** Standard errors of the estimate, in percentage points (Hodgdon & Beckett 1984, men and women of the US Navy). */
export const NAVY_BODY_FAT_ERROR = { male: 3.5, female: 3.7 } as const;

/** Body density from the logarithms (base 10) of circumference and height, in cm. */
export const DENSITY = {
  male: { constant: 1.0324, perLogGirth: -0.19077, perLogHeight: 0.15456 },
  female: { constant: 1.29579, perLogGirth: -0.35004, perLogHeight: 0.221 },
} as const;

/** Fat in percent from body density, by Siri's equation. */
export const SIRI = { overDensity: 495, constant: -450 } as const;

function girth(tape: TapeMeasures): number {
  return tape.gender === 'male' ? tape.waist - tape.neck : tape.waist + tape.hip - tape.neck;
}

/**
 * Body fat from neck, waist and hips, by the US Navy's equations for centimeters.
 *
 * @param tape - circumferences and standing height in cm, each above 0
 * @returns body fat in percent, 0–100, not rounded; or `impossible` if the neck is too wide or the result is not a percentage
 * @throws never
 * @source Hodgdon & Beckett 1984, Naval Health Research Center reports 84-11 and 84-29
 * @example navyBodyFat({ gender: 'male', height: cm(180), neck: cm(92), waist: cm(90) }) // { kind: 'impossible' }
 */
export function navyBodyFat(tape: TapeMeasures): TapeBodyFat {
  const { constant, perLogGirth, perLogHeight } = DENSITY[tape.gender];
  const density = constant + perLogGirth * Math.log10(girth(tape)) + perLogHeight * Math.log10(tape.height);
  const bodyFat = SIRI.overDensity / density + SIRI.constant;
  // Logarithms of zero or negative numbers arrive here as infinities or NaN: neither is between 0 and 100.
  return bodyFat >= 0 && bodyFat <= 100
    ? { kind: 'estimated', bodyFat: percent(bodyFat) }
    : { kind: 'impossible' };
}
