import type { Gender } from '#formulas/energy.ts';
import type { CalorieFigure, GentlestTarget } from './calorie-figure.ts';
import { concernText, withheldText } from './calorie-words.ts';
import { formatKcal } from './format.ts';
import { Result } from './Result.tsx';
import figures from './Figures.module.css';
import styles from './CalorieRow.module.css';

export interface CalorieRowProps {
  readonly name: string;
  readonly label: string;
  readonly figure: CalorieFigure;
  readonly gender: Gender;
  readonly gentlest: GentlestTarget | null;
}

/** One calorie figure as a line of a description list, with its remark; or the reason why there is none. */
export function CalorieRow({ name, label, figure, gender, gentlest }: CalorieRowProps) {
  if (figure.status === 'withheld') {
    return (
      <div className={figures['row']}>
        <dt>{label}</dt>
        <dd className={styles['withheld']}>
          <Result name={name}>{withheldText[figure.reason]}</Result>
        </dd>
      </div>
    );
  }
  const remark = concernText(figure.concern, gender, gentlest);
  return (
    <div className={figures['row']}>
      <dt>{label}</dt>
      <dd className={figures['figure']}>
        <Result name={name} value={figure.value}>
          {formatKcal(figure.value)}
        </Result>
        <span className={styles['unit']}> kcal</span>
      </dd>
      {remark ? <dd className={styles['remark']}>{remark}</dd> : null}
    </div>
  );
}
