import { formatNumber } from '#ui/text/format-number.ts';

/** A number in the calculation: up to four decimals. */
export const formatStep = (value: number): string => formatNumber(value, 4, 0).replace('-', '−');
