import { entryWords } from './entry-words.ts';
import styles from './PersonFields.module.css';

export interface StoneChoiceProps {
  readonly inStone: boolean;
  readonly onChoose: (inStone: boolean) => void;
}

/** Whether imperial weights are in stone and pounds. */
export function StoneChoice({ inStone, onChoose }: StoneChoiceProps) {
  return (
    <label className={styles['check']}>
      <input type="checkbox" checked={inStone} onChange={(event) => onChoose(event.target.checked)} />
      <span>{entryWords.inStone}</span>
    </label>
  );
}
