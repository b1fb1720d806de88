/** The same 70 days for every layout, in its units. */
import type { Layout } from './layouts.ts';
import type { Day } from './write-files.ts';

const MS_PER_DAY = 86_400_000;
const POUNDS_PER_KG = 1 / 0.453_592;
const INCHES_PER_CM = 1 / 2.54;

const toDecimals = (value: number, digits: number): number => Number(value.toFixed(digits));

/** The days up to August 8, 2026: more than a month with days up to 12, and the change of a month. */
export const seventyDays = ({ unit, waist }: Pick<Layout, 'unit' | 'waist'>): readonly Day[] =>
  Array.from({ length: 70 }, (_, index) => {
    const kilograms = 82 - 0.03 * index + 0.4 * Math.sin(index * 2.1);
    const centimetres = 94 - 0.02 * index;
    return {
      day: new Date(Date.UTC(2026, 4, 31) + index * MS_PER_DAY).toISOString().slice(0, 10),
      weight: toDecimals(unit === 'lb' ? kilograms * POUNDS_PER_KG : kilograms, 1),
      energy: 2200 + ((index * 37) % 300),
      waist: toDecimals(waist === 'in' ? centimetres * INCHES_PER_CM : centimetres, 1),
      fat: toDecimals(24 - 0.02 * index, 1),
      note: index % 2 === 0 ? 'slept well, early' : 'late dinner',
    };
  });
