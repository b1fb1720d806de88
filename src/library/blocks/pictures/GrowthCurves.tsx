import { LineFigure } from '#library/blocks/figures/LineFigure.tsx';
import type { BlockProps } from '#library/blocks/block-props.ts';
import { formatOneDecimal } from '#library/format-figure.ts';
import { bmiAtPercentile } from '@evenscale/formulas/growth';
import { months, MONTHS_PER_YEAR, percent } from '@evenscale/formulas/units';
import { growthWords } from './picture-words.ts';

type Gender = BlockProps['growth']['of'];

/** Ages in years; closer together where the curves bend. */
const AGES = [2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 7, 8, 9, 10, 12, 14, 16, 17.5, 19];
/** Where the text alternative reads the curves. */
const READ_AT = [2, 5, 19];
/** The limits of CDC's categories, and the middle. */
const PERCENTILES = [95, 85, 50, 5];

const bmiAt = (of: Gender, years: number, percentile: number): number =>
  bmiAtPercentile(of, months(years * MONTHS_PER_YEAR), percent(percentile));

const reading = (of: Gender) =>
  PERCENTILES.map((percentile) => {
    const values = READ_AT.map((age) => formatOneDecimal(bmiAt(of, age, percentile)));
    return growthWords.reading(percentile, values);
  }).join(' ');

/** BMI by age at four percentiles of CDC's growth charts. */
export function GrowthCurves({ of }: BlockProps['growth']) {
  return (
    <LineFigure
      alt={`${growthWords.alt[of]} ${reading(of)}`}
      caption={growthWords.caption[of]}
      xLabel={growthWords.age}
      yLabel={growthWords.bmi}
      series={PERCENTILES.map((percentile) => ({
        label: `${percentile}th`,
        dashed: percentile === 5,
        points: AGES.map((age): [number, number] => [age, bmiAt(of, age, percentile)]),
      }))}
    />
  );
}
