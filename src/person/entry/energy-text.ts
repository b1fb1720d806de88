import { type EnergyUnit, kcal, type Kcal } from '@evenscale/formulas/units';
import { energyIn, kilocaloriesFrom } from '#person/energy/format-energy.ts';
import { normalizeText, parseNumberText, type NumberProblem } from './number-text.ts';

/** An energy as typed, and the unit of the field it was typed into. */
export interface EnergyText {
  readonly text: string;
  readonly unit: EnergyUnit;
}

export type EnergyReading =
  { readonly ok: true; readonly value: Kcal } | { readonly ok: false; readonly problem: NumberProblem };

const UNITS: readonly (readonly [EnergyUnit, RegExp])[] = [
  ['kcal', / ?(?:kcals?|cals?|calories?|kilocalories?)$/u],
  ['kJ', / ?(?:kj|kilojoules?)$/u],
];

/** Nobody eats 2.3 kcal, so `2.300` is a decimal only from here on. */
const LEAST_DECIMAL = 100;

/**
 * Reads a daily energy; 0 is a fast. A bare number is in the field's own unit; a written unit overrides it.
 *
 * @param most - the maximum in kcal
 */
export function readEnergy({ text, unit }: EnergyText, most: number): EnergyReading {
  const plain = normalizeText(text);
  const written = UNITS.find(([, ending]) => ending.test(plain));
  const bare = written ? plain.replace(written[1], '') : plain;
  const reading = parseNumberText(bare, (decimal) => decimal >= LEAST_DECIMAL);
  if (!reading.ok) return reading;
  const value = kilocaloriesFrom(reading.value, written?.[0] ?? unit);
  return value <= most ? { ok: true, value: kcal(value) } : { ok: false, problem: 'tooLarge' };
}

/** An energy as entered in a field: whole, without a separator. */
export const energyEntry = (value: number, unit: EnergyUnit): EnergyText => ({
  text: String(Math.round(energyIn(value, unit))),
  unit,
});

/** What the field shows in a unit: the typed text, its conversion, or unreadable text unchanged. */
export function energyAs(entry: EnergyText, unit: EnergyUnit): EnergyText {
  if (entry.unit === unit) return entry;
  const reading = readEnergy(entry, Infinity);
  return reading.ok ? energyEntry(reading.value, unit) : { ...entry, unit };
}
