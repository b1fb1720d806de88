/** How the protein of a plan compares with what is suggested, so that no two numbers are without a sentence between them. */
import type { Goal } from '@evenscale/formulas/energy';
import type { Grams } from '@evenscale/formulas/units';
import type { Person } from '#person/person.ts';
import { formatGrams, rangeDash } from '#ui/text/format.ts';
import { countedWeight, isFullWeightCounted, type MostProtein, mostProteinOf } from './most-protein.ts';
import { proteinNeed, type ProteinNeed, suggestedProtein } from './protein-need.ts';

/** "86–115 g" */
const rangeText = ({ from, to }: Pick<ProteinNeed, 'from' | 'to'>): string =>
  `${formatGrams(from)}${rangeDash('')}${formatGrams(to)} g`;

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
  /** True if only the body fat that was entered makes the whole weight count. */
  readonly isFullWeightCounted: boolean;
}

export const proteinBoundsOf = (person: Person, goal: Goal): ProteinBounds => ({
  need: proteinNeed(person, goal),
  most: mostProteinOf(person, goal),
  isWeightAdjusted: countedWeight(person) !== person.weight.kilograms,
  isFullWeightCounted: isFullWeightCounted(person),
});

/** Where an amount is beside the suggested range, compared as the numbers are printed. */
export function proteinPlace(
  protein: Grams,
  { need, most }: Pick<ProteinBounds, 'need' | 'most'>,
): 'below' | 'within' | 'above' | 'aboveMost' {
  const amount = Math.round(protein);
  if (amount > Math.round(most.grams)) return 'aboveMost';
  if (amount > Math.round(need.to)) return 'above';
  return amount < Math.round(need.from) ? 'below' : 'within';
}

/** What a body fat that was entered changes in the suggestion, as a clause; empty if nothing. */
function bodyFatClause({ need, isFullWeightCounted }: ProteinBounds): string {
  if (need.key === 'leanDeficit') return ' (more because your body fat is low and you’re losing weight)';
  return isFullWeightCounted ? ' (by your full weight, because your body fat is low)' : '';
}

/** A split's protein beside the suggestion: both in grams a day. */
export function proteinNote(protein: Grams, bounds: ProteinBounds): string {
  const { need, most } = bounds;
  const both = `For you: ${rangeText(need)} of protein a day, ${formatGrams(suggestedProtein(need))} g in the middle${bodyFatClause(bounds)}. This split has ${formatGrams(protein)} g`;
  switch (proteinPlace(protein, bounds)) {
    case 'aboveMost':
      return `${both}. ${aboveMostText(most)}`;
    case 'above':
      return `${both}; up to ${formatGrams(most.grams)} g can help with strength training.`;
    case 'below':
      return `${both}, which is less.`;
    case 'within':
      return `${both}, which is within that range.`;
  }
}
