/** Reads the tables of a file, now that the first pass has found their formats. */
import type { TextSink } from '#person/files/csv-reader.ts';
import { DATABASE } from './file/text-file.ts';
import { tableReader } from './formats/table-reader.ts';
import type { ScannedTable } from './formats/table-scan.ts';
import type { ReadingSink } from './formats/text-sink.ts';
import { isInWorkbook } from './formats/workbook.ts';
import type { Answers, Question } from './log-file-reading.ts';
import { UNIT_KINDS, unitTrial, type OwnUnits, type UnitTrial } from './own-units.ts';
import { orderIn, type FoundTable } from './tables-to-read.ts';

/** What the visitor said about the columns of the table at a place. */
export const columnsAt = (
  place: number,
  { columns }: Answers,
): Pick<ScannedTable, 'columns' | 'isBeside'> => ({
  columns,
  isBeside: typeof columns === 'object' && columns.place !== place,
});

interface SecondPass {
  readonly answers: Answers;
  /** The visitor's own units, for what the file and the answers leave open. */
  readonly units: UnitTrial['units'] | undefined;
  readonly sinkOf: (table: FoundTable) => ReadingSink;
}

const NOTHING_SAID = { weightUnit: null, energyUnit: null, waistUnit: null, clock: null, person: null };

/** Opens the tables that are read, in the order of the first pass. */
export function rereading(tables: readonly FoundTable[], { answers, units, sinkOf }: SecondPass) {
  let place = 0;
  return (head: string, name: string): TextSink | null => {
    if (isInWorkbook(name) || head === DATABASE) return null;
    place += 1;
    const table = tables.find((candidate) => candidate.place === place);
    if (!table) return null;
    const form = {
      ...NOTHING_SAID,
      ...units,
      ...(table.said === null ? {} : { weightUnit: table.said }),
      ...answers,
      columns: columnsAt(place, answers),
      decimalSign: table.findings.decimalSign,
      hasSerials: table.findings.hasSerials,
      order: orderIn(table, tables, answers),
      source: name,
    };
    return tableReader(head, form, sinkOf(table));
  };
}

/** No waist has so many inches. */
const MOST_INCHES = 60;

/** True if a file leaves open only the unit of its waists, and they are too large for inches. */
const areCentimetres = ([question]: readonly Question[]): boolean =>
  question?.kind === 'waistUnit' && Number.parseFloat(question.sample) > MOST_INCHES;

const IN_CENTIMETRES: OwnUnits = { weightUnit: 'kg', energyUnit: 'kcal', waistUnit: 'cm', weightKg: null };

/** The trial of the visitor's own units, if nothing but units is open. */
export async function trialFor(
  questions: readonly Question[],
  { columns }: Answers,
  ownUnits: (() => Promise<OwnUnits | null>) | undefined,
): Promise<UnitTrial | null> {
  const units = questions.flatMap(({ kind }) => UNIT_KINDS.filter((unit) => unit === kind));
  if (units.length === 0 || units.length < questions.length || columns === 'asked') return null;
  const own = (await ownUnits?.()) ?? null;
  if (areCentimetres(questions)) return unitTrial(IN_CENTIMETRES, units);
  return own && unitTrial(own, units);
}
