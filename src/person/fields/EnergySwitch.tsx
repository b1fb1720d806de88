import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx';
import { chooseEnergyUnit, useEnergyUnit } from '#person/energy/energy-unit.ts';
import { entryWords } from './entry-words.ts';
import { answerStyles as styles } from '#person/answer/answer-styles.ts';

const OPTIONS = [
  { value: 'kcal', label: 'kcal' },
  { value: 'kJ', label: 'kJ' },
] as const;

/** Where energies are read: shows them in kcal or kJ, here and on every other page. */
export function EnergySwitch() {
  return (
    <div className={`${styles('energy')} no-print`}>
      <SegmentedChoice
        legend={entryWords.energyUnit}
        legendHidden
        options={OPTIONS}
        value={useEnergyUnit()}
        onChoose={chooseEnergyUnit}
      />
    </div>
  );
}
