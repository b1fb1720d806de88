import { SegmentedChoice } from '#ui/SegmentedChoice.tsx';
import { chooseEnergyUnit, useEnergyUnit } from '#person/energy-unit.ts';
import { entryWords } from './entry-words.ts';
import { lateStyles } from '#ui/late-styles.ts';
import css from './EnergySwitch.module.css?inline';

const styles = lateStyles('EnergySwitch', css);

const OPTIONS = [
  { value: 'kcal', label: 'kcal' },
  { value: 'kJ', label: 'kJ' },
] as const;

/** Where energies are read: shows them in kcal or kJ, here and on every other page. */
export function EnergySwitch() {
  return (
    <div className={`${styles('switch')} no-print`}>
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
