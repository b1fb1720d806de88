/** Value → text for articles, with the library's only `Intl` calls. */

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });
const oneDecimal = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Whole, with a thousands separator: `1,200`. */
export const formatWhole = (value: number): string => whole.format(value);

/** Rounded to the nearest 50, with a thousands separator: `1,750`. */
export const formatNearestFifty = (value: number): string => whole.format(Math.round(value / 50) * 50);

/** Not rounded, with a thousands separator: `1.375`. */
export const formatExact = (value: number): string => plain.format(value);

/** One decimal: `63.7`. */
export const formatOneDecimal = (value: number): string => oneDecimal.format(value);

/** A fraction as a whole percentage without its sign: `40`. */
export const formatShare = (fraction: number): string => whole.format(fraction * 100);
