import Papa from 'papaparse';

const DELIMITERS = [';', '\t', ',', '|'] as const;

/** Takes the text of a file in chunks. */
export interface TextSink {
  readonly push: (text: string) => void;
  readonly end: () => void;
}

/** The format of a file's rows. */
export interface RowForm {
  readonly delimiter: string;
  readonly newline: '\r' | '\n';
}

/** Takes rows. Lines are counted from 1, as in an editor. */
export interface RowSink {
  /** True if a row has the right number of cells; called if it spans several lines or has a stray quotation mark. */
  readonly fits: (cells: readonly string[]) => boolean;
  readonly row: (cells: readonly string[], line: number) => void;
  /** Called for a line with a quotation mark that is opened and not closed. */
  readonly broken: (line: number) => void;
}

/** The most lines that a quoted cell may span; a note of ours may have 500. */
const LONGEST_CELL = 1000;
/** The most characters in a line; those of real files are far shorter. */
const LONGEST_LINE = 1_000_000;
/** The most lines that are checked to find the delimiter. */
const MOST_LOOKED_AT = 20;

/** The character that ends the lines of a text: `\n`, with or without `\r` before it, or `\r` alone. */
export const newlineOf = (head: string): '\r' | '\n' => (/\r\n?|\n/u.exec(head)?.[0] === '\r' ? '\r' : '\n');

/** The format of the rows, detected from the first lines. */
export function formOf(head: string): RowForm {
  const newline = newlineOf(head);
  const declared = /^sep=(.)\s/iu.exec(head)?.[1];
  const lines = head.split(newline, MOST_LOOKED_AT).filter((line) => line.trim() !== '');
  const linesWith = (delimiter: string): number => lines.filter((line) => line.includes(delimiter)).length;
  const [best = ','] = DELIMITERS.toSorted((one, other) => linesWith(other) - linesWith(one));
  return { delimiter: declared ?? best, newline };
}

interface Line {
  readonly cells: readonly string[];
  /** The last quotation mark isn't closed. */
  readonly isOpen: boolean;
  /** A quotation mark is in an invalid place, and no later line can fix that. */
  readonly isFaulty: boolean;
}

/** Reads one row, which may span several lines. */
export function readRow(text: string, { delimiter, newline }: RowForm): Line {
  const row = text.replace(/\r$/u, '');
  if (!row.includes('"')) return { cells: row.split(delimiter), isOpen: false, isFaulty: false };
  // White space after a quotation mark is accepted only with the line ending.
  const { data, errors } = Papa.parse<string[]>(row + newline, { delimiter, newline });
  const codes = errors.map(({ code }) => code);
  const isFaulty = codes.includes('InvalidQuotes');
  return { cells: data[0] ?? [], isOpen: codes.includes('MissingQuotes'), isFaulty };
}

/** The cells of a row that starts with these lines; 'unfinished' if it may continue, 'broken' if it isn't a row. */
function readLines(
  lines: readonly string[],
  form: RowForm,
  fits: RowSink['fits'],
): readonly string[] | 'unfinished' | 'broken' {
  const isLong = lines.length > 1;
  const { cells, isOpen, isFaulty } = readRow(lines.join(form.newline), form);
  if (isOpen) return isFaulty || lines.length >= LONGEST_CELL ? 'broken' : 'unfinished';
  if (isLong && isFaulty) return 'broken';
  return (isLong || isFaulty) && !fits(cells) ? 'broken' : cells;
}

/** Reads CSV in chunks (RFC 4180, with any delimiter). A quotation mark that is never closed loses one line. */
export function rowReader(form: RowForm, sink: RowSink): TextSink {
  let rest = '';
  let line = 0;
  let open: string[] = [];
  let isSkipping = false;

  function close(): void {
    const lines = open;
    const first = line - lines.length + 1;
    open = [];
    sink.broken(first);
    line = first;
    for (const text of lines.slice(1)) takeLine(text);
  }

  function takeLine(text: string): void {
    line += 1;
    open.push(text);
    if (open.length > 1 && open.length < LONGEST_CELL && !text.includes('"')) return;
    const reading = readLines(open, form, sink.fits);
    if (reading === 'unfinished') return;
    if (reading === 'broken') {
      close();
      return;
    }
    const first = line - open.length + 1;
    open = [];
    sink.row(reading, first);
  }

  function push(text: string): void {
    rest += text;
    let from = 0;
    for (let end = rest.indexOf(form.newline); end >= 0; end = rest.indexOf(form.newline, from)) {
      if (isSkipping) line += 1;
      else takeLine(rest.slice(from, end));
      isSkipping = false;
      from = end + 1;
    }
    rest = rest.slice(from);
    if (rest.length <= LONGEST_LINE) return;
    if (!isSkipping) sink.broken(line + 1);
    isSkipping = true;
    rest = '';
  }

  function end(): void {
    if (rest !== '' && !isSkipping) takeLine(rest);
    rest = '';
    while (open.length > 0) close();
  }

  return { push, end };
}
