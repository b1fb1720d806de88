import type { LinearEquation } from '@evenscale/formulas/energy';
import { formatConstant } from './format-value.ts';

/** A term with its sign: `+ 5`, `− 161`. */
export const signed = (value: number): string =>
  `${value < 0 ? '−' : '+'} ${formatConstant(Math.abs(value))}`;

/** An equation in kg, cm and years. */
export const linear = ({ constant, perKg, perCm, perYear }: LinearEquation): string =>
  `${formatConstant(perKg)} × kg ${signed(perCm)} × cm ${signed(perYear)} × age ${signed(constant)}`;
