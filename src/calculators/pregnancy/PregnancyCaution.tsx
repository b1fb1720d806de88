import styles from '#person/fields/ReadDifferently.module.css';
import { pregnancyCautionText } from '#tools/pregnancy/page-words.ts';

/** Who the form isn't for; static. */
export function PregnancyCaution() {
  return <p className={`${styles['note']} no-print`}>{pregnancyCautionText}</p>;
}
