/**
 * Quantities with a unit in their type, so that mixing kilograms and pounds doesn't compile. At run time they are plain
 * numbers without overhead. Nothing is rounded here.
 */

declare const unit: unique symbol;

/** A number with a unit in its type. `U` is the unit's name, such as `'kg'`. */
export type Quantity<U extends string> = number & { readonly [unit]: U };

/** Mass in kilograms. */
export type Kilograms = Quantity<'kg'>;
/** Mass in avoirdupois pounds. */
export type Pounds = Quantity<'lb'>;
/** Length in centimeters. */
export type Centimetres = Quantity<'cm'>;
/** Length in total inches: 5 ft 9 in is 69. */
export type Inches = Quantity<'in'>;
/** Age in years. */
export type Years = Quantity<'year'>;
/** Age in months. */
export type Months = Quantity<'month'>;
/** Completed weeks of pregnancy. */
export type Weeks = Quantity<'week'>;
/** Energy in kilocalories, per day unless stated otherwise. */
export type Kcal = Quantity<'kcal'>;
/** Mass of food in grams. */
export type Grams = Quantity<'g'>;
/** A percentage, from 0 to 100. */
export type Percent = Quantity<'%'>;
/** Body mass index in kg/m². */
export type BodyMassIndex = Quantity<'kg/m2'>;
/** Distance from the median of a reference population, in standard deviations. */
export type ZScore = Quantity<'SD'>;

/** Kilojoules in a kilocalorie, exactly: the thermochemical calorie. */
export const KJ_PER_KCAL = 4.184;

/** Kilograms in a pound, rounded; the exact 0.45359237 differs by less than one part in a million. */
export const KG_PER_POUND = 0.453592;
/** Centimeters in an inch, exact by definition. */
export const CM_PER_INCH = 2.54;
/** Pounds in a stone, exact by definition. */
export const POUNDS_PER_STONE = 14;
/** Ounces in a pound, exact by definition. */
export const OUNCES_PER_POUND = 16;
/** Inches in a foot, exact by definition. */
export const INCHES_PER_FOOT = 12;
/** Centimeters in a meter, exact by definition. */
export const CM_PER_METRE = 100;
/** Months in a year, exact by definition. */
export const MONTHS_PER_YEAR = 12;

function finite<U extends string>(name: string, value: number): Quantity<U> {
  if (!Number.isFinite(value)) throw new RangeError(`${name}: got ${value}, expected a finite number`);
  return value as Quantity<U>;
}

/**
 * A mass in kilograms.
 *
 * @param value - kilograms, any finite number
 * @returns the same number in kg, not rounded
 * @throws RangeError if the value is NaN or infinite
 * @source International System of Units (BIPM, SI Brochure, 9th edition)
 * @example kg(72.5) // 72.5
 */
export function kg(value: number): Kilograms {
  return finite('kg', value);
}

/**
 * A mass in pounds.
 *
 * @param value - avoirdupois pounds, any finite number
 * @returns the same number in lb, not rounded
 * @throws RangeError if the value is NaN or infinite
 * @source International yard and pound agreement, 1959
 * @example lb(154.3) // 154.3
 */
export function lb(value: number): Pounds {
  return finite('lb', value);
}

/**
 * A length in centimeters.
 *
 * @param value - centimeters, any finite number
 * @returns the same number in cm, not rounded
 * @throws RangeError if the value is NaN or infinite
 * @source International System of Units (BIPM, SI Brochure, 9th edition)
 * @example cm(175) // 175
 */
export function cm(value: number): Centimetres {
  return finite('cm', value);
}

/**
 * A length in inches.
 *
 * @param value - inches, feet included, any finite number
 * @returns the same number in inches, not rounded
 * @throws RangeError if the value is NaN or infinite
 * @source International yard and pound agreement, 1959
 * @example inches(68.9) // 68.9
 */
export function inches(value: number): Inches {
  return finite('inches', value);
}

/**
 * An age in years.
 *
 * @param value - years, any finite number
 * @returns the same number in years, not rounded
 * @throws RangeError if the value is NaN or infinite
 * @source by definition
 * @example years(30) // 30
 */
export function years(value: number): Years {
  return finite('years', value);
}

/**
 * An age in months.
 *
 * @param value - months, any finite number
 * @returns the same number in months, not rounded
 * @throws RangeError if the value is NaN or infinite
 * @source CDC growth charts 2000, whose tables count age in months
 * @example months(112.5) // 112.5
 */
export function months(value: number): Months {
  return finite('months', value);
}

/**
 * A time in pregnancy, in weeks since the first day of the last period.
 *
 * @param value - weeks, any finite number
 * @returns the same number in weeks, not rounded
 * @throws RangeError if the value is NaN or infinite
 * @source American College of Obstetricians and Gynecologists, Committee Opinion 700 (2017)
 * @example weeks(24) // 24
 */
export function weeks(value: number): Weeks {
  return finite('weeks', value);
}

/**
 * An energy in kilocalories.
 *
 * @param value - kilocalories, any finite number
 * @returns the same number in kcal, not rounded
 * @throws RangeError if the value is NaN or infinite
 * @source thermochemical calorie, 1 kcal = 4.184 kJ
 * @example kcal(2555.5625) // 2555.5625
 */
export function kcal(value: number): Kcal {
  return finite('kcal', value);
}

/**
 * A mass of food in grams.
 *
 * @param value - grams, any finite number
 * @returns the same number in grams, not rounded
 * @throws RangeError if the value is NaN or infinite
 * @source International System of Units (BIPM, SI Brochure, 9th edition)
 * @example grams(121.3) // 121.3
 */
export function grams(value: number): Grams {
  return finite('grams', value);
}

/**
 * A percentage.
 *
 * @param value - percent, 0–100 for a share of a whole; any finite number is accepted
 * @returns the same number in percent, not rounded
 * @throws RangeError if the value is NaN or infinite
 * @source by definition
 * @example percent(18) // 18
 */
export function percent(value: number): Percent {
  return finite('percent', value);
}

/**
 * A body mass index.
 *
 * @param value - kg/m², any finite number
 * @returns the same number in kg/m², not rounded
 * @throws RangeError if the value is NaN or infinite
 * @source Keys et al. 1972, J Chronic Dis 25:329–343
 * @example bmiValue(22.9) // 22.9
 */
export function bmiValue(value: number): BodyMassIndex {
  return finite('bmiValue', value);
}

/**
 * A z-score.
 *
 * @param value - standard deviations above the median, negative below it, any finite number
 * @returns the same number in standard deviations, not rounded
 * @throws RangeError if the value is NaN or infinite
 * @source Cole & Green 1992, Stat Med 11:1305–1319
 * @example zScore(-1.25) // -1.25
 */
export function zScore(value: number): ZScore {
  return finite('zScore', value);
}

/** Units in which a body weight is entered and shown; `st` is stone and pounds. */
export type WeightUnit = 'kg' | 'lb' | 'st';

/** Units in which an energy is shown; every value is in kcal. */
export type EnergyUnit = 'kcal' | 'kJ';

/** Units in which a height is entered; `ft` is feet and inches. */
export type HeightUnit = 'cm' | 'm' | 'in' | 'ft';
