import type { ReactNode } from 'react';
import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx';
import { chooseEnergyUnit, useEnergyUnit } from '#person/energy/energy-unit.ts';
import { entryWords } from './entry-words.ts';
import { answerStyles as styles } from '#person/answer/answer-styles.ts';

const OPTIONS = [
  { value: 'kcal', label: 'kcal' },
  { value: 'kJ', label: 'kJ' },
] as const;

/** Switches energies between kcal and kJ, here and on every other page; at the end of the given figure's row, if there is room. */
export function EnergySwitch({ children }: { readonly children?: ReactNode }) {
  const unit = useEnergyUnit();
  return (
    <div className={styles('energy')}>
      {children}
      <div className="no-print">
        <SegmentedChoice
          legend={entryWords.energyUnit}
          legendHidden
          options={OPTIONS}
          value={unit}
          onChoose={chooseEnergyUnit}
        />
      </div>
    </div>
  );
}
