/** Cells and rows of the CSV files that the site writes. */

const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/u;

/**
 * What a spreadsheet would take for a formula and run. An apostrophe before it makes it text; so that it can be told
 * from one that was typed, text that has apostrophes before a formula gets one more.
 */
const LIKE_FORMULA = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u;
const GUARDED = /^'+(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u;

/** Without it some spreadsheet programs don't read the text as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Free text as a cell that no spreadsheet runs. */
export const guardText = (text: string): string => (LIKE_FORMULA.test(text) ? `'${text}` : text);

/** The text that was put into a cell by `guardText`. */
export const unguardText = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);

const quoted = (cell: string): string => (NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A row with its line end, as RFC 4180 has it. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;
