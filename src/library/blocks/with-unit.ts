import { unitGap } from '#ui/text/format.ts';

/** A figure with its unit on one line. */
export const withUnit = (figure: string, unit: string): string =>
  unit === '' ? figure : `${figure}${unitGap(unit) && '\u00A0'}${unit}`;
