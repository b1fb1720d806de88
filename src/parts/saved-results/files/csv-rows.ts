import { aMoment } from '#ui/moments.ts';
import { newlineOf, readRow, rowReader, type RowForm } from '#person/files/csv-reader.ts';

/** A row of a file, with its number as a spreadsheet shows it. */
export interface CsvRow {
  readonly place: number;
  readonly cells: readonly string[];
}

/** A line with quotation marks that are opened and never closed. */
export interface BrokenLine {
  readonly place: number;
  /** True if there were so many broken lines that the rest of the file wasn't read. */
  readonly isLast: boolean;
}

export interface CsvTable {
  readonly header: readonly string[];
  readonly rows: readonly CsvRow[];
  readonly broken: readonly BrokenLine[];
}

/** Characters read before yielding to the page. */
const BATCH = 50_000;
/** After this many broken lines, reading stops. */
const MOST_BROKEN = 100;
const DELIMITERS = [',', ';', '\t'];
/** What some programs write before the first row. */
const PRELUDE = /^(?:sep=.)?[\r\n]+/iu;

/** The format of a text whose first row has all `names`, and that row. */
function headerOf(
  text: string,
  names: readonly string[],
): { form: RowForm; header: readonly string[] } | null {
  const newline = newlineOf(text);
  const [first = ''] = text.split(newline, 1);
  for (const delimiter of DELIMITERS) {
    const form = { delimiter, newline };
    const header = readRow(first, form).cells.map((name) => name.trim());
    if (names.every((name) => header.includes(name))) return { form, header };
  }
  return null;
}

/**
 * The rows of a CSV file (RFC 4180, also with semicolons or tabs), or `null` if its first row lacks one of `names`.
 * Accepts any kind of line ending; empty rows are skipped, but counted.
 */
export async function readCsv(text: string, names: readonly string[]): Promise<CsvTable | null> {
  const prelude = PRELUDE.exec(text)?.[0] ?? '';
  const body = text.slice(prelude.length);
  const found = headerOf(body, names);
  if (!found) return null;
  const { form, header } = found;
  const linesBefore = prelude.split(form.newline).length - 1;
  const rows: CsvRow[] = [];
  const broken: BrokenLine[] = [];
  let place = 0;
  const reader = rowReader(form, {
    fits: (cells) => cells.length === header.length,
    row(cells) {
      place += 1;
      if (place > 1 && cells.some((cell) => cell.trim() !== '')) rows.push({ place, cells });
    },
    broken(line) {
      place += 1;
      broken.push({ place: linesBefore + line, isLast: broken.length === MOST_BROKEN - 1 });
    },
  });
  for (let at = 0; at < body.length && broken.length < MOST_BROKEN; at += BATCH) {
    reader.push(body.slice(at, at + BATCH));
    await aMoment();
  }
  reader.end();
  return { header, rows, broken: broken.slice(0, MOST_BROKEN) };
}
