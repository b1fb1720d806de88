import Papa from 'papaparse';
import type { TextSink } from './text-sink.ts';

const DELIMITERS = [';', '\t', ',', '|'] as const;

/** How the rows of a file are written. */
export interface RowForm {
  readonly delimiter: string;
  readonly newline: '\r' | '\n';
}

/** Takes rows. Lines are counted from 1, as an editor shows them. */
export interface RowSink {
  /** True if a row that spans several lines has as many cells as it should. */
  readonly fits: (cells: readonly string[]) => boolean;
  readonly row: (cells: readonly string[], line: number) => void;
  /** A line in which a quotation mark is opened and not closed. */
  readonly broken: (line: number) => void;
}

/** Lines that a quoted cell may span. */
const LONGEST_CELL = 50;
/** Characters of a line; those of real files are far shorter. */
const LONGEST_LINE = 1_000_000;
/** Lines that are looked at to find the delimiter. */
const MOST_LOOKED_AT = 20;

/** How the rows are written of which the first lines are known. */
export function formOf(head: string): RowForm {
  const newline = head.includes('\n') ? '\n' : '\r';
  const told = /^sep=(.)\s/iu.exec(head)?.[1];
  const lines = head.split(newline, MOST_LOOKED_AT).filter((line) => line.trim() !== '');
  const linesWith = (delimiter: string): number => lines.filter((line) => line.includes(delimiter)).length;
  const [best = ','] = DELIMITERS.toSorted((one, other) => linesWith(other) - linesWith(one));
  return { delimiter: told ?? best, newline };
}

interface Line {
  readonly cells: readonly string[];
  /** Its last quotation mark is never closed. */
  readonly isOpen: boolean;
  /** A quotation mark is where none may be. */
  readonly isFaulty: boolean;
}

function readLine(line: string, delimiter: string): Line {
  if (!line.includes('"')) return { cells: line.split(delimiter), isOpen: false, isFaulty: false };
  const { data, errors } = Papa.parse<string[]>(line, { delimiter, newline: '\n' });
  const isOpen = errors.some(({ code }) => code === 'MissingQuotes');
  return { cells: data[0] ?? [], isOpen, isFaulty: errors.length > 0 };
}

/** Reads CSV as it arrives (RFC 4180, with any delimiter). A quotation mark that is never closed costs one line. */
export function rowReader({ delimiter, newline }: RowForm, sink: RowSink): TextSink {
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
    const { cells, isOpen, isFaulty } = readLine(open.join('\n'), delimiter);
    if (isOpen && open.length < LONGEST_CELL) return;
    if (isOpen || (open.length > 1 && (isFaulty || !sink.fits(cells)))) {
      close();
      return;
    }
    const first = line - open.length + 1;
    open = [];
    sink.row(cells, first);
  }

  function push(text: string): void {
    rest += text;
    let from = 0;
    for (let end = rest.indexOf(newline); end >= 0; end = rest.indexOf(newline, from)) {
      if (isSkipping) line += 1;
      else takeLine(rest.slice(from, end).replace(/\r$/u, ''));
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
    if (rest !== '' && !isSkipping) takeLine(rest.replace(/\r$/u, ''));
    rest = '';
    while (open.length > 0) close();
  }

  return { push, end };
}
