/** How the protein of a plan compares with what is suggested, so that no two numbers are without a sentence between them. */
import type { Goal } from '@evenscale/formulas/energy';
import type { Grams } from '@evenscale/formulas/units';
import type { Person } from '#person/person.ts';
import { formatGrams } from '#ui/text/format.ts';
import { countedWeight, type MostProtein, mostProteinOf } from './most-protein.ts';
import { proteinNeed, type ProteinNeed, suggestedProtein } from './protein-need.ts';

/** More than is useful. */
export function aboveMostText({ grams, isForLean }: MostProtein): string {
  const most = formatGrams(grams);
  return isForLean
    ? `That’s more protein than is useful: about ${most} g is plenty, even for a lean athlete who’s losing weight.`
    : `That’s more protein than is useful: about ${most} g is plenty, even with strength training.`;
}

/** What is suggested for somebody with a goal, and the most that is useful. */
export interface ProteinBounds {
  readonly need: ProteinNeed;
  readonly most: MostProtein;
  /** True if not the whole weight counts, so an amount per kilogram of it would be another than the one that is judged. */
  readonly isWeightAdjusted: boolean;
}

export const proteinBoundsOf = (person: Person, goal: Goal): ProteinBounds => ({
  need: proteinNeed(person, goal),
  most: mostProteinOf(person, goal),
  isWeightAdjusted: countedWeight(person) !== person.weight.kilograms,
});

/** Where an amount is beside the suggested range, compared as the numbers are printed. */
export function proteinPlace(
  protein: Grams,
  { need, most }: ProteinBounds,
): 'below' | 'within' | 'above' | 'aboveMost' {
  const amount = Math.round(protein);
  if (amount > Math.round(most.grams)) return 'aboveMost';
  if (amount > Math.round(need.to)) return 'above';
  return amount < Math.round(need.from) ? 'below' : 'within';
}

/** A split's protein beside the suggestion. */
export function proteinNote(protein: Grams, bounds: ProteinBounds): string {
  const { need, most } = bounds;
  const middle = suggestedProtein(need);
  const suggested = `Suggested for you: ${formatGrams(middle)} g of protein (${formatGrams(need.from)} to ${formatGrams(need.to)} g).`;
  switch (proteinPlace(protein, bounds)) {
    case 'aboveMost':
      return `${aboveMostText(most)} ${suggested}`;
    case 'above':
      return `${suggested} This split has more, and up to ${formatGrams(most.grams)} g can help with strength training.`;
    case 'below':
      return `${suggested} This split has less.`;
    case 'within':
      return Math.round(protein) === middle ? suggested : `${suggested} This split is within that range.`;
  }
}
