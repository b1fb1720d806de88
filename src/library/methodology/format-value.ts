/** Value → text for the methodology page: the only caller of `Intl` here. */

const constant = new Intl.NumberFormat('en', { maximumFractionDigits: 6 });
const worked = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });
const measured = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });

/** Smaller differences come from floating-point rounding. */
export const NOISE = 1e-9;

/** A constant as it was published: `0.453592`, `1,004.82`. */
export const formatConstant = (value: number): string => constant.format(value);

/** A step on the way to a result, before it is rounded for the screen: `22.857`. */
export const formatWorked = (value: number): string => worked.format(value);

/** A deviation with two significant figures: `0.00037`. */
export const formatDeviation = (value: number): string => (value < NOISE ? '0' : measured.format(value));

/** A fraction as percent with two significant figures: `0.049`. */
export const formatFraction = (fraction: number): string => formatDeviation(fraction * 100);
