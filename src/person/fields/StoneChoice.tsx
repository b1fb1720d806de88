import { entryWords } from './entry-words.ts';
import styles from './PersonFields.module.css';
import type { UnitSwitchProps } from './UnitSwitch.tsx';

/** Whether imperial weights are in stone and pounds. */
export function StoneChoice({ units, onChoose }: UnitSwitchProps) {
  if (units === 'metric') return null;
  return (
    <label className={styles['check']}>
      <input
        type="checkbox"
        checked={units === 'stone'}
        onChange={(event) => onChoose(event.target.checked ? 'stone' : 'imperial')}
      />
      <span>{entryWords.useStone}</span>
    </label>
  );
}
