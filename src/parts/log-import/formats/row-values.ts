/** The values of a row: weight, energy, waist, body fat and note. */
import { unguardText } from '#person/files/csv-text.ts';
import {
  EMPTY,
  readEnergy,
  readPercent,
  readWaist,
  readWeight,
  waistUnitIn,
  weightUnitIn,
  type AmountReading,
} from './amount-text.ts';
import { measuredIn, type TableLayout, type WeightColumn } from './table-columns.ts';
import type { TableForm } from './table-reader.ts';
import type { DayReading, Refusal } from './text-sink.ts';

type RowForm = Pick<TableForm, 'decimalSign' | 'weightUnit' | 'energyUnit' | 'waistUnit'>;

/** A value of a row, no value, or why it's refused. */
type Found<Value> = { readonly value: Value | undefined } | { readonly refusal: Refusal };

const NOTHING = { value: undefined } as const;

const amountFound = (reading: AmountReading, wrong: Refusal, noUnit: Refusal): Found<number> => {
  if (typeof reading === 'number') return { value: reading };
  if (reading === 'empty') return NOTHING;
  return { refusal: reading === 'notANumber' ? wrong : noUnit };
};

/** The text of a weight; "12 st 6" if its pounds have a column of their own. */
function weightCell(cells: readonly string[], { at, pounds }: WeightColumn): string {
  const cell = (cells[at] ?? '').trim();
  const rest = pounds === undefined ? '' : (cells[pounds] ?? '').trim();
  return rest === '' || cell === '' ? cell : `${cell} st ${rest}`;
}

function weightFound(cells: readonly string[], layout: TableLayout, form: RowForm): Found<number> {
  if (!layout.weight || (layout.measured && measuredIn(cells, layout) !== 'weight')) return NOTHING;
  const own = layout.measured ? weightUnitIn((cells[layout.measured.unit] ?? '').trim()) : layout.weight.unit;
  const unit = own ?? (layout.measured ? null : form.weightUnit);
  const reading = readWeight(weightCell(cells, layout.weight), { decimalSign: form.decimalSign, unit });
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
  if (format === 'evenscale') return unguardText(text);
  return EMPTY.test(text.trim()) ? '' : text.trim();
}

/** What is read from a row. */
const KINDS = [
  ['weightKg', weightFound],
  ['intakeKcal', energyFound],
  ['waistCm', waistFound],
  ['bodyFat', bodyFatFound],
] as const;

/** The values that a row has. `refuse` takes those that can't be read: each costs only itself. */
export function valuesIn(
  cells: readonly string[],
  { layout, form, refuse }: { layout: TableLayout; form: RowForm; refuse: (reason: Refusal) => void },
): Pick<DayReading, (typeof KINDS)[number][0] | 'note'> {
  const note = noteIn(cells, layout);
  const found: [string, number][] = [];
  for (const [name, find] of KINDS) {
    const one = find(cells, layout, form);
    if ('refusal' in one) refuse(one.refusal);
    else if (one.value !== undefined) found.push([name, one.value]);
  }
  return { ...Object.fromEntries(found), ...(note === '' ? {} : { note }) };
}
