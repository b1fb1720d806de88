/** Text ↔ cells, as RFC 4180 has them. Knows nothing of what is in them. */

const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/u;

/**
 * What a table program would take for a formula and carry out. An apostrophe before it makes it text; so that it can
 * be told from one that was typed, text that has apostrophes before a formula gets one more.
 */
const LIKE_FORMULA = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u;
const GUARDED = /^'+(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u;

/** Free text as a cell that no table program carries out. */
export const guardText = (text: string): string => (LIKE_FORMULA.test(text) ? `'${text}` : text);

/** The text that was put into a cell by `guardText`. */
export const unguardText = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);

const quoted = (cell: string): string => (NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A row with its line end. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;

interface Cell {
  readonly text: string;
  /** Where the cell ends. */
  readonly end: number;
}

const PLAIN = /[^,\r\n]*/uy;

function readPlain(text: string, start: number): Cell {
  PLAIN.lastIndex = start;
  const found = PLAIN.exec(text)?.[0] ?? '';
  return { text: found, end: start + found.length };
}

function readQuoted(text: string, start: number): Cell {
  let cell = '';
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return { text: cell + text.slice(from), end: text.length };
    cell += text.slice(from, quote);
    if (text[quote + 1] !== '"') {
      const rest = readPlain(text, quote + 1);
      return { text: cell + rest.text, end: rest.end };
    }
    cell += '"';
    from = quote + 2;
  }
}

/** The rows of a file, one after the other. Line ends of every kind are understood; empty lines are none. */
export function* csvRows(text: string): Generator<readonly string[], void> {
  let cells: string[] = [];
  let at = text.startsWith('\ufeff') ? 1 : 0;
  while (at < text.length) {
    const cell = text[at] === '"' ? readQuoted(text, at) : readPlain(text, at);
    cells.push(cell.text);
    at = cell.end;
    if (text[at] === ',') {
      at += 1;
      if (at < text.length) continue;
      cells.push('');
    }
    if (text.startsWith('\r\n', at)) at += 1;
    at += 1;
    if (cells.length > 1 || cells[0] !== '') yield cells;
    cells = [];
  }
}
