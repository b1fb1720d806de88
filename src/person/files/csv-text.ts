/** Cells and rows of the CSV files that the site writes. */

const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/u;

/**
 * Text that a spreadsheet would run as a formula. A leading apostrophe makes it text. Text that already has apostrophes
 * before a formula gets one more, so that a typed apostrophe can be told apart.
 */
const LIKE_FORMULA = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u;
const GUARDED = /^'+(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u;

/** Some spreadsheet programs need it to read the text as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Free text as a cell that no spreadsheet runs. */
export const guardText = (text: string): string => (LIKE_FORMULA.test(text) ? `'${text}` : text);

/** The original text of a cell written by `guardText`. */
export const unguardText = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);

const quoted = (cell: string): string => (NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A row with its line ending, as in RFC 4180. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;
