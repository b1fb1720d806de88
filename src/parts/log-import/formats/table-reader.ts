/** The second pass over a table: its rows as days. */
import { readEnergy, readWeight, weightUnitIn, type AmountReading, type DecimalSign } from './amount-text.ts';
import { readDayTime, type DateOrder, type DayTime } from '#person/files/file-date.ts';
import type { ColumnChoice, TableLayout } from './table-layout.ts';
import { tableScan } from './table-scan.ts';
import { isWeightRow } from './table-survey.ts';
import type { TextSink } from '#person/files/csv-reader.ts';
import type { DayReading, ReadingSink, Refusal } from './text-sink.ts';
import { unguardText } from '#person/files/csv-text.ts';
import type { EnergyUnit, WeightUnit } from '@evenscale/formulas/units';

/** How to read the cells of a table. */
export interface TableForm {
  readonly columns: ColumnChoice | undefined;
  readonly decimalSign: DecimalSign;
  readonly order: DateOrder | null;
  readonly weightUnit: WeightUnit | null;
  readonly energyUnit: EnergyUnit | null;
}

/** A value of a row, no value, or why the row is refused. */
type Found<Value> = { readonly value: Value | undefined } | { readonly refusal: Refusal };

const amountFound = (reading: AmountReading, wrong: Refusal, noUnit: Refusal): Found<number> => {
  if (typeof reading === 'number') return { value: reading };
  if (reading === 'empty') return { value: undefined };
  return { refusal: reading === 'notANumber' ? wrong : noUnit };
};

function dayFound(cells: readonly string[], layout: TableLayout, { order }: TableForm): DayTime | Refusal {
  const date = (cells[layout.date] ?? '').trim();
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
  return amountFound(reading, 'weight', 'weightUnit');
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

const isTotal = (cells: readonly string[], { meal }: TableLayout): boolean =>
  meal !== undefined && /^(?:daily )?totals?$/iu.test((cells[meal] ?? '').trim());

/** The fields of a day that only our own files have. */
const ownFields = (cells: readonly string[], { format, confirmed }: TableLayout): Partial<DayReading> => ({
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
        { weight: weight.value, energy: energy.value, note, own: ownFields(cells, layout) },
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
      if (isTotal(cells, layout)) sink.refuse(line, 'total');
      else row(cells, layout, line);
    },
    broken: (line, reason) => sink.refuse(line, reason),
  });
}
