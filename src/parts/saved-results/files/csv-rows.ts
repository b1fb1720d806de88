import Papa from 'papaparse';

/** A row of a file, with its number as a spreadsheet shows it. */
export interface CsvRow {
  readonly place: number;
  readonly cells: readonly string[];
}

/** A line of the file in which quotation marks are opened and never closed. */
export interface BrokenLine {
  readonly place: number;
  /** True where so many were broken that the rest of the file was not read. */
  readonly isLast: boolean;
}

export interface CsvTable {
  readonly header: readonly string[];
  readonly rows: readonly CsvRow[];
  readonly broken: readonly BrokenLine[];
}

interface Format {
  readonly delimiter: string;
  readonly newline: '\r' | '\n';
}

/** Rows read before the page gets a moment to itself. */
const BATCH = 250;
/** In characters; ours are far shorter. */
const LONGEST_ROW = 100_000;
/** After as many broken lines a file is not read on: each takes a search through the longest row. */
const MOST_BROKEN = 100;
const DELIMITERS = [',', ';', '\t'];
/** What some programs put before the first row. */
const PRELUDE = /^(?:sep=.)?[\r\n]+/iu;

const aMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

// Without the fast mode, which splits the whole text even where only a few rows are wanted.
const parse = (text: string, format: Format, most: number) =>
  Papa.parse<string[]>(text, { ...format, fastMode: false, preview: most });

/** The cells of a row; a line end of two characters leaves its first one behind. */
const cellsOf = (row: readonly string[]): readonly string[] =>
  row.with(-1, (row.at(-1) ?? '').replace(/\r$/u, ''));

function formatOf(
  text: string,
  names: readonly string[],
): { format: Format; header: readonly string[] } | null {
  const newline = /\r\n?|\n/u.exec(text)?.[0] === '\r' ? '\r' : '\n';
  for (const delimiter of DELIMITERS) {
    const [first = ['']] = parse(text, { delimiter, newline }, 1).data;
    const header = cellsOf(first).map((name) => name.trim());
    if (names.every((name) => header.includes(name))) return { format: { delimiter, newline }, header };
  }
  return null;
}

function countLines(text: string, { newline }: Format): number {
  let count = 0;
  for (let at = text.indexOf(newline); at >= 0; at = text.indexOf(newline, at + 1)) count += 1;
  return count;
}

interface Batch {
  readonly rows: readonly (readonly string[])[];
  /** Where the next batch begins. */
  readonly end: number;
  /** Where the line begins whose quotation marks swallow others. */
  readonly brokenAt: number | null;
}

/** Reads some rows. One that opens a quotation mark and does not close it ends the batch with its first line. */
function readBatch(text: string, format: Format, width: number): Batch {
  const part = text.slice(0, LONGEST_ROW);
  const { data, errors, meta } = parse(part, format, BATCH);
  // The last row of a part may be cut: it is the first of the next one.
  const complete = part.length < text.length && data.length < BATCH ? data.length - 1 : data.length;
  const wrong = new Set(errors.map(({ row }) => row));
  const bad = data.findIndex(
    (row, place) => wrong.has(place) || (row.length !== width && row.some((cell) => cell.includes('\n'))),
  );
  const count = bad < 0 ? complete : Math.min(bad, complete);
  const rows = data.slice(0, count);
  const cursor = count === data.length ? meta.cursor : parse(part, format, count).meta.cursor;
  const end = count === 0 ? 0 : cursor;
  if (count === complete && count > 0) return { rows, end, brokenAt: null };
  const lineEnd = text.indexOf(format.newline, end);
  return { rows, end: lineEnd < 0 ? text.length : lineEnd + 1, brokenAt: end };
}

/**
 * The rows of a CSV file (RFC 4180, also with semicolons or tabs), or `null` where its first row lacks one of
 * `names`. Line ends of every kind are understood; empty rows are left out, but counted.
 */
export async function readCsv(text: string, names: readonly string[]): Promise<CsvTable | null> {
  const prelude = PRELUDE.exec(text)?.[0] ?? '';
  const body = text.slice(prelude.length);
  const found = formatOf(body, names);
  if (!found) return null;
  const { format, header } = found;
  const rows: CsvRow[] = [];
  const broken: BrokenLine[] = [];
  let place = 0;
  let line = 1 + countLines(prelude, format);
  for (let at = 0; at < body.length && broken.length < MOST_BROKEN;) {
    const batch = readBatch(body.slice(at), format, header.length);
    for (const row of batch.rows) {
      place += 1;
      const cells = cellsOf(row);
      if (place > 1 && cells.some((cell) => cell.trim() !== '')) rows.push({ place, cells });
    }
    if (batch.brokenAt !== null) {
      place += 1;
      const before = countLines(body.slice(at, at + batch.brokenAt), format);
      broken.push({ place: line + before, isLast: broken.length === MOST_BROKEN - 1 });
    }
    line += countLines(body.slice(at, at + batch.end), format);
    at += batch.end;
    await aMoment();
  }
  return { header, rows, broken };
}
