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

/** Reads a number with or without a unit. */
function parsePart(text: string, inputUnit: EnergyUnit): Reading<Kcal, EnergyUnit> {
  const plain = text.trim();
  const written = UNITS.find(([, ending]) => ending.test(plain));
  const bare = written ? plain.replace(written[1], '') : plain;
  const reading = parseNumberText(bare, (decimal) => decimal >= LEAST_DECIMAL);
  if (!reading.ok) return reading;
  const unit = written?.[0] ?? inputUnit;
  return { ok: true, value: kcal(kilocaloriesFrom(reading.value, unit)), unit, amount: reading.value };
}

/**
 * Reads a daily energy up to `most` kcal, or meals to add up, `600+350`; 0 is a fast. A bare number is in the unit written
 * after the last meal, or else in the input's unit.
 */
function parseEnergyText(text: string, inputUnit: EnergyUnit, most: number): Reading<Kcal, EnergyUnit> {
  const parts = normalizeText(text).replace(/^\+/u, '').split('+');
  const last = parsePart(parts.at(-1) ?? '', inputUnit);
  const unit = last.ok ? last.unit : inputUnit;
  let sum = 0;
  for (const part of parts) {
    const reading = parsePart(part, unit);
    if (!reading.ok)
      return reading.problem === 'missing' && parts.length > 1
        ? { ok: false, problem: 'notANumber' }
        : reading;
    sum += reading.value;
  }
  if (sum > most) return { ok: false, problem: 'tooLarge' };
  return { ok: true, value: kcal(sum), unit, amount: energyIn(sum, unit) };
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
