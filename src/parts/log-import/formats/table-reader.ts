/** The second pass over a table: its rows as days. */
import { readEnergy, readWeight, weightUnitIn, type AmountReading, type DecimalSign } from './amount-text.ts';
import { readDayTime, type DateOrder, type DayTime } from '#person/files/file-date.ts';
import type { TableLayout } from './table-layout.ts';
import { tableScan, type Columns } from './table-scan.ts';
import { isWeightRow } from './table-survey.ts';
import { personIn } from './table-tally.ts';
import type { TextSink } from '#person/files/csv-reader.ts';
import type { DayReading, ReadingSink, Refusal, Skipped } from './text-sink.ts';
import { unguardText } from '#person/files/csv-text.ts';
import type { EnergyUnit, WeightUnit } from '@evenscale/formulas/units';

/** How to read the cells of a table. */
export interface TableForm {
  readonly columns: Columns;
  readonly decimalSign: DecimalSign;
  readonly order: DateOrder | null;
  readonly weightUnit: WeightUnit | null;
  readonly energyUnit: EnergyUnit | null;
  /** Whether a `Z` that may be wrong is true. */
  readonly clock: Clock | null;
  /** Whose rows are read, if the file keeps people apart. */
  readonly person: string | null;
  /** The name of the table, if its energies are totals of days. */
  readonly source: string;
}

/** Times as they are written, or in UTC. */
export type Clock = 'written' | 'utc';

/** A value of a row, no value, or why the row is refused. */
type Found<Value> = { readonly value: Value | undefined } | { readonly refusal: Refusal };

const amountFound = (reading: AmountReading, wrong: Refusal, noUnit: Refusal): Found<number> => {
  if (typeof reading === 'number') return { value: reading };
  if (reading === 'empty') return { value: undefined };
  return { refusal: reading === 'notANumber' ? wrong : noUnit };
};

/** The date of a row, with its distance from UTC made true. */
function dateText(cells: readonly string[], layout: TableLayout, clock: Clock | null): string {
  const date = (cells[layout.date] ?? '').trim();
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

function dayFound(
  cells: readonly string[],
  layout: TableLayout,
  { order, clock }: TableForm,
): DayTime | Refusal {
  const date = dateText(cells, layout, clock);
  if (date === '') return 'noDate';
  const time = layout.time === undefined ? '' : (cells[layout.time] ?? '').trim();
  const found = readDayTime(time === '' ? date : `${date} ${time}`, order) ?? readDayTime(date, order);
  if (found === 'ambiguous') return 'ambiguousDate';
  return found ?? 'date';
}

function weightFound(cells: readonly string[], layout: TableLayout, form: TableForm): Found<number> {
  if (!layout.weight || (layout.measured && !isWeightRow(cells, layout))) return { value: undefined };
  const own = layout.measured ? weightUnitIn((cells[layout.measured.unit] ?? '').trim()) : layout.weight.unit;
  const unit = own ?? (layout.measured ? null : form.weightUnit);
  const reading = readWeight(cells[layout.weight.at] ?? '', { decimalSign: form.decimalSign, unit });
  const { divisor } = layout.weight;
  return amountFound(typeof reading === 'number' ? reading / divisor : reading, 'weight', 'weightUnit');
}

function energyFound(cells: readonly string[], layout: TableLayout, form: TableForm): Found<number> {
  for (const { at, unit } of layout.energies) {
    const reading = readEnergy(cells[at] ?? '', {
      decimalSign: form.decimalSign,
      unit: unit ?? form.energyUnit,
    });
    if (reading !== 'empty') return amountFound(reading, 'energy', 'energyUnit');
  }
  return { value: undefined };
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

const isTotal = (cells: readonly string[], { meal }: TableLayout): boolean =>
  meal !== undefined && /^(?:daily )?totals?$/iu.test((cells[meal] ?? '').trim());

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

function noteIn(cells: readonly string[], { note, format }: TableLayout): string {
  const text = note === undefined ? '' : (cells[note] ?? '');
  return format === 'evenscale' ? unguardText(text) : text.trim();
}

/** Reads the rows of a table as days. */
export function tableReader(head: string, form: TableForm, sink: ReadingSink): TextSink {
  function row(cells: readonly string[], layout: TableLayout, line: number): void {
    const note = noteIn(cells, layout);
    const weight = weightFound(cells, layout, form);
    const energy = energyFound(cells, layout, form);
    if ('refusal' in weight) sink.refuse(line, weight.refusal);
    else if ('refusal' in energy) sink.refuse(line, energy.refusal);
    else
      takeRow(
        { weight: weight.value, energy: energy.value, note, own: rowFields(cells, layout, form) },
        dayFound(cells, layout, form),
        line,
      );
  }

  interface Values {
    readonly weight: number | undefined;
    readonly energy: number | undefined;
    readonly note: string;
    readonly own: Partial<DayReading>;
  }

  function takeRow({ weight, energy, note, own }: Values, day: DayTime | Refusal, line: number): void {
    if (weight === undefined && energy === undefined && note === '') return;
    if (typeof day === 'string') {
      sink.refuse(line, day);
      return;
    }
    sink.take(
      {
        ...day,
        ...own,
        ...(weight === undefined ? {} : { weightKg: weight }),
        ...(energy === undefined ? {} : { intakeKcal: energy }),
        ...(note === '' ? {} : { note }),
      },
      line,
    );
  }

  return tableScan(head, form.columns, {
    row: (cells, layout, line) => {
      const skipped = skippedIn(cells, layout, form);
      if (skipped) sink.skip(skipped);
      else if (isTotal(cells, layout)) sink.refuse(line, 'total');
      else row(cells, layout, line);
    },
    broken: (line, reason) => sink.refuse(line, reason),
  });
}
