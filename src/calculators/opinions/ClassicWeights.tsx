import { formatOneDecimal } from '#calculators/shared/format.ts';
import type { WeightRange } from '#calculators/shared/person-figures.ts';
import { Result } from '#calculators/shared/Result.tsx';
import { DotPlot } from '#ui/chart/DotPlot.tsx';
import type { DotPlotRow } from '#ui/chart/DotPlot.tsx';
import type { ClassicFigure, ShownBodySize } from './body-size-report.ts';
import { bodySizeWords, classicNames, classicOrigins, classicsSentence } from './body-size-words.ts';
import { opinionStyles as styles } from './opinion-styles.ts';

interface ClassicsProps {
  readonly classics: readonly ClassicFigure[];
  readonly range: WeightRange;
}

const rangeText = ({ min, max }: WeightRange): string => `${formatOneDecimal(min)}–${formatOneDecimal(max)}`;

function ClassicsPlot({ classics, range }: ClassicsProps) {
  const rows: readonly DotPlotRow[] = [
    {
      key: 'range',
      label: bodySizeWords.healthyRange,
      figure: `${rangeText(range)} ${range.unit}`,
      mark: { kind: 'stretch', low: range.min, high: range.max },
      isMain: true,
    },
    ...classics.map(({ key, value }): DotPlotRow => ({
      key,
      label: classicNames[key],
      figure: `${formatOneDecimal(value)} ${range.unit}`,
      mark: { kind: 'dot', value, whisker: null },
    })),
  ];
  return (
    <DotPlot
      title={bodySizeWords.classicsPlot}
      alt={classicsSentence(rows)}
      rows={rows}
      format={String}
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
          <th scope="col" className={styles('head')}>
            {range.unit}
          </th>
        </tr>
      </thead>
      <tbody>
        {classics.map(({ key, value }) => (
          <tr key={key}>
            <th scope="row" className={styles('tall')}>
              {classicNames[key]}
              <span className={styles('origin')}>{classicOrigins[key]}</span>
            </th>
            <td className={styles('tall')}>
              <Result name={`opinion.idealWeight.${key}`} value={value}>
                {formatOneDecimal(value)}
              </Result>
            </td>
          </tr>
        ))}
        <tr className={styles('used')}>
          <th scope="row" className={styles('tall')}>
            {bodySizeWords.healthyRange}
          </th>
          <td className={styles('tall')}>{rangeText(range)}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** What is called ideal weight, beside the range that a healthy BMI gives. */
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
