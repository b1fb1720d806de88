import type { ReactNode } from 'react';
import { EnergySwitch } from '#person/fields/EnergySwitch.tsx';
import { Text } from '#ui/text/Text.tsx';
import { answerStyles as styles } from './answer-styles.ts';

export interface AnswerHeroProps {
  /** The number to act on. */
  readonly figure: ReactNode;
  /** What it counts: "kcal a day". */
  readonly unit: string;
  /** A second figure: its name, itself, and a remark. */
  readonly beside?: { readonly name: string; readonly figure: ReactNode; readonly remark?: string } | null;
}

/** An answer's energy in the largest type, with the switch of its unit, and a second figure beside it. */
export function AnswerHero({ figure, unit, beside = null }: AnswerHeroProps) {
  return (
    <div className={styles('hero')}>
      <EnergySwitch>
        <p className={styles('number')}>
          <span className={styles('large')}>{figure}</span>
          <Text as="span" className={styles('unit')}>
            {unit}
          </Text>
        </p>
      </EnergySwitch>
      {beside ? (
        <p className={styles('beside')}>
          <Text as="span">{beside.name}</Text>
          <span className={styles('second')}>{beside.figure}</span>
          {beside.remark === undefined ? null : <Text as="span">{beside.remark}</Text>}
        </p>
      ) : null}
    </div>
  );
}
