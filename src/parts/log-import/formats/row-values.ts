/** The values of a row: weight, energy, waist, body fat and note. */
import { unguardText } from '#person/files/csv-text.ts';
import {
  readEnergy,
  readPercent,
  readWaist,
  readWeight,
  weightUnitIn,
  type AmountReading,
} from './amount-text.ts';
import type { TableLayout } from './table-layout.ts';
import type { TableForm } from './table-reader.ts';
import { isWeightRow } from './table-survey.ts';
import type { DayReading, Refusal } from './text-sink.ts';

type RowForm = Pick<TableForm, 'decimalSign' | 'weightUnit' | 'energyUnit'>;

/** A value of a row, no value, or why the row is refused. */
type Found<Value> = { readonly value: Value | undefined } | { readonly refusal: Refusal };

const amountFound = (reading: AmountReading, wrong: Refusal, noUnit: Refusal): Found<number> => {
  if (typeof reading === 'number') return { value: reading };
  if (reading === 'empty') return { value: undefined };
  return { refusal: reading === 'notANumber' ? wrong : noUnit };
};

function weightFound(cells: readonly string[], layout: TableLayout, form: RowForm): Found<number> {
  if (!layout.weight || (layout.measured && !isWeightRow(cells, layout))) return { value: undefined };
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
  return { value: undefined };
}

function waistFound(
  cells: readonly string[],
  { waist }: TableLayout,
  { decimalSign }: RowForm,
): Found<number> {
  if (!waist) return { value: undefined };
  const reading = readWaist(cells[waist.at] ?? '', { decimalSign, unit: waist.unit });
  return amountFound(reading, 'waist', 'waistUnit');
}

function bodyFatFound(
  cells: readonly string[],
  { bodyFat }: TableLayout,
  { decimalSign }: RowForm,
): Found<number> {
  if (bodyFat === undefined) return { value: undefined };
  return amountFound(readPercent(cells[bodyFat] ?? '', decimalSign), 'bodyFat', 'bodyFat');
}

function noteIn(cells: readonly string[], { note, format }: TableLayout): string {
  const text = note === undefined ? '' : (cells[note] ?? '');
  return format === 'evenscale' ? unguardText(text) : text.trim();
}

/** What is read from a row, in the order in which a mistake is named. */
const KINDS = [
  ['weightKg', weightFound],
  ['intakeKcal', energyFound],
  ['waistCm', waistFound],
  ['bodyFat', bodyFatFound],
] as const;

type RowValues = Pick<DayReading, (typeof KINDS)[number][0] | 'note'>;

/** The values that a row has, or why it's refused. */
export function valuesIn(cells: readonly string[], layout: TableLayout, form: RowForm): RowValues | Refusal {
  const note = noteIn(cells, layout);
  const found: [string, number][] = [];
  for (const [name, find] of KINDS) {
    const one = find(cells, layout, form);
    if ('refusal' in one) return one.refusal;
    if (one.value !== undefined) found.push([name, one.value]);
  }
  return { ...Object.fromEntries(found), ...(note === '' ? {} : { note }) };
}
