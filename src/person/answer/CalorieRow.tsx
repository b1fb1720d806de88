import type { Gender } from '@evenscale/formulas/energy';
import type { PolicyFigure } from '#person/policy.ts';
import type { GentlestTarget } from '#person/targets.ts';
import { remarkText, withheldText } from '#person/policy-words.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { energyFigure } from '#person/energy/format-energy.ts';
import { Result } from '#ui/Result.tsx';
import figures from '#ui/Figures.module.css';
import styles from './CalorieRow.module.css';
import { Text } from '#ui/text/Text.tsx';

export interface CalorieRowProps {
  readonly name: string;
  readonly label: string;
  readonly figure: PolicyFigure;
  readonly gender: Gender;
  readonly gentlest: GentlestTarget | null;
  /** False for a loss that isn't needed. */
  readonly isPrinted?: boolean;
  /** Said in place of a withheld figure; otherwise the policy's own words. */
  readonly withheld?: string | undefined;
  /** Said of a figure that is shown, before the policy's own note. */
  readonly note?: string | null;
}

/** A calorie figure as a row of a description list, with its note, or the reason why it isn't shown. */
export function CalorieRow({
  name,
  label,
  figure,
  gender,
  gentlest,
  isPrinted = true,
  withheld,
  note = null,
}: CalorieRowProps) {
  const unit = useEnergyUnit();
  const row = isPrinted ? figures['row'] : `${figures['row']} no-print`;
  if (figure.status === 'withheld') {
    return (
      <div className={row}>
        <Text as="dt">{label}</Text>
        <dd className={styles['withheld']}>
          <Result name={name}>{withheld ?? withheldText[figure.reason]}</Result>
        </dd>
      </div>
    );
  }
  const remark = [note, remarkText(figure, gender, gentlest, unit)].filter(Boolean).join(' ');
  return (
    <div className={row}>
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
