import { kilogramsFromPounds, lb, POUNDS_PER_STONE, type WeightUnit } from '@evenscale/formulas/units';
import type { WeightRange } from '#person/assessment.ts';
import { formatWholeWeight, rangeEnds, weightText } from '#person/format-weight.ts';
import { Result } from '#ui/Result.tsx';
import { DotPlot, type DotPlotRow } from '#charts/dot-plot/DotPlot.tsx';
import type { ClassicFigure, ShownBodySize } from './body-size-report.ts';
import { bodySizeWords, classicNames, classicOrigins, classicsSentence } from './body-size-words.ts';
import { comparisonStyles as styles } from '#parts/comparison/comparison-styles.ts';
import { rangeDash } from '#ui/text/format.ts';
import { Text } from '#ui/text/Text.tsx';

interface NamedRange {
  readonly label: string;
  readonly range: WeightRange;
}

interface ClassicsProps {
  readonly classics: readonly ClassicFigure[];
  /** The range that applies to the person. */
  readonly own: NamedRange;
  /** From 65 on, the range of younger adults. */
  readonly general: NamedRange | null;
}

function rangesOf({ healthyRange, olderRange }: ShownBodySize): Pick<ClassicsProps, 'own' | 'general'> {
  if (!olderRange) return { own: { label: bodySizeWords.healthyRange, range: healthyRange }, general: null };
  return {
    own: { label: bodySizeWords.olderRange, range: olderRange },
    general: { label: bodySizeWords.generalRange, range: healthyRange },
  };
}

const amountText = (amount: number, unit: WeightUnit): string => weightText(amount, unit).text;

function rangeText(range: WeightRange): string {
  const [least, most] = rangeEnds(range);
  return `${least.text}${rangeDash(least.text)}${most.text}`;
}

/** The unit after a figure; stone and pounds are in the figure itself. */
const after = (unit: WeightUnit): string => (unit === 'st' ? '' : ` ${unit}`);

/** Stone and pounds are drawn on a scale of stone. */
const drawn = (amount: number, unit: WeightUnit): number =>
  unit === 'st' ? amount / POUNDS_PER_STONE : amount;

const rangeRow = ({ label, range }: NamedRange): Omit<DotPlotRow, 'key'> => ({
  label,
  figure: `${rangeText(range)}${after(range.unit)}`,
  mark: { kind: 'stretch', low: drawn(range.min, range.unit), high: drawn(range.max, range.unit) },
});

function ClassicsPlot({ classics, own, general }: ClassicsProps) {
  const { unit } = own.range;
  const rows: readonly DotPlotRow[] = [
    { key: 'own', ...rangeRow(own), isMain: true },
    ...classics.map(({ key, value }): DotPlotRow => ({
      key,
      label: classicNames[key],
      figure: `${amountText(value, unit)}${after(unit)}`,
      mark: { kind: 'dot', value: drawn(value, unit), whisker: null },
    })),
    ...(general ? [{ key: 'general', ...rangeRow(general) }] : []),
  ];
  return (
    <DotPlot
      title={bodySizeWords.classicsPlot}
      alt={classicsSentence(rows)}
      rows={rows}
      format={(value) =>
        unit === 'st'
          ? formatWholeWeight(kilogramsFromPounds(lb(value * POUNDS_PER_STONE)), 'st')
          : String(value)
      }
      caption={general ? bodySizeWords.olderCaption : bodySizeWords.classicsCaption}
    />
  );
}

function RangeRow({ named, isOwn }: { readonly named: NamedRange; readonly isOwn: boolean }) {
  return (
    <tr className={isOwn ? styles('used') : undefined}>
      <Text as="th" scope="row" className={styles('tall')}>
        {named.label}
      </Text>
      <Text as="td" className={styles('tall')} translate="no">
        {rangeText(named.range)}
      </Text>
    </tr>
  );
}

function ClassicsTable({ classics, own, general }: ClassicsProps) {
  const { unit } = own.range;
  return (
    <table className={styles('table')}>
      <caption>{bodySizeWords.classicsTable}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles('head')}>
            {bodySizeWords.equationColumn}
          </th>
          <Text as="th" scope="col" className={styles('head')} translate="no">
            {unit === 'st' ? bodySizeWords.weightColumn : unit}
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
                {amountText(value, unit)}
              </Result>
            </td>
          </tr>
        ))}
        <RangeRow named={own} isOwn />
        {general ? <RangeRow named={general} isOwn={false} /> : null}
      </tbody>
    </table>
  );
}

/** The ideal weight formulas, compared with the healthy range of the person, and from 65 on with the general one, too. */
export function ClassicWeights({ report }: { report: ShownBodySize }) {
  const { classics } = report;
  const ranges = rangesOf(report);
  return (
    <section className={styles('section')}>
      <h3>{bodySizeWords.classicsTitle}</h3>
      <p>{bodySizeWords.classicsIntro}</p>
      {classics ? (
        <div className={styles('plots')}>
          <ClassicsPlot classics={classics} {...ranges} />
          <ClassicsTable classics={classics} {...ranges} />
        </div>
      ) : (
        <p>{bodySizeWords.classicsUndefined}</p>
      )}
    </section>
  );
}
