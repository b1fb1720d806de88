import { concernText, withheldText } from '#calculators/shared/calorie-words.ts';
import { formatKcal } from '#calculators/shared/format.ts';
import { Result } from '#calculators/shared/Result.tsx';
import type { TdeeReport } from './tdee-report.ts';
import { differenceText, targetNames, tdeeWords } from './tdee-words.ts';
import styles from './TdeeReport.module.css';

type Target = TdeeReport['targets'][number];

function TargetRow({ target, report }: { target: Target; report: TdeeReport }) {
  const { key, figure } = target;
  const name = `targetCalories.${key}`;
  const isGoal = key === report.chosen;
  const remark =
    figure.status === 'shown' ? concernText(figure.concern, report.gender, report.gentlest) : null;
  const tone = isGoal ? styles['goal'] : undefined;
  return (
    <>
      <tr className={tone}>
        <th scope="row">
          {targetNames[key]}
          {isGoal ? <span> · {tdeeWords.yourGoal}</span> : null}
        </th>
        <td className={styles['difference']}>{differenceText(key)}</td>
        <td>
          {figure.status === 'shown' ? (
            <Result name={name} value={figure.value}>
              {formatKcal(figure.value)}
            </Result>
          ) : (
            <Result name={name} className={styles['withheld']}>
              {withheldText[figure.reason]}
            </Result>
          )}
        </td>
      </tr>
      {remark ? (
        <tr className={tone}>
          <td colSpan={3} className={styles['remark']}>
            <p>{remark}</p>
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** The seven targets, each judged, with the goal's row marked. */
export function TargetTable({ report }: { report: TdeeReport }) {
  return (
    <table className={styles['table']}>
      <caption>{tdeeWords.targetsTitle}</caption>
      <thead className={styles['head']}>
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
