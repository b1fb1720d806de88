import { BYTE_ORDER_MARK, csvRow, guardText } from '#person/files/csv-text.ts';
import { energyIn } from '#person/energy/format-energy.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';

/** The energy has two columns, so that a spreadsheet has both units. */
const LOG_COLUMNS = [
  'date',
  'weight_kg',
  'intake_kcal',
  'intake_kj',
  'waist_cm',
  'body_fat_percent',
  'note',
  'confirmed',
] as const;

type Cells = Readonly<Record<(typeof LOG_COLUMNS)[number], string>>;

const numberCell = (value: number | undefined): string => (value === undefined ? '' : String(value));

function cellsOf({ day, weightKg, intakeKcal, waistCm, bodyFat, note, isConfirmed }: StoredLogDay): Cells {
  const kilojoules = intakeKcal === undefined ? undefined : Math.round(energyIn(intakeKcal, 'kJ'));
  return {
    date: day,
    weight_kg: numberCell(weightKg),
    intake_kcal: numberCell(intakeKcal),
    intake_kj: numberCell(kilojoules),
    waist_cm: numberCell(waistCm),
    body_fat_percent: numberCell(bodyFat),
    note: guardText(note ?? ''),
    confirmed: isConfirmed ? 'true' : '',
  };
}

/** The start of a CSV file of the log. */
export const CSV_START = BYTE_ORDER_MARK + csvRow(LOG_COLUMNS);

/** A day as a row. The energy is exact in kcal, and rounded in kJ for readability. */
export function csvDay(day: StoredLogDay): string {
  const cells = cellsOf(day);
  return csvRow(LOG_COLUMNS.map((name) => cells[name]));
}
