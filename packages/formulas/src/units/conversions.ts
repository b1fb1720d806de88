import {
  type Centimetres,
  cm,
  CM_PER_INCH,
  inches,
  type Inches,
  kg,
  KG_PER_POUND,
  type Kilograms,
  lb,
  type Pounds,
} from './quantities.ts';

/**
 * Pounds to kilograms, with the factor 0.453592.
 *
 * @param weight - mass in lb, any finite number
 * @returns mass in kg, not rounded
 * @throws never for a weight up to 1e300 lb
 * @source NIST Special Publication 811 (2008): 1 lb = 0.45359237 kg, here rounded to 0.453592 kg
 * @example kilogramsFromPounds(lb(200)) // 90.7184
 */
export function kilogramsFromPounds(weight: Pounds): Kilograms {
  return kg(weight * KG_PER_POUND);
}

/**
 * Kilograms to pounds, the inverse of `kilogramsFromPounds`.
 *
 * @param weight - mass in kg, any finite number
 * @returns mass in lb, not rounded
 * @throws never for a weight up to 1e300 kg
 * @source NIST Special Publication 811 (2008): 1 lb = 0.45359237 kg, here rounded to 0.453592 kg
 * @example poundsFromKilograms(kg(45.3592)) // 100
 */
export function poundsFromKilograms(weight: Kilograms): Pounds {
  return lb(weight / KG_PER_POUND);
}

/**
 * Inches to centimeters.
 *
 * @param length - length in inches, any finite number
 * @returns length in cm, not rounded
 * @throws never for a length up to 1e300 in
 * @source NIST Special Publication 811 (2008): 1 in = 2.54 cm
 * @example centimetresFromInches(inches(68)) // 172.72
 */
export function centimetresFromInches(length: Inches): Centimetres {
  return cm(length * CM_PER_INCH);
}

/**
 * Centimeters to inches, the inverse of `centimetresFromInches`.
 *
 * @param length - length in cm, any finite number
 * @returns length in inches, not rounded
 * @throws never for a length up to 1e300 cm
 * @source NIST Special Publication 811 (2008): 1 in = 2.54 cm
 * @example inchesFromCentimetres(cm(177.8)) // 70
 */
export function inchesFromCentimetres(length: Centimetres): Inches {
  return inches(length / CM_PER_INCH);
}
