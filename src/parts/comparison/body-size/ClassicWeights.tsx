import { kilogramsFromPounds, lb, POUNDS_PER_STONE, type WeightUnit } from '@evenscale/formulas/units';
import type { WeightRange } from '#person/assessment.ts';
import { formatWholeWeight, weightText } from '#person/format-weight.ts';
import { Result } from '#ui/Result.tsx';
import { DotPlot, type DotPlotRow } from '#charts/dot-plot/DotPlot.tsx';
import type { ClassicFigure, ShownBodySize } from './body-size-report.ts';
import { bodySizeWords, classicNames, classicOrigins, classicsSentence } from './body-size-words.ts';
import { comparisonStyles as styles } from '#parts/comparison/comparison-styles.ts';
import { Text } from '#ui/text/Text.tsx';

interface ClassicsProps {
  readonly classics: readonly ClassicFigure[];
  readonly range: WeightRange;
}

const amountText = (amount: number, unit: WeightUnit): string => weightText(amount, unit).text;

function rangeText({ min, max, unit }: WeightRange): string {
  return [min, max].map((amount) => amountText(amount, unit)).join(unit === 'st' ? ' – ' : '–');
}

/** The unit after a figure; stone and pounds are in the figure itself. */
const after = (unit: WeightUnit): string => (unit === 'st' ? '' : ` ${unit}`);

/** Stone and pounds are drawn on a scale of stone. */
const drawn = (amount: number, unit: WeightUnit): number =>
  unit === 'st' ? amount / POUNDS_PER_STONE : amount;

function ClassicsPlot({ classics, range }: ClassicsProps) {
  const rows: readonly DotPlotRow[] = [
    {
      key: 'range',
      label: bodySizeWords.healthyRange,
      figure: `${rangeText(range)}${after(range.unit)}`,
      mark: { kind: 'stretch', low: drawn(range.min, range.unit), high: drawn(range.max, range.unit) },
      isMain: true,
    },
    ...classics.map(({ key, value }): DotPlotRow => ({
      key,
      label: classicNames[key],
      figure: `${amountText(value, range.unit)}${after(range.unit)}`,
      mark: { kind: 'dot', value: drawn(value, range.unit), whisker: null },
    })),
  ];
  return (
    <DotPlot
      title={bodySizeWords.classicsPlot}
      alt={classicsSentence(rows)}
      rows={rows}
      format={(value) =>
        range.unit === 'st'
          ? formatWholeWeight(kilogramsFromPounds(lb(value * POUNDS_PER_STONE)), 'st')
          : String(value)
      }
      caption={bodySizeWords.classicsCaption}
    />
  );
}

function ClassicsTable({ classics, range }: ClassicsProps) {
  return (
    <table className={styles('table')}>
      <caption>{bodySizeWords.classicsTable}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles('head')}>
            {bodySizeWords.equationColumn}
          </th>
          <Text as="th" scope="col" className={styles('head')} translate="no">
            {range.unit === 'st' ? bodySizeWords.weightColumn : range.unit}
          </Text>
        </tr>
      </thead>
      <tbody>
        {classics.map(({ key, value }) => (
          <tr key={key}>
            <Text as="th" scope="row" className={styles('tall')}>
              {[classicNames[key], { as: 'span', className: styles('origin'), text: classicOrigins[key] }]}
            </Text>
            <td className={styles('tall')}>
              <Result name={`opinion.idealWeight.${key}`} value={value}>
                {amountText(value, range.unit)}
              </Result>
            </td>
          </tr>
        ))}
        <tr className={styles('used')}>
          <th scope="row" className={styles('tall')}>
            {bodySizeWords.healthyRange}
          </th>
          <Text as="td" className={styles('tall')} translate="no">
            {rangeText(range)}
          </Text>
        </tr>
      </tbody>
    </table>
  );
}

/** The ideal weight formulas, compared with the range of a healthy BMI. */
export function ClassicWeights({ report }: { report: ShownBodySize }) {
  const { classics, healthyRange } = report;
  return (
    <section className={styles('section')}>
      <h3>{bodySizeWords.classicsTitle}</h3>
      <p>{bodySizeWords.classicsIntro}</p>
      {classics ? (
        <div className={styles('plots')}>
          <ClassicsPlot classics={classics} range={healthyRange} />
          <ClassicsTable classics={classics} range={healthyRange} />
        </div>
      ) : (
        <p>{bodySizeWords.classicsUndefined}</p>
      )}
    </section>
  );
}
