import { kg, type Kilograms, type WeightUnit } from '@evenscale/formulas/units';
import { measureProblemText, ownMeasures } from '#person/fields/entry-words.ts';
import { formatGivenWeight, formatWeight } from '#person/format-weight.ts';
import { isFarFrom, type WeightContext } from './unlikely-weight.ts';

const words = {
  unusual: (weight: string) => `${weight} is an unusual weight. Is it right?`,
  far: (weight: string, usual: string) => `${weight} is far from your usual ${usual}. Is it right?`,
  farHidden: 'That’s far from your usual weight. Is it right?',
} as const;

/** The question beside the field. */
export function unlikelyText(
  weight: Kilograms,
  { usual, centimetres }: WeightContext,
  { unit, isWeightHidden }: { readonly unit: WeightUnit; readonly isWeightHidden: boolean },
): string {
  if (usual === null && centimetres === null) return words.unusual(formatGivenWeight(weight, unit));
  if (usual === null || !isFarFrom(weight, usual))
    return measureProblemText(ownMeasures, 'weight')('implausible', unit);
  if (isWeightHidden) return words.farHidden;
  return words.far(formatGivenWeight(weight, unit), formatWeight(kg(usual), unit));
}
