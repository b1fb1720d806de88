import { kg, type Kilograms, type WeightUnit } from '@evenscale/formulas/units';
import { measureProblemText, ownMeasures } from '#person/fields/entry-words.ts';
import { formatTypedWeight, formatWeight } from '#person/format-weight.ts';
import type { LikelyEntry } from '#person/entries/likely.ts';
import { isImpossibleWeight, isUnusual, type WeightContext } from './unlikely-weight.ts';

const words = {
  impossible: (weight: string) => `No adult of your height weighs ${weight}.`,
  impossibleHidden: 'No adult of your height weighs that.',
  check: 'Check the weight and your height.',
  slip: (weight: string) => `${weight} looks like a slip.`,
  slipHidden: 'That looks like a slip.',
  unusual: (weight: string) => `${weight} is an unusual weight. Is it right?`,
  far: (weight: string, usual: string) => `${weight} is far from your usual ${usual}. Is it right?`,
  farHidden: 'That’s far from your usual weight. Is it right?',
} as const;

/** What is said beside the field: that the weight can't be, or a question, unless the field asks about what was probably meant. */
export function unlikelyText(
  weight: Kilograms,
  { usual, away, centimetres }: WeightContext,
  {
    unit,
    isWeightHidden,
    meant,
  }: {
    readonly unit: WeightUnit;
    readonly isWeightHidden: boolean;
    readonly meant?: LikelyEntry | null | undefined;
  },
): string {
  const typed = formatTypedWeight(weight, unit);
  if (isImpossibleWeight(weight, { centimetres })) {
    const text = isWeightHidden ? words.impossibleHidden : words.impossible(typed);
    return meant ? text : `${text} ${words.check}`;
  }
  if (meant) return isWeightHidden ? words.slipHidden : words.slip(typed);
  if (usual === null && centimetres === null) return words.unusual(typed);
  if (usual === null || !isUnusual(weight, usual, away))
    return measureProblemText(ownMeasures, 'weight')('implausible', unit);
  if (isWeightHidden) return words.farHidden;
  return words.far(typed, formatWeight(kg(usual), unit));
}
