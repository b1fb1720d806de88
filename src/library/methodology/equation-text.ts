import type { LinearEquation } from '@evenscale/formulas/energy';
import { formatConstant } from './format-value.ts';

/** A term that is added or taken away: `+ 5`, `− 161`. */
export const signed = (value: number): string =>
  `${value < 0 ? '−' : '+'} ${formatConstant(Math.abs(value))}`;

/** An equation in kg, cm and years. */
export const linear = ({ constant, perKg, perCm, perYear }: LinearEquation): string =>
  `${formatConstant(perKg)} × kg ${signed(perCm)} × cm ${signed(perYear)} × age ${signed(constant)}`;

const NEIGHBOURS = /(?<=[+−×÷]) | (?=[×÷])|(?<=\d) (?=(?:kg|cm|m|lb|ft|in|kcal)\b)/g;

/** The same text, whose lines do not break inside a term, or between a figure and its unit. */
export const unbroken = (text: string): string => text.replaceAll(NEIGHBOURS, '\u00a0');
