import { kg, type Kilograms, type WeightUnit } from '@evenscale/formulas/units';
import { measureProblemText, ownMeasures } from '#person/fields/entry-words.ts';
import { formatGivenWeight, formatWeight } from '#person/format-weight.ts';
import { isFarFrom, type WeightContext } from './unlikely-weight.ts';

const words = {
  far: (weight: string, usual: string) => `${weight} is far from your trend, ${usual}. Is it right?`,
  farHidden: 'That’s far from your trend. Is it right?',
} as const;

/** The question beside the field. */
export function unlikelyText(
  weight: Kilograms,
  { usual }: WeightContext,
  { unit, isWeightHidden }: { readonly unit: WeightUnit; readonly isWeightHidden: boolean },
): string {
  if (usual === null || !isFarFrom(weight, usual))
    return measureProblemText(ownMeasures, 'weight')('implausible', unit);
  if (isWeightHidden) return words.farHidden;
  return words.far(formatGivenWeight(weight, unit), formatWeight(kg(usual), unit));
}
