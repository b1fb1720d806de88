/** Value → text for the methodology page, with its only `Intl` calls. */

import type { LinearEquation } from '@evenscale/formulas/energy';

const constant = new Intl.NumberFormat('en', { maximumFractionDigits: 6 });
const worked = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });
const measured = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });

/** Smaller differences come from floating-point rounding. */
export const NOISE = 1e-9;

/** A constant as it was published: `0.453592`, `1,004.82`. */
export const formatConstant = (value: number): string => constant.format(value);

/** An intermediate result, before it is rounded for display: `22.857`. */
export const formatWorked = (value: number): string => worked.format(value);

/** A deviation with two significant figures: `0.00037`. */
export const formatDeviation = (value: number): string => (value < NOISE ? '0' : measured.format(value));

/** A fraction as percent with two significant figures: `0.049`. */
export const formatFraction = (fraction: number): string => formatDeviation(fraction * 100);

/** A term with its sign: `+ 5`, `− 161`. */
export const signed = (value: number): string =>
  `${value < 0 ? '−' : '+'} ${formatConstant(Math.abs(value))}`;

/** An equation in kg, cm and years. */
export const linear = ({ constant, perKg, perCm, perYear }: LinearEquation): string =>
  `${formatConstant(perKg)} × kg ${signed(perCm)} × cm ${signed(perYear)} × age ${signed(constant)}`;
