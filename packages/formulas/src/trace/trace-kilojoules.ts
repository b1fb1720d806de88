/** Calculations of energies in kilojoules instead of kilocalories. */
import { KJ_PER_KCAL } from '../units.ts';
import { atLeast, fixed, given, product, quotient, sum, difference, traced } from './trace.ts';
import type { QuantityName, Term, Trace } from './trace.ts';

const ENERGIES: readonly QuantityName[] = ['bmr', 'tdee', 'maintenance', 'target', 'difference'];

/** True for a calculation that starts with an energy; the equations for resting energy start with measurements. */
function hasEnergy(term: Term): boolean {
  if (term.kind === 'number') return term.name !== undefined && ENERGIES.includes(term.name);
  return 'parts' in term ? term.parts.some(hasEnergy) : hasEnergy(term.base);
}

function scaled(term: Term): Term {
  switch (term.kind) {
    case 'number': {
      const value = term.value * KJ_PER_KCAL;
      return term.name === undefined ? fixed(value) : given(term.name, value);
    }
    case 'atLeast':
      return atLeast(term.bound * KJ_PER_KCAL, scaled(term.base));
    case 'sum':
    case 'difference': {
      const [first, ...others] = term.parts;
      const start = scaled(first);
      return term.kind === 'sum'
        ? sum(start, ...others.map(scaled))
        : others.map(scaled).reduce((whole, less) => difference(whole, less), start);
    }
    case 'product': {
      const [energy, ...factors] = term.parts;
      return factors.reduce((one, other) => product(one, other), scaled(energy));
    }
    case 'quotient': {
      const [energy, ...divisors] = term.parts;
      return divisors.reduce((one, by) => quotient(one, by), scaled(energy));
    }
    default:
      throw new RangeError(`inKilojoules: got a ${term.kind}, expected a sum of the site's energies`);
  }
}

/** An equation in kcal times the factor; a bound stays on the outside. */
const converted = (term: Term): Term =>
  term.kind === 'atLeast'
    ? atLeast(term.bound * KJ_PER_KCAL, converted(term.base))
    : product(term, fixed(KJ_PER_KCAL));

function energyTerm(term: Term): Term {
  return hasEnergy(term) ? scaled(term) : converted(term);
}

/**
 * Converts a calculation of an energy to kJ. Input energies are in kJ, an equation that gives kcal is converted at its
 * end, and if a whole calculation is an energy divided by the energy per gram, both are in kJ.
 *
 * @param trace - a calculation in kcal, or in grams by the energy of a gram
 * @returns the same in kJ, or in grams, not rounded
 * @throws RangeError if the calculation has an operation that none of the site's energies has
 * @source thermochemical calorie, 1 kcal = 4.184 kJ
 * @example inKilojoules(traced(705, sum(fixed(700), fixed(5)))).value // 2949.72
 */
export function inKilojoules(trace: Trace<number>): Trace<number> {
  const { term, value } = trace;
  if (term.kind !== 'quotient') return traced(value * KJ_PER_KCAL, energyTerm(term));
  const [energy, ...divisors] = term.parts;
  const inGrams = divisors.map(scaled).reduce((whole, by) => quotient(whole, by), energyTerm(energy));
  return traced(value, inGrams);
}
