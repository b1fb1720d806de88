import { formatOneDecimal, formatWhole } from '../../format-figure.ts';
import { FigureTable } from './FigureTable.tsx';
import { captions } from './table-words.ts';
import { IMPERIAL_LIMITS, METRIC_LIMITS, type WeightLimits } from './weight-limits.ts';

const HEAD = ['Height', 'Healthy weight', 'Overweight from', 'Obesity from'];
const FIGURES = [1, 2, 3];

const rowsOf = (limits: readonly WeightLimits[], format: (weight: number) => string) =>
  limits.map(({ height, healthy, overweightFrom, obeseFrom }): [string, ...string[]] => [
    height,
    healthy.map(formatOneDecimal).join('–'),
    format(overweightFrom),
    format(obeseFrom),
  ]);

/** Weight limits by height, with one table per unit system, each calculated in its own units. */
export function WeightByHeightTable() {
  return (
    <>
      <FigureTable
        caption={captions.weightsImperial}
        head={HEAD}
        figures={FIGURES}
        rows={rowsOf(IMPERIAL_LIMITS, formatWhole)}
      />
      <FigureTable
        caption={captions.weightsMetric}
        head={HEAD}
        figures={FIGURES}
        rows={rowsOf(METRIC_LIMITS, formatOneDecimal)}
      />
    </>
  );
}
