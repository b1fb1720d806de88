/** The second pass over a table: its rows as days. */
import type { DecimalSign } from './amount-text.ts';
import { readDayTime, type DateOrder, type DayTime } from '#person/files/file-date.ts';
import type { TableLayout } from './table-columns.ts';
import { valuesIn } from './row-values.ts';
import { dateFromSerial } from './serial-date.ts';
import { tableScan, type ScannedTable } from './table-scan.ts';
import { personIn } from './table-tally.ts';
import type { TextSink } from '#person/files/csv-reader.ts';
import type { DayReading, ReadingSink, Refusal, Skipped } from './text-sink.ts';
import type { WaistInput } from '#person/entries/waist.ts';
import type { EnergyUnit, WeightUnit } from '@evenscale/formulas/units';

/** How to read the cells of a table. */
export interface TableForm {
  readonly columns: Pick<ScannedTable, 'columns' | 'isBeside'>;
  readonly decimalSign: DecimalSign;
  readonly order: DateOrder | null;
  /** The dates are a spreadsheet's numbers. */
  readonly hasSerials: boolean;
  readonly weightUnit: WeightUnit | null;
  readonly energyUnit: EnergyUnit | null;
  readonly waistUnit: WaistInput | null;
  /** Whether a `Z` that may be wrong is true. */
  readonly clock: Clock | null;
  /** Whose rows are read, if the file keeps people apart. */
  readonly person: string | null;
  /** The name of the table in an archive. */
  readonly source: string;
}

/** Times as they are written, or in UTC. */
export type Clock = 'written' | 'utc';

/** The date of a row, with its distance from UTC made true. */
function dateText(cells: readonly string[], layout: TableLayout, { clock, hasSerials }: TableForm): string {
  const date = (cells[layout.date] ?? '').trim();
  if (hasSerials) return dateFromSerial(date);
  if (layout.offset !== undefined) return localText(date, (cells[layout.offset] ?? '').trim());
  if (layout.isUtc) return date.replace(/[+-]\d\d:?\d\d$/u, 'Z');
  return layout.hasDoubtfulZone && clock === 'written' ? date.replace(/Z$/iu, '') : date;
}

/** A UTC time as the local time at a distance like UTC+0100. */
function localText(date: string, offset: string): string {
  const [, sign, hours, minutes] = /([+-])(\d\d):?(\d\d)$/u.exec(offset) ?? [];
  const utc = Date.parse(/^\d+$/u.test(date) ? '' : `${date.replace(' ', 'T')}Z`);
  const instant = /^\d{12,13}$/u.test(date) ? Number(date) : utc;
  if (sign === undefined || Number.isNaN(instant)) return date;
  const distance = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  return new Date(instant + distance * 60_000).toISOString().replace(/\.\d+Z$/u, '');
}

function dayFound(cells: readonly string[], layout: TableLayout, form: TableForm): DayTime | Refusal {
  const { order } = form;
  const date = dateText(cells, layout, form);
  if (date === '') return 'noDate';
  const time = layout.time === undefined ? '' : (cells[layout.time] ?? '').trim();
  const found = readDayTime(time === '' ? date : `${date} ${time}`, order) ?? readDayTime(date, order);
  if (found === 'ambiguous') return 'ambiguousDate';
  return found ?? 'date';
}

const DELETED = /^(?:true|yes|1|x)$/iu;

/** Why a row doesn't count at all; `null` if it does. */
function skippedIn(
  cells: readonly string[],
  { deleted, person }: TableLayout,
  form: TableForm,
): Skipped | null {
  if (deleted !== undefined && DELETED.test((cells[deleted] ?? '').trim())) return 'deleted';
  const isOther = person !== undefined && form.person !== null && personIn(cells, person) !== form.person;
  return isOther ? 'otherPerson' : null;
}

const TOTAL = /^(?:daily |day |tages)?(?:totals?|gesamt|summe|totale?|somme|suma|soma|somma)$/iu;

const isTotal = (cells: readonly string[], { meal }: TableLayout): boolean =>
  meal !== undefined && TOTAL.test((cells[meal] ?? '').trim());

/** The fields of a day that only our own files have, and the table of a day's total. */
const rowFields = (
  cells: readonly string[],
  { format, confirmed, isDaily }: TableLayout,
  { source }: TableForm,
): Partial<DayReading> => ({
  ...(isDaily ? { source } : {}),
  ...(format === 'evenscale' ? { isOwn: true } : {}),
  ...(cells[confirmed ?? -1] === 'true' ? { isConfirmed: true } : {}),
});

/** Reads the rows of a table as days. */
export function tableReader(head: string, form: TableForm, sink: ReadingSink): TextSink {
  function row(cells: readonly string[], layout: TableLayout, line: number): void {
    const values = valuesIn(cells, { layout, form }, (reason) => sink.refuse(line, reason));
    if (Object.keys(values).length === 0) return;
    const day = dayFound(cells, layout, form);
    if (typeof day === 'string') sink.refuse(line, day);
    else sink.take({ ...day, ...rowFields(cells, layout, form), ...values }, line);
  }

  return tableScan(
    head,
    { ...form.columns, file: form.source },
    {
      row: (cells, layout, line) => {
        const skipped = skippedIn(cells, layout, form);
        if (skipped) sink.skip(skipped);
        else if (isTotal(cells, layout)) sink.refuse(line, 'total');
        else row(cells, layout, line);
      },
      broken: (line, reason) => sink.refuse(line, reason),
    },
  );
}
