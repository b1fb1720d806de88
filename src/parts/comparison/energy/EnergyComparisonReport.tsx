import { paths } from '#config/paths.ts';
import type { EnergyUnit } from '@evenscale/formulas/units';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { energyFigure, energyIn } from '#person/energy/format-energy.ts';
import { formatKcal } from '#ui/text/format.ts';
import { Result } from '#ui/Result.tsx';
import { DotPlot, type DotPlotRow } from '#charts/dot-plot/DotPlot.tsx';
import type { Estimate } from '#person/energy-comparison/energy-estimates.ts';
import { EnergyTable } from './EnergyTable.tsx';
import type {
  MissingMethod,
  EnergyComparison,
  MethodEstimate,
  ShownEnergyComparison,
} from '#person/energy-comparison/energy-comparison.ts';
import {
  missingText,
  energyWords,
  methodNames,
  plotSentence,
  spreadFigure,
  spreadText,
  usedText,
  type Compared,
} from './energy-comparison-words.ts';
import { comparisonStyles as styles } from '#parts/comparison/comparison-styles.ts';
import { Text } from '#ui/text/Text.tsx';

/** In the displayed unit, so that the scale has round numbers. */
function rowOf({ method, isUsed }: MethodEstimate, { value, range }: Estimate, unit: EnergyUnit): DotPlotRow {
  const whisker = range && { low: energyIn(range.low, unit), high: energyIn(range.high, unit) };
  return {
    key: method,
    label: methodNames[method],
    figure: energyFigure(value, unit),
    mark: { kind: 'dot', value: energyIn(value, unit), whisker },
    isMain: isUsed,
  };
}

function EnergyPlot({ title, rows }: { title: string; rows: readonly DotPlotRow[] }) {
  return (
    <DotPlot title={title} alt={plotSentence(title, rows, useEnergyUnit())} rows={rows} format={formatKcal} />
  );
}

/** The methods without a figure, by reason. */
function MissingMethods({ missing }: { missing: readonly MissingMethod[] }) {
  const reasons = [...new Set(missing.map(({ reason }) => reason))];
  return reasons.map((reason) => (
    <Text key={reason} as="p" className={styles('quiet')}>
      {missingText(
        missing.filter((other) => other.reason === reason).map(({ method }) => method),
        reason,
      )}
    </Text>
  ));
}

function ShownComparison({ report, of }: { report: ShownEnergyComparison; of: Compared }) {
  const { estimates, used, spread, restingSpread, missing } = report;
  const unit = useEnergyUnit();
  const days = estimates.map((estimate) => rowOf(estimate, estimate.day, unit));
  const rests = estimates.flatMap((estimate) =>
    estimate.resting ? [rowOf(estimate, estimate.resting, unit)] : [],
  );
  const plots = [
    <EnergyPlot key="day" title={energyWords.day} rows={days} />,
    <EnergyPlot key="rest" title={energyWords.rest} rows={rests} />,
  ];
  return (
    <>
      <div className={styles('lead')} role="status">
        <p className={styles('headline')}>
          <Result
            name={of === 'day' ? 'opinion.energy.spread' : 'opinion.energy.restingSpread'}
            value={of === 'day' ? spread : restingSpread}
            className={styles('figure')}
          >
            {spreadFigure(report, unit, of)}
          </Result>
          <Text as="span">{` ${energyWords.spreadUnit(unit, of)}`}</Text>
        </p>
        <Text as="p">{spreadText(report, unit, of)}</Text>
        <Text as="p" className={styles('quiet')}>
          {usedText(used.method)}
        </Text>
      </div>
      <div className={styles('plots')}>
        <div className={styles('stack')}>
          {of === 'day' ? plots : plots.toReversed()}
          <p className={styles('quiet')}>{energyWords.caption}</p>
        </div>
        <div className={styles('stack')}>
          <EnergyTable report={report} />
          <MissingMethods missing={missing} />
        </div>
      </div>
      <Text as="p" className={styles('quiet')}>
        {[
          `${energyWords.pregnancy} `,
          { as: 'a', href: `${paths.methodology}#other-energy`, text: energyWords.sources },
        ]}
      </Text>
    </>
  );
}

/** The energy comparison, or why there is none. */
export function EnergyComparisonReport({ report, of }: { report: EnergyComparison; of: Compared }) {
  return (
    <div className={styles('part')}>
      {report.status === 'shown' ? (
        <ShownComparison report={report} of={of} />
      ) : (
        <Text as="p">{energyWords[report.status]}</Text>
      )}
    </div>
  );
}
