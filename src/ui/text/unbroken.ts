/** Keeps numbers and their units on one line where a text wraps: "13 st 3.9 lb" can only break after "st". */
export const withUnbrokenUnits = (text: string): string => text.replaceAll(/(?<=\d) (?=\p{L})/gu, '\u00a0');
