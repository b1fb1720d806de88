import type { Gender } from '@evenscale/formulas/energy';
import type { CalorieFigure, GentlestTarget } from '#person/safety.ts';
import { concernText, withheldText } from '#person/safety-words.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { energyFigure } from '#person/energy/format-energy.ts';
import { Result } from '#ui/Result.tsx';
import figures from '#ui/Figures.module.css';
import styles from './CalorieRow.module.css';
import { Text } from '#ui/text/Text.tsx';

export interface CalorieRowProps {
  readonly name: string;
  readonly label: string;
  readonly figure: CalorieFigure;
  readonly gender: Gender;
  readonly gentlest: GentlestTarget | null;
}

/** A calorie figure as a row of a description list, with its note, or the reason why it isn't shown. */
export function CalorieRow({ name, label, figure, gender, gentlest }: CalorieRowProps) {
  const unit = useEnergyUnit();
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
  const remark = concernText(figure.concern, gender, gentlest, unit);
  return (
    <div className={figures['row']}>
      <Text as="dt">{label}</Text>
      <dd className={figures['figure']} translate="no">
        <Result name={name} value={figure.value}>
          {energyFigure(figure.value, unit)}
        </Result>
        <Text as="span" className={styles['unit']}>{` ${unit}`}</Text>
      </dd>
      {remark ? (
        <Text as="dd" className={styles['remark']}>
          {remark}
        </Text>
      ) : null}
    </div>
  );
}
