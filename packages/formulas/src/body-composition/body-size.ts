/** Body measures in addition to BMI: waist, tape measurements, lean mass and ideal weight formulas. */
import type { Gender } from '../energy/energy.ts';
import { inchesFromCentimetres, kg, type Centimetres, type Kilograms } from '../units.ts';

/** NICE's categories of waist-to-height ratio. */
export type WaistToHeightKey = 'noStatement' | 'healthy' | 'increased' | 'high';

/** One category of the ratio: from its lower limit (included) up to the next one's (excluded). */
export interface WaistToHeightBand {
  readonly key: WaistToHeightKey;
  readonly label: string;
  readonly from: number;
}

const BELOW_EVERY_CLASS: WaistToHeightBand = { key: 'noStatement', label: 'No statement', from: 0 };

/** Categories of waist-to-height ratio for adults with a BMI below 35 (NICE guideline NG246, 2025). */
export const WAIST_TO_HEIGHT_BANDS: readonly WaistToHeightBand[] = [
  BELOW_EVERY_CLASS,
  { key: 'healthy', label: 'Healthy', from: 0.4 },
  { key: 'increased', label: 'Increased risk', from: 0.5 },
  { key: 'high', label: 'High risk', from: 0.6 },
];

/** Kilograms at 60 inches, and for each additional inch. */
export interface IdealWeightEquation {
  readonly at60: number;
  readonly perInch: number;
}

const INCHES_OF_FIVE_FEET = 60;

/** Devine 1974. */
export const DEVINE: Readonly<Record<Gender, IdealWeightEquation>> = {
  male: { at60: 50, perInch: 2.3 },
  female: { at60: 45.5, perInch: 2.3 },
};

/** Robinson et al. 1983. */
export const ROBINSON: Readonly<Record<Gender, IdealWeightEquation>> = {
  male: { at60: 52, perInch: 1.9 },
  female: { at60: 49, perInch: 1.7 },
};

/** Miller et al. 1983. */
export const MILLER: Readonly<Record<Gender, IdealWeightEquation>> = {
  male: { at60: 56.2, perInch: 1.41 },
  female: { at60: 53.1, perInch: 1.36 },
};

/** Hamwi 1964. */
export const HAMWI: Readonly<Record<Gender, IdealWeightEquation>> = {
  male: { at60: 48, perInch: 2.7 },
  female: { at60: 45.5, perInch: 2.2 },
};

/** Boer's lean mass: kg per kg, kg per cm, and the constant. */
export const BOER = {
  male: { perKg: 0.407, perCm: 0.267, constant: -19.2 },
  female: { perKg: 0.252, perCm: 0.473, constant: -48.3 },
} as const;

/** The equations are defined from five feet up. */
function idealWeight(equation: IdealWeightEquation, height: Centimetres): Kilograms | null {
  const above = inchesFromCentimetres(height) - INCHES_OF_FIVE_FEET;
  return above < 0 ? null : kg(equation.at60 + equation.perInch * above);
}

/**
 * Waist divided by height: keep your waist under half your height.
 *
 * @param waist - circumference in cm, halfway between lowest rib and hip bone, 0 or more
 * @param height - standing height in cm; 0 or less counts as not given
 * @returns the ratio (no unit), not rounded; 0 if the height is 0 or less
 * @throws never
 * @source NICE guideline NG246 (2025), section 1.9
 * @example waistToHeight(cm(81), cm(180)) // 0.45
 */
export function waistToHeight(waist: Centimetres, height: Centimetres): number {
  return height <= 0 ? 0 : Math.min(waist / height, Number.MAX_VALUE);
}

/**
 * The category of a waist-to-height ratio.
 *
 * @param ratio - waist divided by height, 0 or more, not rounded
 * @returns the category (no unit, exact); the guideline doesn't cover ratios below 0.4
 * @throws never
 * @source NICE guideline NG246 (2025), section 1.9
 * @example classifyWaistToHeight(0.52) // { key: 'increased', label: 'Increased risk', from: 0.5 }
 */
export function classifyWaistToHeight(ratio: number): WaistToHeightBand {
  return WAIST_TO_HEIGHT_BANDS.findLast((band) => ratio >= band.from) ?? BELOW_EVERY_CLASS;
}

/**
 * Devine's ideal weight, intended for drug dosing.
 *
 * @param height - standing height in cm, from 152.4 (5 ft)
 * @param gender - chooses the coefficients
 * @returns weight in kg, not rounded; null below 5 ft, where it is not defined
 * @throws never
 * @source Devine 1974, Drug Intell Clin Pharm 8:650–655
 * @example devine(cm(177.8), 'male') // 73
 */
export function devine(height: Centimetres, gender: Gender): Kilograms | null {
  return idealWeight(DEVINE[gender], height);
}

/**
 * Robinson's ideal weight, intended for drug dosing.
 *
 * @param height - standing height in cm, from 152.4 (5 ft)
 * @param gender - chooses the coefficients
 * @returns weight in kg, not rounded; null below 5 ft, where it is not defined
 * @throws never
 * @source Robinson et al. 1983, Am J Hosp Pharm 40:1016–1019
 * @example robinson(cm(177.8), 'male') // 71
 */
export function robinson(height: Centimetres, gender: Gender): Kilograms | null {
  return idealWeight(ROBINSON[gender], height);
}

/**
 * Miller's ideal weight.
 *
 * @param height - standing height in cm, from 152.4 (5 ft)
 * @param gender - chooses the coefficients
 * @returns weight in kg, not rounded; null below 5 ft, where it is not defined
 * @throws never
 * @source Miller et al. 1983, Am J Hosp Pharm 40:1622
 * @example miller(cm(165.1), 'female') // 59.9
 */
export function miller(height: Centimetres, gender: Gender): Kilograms | null {
  return idealWeight(MILLER[gender], height);
}

/**
 * Hamwi's ideal weight, a bedside rule of thumb.
 *
 * @param height - standing height in cm, from 152.4 (5 ft)
 * @param gender - chooses the coefficients
 * @returns weight in kg, not rounded; null below 5 ft, where it is not defined
 * @throws never
 * @source Hamwi 1964, in: Danowski (ed), Diabetes mellitus: diagnosis and treatment, 73–78
 * @example hamwi(cm(165.1), 'female') // 56.5
 */
export function hamwi(height: Centimetres, gender: Gender): Kilograms | null {
  return idealWeight(HAMWI[gender], height);
}

/**
 * Lean mass estimated from weight and height by Boer's equation.
 *
 * @param weight - body mass in kg, above 0
 * @param height - standing height in cm, above 0
 * @param gender - chooses the coefficients
 * @returns lean mass in kg, not rounded; never below 0 and never above the weight
 * @throws never
 * @source Boer 1984, Am J Physiol 247:F632–F636
 * @example boerLeanMass(kg(118), cm(188), 'male') // 79.022
 */
export function boerLeanMass(weight: Kilograms, height: Centimetres, gender: Gender): Kilograms {
  const { perKg, perCm, constant } = BOER[gender];
  return kg(Math.min(weight, Math.max(0, perKg * weight + perCm * height + constant)));
}
