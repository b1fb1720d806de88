/** What the log has after the import of a layout. */
import { heightOf, weightOf } from '#person/entry/measure-text.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import type { Layout } from './layouts.ts';
import type { Day } from './write-files.ts';

/** A day as the log has it. */
export function expectedOf({ day, weight, energy, waist, fat, note }: Day, layout: Layout): StoredLogDay {
  const values = {
    weight: { weightKg: weightOf(weight, layout.unit ?? 'kg').kilograms },
    energy: { intakeKcal: energy },
    waist: { waistCm: heightOf(waist, layout.waist ?? 'cm').centimetres },
    fat: { bodyFat: fat },
    note: { note },
  };
  return Object.assign({ day }, ...layout.has.map((name) => values[name])) as StoredLogDay;
}

/** Without the last digits of a sum or a product, and without the row's person. */
export const rounded = (row: object): unknown =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]: [string, unknown]) =>
      name === 'person' ? [] : [[name, typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value]],
    ),
  );
