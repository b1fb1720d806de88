const step = new Intl.NumberFormat('en', { maximumFractionDigits: 4 });

/** A number in the calculation: up to four decimals. */
export const formatStep = (value: number): string => step.format(value).replace('-', '−');
