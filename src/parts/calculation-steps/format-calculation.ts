/** A number in a calculation → text: enough digits to follow the calculation by hand. */

/**
 * An imperial entry with one decimal has seven in kilograms; with eight decimals, every step of it is written in full.
 */
const MOST_DECIMALS = 8;
/** The last bits of a number, or of a hundred that it was subtracted from, are rounding errors. */
const noiseOf = (value: number): number => 16 * Number.EPSILON * Math.max(1000, Math.abs(value));
const SMALL = 1e-3;

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: MOST_DECIMALS });
const rounded = new Intl.NumberFormat('en', { maximumFractionDigits: 6 });
const small = new Intl.NumberFormat('en', { maximumSignificantDigits: 6 });

/** True if a number's text leaves out some of its digits. */
export function isRounded(value: number): boolean {
  return Math.abs(Number(value.toFixed(MOST_DECIMALS)) - value) > noiseOf(value);
}

/** `1,093.75` in full if that is short, otherwise `22.857143`; with a real minus sign. */
export function formatWorked(value: number): string {
  if (!isRounded(value)) return whole.format(value).replace('-', '−');
  const format = Math.abs(value) < SMALL ? small : rounded;
  return format.format(value).replace('-', '−');
}
