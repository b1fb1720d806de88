import { concernText, withheldText } from '#person/safety-words.ts';
import { formatKcal } from '#ui/format.ts';
import { Result } from '#ui/Result.tsx';
import type { TdeeReport } from './tdee-report.ts';
import { differenceText, targetNames, tdeeWords } from './tdee-words.ts';
import { tdeeReportStyles as styles } from './tdee-report-styles.ts';
import { Text } from '#ui/Text.tsx';

type Target = TdeeReport['targets'][number];

function TargetRow({ target, report }: { target: Target; report: TdeeReport }) {
  const { key, figure } = target;
  const name = `targetCalories.${key}`;
  const isGoal = key === report.chosen;
  const remark =
    figure.status === 'shown' ? concernText(figure.concern, report.gender, report.gentlest) : null;
  const tone = isGoal ? styles('goal') : undefined;
  return (
    <>
      <tr className={tone}>
        <Text as="th" scope="row">
          {[targetNames[key], ...(isGoal ? [{ as: 'span', text: ` · ${tdeeWords.yourGoal}` } as const] : [])]}
        </Text>
        <td className={styles('difference')} translate="no">
          {differenceText(key)}
        </td>
        <td>
          {figure.status === 'shown' ? (
            <Result name={name} value={figure.value}>
              {formatKcal(figure.value)}
            </Result>
          ) : (
            <Result name={name} className={styles('withheld')}>
              {withheldText[figure.reason]}
            </Result>
          )}
        </td>
      </tr>
      {remark ? (
        <tr className={tone}>
          <td colSpan={3} className={styles('remark')}>
            <Text as="p">{remark}</Text>
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** The seven targets, each judged, with the goal's row marked. */
export function TargetTable({ report }: { report: TdeeReport }) {
  return (
    <table className={styles('table')}>
      <caption>{tdeeWords.targetsTitle}</caption>
      <thead className={styles('head')}>
        <tr>
          <th scope="col">{tdeeWords.targetColumn}</th>
          <th scope="col">{tdeeWords.differenceColumn}</th>
          <th scope="col">{tdeeWords.kcalColumn}</th>
        </tr>
      </thead>
      <tbody>
        {report.targets.map((target) => (
          <TargetRow key={target.key} target={target} report={report} />
        ))}
      </tbody>
    </table>
  );
}
