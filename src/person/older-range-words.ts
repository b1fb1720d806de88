import { paths } from '#config/paths.ts';
import type { WeightRange } from './assessment.ts';
import { rangeEnds } from './format-weight.ts';
import { OLDER } from './policy.ts';
import { rangeDash } from '#ui/text/format.ts';
import type { TextPart } from '#ui/text/text-part.ts';

export const olderRangeLabel = `Range for ${OLDER.age} and over`;

/** What the range from 65 on is based on, and where a weight is that is in it. */
export const olderBasisParts = (isIn: boolean): readonly TextPart[] => [
  `Based on a BMI of ${OLDER.lowestBmi}–${OLDER.highestBmi}. ${isIn ? 'You’re in this range. ' : ''}`,
  { as: 'a', className: 'no-print', href: paths.article('weight-after-65'), text: 'Weight after 65' },
];

/** The range from 65 on with what it's based on, in a line. */
export function olderRangeParts(range: WeightRange, isIn: boolean): readonly TextPart[] {
  const [least, most] = rangeEnds(range);
  const { min, max } = range;
  return [
    `${olderRangeLabel}: `,
    { name: 'olderRange.min', value: min, text: least.text },
    rangeDash(least.text),
    { name: 'olderRange.max', value: max, text: most.text, ...(most.unit && { unit: most.unit }) },
    '. ',
    ...olderBasisParts(isIn),
  ];
}
