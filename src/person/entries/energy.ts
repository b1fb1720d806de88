/** The text of a daily energy, with the unit of the input it was typed into: `kcal~2150`, `kJ~9000`. */
import { kcal, type EnergyUnit, type Kcal } from '@evenscale/formulas/units';
import { energyIn, kilocaloriesFrom } from '#person/energy/format-energy.ts';
import { normalizeText, parseNumberText } from '#person/entry/number-text.ts';
import type { Reading } from '#person/entry/measure-text.ts';
import type { Measure } from './measure.ts';

const UNITS: readonly (readonly [EnergyUnit, RegExp])[] = [
  ['kcal', / ?(?:kcals?|cals?|calories?|kilocalories?)$/u],
  ['kJ', / ?(?:kj|kilojoules?)$/u],
];

/** Nobody eats 2.3 kcal, so `2.300` is a decimal only from here on. */
const LEAST_DECIMAL = 100;

/** Reads a daily energy up to `most` kcal; 0 is a fast. A bare number is in the input's unit; a written unit overrides it. */
function parseEnergyText(text: string, inputUnit: EnergyUnit, most: number): Reading<Kcal, EnergyUnit> {
  const plain = normalizeText(text);
  const written = UNITS.find(([, ending]) => ending.test(plain));
  const bare = written ? plain.replace(written[1], '') : plain;
  const reading = parseNumberText(bare, (decimal) => decimal >= LEAST_DECIMAL);
  if (!reading.ok) return reading;
  const unit = written?.[0] ?? inputUnit;
  const value = kilocaloriesFrom(reading.value, unit);
  if (value > most) return { ok: false, problem: 'tooLarge' };
  return { ok: true, value: kcal(value), unit, amount: reading.value };
}

/** A daily energy of up to `most` kcal, shown in whole numbers. */
export const energyMeasure = (most: number): Measure<Kcal, EnergyUnit, EnergyUnit> => ({
  units: ['kcal', 'kJ'],
  parse: (line, unit) => parseEnergyText(line, unit, most),
  amounts: {
    kcal: (value) => Math.round(value),
    kJ: (value) => Math.round(energyIn(value, 'kJ')),
  },
});
