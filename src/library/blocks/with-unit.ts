/** A figure with its unit; a percent sign stands close, words stand apart. */
export const withUnit = (figure: string, unit: string): string =>
  unit === '' ? figure : `${figure}${unit === '%' ? '' : '\u00A0'}${unit}`;
