import { doseIn } from '#person/macros/format-dose.ts';
import type { UnitSystem } from '#person/units.ts';

/** A tick of the scale; the long ones have a number. */
export interface ProteinTick {
  /** In percent of the scale. */
  readonly place: number;
  readonly size: 'long' | 'half' | 'short';
  readonly text?: string;
}

/** The protein scale: grams per kilogram or per pound, from 0 to a numbered tick. */
export interface ProteinScale {
  readonly units: UnitSystem;
  /** Its end, in the units of the scale. */
  readonly most: number;
  readonly ticks: readonly ProteinTick[];
}

/** Distance between numbers, and the least and most at which the scale ends, in numbers. */
const NUMBERS: Readonly<Record<UnitSystem, number>> = { metric: 1, imperial: 0.5 };
const ENDS = { least: 3, most: 6 } as const;

/** Ticks between two numbers: fewer on a long scale. */
const FINE = 10;
const COARSE = 4;

function tickSize(index: number, density: number): ProteinTick['size'] {
  if (index % density === 0) return 'long';
  return (index * 2) % density === 0 ? 'half' : 'short';
}

/** A scale for all `values`, in grams per kilogram, limited so that it stays readable. */
export function proteinScale(values: readonly number[], units: UnitSystem): ProteinScale {
  const between = NUMBERS[units];
  const needed = Math.ceil(doseIn(Math.max(...values), units) / between);
  const numbers = Math.min(ENDS.most, Math.max(ENDS.least, needed));
  const density = numbers === ENDS.least ? FINE : COARSE;
  const ticks = Array.from({ length: numbers * density + 1 }, (_, index): ProteinTick => {
    const size = tickSize(index, density);
    const place = (index / (numbers * density)) * 100;
    return { place, size, ...(size === 'long' ? { text: String((index / density) * between) } : {}) };
  });
  return { units, most: numbers * between, ticks };
}

/** The position of grams per kilogram, in percent of the scale; values beyond its end are at the end. */
export function placeOn({ most, units }: ProteinScale, perKilogram: number): number {
  return (Math.min(most, Math.max(0, doseIn(perKilogram, units))) / most) * 100;
}
