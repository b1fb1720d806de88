/** Before a unit, between feet and inches, and within a date. */
const GAPS = /(?<=\d) (?=\p{L})|(?<=\bft|\b[A-Z][a-z]{2}) (?=\d)|(?<=\d,) (?=\d{4}\b)/gu;

/** Keeps numbers and their units, and dates, on one line where a text wraps: "13 st 3.9 lb" can only break after "st". */
export const withUnbrokenUnits = (text: string): string => text.replaceAll(GAPS, '\u00a0');
