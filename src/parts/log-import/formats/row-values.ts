/** The values of a row: weight, energy, waist, body fat and note. */
import { unguardText } from '#person/files/csv-text.ts';
import {
  readEnergy,
  readPercent,
  readWaist,
  readWeight,
  waistUnitIn,
  weightUnitIn,
  type AmountReading,
} from './amount-text.ts';
import { measuredIn, type TableLayout } from './table-columns.ts';
import type { TableForm } from './table-reader.ts';
import type { DayReading, Refusal } from './text-sink.ts';

type RowForm = Pick<TableForm, 'decimalSign' | 'weightUnit' | 'energyUnit' | 'waistUnit'>;

/** A value of a row, no value, or why the row is refused. */
type Found<Value> = { readonly value: Value | undefined } | { readonly refusal: Refusal };

const NOTHING = { value: undefined } as const;

const amountFound = (reading: AmountReading, wrong: Refusal, noUnit: Refusal): Found<number> => {
  if (typeof reading === 'number') return { value: reading };
  if (reading === 'empty') return NOTHING;
  return { refusal: reading === 'notANumber' ? wrong : noUnit };
};

function weightFound(cells: readonly string[], layout: TableLayout, form: RowForm): Found<number> {
  if (!layout.weight || (layout.measured && measuredIn(cells, layout) !== 'weight')) return NOTHING;
  const own = layout.measured ? weightUnitIn((cells[layout.measured.unit] ?? '').trim()) : layout.weight.unit;
  const unit = own ?? (layout.measured ? null : form.weightUnit);
  const reading = readWeight(cells[layout.weight.at] ?? '', { decimalSign: form.decimalSign, unit });
  const { divisor } = layout.weight;
  return amountFound(typeof reading === 'number' ? reading / divisor : reading, 'weight', 'weightUnit');
}

function energyFound(cells: readonly string[], layout: TableLayout, form: RowForm): Found<number> {
  for (const { at, unit } of layout.energies) {
    const reading = readEnergy(cells[at] ?? '', {
      decimalSign: form.decimalSign,
      unit: unit ?? form.energyUnit,
    });
    if (reading !== 'empty') return amountFound(reading, 'energy', 'energyUnit');
  }
  return NOTHING;
}

/** The cell of a measurement: in its own column, or the amount of a row that measures it. */
function bodyCell(kind: 'waist' | 'bodyFat', cells: readonly string[], layout: TableLayout): string {
  const column = kind === 'waist' ? layout.waist?.at : layout.bodyFat;
  const amount = measuredIn(cells, layout) === kind ? layout.weight?.at : undefined;
  return cells[(layout.measured ? amount : column) ?? -1] ?? '';
}

function waistFound(cells: readonly string[], layout: TableLayout, form: RowForm): Found<number> {
  const { measured, waist } = layout;
  const cell = bodyCell('waist', cells, layout);
  if (Number(cell) === 0) return NOTHING; // Apps write 0 if nothing was measured.
  const unit = measured ? waistUnitIn((cells[measured.unit] ?? '').trim()) : (waist?.unit ?? form.waistUnit);
  const reading = readWaist(cell, { decimalSign: form.decimalSign, unit });
  return amountFound(reading, 'waist', 'waistUnit');
}

const bodyFatFound = (cells: readonly string[], layout: TableLayout, form: RowForm): Found<number> =>
  amountFound(readPercent(bodyCell('bodyFat', cells, layout), form.decimalSign), 'bodyFat', 'bodyFat');

function noteIn(cells: readonly string[], { note, format }: TableLayout): string {
  const text = note === undefined ? '' : (cells[note] ?? '');
  return format === 'evenscale' ? unguardText(text) : text.trim();
}

/** What is read from a row, in the order in which a mistake is named, and whether the row is worth nothing without it. */
const KINDS = [
  ['weightKg', weightFound, true],
  ['intakeKcal', energyFound, true],
  ['waistCm', waistFound, false],
  ['bodyFat', bodyFatFound, false],
] as const;

type RowValues = Pick<DayReading, (typeof KINDS)[number][0] | 'note'>;

/** The values that a row has, or why it's refused; `refuse` takes a value that doesn't take the row with it. */
export function valuesIn(
  cells: readonly string[],
  { layout, form, refuse }: { layout: TableLayout; form: RowForm; refuse: (reason: Refusal) => void },
): RowValues | Refusal {
  const note = noteIn(cells, layout);
  const found: [string, number][] = [];
  for (const [name, find, isNeeded] of KINDS) {
    const one = find(cells, layout, form);
    if ('refusal' in one && isNeeded) return one.refusal;
    if ('refusal' in one) refuse(one.refusal);
    else if (one.value !== undefined) found.push([name, one.value]);
  }
  return { ...Object.fromEntries(found), ...(note === '' ? {} : { note }) };
}
