/** A figure with its unit; no space before a percent sign, a space before words. */
export const withUnit = (figure: string, unit: string): string =>
  unit === '' ? figure : `${figure}${unit === '%' ? '' : '\u00A0'}${unit}`;
