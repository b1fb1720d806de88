import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { energyFigure } from '#person/energy/format-energy.ts';
import { Result } from '#ui/Result.tsx';
import type { MethodEstimate, ShownEnergyComparison } from '#person/energy-comparison/energy-comparison.ts';
import { energyWords, methodNames, methodText } from './energy-comparison-words.ts';
import { comparisonStyles as styles } from '#parts/comparison/comparison-styles.ts';
import { Text } from '#ui/text/Text.tsx';

interface MethodRowsProps {
  readonly estimate: MethodEstimate;
  readonly report: ShownEnergyComparison;
}

function MethodRows({ estimate, report }: MethodRowsProps) {
  const { method, resting, day, isUsed } = estimate;
  const unit = useEnergyUnit();
  const name = `opinion.energy.${method}`;
  return (
    <>
      <tr className={isUsed ? styles('used') : undefined}>
        <Text as="th" scope="row">
          {[
            methodNames[method],
            ...(isUsed ? [{ as: 'span', text: ` · ${energyWords.usedHere}` } as const] : []),
          ]}
        </Text>
        <td>
          {resting ? (
            <Result name={`${name}.bmr`} value={resting.value}>
              {energyFigure(resting.value, unit)}
            </Result>
          ) : (
            <span className={styles('without')}>
              <span aria-hidden="true">–</span>
              <span className="visually-hidden">{energyWords.noRest}</span>
            </span>
          )}
        </td>
        <td>
          <Result name={`${name}.tdee`} value={day.value}>
            {energyFigure(day.value, unit)}
          </Result>
        </td>
      </tr>
      <tr className={isUsed ? styles('used') : undefined}>
        <Text as="td" colSpan={3} className={styles('remark')}>
          {methodText(estimate, report, unit)}
        </Text>
      </tr>
    </>
  );
}

/** Resting and daily energy by each method, with its origin and margin of error. */
export function EnergyTable({ report }: { report: ShownEnergyComparison }) {
  const unit = useEnergyUnit();
  return (
    <table className={styles('table')}>
      <Text as="caption">
        {[
          `${energyWords.tableTitle} `,
          { as: 'span', className: styles('captionUnit'), text: energyWords.unit(unit) },
        ]}
      </Text>
      <thead>
        <tr>
          <th scope="col" className={styles('head')}>
            {energyWords.methodColumn}
          </th>
          <th scope="col" className={styles('head')}>
            {energyWords.restColumn}
          </th>
          <th scope="col" className={styles('head')}>
            {energyWords.dayColumn}
          </th>
        </tr>
      </thead>
      <tbody>
        {report.estimates.map((estimate) => (
          <MethodRows key={estimate.method} estimate={estimate} report={report} />
        ))}
      </tbody>
    </table>
  );
}
