import styles from './HandLines.module.css';
import { handLinesWords as words } from './hand-lines-words.ts';

/** On paper: where a name and a date of birth are written by hand. Its place hides it on the screen. */
export const HandLines = () => (
  <p className={styles['lines']}>
    <span>{words.name}</span>
    <span>{words.born}</span>
  </p>
);
