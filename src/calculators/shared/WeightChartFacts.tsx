import { formatShortDay, formatWeight } from './format-curve.ts';
import { chartWords, rangeText } from './weight-chart-words.ts';
import type { ChartMark, CurveView } from './weight-chart-words.ts';
import { chartStyles as styles } from './weight-chart-styles.ts';
import { monthlyDays } from './curve-table.ts';
import type { WeightCurve } from './weight-curve.ts';

/** The marked days in words, in the order of their numbers on the curve. */
export function WeightChartMilestones({ marks, view }: { marks: readonly ChartMark[]; view: CurveView }) {
  if (marks.length === 0) return null;
  return (
    <div>
      <h3 className={styles('small')}>{chartWords.milestonesTitle}</h3>
      <ol className={styles('milestones')}>
        {marks.map(({ day, weight, text }) => (
          <li key={text}>
            <strong>{formatShortDay(view.startDate, day)}</strong> {text}, {formatWeight(weight, view.unit)}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The curve as a table, month by month; opened by whoever wants it, and always in print. */
export function WeightChartTable({ curve, view }: { curve: WeightCurve; view: CurveView }) {
  const { unit } = view;
  return (
    <details className={styles('details')}>
      <summary className={styles('summary')}>{chartWords.tableTitle}</summary>
      <table className={styles('table')}>
        <caption className="visually-hidden">{chartWords.tableCaption}</caption>
        <thead className={styles('head')}>
          <tr>
            <th scope="col">{chartWords.dayColumn}</th>
            <th scope="col">{chartWords.weightColumn}</th>
            <th scope="col">{chartWords.rangeColumn}</th>
            <th scope="col">{chartWords.ruleColumn}</th>
          </tr>
        </thead>
        <tbody>
          {monthlyDays(curve).map((day) => (
            <tr key={day.day}>
              <th scope="row">{formatShortDay(view.startDate, day.day)}</th>
              <td>{formatWeight(day.weight, unit)}</td>
              <td>{day.day === 0 ? chartWords.today : rangeText(day, unit)}</td>
              <td>{day.rule === null ? chartWords.noRule : formatWeight(day.rule, unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
