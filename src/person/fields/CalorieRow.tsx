import type { Gender } from '#formulas/energy/energy.ts';
import type { CalorieFigure, GentlestTarget } from '#person/safety.ts';
import { concernText, withheldText } from '#person/safety-words.ts';
import { entryWords } from './entry-words.ts';
import { formatKcal } from '#ui/format.ts';
import { Result } from '#ui/Result.tsx';
import figures from '#ui/Figures.module.css';
import styles from './CalorieRow.module.css';
import { Text } from '#ui/Text.tsx';

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
        <Text as="dt">{label}</Text>
        <dd className={styles['withheld']}>
          <Result name={name}>{withheldText[figure.reason]}</Result>
        </dd>
      </div>
    );
  }
  const remark = concernText(figure.concern, gender, gentlest);
  return (
    <div className={figures['row']}>
      <Text as="dt">{label}</Text>
      <dd className={figures['figure']} translate="no">
        <Result name={name} value={figure.value}>
          {formatKcal(figure.value)}
        </Result>
        <span className={styles['unit']}>{` ${entryWords.kcal}`}</span>
      </dd>
      {remark ? (
        <Text as="dd" className={styles['remark']}>
          {remark}
        </Text>
      ) : null}
    </div>
  );
}
